"""The environments: python3 -m unittest tests.test_environments"""

import unittest
import warnings

import gymnasium
import numpy
from gymnasium.utils.env_checker import check_env

from scroll_kinetics import RestEnv, RestVectorEnv, ScreenEnv
from scroll_kinetics.app import LISTS, PAGER, SHEET, SHEET_LIST, WIDTH

NAMES = "scroll_kinetics:ScrollToRest-v0", "scroll_kinetics:ScrollScreen-v0"


class CheckerTests(unittest.TestCase):
    def test_the_checker_says_nothing(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            for name in NAMES:
                for mode in None, "rgb_array", "ansi":
                    check_env(gymnasium.make(name, render_mode=mode).unwrapped)

    def test_seeds(self) -> None:
        """The same seed and actions give the same bits, another seed others."""
        for name in NAMES:
            runs = []
            for seed in 3, 3, 4:
                env = gymnasium.make(name, render_mode="rgb_array").unwrapped
                env.action_space.seed(7)
                trace = [env.reset(seed=seed)[0].tobytes()]
                for _ in range(200):
                    observation, reward, *_ = env.step(env.action_space.sample())
                    trace.append(observation.tobytes() + numpy.float64(reward).tobytes())
                runs.append((b"".join(trace), env.render().tobytes()))
            self.assertEqual(runs[0], runs[1])
            self.assertNotEqual(runs[0], runs[2])

    def test_many_of_one(self) -> None:
        for name in NAMES:
            env = gymnasium.make_vec(name, num_envs=3)
            env.reset(seed=1)
            env.action_space.seed(1)
            for _ in range(50):
                observation, *_ = env.step(env.action_space.sample())
            self.assertTrue(env.observation_space.contains(observation))
            env.close()


class ScreenTests(unittest.TestCase):
    def drag(self, env: ScreenEnv, start: tuple[float, float], end: tuple[float, float], frames: int = 20) -> tuple[float, bool]:
        """Drags slowly, holds for a moment, lifts, and waits until everything rests."""
        for frame in range(frames + 12):
            part = min(frame / frames, 1)
            place = [a + (b - a) * part for a, b in zip(start, end)]
            env.step(numpy.array([1, *place], numpy.float32))
        for _ in range(120):
            _, reward, terminated, *_ = env.step(numpy.array([-1, 0, 0], numpy.float32))
            if terminated or not env.screen.is_moving:
                break
        return reward, terminated

    def test_each_list_can_be_reached(self) -> None:
        for place, number in enumerate(LISTS):
            env = ScreenEnv(frames=6000)
            env.reset(seed=1)
            env._begin(number, 700)
            if number == SHEET_LIST:
                self.drag(env, (0, 0.8), (0, -0.9))
                self.assertGreater(env.screen[SHEET].content_offset.y, 120)
            for _ in range(place if number != SHEET_LIST else 0):
                self.drag(env, (0.8, 0.2), (-0.8, 0.2))
            if number != SHEET_LIST:
                self.assertEqual(env.screen[PAGER].content_offset.x, place * WIDTH)
            reward, terminated = 0.0, False
            for _ in range(20):
                way = env._way()
                if abs(way) < env.window:
                    reward, terminated = self.drag(env, (0, 0.1), (0, 0.1), 1)
                    break
                step = min(max(way, -150), 150) / 844 * 2
                reward, terminated = self.drag(env, (0, 0.3), (0, 0.3 - step - (0.025 if step > 0 else -0.025)))
                if terminated:
                    break
            self.assertTrue(terminated, f"list {number}: {env._way()} points are left")
            self.assertGreater(reward, 0.99)


class RestTests(unittest.TestCase):
    def test_the_spaces(self) -> None:
        env = gymnasium.make_vec("scroll_kinetics:ScrollToRest-v0", num_envs=70)
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


if __name__ == "__main__":
    unittest.main()
