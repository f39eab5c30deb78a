"""The constants, structures and functions of scroll.h, in C and here: python3 -m unittest tests.test_values"""

import ctypes
import re
import unittest
from pathlib import Path

from scroll_kinetics import Physics, Snap, Viewport, _library, values

# In the checkout, and where the tests are copied beside the header.
_places = Path(__file__).parent / "scroll.h", Path(__file__).parents[2] / "Sources/CScroll/include/scroll.h"
HEADER = re.sub(r"//.*", "", next(path for path in _places if path.exists()).read_text())
NAMES = {"double": "d", "int32_t": "i", "int64_t": "q", "uint32_t": "I", "uint64_t": "Q"}


class HeaderTests(unittest.TestCase):
    def test_structures(self) -> None:
        codes = {ctypes.c_double: "d", ctypes.c_int32: "i", ctypes.c_int64: "q", ctypes.c_uint32: "I", ctypes.c_uint64: "Q", ctypes.c_void_p: "p"}
        for body, name in re.findall(r"typedef struct \w+ \{(.*?)\} (\w+);", HEADER, re.S):
            structure = getattr(_library, name, None)
            if structure is None:
                continue
            fields = []
            # Of names for one place the first.
            body = re.sub(r"union \{ (\w+ \w+),[^}]*\};", r"\1;", body)
            for kind, names in re.findall(r"(?:const )?(\w+) ([^;]+);", body):
                for field in names.split(","):
                    fields.append((field.strip(" *\n"), "p" if "*" in field else NAMES[kind]))
            self.assertEqual(fields, [(field, codes[kind]) for field, kind, *_ in structure._fields_], name)

    def test_functions(self) -> None:
        found = {}
        for name, arguments in re.findall(r"[ *]scroll_(\w+)\(([^)]*)\);", HEADER):
            kinds = [argument for argument in arguments.split(",") if argument.strip() != "void"]
            found[name] = "".join("p" if "*" in kind else NAMES[kind.replace("const", "").split()[0]] for kind in kinds)
        for name, signature in _library.SIGNATURES.items():
            self.assertEqual(found.get(name), signature, name)

    def test_constants(self) -> None:
        constants: dict[str, int] = {}
        for body in re.findall(r"enum \{(.*?)\};", HEADER, re.S):
            for name, value in re.findall(r"SCROLL_(\w+) = ([-\d <]+)", body):
                constants[name] = eval(value)  # such as 1 << 3
        prefixes = {values.Keeping: "KEEP_", values.Momentum: "MOMENTUM_", values.InsetAdjustment: "ADJUST_", values.Reach: "REACH_",
                    values.PinchPhase: "PINCH_", values.ZoomTargets: "ZOOM_", values.DirectionalLock: "LOCK_", values.RepeatedFlicks: "FLICKS_",
                    values.Preset: "PRESET_", values.Flight: "FLIGHT_", values.Limit: "LIMIT_", values.ReleaseVelocity: "VELOCITY_"}
        others = {"HORIZONTAL": "X", "VERTICAL": "Y", "NONE": "UNPHASED", "CANCELLED": "DELTA_CANCELLED"}
        for kind in (values.Axis, values.Phase, values.ScrollPhase, values.Key, values.PageUnit, values.Integration, values.Source,
                     values.Order, values.Overscroll, values.Strictness, *prefixes):
            for case in kind:
                name = case.name if kind in prefixes else others.get(case.name, case.name)
                self.assertEqual(constants[prefixes.get(kind, "") + name], case.value, f"{kind} {case}")
        for event in values.Event:
            self.assertEqual(constants[event.name], 1 << event.value)

    def test_defaults(self) -> None:
        """The values of new objects are the library's."""
        physics, viewport, snap = _library.scroll_physics(), _library.scroll_viewport(), _library.scroll_snap()
        _library.C.default_physics(ctypes.addressof(physics))
        _library.C.default_viewport(ctypes.addressof(viewport))
        _library.C.default_snap(ctypes.addressof(snap))
        self.assertEqual(Physics.from_c(physics), Physics())
        android = Physics.of(values.Preset.ANDROID)
        self.assertEqual((android.preset, android.slop), (values.Preset.ANDROID, 8))
        self.assertEqual(values.Feel.of(values.Preset.UIKIT), values.Feel())
        self.assertEqual(bytes(Viewport(0, 0).c()), bytes(viewport))
        self.assertEqual(bytes(Snap.pages(at_most=snap.at_most).c()), bytes(snap))


if __name__ == "__main__":
    unittest.main()
