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


class KivyEffectTests(unittest.TestCase):
    def flick(self, step: float) -> tuple[ScrollView, float]:
        """A view of 300 by 400 over 4400 points, after a finger has gone eight steps in eight frames and left."""
        now = 100.0
        Clock.get_time = lambda: now
        view = ScrollView(size=(300, 400), effect_cls=ScrollKineticsEffect, do_scroll_x=False)
        view.add_widget(Widget(size_hint=(None, None), size=(300, 4400)))
        view.update_from_scroll()
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
        while effect.scroller.is_moving:
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


if __name__ == "__main__":
    unittest.main()
