"""The C library: its structures, its functions, and its errors. `scroll.h` describes them; a test compares the two."""

import ctypes
import os
from pathlib import Path
from typing import Any, Final


class ScrollError(ValueError):
    """What the library refuses; the message names the field, the rule and the number."""

    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code: Final = code

    def __reduce__(self) -> tuple[Any, ...]:
        return ScrollError, (self.code, str(self))


# MARK: - Structures

def _structure(doubles: str, integers: str = "", *rest: tuple[str, Any]) -> type[ctypes.Structure]:
    fields = [(name, ctypes.c_double) for name in doubles.split()] + [(name, ctypes.c_int32) for name in integers.split()]
    return type("Structure", (ctypes.Structure,), {"_fields_": fields + list(rest)})


_numbers = ctypes.c_void_p

scroll_viewport = _structure(
    "x y width height content_width content_height inset_top inset_left inset_bottom inset_right safe_top safe_left safe_bottom"
    " safe_right offset_x offset_y scale alignment_x alignment_y zoom zoom_minimum zoom_maximum", "inset_adjustment flags")
scroll_physics = _structure(
    "deceleration_rate frames_per_second slop release_timeout",
    "integration source momentum directional_lock reduces_motion repeated_flicks turns_one_page_per_swipe preset")
scroll_feel = _structure(
    "rate decay reach resting_speed exponent reference pull_back band greatest_overscroll stretch_frequency stretch_damping_ratio"
    " least_speed greatest_speed", "flight limit velocity reserved")
scroll_distances = _structure("notch_x notch_y line_x line_y page_x page_y")
scroll_animation = _structure("duration x1 y1 x2 y2", "kind reserved")
scroll_snap = _structure(
    "interval origin alignment proximity arrival_a arrival_b reserved_1 reserved_2",
    "points reach at_most strictness arrival scrolls_long_items_freely count step_count",
    ("offsets", _numbers), ("items", _numbers), ("steps", _numbers), ("free_ranges", _numbers),
    ("free_count", ctypes.c_int32), ("reserved_3", ctypes.c_int32))
scroll_state = _structure(
    "offset_x offset_y velocity_x velocity_y target_x target_y min_x min_y max_x max_y", "",
    ("now", ctypes.c_int64), ("phase", ctypes.c_int32), ("events", ctypes.c_uint32), ("pending", ctypes.c_uint32),
    ("steps", ctypes.c_uint32), ("order", ctypes.c_uint64), ("zoom", ctypes.c_double), ("target_zoom", ctypes.c_double))
scroll_release = _structure("velocity_x velocity_y proposal_x proposal_y target_x target_y")
scroll_rules = _structure(
    "", "towards_end towards_start flings_towards_end flings_towards_start overscroll locks_to_one_axis overscroll_towards_start")
scroll_sheet = _structure("x y width height", "axis is_dismissible count reserved", ("detents", _numbers))
scroll_header = _structure("x y width height length collapsed_length", "axis returns_at_once stretches reserved")
scroll_card = _structure(
    "x y width height inset_top inset_left inset_bottom inset_right travel content_length", "axis reserved")
scroll_shelf = _structure(
    "x y width height card_width card_height spacing margin alignment", "axis count step_count reserved", ("steps", _numbers))
scroll_columns = _structure(
    "", "", *((name, _numbers) for name in ("offsets", "velocities", "phases", "orders", "targets", "rests")))

# MARK: - Functions

# The arguments of each: an integer of 32 bits, one of 64 (an instant), a double, a pointer. All return an integer of 32 bits but
# for those in `_results`.
SIGNATURES: Final = {
    "act": "ippqp", "advance": "iq", "advance_agents": "iqp", "apply": "iiddddq", "autoscroll": "iddiq", "cancel": "iq",
    "choose_target": "iiddi", "create": "ppq", "create_population": "iii", "create_screen": "q", "default_card": "p",
    "default_header": "p", "default_physics": "p", "default_rules": "p", "default_sheet": "p", "default_shelf": "p",
    "default_snap": "p", "default_viewport": "p", "delta": "iiddq", "destroy": "i", "drag": "iiddq", "edge_scroll": "iiddq",
    "equals": "ii", "finger_velocity": "iddp", "flights": "ippddiddpp", "fling": "iddq", "get_agent": "iii", "get_feel": "ip", "get_physics": "ip", "get_refresh": "ip", "get_viewport": "ip",
    "instant": "d", "key": "iiddipq", "magnify": "idddq", "message": "i", "next_zoom": "iidp", "offset_at": "iqp", "preset_distances": "iip",
    "preset_feel": "ip", "preset_physics": "ip", "pinch": "iidddq", "propose": "iqp", "reaching": "iidp", "refresh": "iiq", "rest": "ip", "restore": "ii",
    "retarget": "iddq", "reveal": "iddddpq", "screen_choose_rest": "iid", "screen_detent": "iip", "screen_expand": "iiipq", "screen_frame": "iip",
    "screen_insert": "iiippp", "screen_insert_card": "iiipdp", "screen_insert_header": "iiipdp", "screen_insert_sheet": "iiipidp",
    "screen_insert_shelf": "iiipdp", "screen_member_at": "iddp", "screen_move_to_detent": "iiipq", "screen_read": "iip",
    "screen_remove": "iiq", "screen_select": "ii", "screen_update_card": "iippq", "screen_update_header": "iippq",
    "screen_update_sheet": "iippq", "screen_update_shelf": "iippq", "set_agents": "iiii", "set_detents": "iipi",
    "set_feel": "ip", "set_physics": "ip", "set_refresh": "iddiiq", "set_rules": "ip", "set_snap": "iip", "shift_time": "iq", "snapshot": "i", "state_of": "i",
    "stop": "iq", "stretch": "ip", "stretch_rest": "ip", "take_events": "i", "to": "iddpq", "to_top": "iq", "touch": "iiiddq", "update": "ipiddpq",
    "visible_until": "iqp", "wheel": "iddddpq", "zoom": "idppq", "zoom_at": "iqp", "zoom_to": "iddddpq",
}
_results: Final = {"instant": ctypes.c_int64, "message": ctypes.c_char_p, "state_of": ctypes.POINTER(scroll_state)}
_arguments: Final = {"i": ctypes.c_int32, "q": ctypes.c_int64, "d": ctypes.c_double, "p": ctypes.c_void_p}


def _path() -> str:
    own = Path(__file__).with_name("libscroll.so")
    path = os.environ.get("SCROLL_LIBRARY") or str(own)
    if not os.path.exists(path):
        raise ImportError(
            f"there is no library at {path}: install the wheel that Docs/Examples/C/build python makes, or set SCROLL_LIBRARY to a"
            " libscroll.so")
    return path


class _Functions:
    """The functions of a library, by their names without `scroll_`."""

    def __init__(self, library: ctypes.CDLL) -> None:
        for name, arguments in SIGNATURES.items():
            function = getattr(library, f"scroll_{name}")
            function.argtypes = [_arguments[argument] for argument in arguments]
            function.restype = _results.get(name, ctypes.c_int32)
            setattr(self, name, function)

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"the library has no function scroll_{name}")


#: The functions with Python's lock held, since those of scrollers and screens share a table of handles.
C: Final = _Functions(ctypes.PyDLL(_path()))
#: The functions without the lock, for long calls that share nothing.
UNLOCKED: Final = _Functions(ctypes.CDLL(_path()))


def checked(result: int) -> int:
    """Returns a result, or raises what it says."""
    if result >= 0:
        return result
    message = C.message(result).decode()
    raise MemoryError(message) if result == -7 else ScrollError(result, message)


def pointer(structure: Any) -> int | None:
    """The address of a structure or an array; None for none."""
    return None if structure is None else ctypes.addressof(structure)


def doubles(numbers: Any) -> Any:
    """An array of doubles for C."""
    return (ctypes.c_double * len(numbers))(*numbers)


def nanoseconds(seconds: float) -> int:
    """The instant at a number of seconds: the nearest nanosecond."""
    if seconds != seconds:
        raise ValueError("an instant must be a number of seconds, but is nan")
    result: int = C.instant(seconds)
    return result
