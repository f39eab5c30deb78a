"""Populations: python3 -m unittest tests.test_population"""

import copy
import unittest

import numpy

from scroll_kinetics import Action, Axis, Event, Physics, Population, Scroller, Snap, Viewport

LIST = Viewport(390, 844, 390, 4844)


class PopulationTests(unittest.TestCase):
    def test_agents_are_scrollers(self) -> None:
        """The columns are the states of the agents, and of scrollers beside them with the same calls."""
        random = numpy.random.default_rng(1)
        population = Population(70, LIST, events=True)
        scrollers = [Scroller(LIST) for _ in range(70)]
        for frame in range(1, 90):
            actions = random.choice([Action.NONE, Action.NONE, Action.DOWN, Action.MOVED, Action.MOVED, Action.UP], 70)
            numbers = random.random(70) * 844
            now = frame / 60
            population.act(actions, numbers, at=now)
            population.advance(now)
            for index, scroller in enumerate(scrollers):
                y = float(numbers[index])
                if actions[index] == Action.DOWN:
                    scroller.touch_down(0, y, at=now)
                elif actions[index] == Action.MOVED:
                    scroller.touch_moved(0, y, at=now)
                elif actions[index] == Action.UP:
                    scroller.touch_up(at=now)
                events = scroller.advance(now)
                self.assertEqual(population.offsets[index], scroller.content_offset.y)
                self.assertEqual(population.velocities[index], scroller.velocity.dy)
                self.assertEqual(population.phases[index], scroller.phase)
                self.assertEqual(population.targets[index], scroller.resting_offset.y)
                self.assertEqual({event for event in Event if population.had(event)[index]}, set(events))
            self.assertEqual(population[frame % 70], scrollers[frame % 70])

    def test_numbers_of_every_type(self) -> None:
        expected = Population(3, LIST)
        expected.act(numpy.full(3, Action.LAUNCH, numpy.uint8), numpy.full(3, 2000.0), at=0)
        for actions in Action.LAUNCH, 6, [6, 6, 6], numpy.full(3, 6, numpy.int64), numpy.array([6] * 6)[::2]:
            for numbers in 2000, 2000.0, [2000] * 3, numpy.full(3, 2000, numpy.int16), numpy.full(3, 2000, numpy.float32):
                population = Population(3, LIST)
                population.act(actions, numbers, at=0)
                self.assertEqual(population, expected)

    def test_errors_name_the_argument(self) -> None:
        population = Population(3, LIST)
        for actions, numbers, message in (
            ([1, 2], 0, r"actions must have the shape \(3,\) or be one value, but has the shape \(2,\)"),
            ([1, 1, 99], 0, r"actions\[2\] is 99, and actions go from 0 to 15"), (-1, 0, "actions is -1"),
            (numpy.full(3, 99, numpy.uint8), 0, r"actions\[0\] is 99"), ([1.0] * 3, 0, "actions must be integers, but are float64"),
            (1, [1, 2], r"numbers must have the shape"), (1, "x", "numbers must be real numbers"), (1, 1j, "numbers must be real numbers"),
            (1, [0, float("nan"), 0], r"numbers\[1\]: .* must be finite, but is nan"),
        ):
            with self.assertRaisesRegex(ValueError, message):
                population.act(actions, numbers, at=0)
        with self.assertRaisesRegex(ValueError, "an instant must be a number of seconds, but is nan"):
            population.advance(float("nan"))
        with self.assertRaisesRegex(IndexError, "there are 3 agents, and the index is 3"):
            population[3]
        with self.assertRaisesRegex(TypeError, "either a viewport or an agent"):
            Population(3)
        with self.assertRaisesRegex(ValueError, "frame.width must be finite"):
            Population(3, Viewport(float("inf"), 844))
        self.assertEqual(population, Population(3, LIST))
        population.close()
        with self.assertRaisesRegex(ValueError, "handle|destroyed|no object"):
            population.advance(0)

    def test_agents_of_their_own(self) -> None:
        """Each agent has the physics, the lengths and the rules of the scroller that it is a copy of."""
        shelf = Scroller(Viewport(390, 844, 390, 4844), Physics(deceleration_rate=0.99))
        shelf.set_snap(Axis.VERTICAL, Snap.every(100))
        population = Population.of([Scroller(LIST), shelf, Scroller(Viewport(390, 844, 390, 1000))])
        population.act(Action.LAUNCH, 1000, at=0)
        population.advance(10)
        # By S·(v − 0.01), to a place of the rule, and to the end of the content.
        self.assertEqual(population.offsets.tolist(), [494, 100, 156])
        population[0:2] = shelf
        self.assertEqual(population[0], population[1])

    def test_a_copy_is_a_snapshot(self) -> None:
        population = Population(5, LIST)
        population.act(Action.LAUNCH, numpy.arange(5) * 900.0, at=0)
        population.advance(0.1)
        snapshot = copy.deepcopy(population)
        offsets = population.offsets.copy()
        population.advance(3)
        self.assertNotEqual(population, snapshot)
        population.restore(snapshot)
        self.assertEqual(population, snapshot)
        self.assertEqual(population.offsets.tolist(), offsets.tolist())
        snapshot.advance(3)
        population.advance(3)
        self.assertEqual(population.offsets.tolist(), snapshot.offsets.tolist())


if __name__ == "__main__":
    unittest.main()
