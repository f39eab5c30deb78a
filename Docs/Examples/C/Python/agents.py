"""Agents with fingers, by columns of NumPy that are not copied:

    python3 agents.py .build/c/fast/libscroll.so 100000      # the nanoseconds of an agent and a frame

`Population` is what a simulator imports. All agents are copies of one list, and are compared with lists of their own on a sample.
"""
import ctypes, sys, time
from typing import Any, Final

import numpy

Doubles = numpy.ndarray[Any, numpy.dtype[numpy.float64]]
Bytes = numpy.ndarray[Any, numpy.dtype[numpy.uint8]]

NONE, DOWN, MOVED, UP, CANCEL, HOLD, LAUNCH, WHEEL, SMOOTH_WHEEL, JUMP, ANIMATE, RETARGET, STOP, CONTENT, VIEWPORT = range(15)


class Columns(ctypes.Structure):
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
        self._columns: Final = Columns(
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

    def perform(self, actions: Bytes, numbers: Doubles, now: int) -> None:
        """Performs an action on each agent, with its number, at a number of nanoseconds."""
        assert actions.dtype == numpy.uint8 and numbers.dtype == numpy.float64 and len(actions) == len(numbers) == len(self.offsets)
        assert actions.flags.c_contiguous and numbers.flags.c_contiguous
        self._checked(self._c.scroll_perform(
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


def measure(library: str, count: int) -> float:
    """The best nanoseconds of an agent and a frame, of which 88 in a hundred fly or bounce and 12 are dragged."""
    random = numpy.random.Generator(numpy.random.Philox(1))
    population = Population(library, count, 4844)
    dragged = random.random(count) < 0.12
    frame = 16_666_667
    population.perform(numpy.full(count, JUMP, numpy.uint8), random.random(count) * 4000, 0)
    speeds = (random.random(count) * 4000 + 2500) * random.choice([-1.0, 1.0], count)
    for start in range(30):  # All begin within half a second.
        begins = numpy.arange(count) % 30 == start
        population.perform(
            numpy.where(begins, numpy.where(dragged, DOWN, LAUNCH), NONE).astype(numpy.uint8),
            numpy.where(dragged, 400.0, speeds), start * frame)
    moves = numpy.where(dragged, MOVED, NONE).astype(numpy.uint8)
    best = float("inf")
    for step in range(31, 60):
        fingers = 400 + random.random(count) * 100
        start_time = time.perf_counter()
        population.perform(moves, fingers, step * frame)
        population.advance(step * frame)
        best = min(best, time.perf_counter() - start_time)
    population.close()
    return best / count * 1e9


if __name__ == "__main__":
    print(f"{measure(sys.argv[1], int(sys.argv[2])):.1f} ns an agent and frame")
