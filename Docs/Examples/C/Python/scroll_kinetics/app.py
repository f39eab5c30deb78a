"""An environment that is a screen: a header over three tabs, and a sheet over a list."""

from typing import Any, Final

import gymnasium
import numpy

from .drawing import Image, disc, picture, rectangle
from .rest import FRAMES_PER_SECOND, Floats, Information
from .screen import Screen
from .values import Axis, Detent, Header, Point, Rect, Sheet, Snap, Viewport

WIDTH, HEIGHT, LENGTH, ROW = 390.0, 844.0, 3000.0, 44.0
HEADER, PAGER, TABS, SHEET, SHEET_LIST = 1, 2, (3, 4, 5), 6, 7
LISTS: Final = (*TABS, SHEET_LIST)
MEMBERS: Final = (HEADER, PAGER, *TABS, SHEET, SHEET_LIST)
_SHEET: Final = Sheet(
    Rect(0, 0, WIDTH, HEIGHT), (Detent.length(120), Detent.fraction(0.5), Detent.inset(44)), is_dismissible=False)
_COLOURS: Final = {
    HEADER: (74, 120, 181), TABS[0]: (246, 246, 248), TABS[1]: (232, 242, 236), TABS[2]: (243, 234, 245), SHEET_LIST: (250, 244, 230)}
# The header's collapse, the pager's pages, and lists of some screens, so that each number goes from 0 to about 1.
_SCALES: Final = {HEADER: 104.0, PAGER: 2 * WIDTH, SHEET: HEIGHT, **dict.fromkeys(LISTS, LENGTH)}

OBSERVATION: Final = gymnasium.spaces.Box(-2, 2, (len(MEMBERS) + len(LISTS) + 5,), numpy.float32)
ACTION: Final = gymnasium.spaces.Box(-1, 1, (3,), numpy.float32)


class ScreenEnv(gymnasium.Env[Floats, Floats]):
    """An app with one finger: bring a row of a list to rest in the middle of where the list is seen.

    The list is that of one of three tabs, below a header that collapses, or the one in a sheet that lies over them. A tab counts while
    it is the one that is shown and the sheet is at its lowest; the sheet's list while the sheet is higher.

    - An action is three numbers from -1 to 1: whether the finger touches (above 0), and where, from left to right and from the top to
      the bottom. A touch goes to the member under it.
    - An observation is 16: the offsets of the header, the pager, the three tabs, the sheet and its list, each 1 at its end or at one
      screen; which of the four lists it is, as 0 and 1; the way to the target in lengths of a list; whether the finger touches, and
      where, from 0 to 1; and the time left, from 1 to 0.
    - The reward is 1 where everything rests, without a finger, with the list in place and its offset at most `window` points from the
      target, which ends the episode; and -1 over the number of frames in each frame. After that number the episode is truncated.
    - The same seed and actions give the same observations, to the bit, on every machine.
    """

    metadata = {"render_modes": ["rgb_array", "ansi"], "render_fps": FRAMES_PER_SECOND}
    observation_space = OBSERVATION
    action_space = ACTION

    def __init__(self, *, window: float = 22, frames: int = 600, render_mode: str | None = None) -> None:
        if frames < 1 or not window >= 0:
            raise ValueError(f"frames must be 1 or more, window 0 or more, but are {frames} and {window}")
        self.render_mode = render_mode
        self.window: Final = window
        self.frames: Final = frames
        self._begin(LISTS[0], 0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, Information]:
        """Begins with all lists at their start, the first tab, and the sheet at its lowest."""
        super().reset(seed=seed)
        self._begin(LISTS[self.np_random.integers(len(LISTS))], float(self.np_random.integers(200, 1400)))
        return self._observed(), {}

    def _begin(self, list: int, target: float) -> None:
        self._list, self._target, self._frame = list, target, 0
        self._finger, self._touches = Point(0.5, 0.5), False
        self.screen = app()

    def step(self, action: Floats) -> tuple[Floats, float, bool, bool, Information]:
        """Moves the finger, and the screen by a frame."""
        touch, x, y = (float(number) for number in numpy.clip(numpy.asarray(action, numpy.float64), -1, 1))
        self._frame += 1
        now = self._frame / FRAMES_PER_SECOND
        if touch > 0:
            self._finger = Point((x + 1) / 2, (y + 1) / 2)
            point = (self._finger.x * WIDTH, self._finger.y * HEIGHT)
            if self._touches:
                self.screen.touch_moved(*point, at=now)
            elif (member := self.screen.member_at(*point)) is not None:
                self.screen[member].touch_down(*point, at=now)
        elif self._touches:
            self.screen.touch_up(at=now)
        self._touches = touch > 0
        self.screen.advance(now)
        terminated = not self._touches and not self.screen.is_moving and self._is_shown() and abs(self._way()) <= self.window
        truncated = self._frame >= self.frames and not terminated
        return self._observed(), terminated - 1 / self.frames, terminated, truncated, {}

    def _is_shown(self) -> bool:
        is_low = self.screen[SHEET].content_offset.y <= 120
        if self._list == SHEET_LIST:
            return not is_low
        return is_low and self.screen[PAGER].content_offset.x == WIDTH * TABS.index(self._list)

    def _way(self) -> float:
        return self._target - self.screen[self._list].content_offset.y

    def _observed(self) -> Floats:
        offsets = (self.screen[member].content_offset for member in MEMBERS)
        numbers = [max(offset) / _SCALES[member] for member, offset in zip(MEMBERS, offsets)]
        numbers += [member == self._list for member in LISTS]
        numbers += [self._way() / LENGTH, self._touches, *self._finger, 1 - self._frame / self.frames]
        return numpy.clip(numpy.array(numbers, numpy.float32), OBSERVATION.low, OBSERVATION.high)

    # MARK: Pictures

    def render(self) -> Any:
        """A picture, an array of (422, 195, 3) bytes, or a description; as `render_mode` says."""
        if self.render_mode == "ansi":
            return f"{self.screen!r}, list {self._list} to {self._target:.0f}\\n"
        return self._drawn() if self.render_mode == "rgb_array" else None

    def _drawn(self) -> Image:
        image = picture(WIDTH, HEIGHT)
        for member, colour in _COLOURS.items():
            frame = self.screen.frame(member)
            rectangle(image, frame, colour)
            if member in LISTS:
                self._draw_rows(image, member, frame)
        if self._touches:
            disc(image, self._finger.x * WIDTH, self._finger.y * HEIGHT, 22, (60, 60, 67))
        return image

    def _draw_rows(self, image: Image, member: int, frame: Rect) -> None:
        """The lines between the rows that are visible, and the row in question."""
        offset = self.screen[member].content_offset.y
        if member == self._list:
            middle = frame.y + frame.height / 2
            rectangle(image, (frame.x, middle + self._way() - ROW / 2, frame.width, ROW), (201, 74, 52))
        for row in range(int(offset // ROW) + 1, int((offset + frame.height) // ROW) + 1):
            rectangle(image, (frame.x, frame.y + row * ROW - offset, frame.width, 2), (214, 214, 220))


def app() -> Screen:
    """The screen: seven members, at their beginning."""
    screen = Screen()
    screen.insert(HEADER, Header(Rect(0, 0, WIDTH, HEIGHT), 148, 44))
    body = HEIGHT - 44  # beside the collapsed header; the lists begin below the full one
    screen.insert(PAGER, Viewport(WIDTH, body, len(TABS) * WIDTH, body, y=148), inside=HEADER)
    screen[PAGER].set_snap(Axis.HORIZONTAL, Snap.pages())
    for page, tab in enumerate(TABS):
        screen.insert(tab, Viewport(WIDTH, body, WIDTH, LENGTH, x=page * WIDTH), inside=PAGER)
    screen.insert(SHEET, _SHEET)
    screen.insert(SHEET_LIST, Viewport(WIDTH, HEIGHT - 44, WIDTH, LENGTH), inside=SHEET)
    return screen


gymnasium.register("ScrollScreen-v0", "scroll_kinetics.app:ScreenEnv")
