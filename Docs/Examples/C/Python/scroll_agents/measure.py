"""The nanoseconds of an agent and a frame, of which 88 in a hundred fly or bounce and 12 are dragged:

    python3 -m scroll_agents.measure libscroll.so 100000
"""

import sys
import time

import numpy

from .population import Action, Population


def measure(library: str, count: int) -> float:
    """The best of many frames."""
    random = numpy.random.Generator(numpy.random.Philox(1))
    population = Population(library, count, 4844)
    dragged = random.random(count) < 0.12
    frame = 16_666_667
    population.perform(numpy.full(count, Action.JUMP, numpy.uint8), random.random(count) * 4000, 0)
    speeds = (random.random(count) * 4000 + 2500) * random.choice([-1.0, 1.0], count)
    for start in range(30):  # All begin within half a second.
        begins = numpy.arange(count) % 30 == start
        population.perform(
            numpy.where(begins, numpy.where(dragged, Action.DOWN, Action.LAUNCH), Action.NONE).astype(numpy.uint8),
            numpy.where(dragged, 400.0, speeds), start * frame)
    moves = numpy.where(dragged, Action.MOVED, Action.NONE).astype(numpy.uint8)
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
