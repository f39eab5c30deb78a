"""SCROLL_LIBRARY=libscroll.so python3 -m unittest tests.test_scroll_agents"""

import os
import signal
import tempfile
import threading
import time
import unittest
from pathlib import Path

import gymnasium
import numpy
from dask.distributed import Client, LocalCluster
from gymnasium.utils.env_checker import check_env

from scroll_agents import Action, Population, RestEnv, RestVectorEnv
from scroll_agents.sweep import CHUNK, chunk, digest, kept_chunk, sweep

LIBRARY = os.environ["SCROLL_LIBRARY"]


class PopulationTests(unittest.TestCase):
    def test_a_sample_of_the_agents_are_lists(self) -> None:
        """The columns are the states of the agents' own lists."""
        random = numpy.random.default_rng(1)
        population = Population(LIBRARY, 500, 4844)
        population.act(numpy.full(500, Action.LAUNCH, numpy.uint8), random.random(500) * 9000 - 1000, 0)
        for frame in range(1, 90):
            population.advance(frame * 16_666_667)
            for index in (0, 63, 64, 499):
                self.assertEqual(population.agent(index), (population.offsets[index], population.velocities[index]))
        population.close()

    def test_arrays_that_the_library_cannot_read(self) -> None:
        population = Population(LIBRARY, 3, 4844)
        none, places = numpy.zeros(3, numpy.uint8), numpy.zeros(3)
        population.act(none, places, 0)
        for actions, numbers in (
            (none[:2], places), (none, numpy.zeros(2)), (none.astype(numpy.int64), places), (none, places.astype(numpy.float32)),
            (none, numpy.zeros(6)[::2]), (numpy.zeros((3, 1), numpy.uint8), places),
        ):
            with self.assertRaises(ValueError):
                population.act(actions, numbers, 0)
        population.close()
        with self.assertRaises(ValueError):
            population.advance(0)


class RestTests(unittest.TestCase):
    def test_the_checker(self) -> None:
        check_env(gymnasium.make("scroll_agents:ScrollToRest-v0").unwrapped, skip_render_check=True)

    def test_the_spaces(self) -> None:
        env = gymnasium.make_vec("scroll_agents:ScrollToRest-v0", num_envs=70)
        self.assertIsInstance(env.unwrapped, RestVectorEnv)
        observation, _ = env.reset(seed=3)
        env.action_space.seed(3)
        for _ in range(400):
            self.assertTrue(env.observation_space.contains(observation))
            observation, *_ = env.step(env.action_space.sample())
        env.close()

    def test_one_of_many_is_one(self) -> None:
        """A seed gives the same observations again, and one environment is a vector of one."""
        (first, again), one = (RestVectorEnv(1, frames=40) for _ in range(2)), RestEnv(frames=40)
        actions = numpy.random.default_rng(5).uniform(-1, 1, (39, 1, 2)).astype(numpy.float32)
        self.assertEqual(first.reset(seed=9)[0].tobytes(), again.reset(seed=9)[0].tobytes())
        one.reset(seed=9)
        for action in actions:
            step, same, single = first.step(action), again.step(action), one.step(action[0])
            for a, b, c in zip(step[:4], same[:4], single[:4]):
                self.assertEqual(a.tobytes(), b.tobytes())
                self.assertEqual(a[0].tolist(), numpy.asarray(c).tolist())

    def test_an_agent_brings_the_item_to_rest(self) -> None:
        """A finger that drags slowly towards the target, and stops before it leaves, ends nearly all episodes with 1."""
        env = RestVectorEnv(200, frames=600)
        observation, _ = env.reset(seed=4)
        ended = numpy.zeros(200, bool)
        for frame in range(600):
            way, finger, touches = observation[:, 0], observation[:, 3], observation[:, 2] > 0
            step = numpy.clip(way, -0.02, 0.02)  # In viewports: upwards to scroll on.
            near = numpy.abs(way) < 0.012
            at_end = (finger - step < 0.02) | (finger - step > 0.98)
            place = numpy.where(touches, finger - numpy.where(near, 0, step), numpy.where(way > 0, 0.95, 0.05))
            still = numpy.abs(observation[:, 1]) < 1e-3
            # It stays for a moment, so that nothing flies.
            leaves = touches & (near | at_end) & still
            place = numpy.where(at_end & touches, finger, place)
            action = numpy.stack([numpy.where(leaves, -1, 1), place * 2 - 1], 1).astype(numpy.float32)
            observation, reward, terminated, truncated, _ = env.step(action)
            self.assertTrue(numpy.all(reward[terminated] > 0.99))
            ended |= terminated
        self.assertGreater(ended.sum(), 150)
        env.close()

    def test_after_an_end_the_next_step_resets(self) -> None:
        env = RestVectorEnv(3, frames=5)
        env.reset(seed=1)
        still = numpy.full((3, 2), -1, numpy.float32)
        for _ in range(4):
            *_, truncated, _ = env.step(still)
            self.assertFalse(truncated.any())
        *_, truncated, _ = env.step(still)
        self.assertTrue(truncated.all())
        observation, reward, terminated, truncated, _ = env.step(still)
        self.assertEqual(reward.tolist(), [0, 0, 0])
        self.assertEqual(observation[:, 4].tolist(), [1, 1, 1])
        self.assertFalse((terminated | truncated).any())

    def test_bad_arguments(self) -> None:
        for arguments in ({"num_envs": 0}, {"frames": 0}, {"window": float("nan")}):
            with self.assertRaises(ValueError):
                RestVectorEnv(**arguments)


class SweepTests(unittest.TestCase):
    FLICKS = 12 * CHUNK

    def test_a_killed_worker_loses_nothing(self) -> None:
        """The counts are those of one process, though a worker is killed while chunks are computed."""
        alone = numpy.sum([chunk(LIBRARY, 1, first, CHUNK) for first in range(0, self.FLICKS, CHUNK)], 0)
        with tempfile.TemporaryDirectory() as folder:
            cluster = LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None)  # type: ignore[no-untyped-call]
            with cluster, Client(cluster) as client:  # type: ignore[no-untyped-call]
                process = next(iter(client.run(os.getpid).values()))

                left: list[int] = []

                def kill() -> None:
                    while len(list(Path(folder).glob("*.npy"))) < 3:
                        time.sleep(0.01)
                    left.append(12 - len(list(Path(folder).glob("*.npy"))))
                    os.kill(process, signal.SIGKILL)

                killer = threading.Thread(target=kill)
                killer.start()
                counts = sweep(client, LIBRARY, 1, self.FLICKS, folder)
                killer.join()
                self.assertGreater(left[0], 2)
                self.assertEqual(digest(counts), digest(alone))
            # What is there is read, without the library; a file that is damaged is computed again.
            path = min(Path(folder).glob("*.npy"))
            seed, first, count = map(int, path.stem.split("-"))
            kept = kept_chunk(folder, "none", seed, first, count)
            path.write_bytes(path.read_bytes()[:100])
            numpy.testing.assert_array_equal(kept_chunk(folder, LIBRARY, seed, first, count), kept)


if __name__ == "__main__":
    unittest.main()
