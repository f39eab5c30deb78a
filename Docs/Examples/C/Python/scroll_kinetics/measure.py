"""The nanoseconds of an agent and a frame, with the offsets, velocities, phases and targets of all:

    python3 -m scroll_kinetics.measure 100000

Of a population 88 agents in a hundred fly or bounce and 12 are dragged; those of the environment flick once in forty frames.
"""

import argparse
import time

import numpy

from .population import Action, Population
from .rest import RestVectorEnv
from .values import Viewport


def measure_population(count: int) -> float:
    """The best of many frames."""
    random = numpy.random.Generator(numpy.random.Philox(1))
    population = Population(count, Viewport(390, 844, 390, 4844))
    dragged = random.random(count) < 0.12
    frame = 1 / 60
    population.act(numpy.full(count, Action.JUMP, numpy.uint8), random.random(count) * 4000, at=0)
    speeds = (random.random(count) * 4000 + 2500) * random.choice([-1.0, 1.0], count)
    for start in range(30):  # All begin within half a second.
        begins = numpy.arange(count) % 30 == start
        population.act(
            numpy.where(begins, numpy.where(dragged, Action.DOWN, Action.LAUNCH), Action.NONE).astype(numpy.uint8),
            numpy.where(dragged, 400.0, speeds), at=start * frame)
    moves = numpy.where(dragged, Action.MOVED, Action.NONE).astype(numpy.uint8)
    best = float("inf")
    for step in range(31, 60):
        fingers = 400 + random.random(count) * 100
        start_time = time.perf_counter()
        population.act(moves, fingers, at=step * frame)
        population.advance(step * frame)
        best = min(best, time.perf_counter() - start_time)
    population.close()
    return best / count * 1e9


def measure_environment(count: int) -> float:
    """The best of many steps, after all agents have flicked."""
    environment = RestVectorEnv(count)
    environment.reset(seed=1)
    best = float("inf")
    for frame in range(120):
        moment = (numpy.arange(count) * 13 + frame) % 40
        # A finger that moves up for eight frames, and leaves.
        actions = numpy.stack([numpy.where(moment < 8, 1, -1), 0.5 - 0.1 * moment], 1, dtype=numpy.float32)
        start_time = time.perf_counter()
        environment.step(actions)
        if frame > 60:
            best = min(best, time.perf_counter() - start_time)
    environment.close()
    return best / count * 1e9


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="The nanoseconds of an agent and a frame.")
    parser.add_argument("agents", type=int, nargs="?", default=100_000, help="how many (default: %(default)s)")
    agents = parser.parse_args().agents
    print(f"{measure_population(agents):.1f} ns an agent and frame of a population")
    print(f"{measure_environment(agents):.1f} ns an agent and step of an environment")
