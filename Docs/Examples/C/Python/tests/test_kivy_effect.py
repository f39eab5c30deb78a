"""A ScrollView of Kivy without a window: python3 -m unittest tests.test_kivy_effect"""

import os
import sys
import tempfile
import unittest
from pathlib import Path

os.environ |= {
    "KIVY_NO_ARGS": "1", "KIVY_LOG_MODE": "PYTHON", "KIVY_HOME": tempfile.mkdtemp(), "KIVY_DPI": "96", "KIVY_METRICS_DENSITY": "1",
    "KIVY_METRICS_FONTSCALE": "1"}
sys.path.insert(0, str(Path(__file__).parent.parent / "examples"))

try:
    from kivy.clock import Clock
    from kivy.effects.dampedscroll import DampedScrollEffect
    from kivy.input.motionevent import MotionEvent
    from kivy.uix.scrollview import ScrollView
    from kivy.uix.widget import Widget
    from kivy_effect import ScrollKineticsEffect
except ImportError as error:
    raise unittest.SkipTest(f"needs Kivy: {error}") from error


class Finger(MotionEvent):
    """A finger at a place of the view."""

    def __init__(self, y: float) -> None:
        super().__init__("test", 1, {"y": y}, is_touch=True, type_id="touch")
        self.profile = ["pos"]
        self.move_to(y)
        self.move_to(y)

    def move_to(self, y: float) -> None:
        self.px, self.py = self.x, self.y
        self.x, self.y = self.ox, self.oy = 150, y
        self.pos = (self.x, self.y)
        self.dx, self.dy = 0, y - (y if self.py is None else self.py)


class Notch(Finger):
    """A notch of a wheel in the middle of the view."""

    def __init__(self, button: str) -> None:
        super().__init__(200)
        self.profile = ["pos", "button"]
        self.button = button


class KivyEffectTests(unittest.TestCase):
    @staticmethod
    def view(effect_cls: type) -> ScrollView:
        view = ScrollView(size=(300, 400), effect_cls=effect_cls, do_scroll_x=False)
        view.add_widget(Widget(size_hint=(None, None), size=(300, 4400)))
        view.update_from_scroll()
        return view

    def flick(self, step: float, frames: int | None = None) -> tuple[ScrollView, float]:
        """A view of 300 by 400 over 4400 points, after a finger has gone eight steps in eight frames and left; at rest, or some frames
        later."""
        now = 100.0
        Clock.get_time = lambda: now
        view = self.view(ScrollKineticsEffect)
        finger = Finger(200)
        view.dispatch("on_touch_down", finger)
        finger.grab_current = view
        for frame in range(1, 9):
            now = 100 + 0.016 * frame
            finger.move_to(200 + step * frame)
            view.dispatch("on_touch_move", finger)
        now += 0.016
        view.dispatch("on_touch_up", finger)
        effect = view.effect_y
        while effect.scroller.is_moving and frames != 0:
            frames = frames and frames - 1
            now += 0.016
            effect.update_velocity(0.016)
        return view, effect.scroll

    def test_a_flick_stops_where_one_of_the_library_does(self) -> None:
        """The flick of Docs/C.md, which rests at 573 points: upwards from the top of the content, downwards from its end."""
        view, scroll = self.flick(15)
        self.assertEqual(scroll, -4000 + 573)
        self.assertAlmostEqual(view.scroll_y, 1 - 573 / 4000)

    def test_it_bounces_back(self) -> None:
        _, scroll = self.flick(-15)
        self.assertEqual(scroll, -4000)

    def test_a_wheel_moves_it_as_an_effect_of_kivy(self) -> None:
        """A notch is 20 points of 4000, also the second one before a frame; the library's limits stop it.

        Catches: `self.trigger_velocity_update` not replaced by `self.notch`; `max(self.max, min(self.value, self.min))`
        made `self.scroll` or `self.value`.
        """
        Clock.get_time = lambda: 100.0
        for effect_cls in ScrollKineticsEffect, DampedScrollEffect:
            for onward, back, end, way in ("scrollup", "scrolldown", 1, -0.005), ("scrolldown", "scrollup", 0, 0.005):
                view = self.view(effect_cls)
                view.scroll_y = end
                self.turn(view, onward)
                self.assertAlmostEqual(view.scroll_y, end + way)
                self.turn(view, onward, onward)
                self.assertAlmostEqual(view.scroll_y, end + 3 * way)
                self.turn(view, back)
                self.assertAlmostEqual(view.scroll_y, end + 2 * way)
                view.scroll_y = 0.5
                self.turn(view, onward)
                self.assertAlmostEqual(view.scroll_y, 0.5 + way)
                view.children[0].height = 1400
                self.turn(view, onward)
                self.assertAlmostEqual(view.scroll_y, 0.5 + way + 4 * way)
                view.scroll_y = end + way / 2
                self.turn(view, back, back)
                if effect_cls is ScrollKineticsEffect:
                    self.assertEqual(view.scroll_y, end)

    def test_a_wheel_moves_it_after_a_flick_and_during_one(self) -> None:
        """A flight goes on from where the notch has moved it."""
        for frames in None, 20:
            view, _ = self.flick(15, frames)
            before = view.scroll_y
            self.assertEqual(view.effect_y.scroller.is_moving, frames is not None)
            self.turn(view, "scrollup")
            self.assertAlmostEqual(view.scroll_y, before - 0.005)
            Clock.get_time = lambda: 200.0
            view.effect_y.update_velocity(0.016)
            self.assertAlmostEqual(view.scroll_y, 1 - 593 / 4000)
            self.assertFalse(view.effect_y.scroller.is_moving)

    @staticmethod
    def turn(view: ScrollView, *buttons: str) -> None:
        for button in buttons:
            notch = Notch(button)
            view.dispatch("on_touch_down", notch)
            notch.grab_current = view
            view.dispatch("on_touch_up", notch)
        Clock.tick()


if __name__ == "__main__":
    unittest.main()
