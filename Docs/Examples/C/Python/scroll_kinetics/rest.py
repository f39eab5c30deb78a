"""Environments in which an agent brings an item of a list to rest in a window, with one finger."""

from typing import Any, Final

import gymnasium
import numpy
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from .drawing import Image, disc, picture, rectangle
from .population import Action, Bytes, Doubles, Flags, Population
from .values import Phase, Viewport

WIDTH: Final = 390.0
HEIGHT: Final = 844.0
LENGTH: Final = 4844.0
ROW: Final = 44.0
FRAMES_PER_SECOND: Final = 60

Floats = numpy.ndarray[Any, numpy.dtype[numpy.float32]]
Column = numpy.ndarray[Any, numpy.dtype[Any]]
Information = dict[str, Any]

OBSERVATION: Final = gymnasium.spaces.Box(
    numpy.array([-8, -100, 0, 0, 0], numpy.float32), numpy.array([8, 100, 1, 1, 1], numpy.float32), dtype=numpy.float32)
ACTION: Final = gymnasium.spaces.Box(-1, 1, (2,), numpy.float32)


class RestVectorEnv(VectorEnv[Floats, Floats, Column]):
    """Many lists, each with a finger, at 60 frames a second.

    - An action is two numbers from -1 to 1: whether the finger touches (above 0), and where, from the top to the bottom.
    - An observation is five: the way to the target and the velocity, in viewports and viewports a second; whether the finger
      touches, and where, from 0 to 1; and the time left, from 1 to 0.
    - The reward is 1 where the list rests, without a finger, with the item at most `window` points from its target, which ends the
      episode; and -1 over the number of frames in each frame. After that number the episode is truncated.
    - The same seed and actions give the same observations, to the bit, on every machine. An environment that has ended is reset by
      the next step, whose action does not count.
    """

    metadata = {
        "render_modes": ["rgb_array", "ansi"], "render_fps": FRAMES_PER_SECOND, "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self, num_envs: int = 1, *, window: float = 22, frames: int = 300, render_mode: str | None = None,
    ) -> None:
        if num_envs < 1 or frames < 1 or not window >= 0:
            raise ValueError(f"num_envs and frames must be 1 or more, window 0 or more, but are {num_envs}, {frames} and {window}")
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.single_observation_space = OBSERVATION
        self.single_action_space = ACTION
        self.observation_space = batch_space(OBSERVATION, num_envs)
        self.action_space = batch_space(ACTION, num_envs)
        self.window: Final = window
        self.frames: Final = frames
        self._population: Final = Population(num_envs, Viewport(WIDTH, HEIGHT, WIDTH, LENGTH))
        self._frame = 0
        self._targets: Final[Doubles] = numpy.zeros(num_envs)
        self._fingers: Final[Doubles] = numpy.full(num_envs, 0.5)
        self._touches: Final[Flags] = numpy.zeros(num_envs, numpy.bool_)
        self._ages = numpy.zeros(num_envs, numpy.int64)
        self._ended: Flags = numpy.ones(num_envs, numpy.bool_)
        self._actions: Final[Bytes] = numpy.zeros(num_envs, numpy.uint8)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, Information]:
        """Resets all environments."""
        super().reset(seed=seed, options=options)
        # Another time line would be earlier than the agents.
        self._restart(numpy.ones(self.num_envs, numpy.bool_))
        self._population.advance(self._now)
        return self._observed(), {}

    def step(self, actions: Floats) -> tuple[Floats, Column, Column, Column, Information]:
        """Moves the fingers, and all environments by a frame."""
        actions = numpy.clip(numpy.asarray(actions, numpy.float64), -1, 1)
        restarted = self._ended
        self._frame += 1
        if restarted.any():
            self._restart(restarted)
        touches = (actions[:, 0] > 0) & ~restarted
        self._actions[:] = Action.NONE
        self._actions[touches] = Action.MOVED
        self._actions[touches & ~self._touches] = Action.DOWN
        self._actions[~touches & self._touches] = Action.UP
        self._fingers[touches] = (actions[touches, 1] + 1) / 2
        self._touches[:] = touches
        self._population.act(self._actions, self._fingers * HEIGHT, at=self._now)
        self._population.advance(self._now)

        self._ages += ~restarted
        rests = (self._population.phases == Phase.IDLE) & ~touches & ~restarted
        terminated = rests & (numpy.abs(self._population.offsets - self._targets) <= self.window)
        truncated = (self._ages >= self.frames) & ~terminated
        self._ended = terminated | truncated
        rewards = terminated - numpy.where(restarted, 0.0, 1 / self.frames)
        return self._observed(), rewards, terminated, truncated, {}

    @property
    def _now(self) -> float:
        return self._frame / FRAMES_PER_SECOND

    def render(self) -> Any:
        """A picture of each environment, an array of (422, 195, 3) bytes, or its description; as `render_mode` says."""
        if self.render_mode is None:
            return None
        draw = self._drawn if self.render_mode == "rgb_array" else self._described
        return tuple(draw(index) for index in range(self.num_envs))

    def _drawn(self, index: int) -> Image:
        """The rows, with the item between the two bars of its window, and the finger."""
        offset, target = self._population.offsets[index], self._targets[index]
        image = picture(WIDTH, HEIGHT)
        for row in range(int(offset // ROW), int((offset + HEIGHT) // ROW) + 1):
            rectangle(image, (0, row * ROW - offset, WIDTH, ROW), (246, 246, 248) if row % 2 else (228, 228, 233))
        middle = HEIGHT / 2
        rectangle(image, (0, middle + target - offset - ROW / 2, WIDTH, ROW), (74, 120, 181))
        for edge in -1, 1:
            rectangle(image, (0, middle + edge * (self.window + ROW / 2) - 2, WIDTH, 4), (201, 74, 52))
        if self._touches[index]:
            disc(image, WIDTH / 2, self._fingers[index] * HEIGHT, 22, (60, 60, 67))
        return image

    def _described(self, index: int) -> str:
        finger = f"finger at {self._fingers[index]:.2f}" if self._touches[index] else "no finger"
        phase = Phase(int(self._population.phases[index])).name.lower()
        return (
            f"{self._population.offsets[index]:8.1f} of {self._targets[index]:6.0f} points, {phase}, {finger},"
            f" {self.frames - self._ages[index]} frames left\n")

    def close_extras(self, **_: Any) -> None:
        """Gives the memory of the agents back."""
        self._population.close()

    def _restart(self, which: Flags) -> None:
        count = int(which.sum())
        places = numpy.floor(self.np_random.random((2, count)) * (LENGTH - HEIGHT))
        # A target in the window at the start would be reached without an action.
        near = numpy.abs(places[0] - places[1]) <= self.window
        places[1, near] = (places[1, near] + (LENGTH - HEIGHT) / 2) % (LENGTH - HEIGHT)
        starts = numpy.zeros(self.num_envs)
        starts[which], self._targets[which] = places
        for action in (Action.CANCEL, Action.STOP, Action.JUMP):
            self._actions[:] = numpy.where(which, action, Action.NONE)
            self._population.act(self._actions, starts, at=self._now)
        self._ages[which], self._touches[which], self._fingers[which] = 0, False, 0.5
        self._ended = numpy.zeros(self.num_envs, numpy.bool_)

    def _observed(self) -> Floats:
        columns = (
            (self._targets - self._population.offsets) / HEIGHT, self._population.velocities / HEIGHT, self._touches, self._fingers,
            1 - self._ages / self.frames)
        return numpy.clip(numpy.stack(columns, 1, dtype=numpy.float32), OBSERVATION.low, OBSERVATION.high)


class RestEnv(gymnasium.Env[Floats, Floats]):
    """One environment of `RestVectorEnv`."""

    metadata = {"render_modes": ["rgb_array", "ansi"], "render_fps": FRAMES_PER_SECOND}
    observation_space = OBSERVATION
    action_space = ACTION

    def __init__(self, *, window: float = 22, frames: int = 300, render_mode: str | None = None) -> None:
        self.render_mode = render_mode
        self._vector: Final = RestVectorEnv(1, window=window, frames=frames, render_mode=render_mode)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, Information]:
        """Resets the environment."""
        super().reset(seed=seed)
        self._vector.np_random = self.np_random
        observation, information = self._vector.reset(options=options)
        return observation[0], information

    def step(self, action: Floats) -> tuple[Floats, float, bool, bool, Information]:
        """Moves the finger, and the list by a frame."""
        observation, reward, terminated, truncated, information = self._vector.step(numpy.asarray(action)[numpy.newaxis])
        return observation[0], float(reward[0]), bool(terminated[0]), bool(truncated[0]), information

    def render(self) -> Any:
        """The picture or the description, as `render_mode` says; see `RestVectorEnv.render`."""
        return None if self.render_mode is None else self._vector.render()[0]

    def close(self) -> None:
        """Gives the memory of the agent back."""
        self._vector.close()


gymnasium.register(
    "ScrollToRest-v0", "scroll_kinetics.rest:RestEnv", vector_entry_point="scroll_kinetics.rest:RestVectorEnv")
