"""Agents with fingers, by columns of NumPy that are not copied."""

import ctypes
import enum
from typing import Any, Final

import numpy

Doubles = numpy.ndarray[Any, numpy.dtype[numpy.float64]]
Bytes = numpy.ndarray[Any, numpy.dtype[numpy.uint8]]
Flags = numpy.ndarray[Any, numpy.dtype[numpy.bool_]]


class Action(enum.IntEnum):
    """What is done to an agent; scroll.h describes the numbers."""

    NONE, DOWN, MOVED, UP, CANCEL, HOLD, LAUNCH, WHEEL, SMOOTH_WHEEL, JUMP, ANIMATE, RETARGET, STOP, CONTENT, VIEWPORT = range(15)


class _Columns(ctypes.Structure):
    _fields_ = [(name, ctypes.c_void_p) for name in ("offsets", "velocities", "phases", "orders", "targets", "rests")]


class Population:
    """Agents along the vertical axis. The arrays are written by every step; keep copies of what is needed longer."""

    def __init__(self, library: str, count: int, length: float, viewport: float = 844) -> None:
        self._c: Final = ctypes.CDLL(library)
        self._list: Final = self._new_list(length, viewport)
        self._population: Final = self._checked(self._c.scroll_create_population(self._list, count, 1))
        self.offsets: Final[Doubles] = numpy.zeros(count)
        self.velocities: Final[Doubles] = numpy.zeros(count)
        self.phases: Final[Bytes] = numpy.zeros(count, numpy.uint8)
        self.targets: Final[Doubles] = numpy.zeros(count)
        self._columns: Final = _Columns(
            self.offsets.ctypes.data, self.velocities.ctypes.data, self.phases.ctypes.data, None, self.targets.ctypes.data, None)
        self._pointer: Final = ctypes.byref(self._columns)

    def _new_list(self, length: float, viewport: float) -> int:
        memory = ctypes.create_string_buffer(1024)  # more than a scroll_viewport
        self._c.scroll_default_viewport(memory)
        numbers = ctypes.cast(memory, ctypes.POINTER(ctypes.c_double))
        numbers[2], numbers[3], numbers[4], numbers[5] = 390, viewport, 390, length  # width, height, content
        return self._checked(self._c.scroll_create(memory, None, ctypes.c_int64(0)))

    def _checked(self, result: int) -> int:
        if result < 0:
            self._c.scroll_message.restype = ctypes.c_char_p
            raise ValueError(self._c.scroll_message(result).decode())
        return result

    def act(self, actions: Bytes, numbers: Doubles, now: int) -> None:
        """Performs an action on each agent, with its number, at a number of nanoseconds."""
        # The library reads the memory of the arrays.
        for array, kind in (actions, numpy.uint8), (numbers, numpy.float64):
            if array.dtype != kind or array.shape != self.offsets.shape or not array.flags.c_contiguous:
                raise ValueError(f"an array of {len(self.offsets)} {kind.__name__} is needed, not {array.dtype} of {array.shape}")
        self._checked(self._c.scroll_act(
            self._population, ctypes.c_void_p(actions.ctypes.data), ctypes.c_void_p(numbers.ctypes.data), ctypes.c_int64(now), None))

    def advance(self, now: int) -> None:
        """Advances all agents, and writes the arrays."""
        self._checked(self._c.scroll_advance_agents(self._population, ctypes.c_int64(now), self._pointer))

    def agent(self, index: int) -> tuple[float, float]:
        """The present offset and velocity of an agent, by way of a list."""
        self._checked(self._c.scroll_get_agent(self._population, index, self._list))
        self._c.scroll_state_of.restype = ctypes.POINTER(ctypes.c_double)
        state = self._c.scroll_state_of(self._list)
        return state[1], state[3]

    def close(self) -> None:
        for handle in (self._population, self._list):
            self._checked(self._c.scroll_destroy(handle))
