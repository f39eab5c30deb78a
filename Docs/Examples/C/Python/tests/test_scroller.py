"""Scrollers and screens: python3 -m unittest tests.test_scroller"""

import copy
import dataclasses
import doctest
import inspect
import os
import pickle
import random
import struct
import unittest
from pathlib import Path

import scroll_kinetics
from scroll_kinetics import (
    Animation, Axis, Card, Detent, Event, Feel, Flight, Header, Insets, Integration, Keeping, Key, Limit, PageUnit, Phase, Physics, PinchPhase,
    Point, Preset, Rect, Rules,
    Screen, Scroller, ScrollError, ScrollPhase, Sheet, Shelf, Snap, Viewport, ZoomTargets)
from scroll_kinetics.scroller import Inputs

LIST = Viewport(390, 844, 390, 20_000)
MAP = Viewport(390, 844, 800, 1600, maximum_zoom_scale=4)


def random_call(target: Inputs, generator: random.Random, now: float) -> None:
    """Makes one of all calls, with numbers at random."""
    point = generator.uniform(0, 390), generator.uniform(0, 844)
    delta = generator.uniform(-60, 60), generator.uniform(-60, 60)
    animation = generator.choice([None, Animation.eased(), Animation.spring(), Animation.cubic(0.2, 0, 0, 0.5, 1)])
    rect = Rect(*point, 50, 50)
    generator.choice([
        lambda: target.touch_down(*point, at=now), lambda: target.touch_moved(*point, at=now),
        lambda: target.touch_moved(*point, at=now), lambda: target.touch_up(at=now), lambda: target.touch_cancelled(at=now),
        lambda: target.drag_began(at=now), lambda: target.drag_changed(delta, at=now), lambda: target.drag_moved(delta, at=now),
        lambda: target.drag_ended(generator.choice([None, (0, -2000)]), at=now), lambda: target.drag_cancelled(at=now),
        lambda: target.drag_held(at=now), lambda: target.cancel(at=now),
        lambda: target.scroll(delta, generator.choice(list(ScrollPhase)), at=now), lambda: target.wheel(delta, animation, at=now),
        lambda: target.key(generator.choice(list(Key)), animation=animation, at=now),
        lambda: target.pinch(generator.choice(list(PinchPhase)), generator.uniform(0.5, 2), point, at=now),
        lambda: target.magnify(1.1, point, at=now), lambda: target.edge_scroll(generator.choice([None, point]), at=now),
        lambda: target.set_content_offset(*point, animation, at=now), lambda: target.scroll_rect_to_visible(rect, animation, at=now),
        lambda: target.scroll_to_top(at=now), lambda: target.stop(at=now), lambda: target.retarget(*point, at=now),
        lambda: target.autoscroll(delta, at=now), lambda: target.fling(delta, at=now), lambda: target.set_zoom_scale(1.5, None, animation, at=now),
        lambda: target.zoom_to(rect, animation, at=now), lambda: target.choose_target(Axis.VERTICAL, 300),
        lambda: target.update(content_inset=Insets(top=generator.uniform(0, 50)), animation=animation, at=now),
        lambda: target.update(height=generator.uniform(400, 900), keeping=Keeping.FRACTION, at=now),
        lambda: target.insert_content(Axis.VERTICAL, 100, inserted=30, at=now),
        lambda: target.set_snap(Axis.VERTICAL, generator.choice([None, Snap.every(100), Snap.pages()])),
        lambda: target.set_refresh(80, 60, at=now), lambda: target.begin_refreshing(at=now), lambda: target.end_refreshing(at=now),
    ])()


class ScrollerTests(unittest.TestCase):
    def test_the_examples(self) -> None:
        """Of docstrings, and of the page."""
        for module in scroll_kinetics.scroller, scroll_kinetics.screen:
            self.assertEqual(doctest.testmod(module).failed, 0)
        places = Path(__file__).parent / "Python.md", Path(__file__).parents[4] / "Python.md"
        page = next(path for path in places if path.exists())
        result = doctest.testfile(str(page), module_relative=False)
        self.assertEqual(result.failed, 0)
        self.assertGreater(result.attempted, 15)

    def test_copies_and_pickles_go_on_alike(self) -> None:
        """Whatever was called, in every phase: a copy, a snapshot that is restored, and a pickle are equal, and stay so."""
        for seed in range(150):
            generator = random.Random(seed)
            physics = Physics(integration=generator.choice(list(Integration)))
            scroller = Scroller(generator.choice([LIST, MAP]), physics, at=generator.choice([0, 1e6 / 3]))
            now = scroller.now
            for _ in range(40):
                now += generator.uniform(0, 0.03)
                random_call(scroller, generator, now)
                if generator.random() < 0.5:
                    scroller.advance(now)
            twin, read = copy.copy(scroller), pickle.loads(pickle.dumps(scroller))
            other = Scroller(LIST)
            other.restore(scroller)
            for same in twin, read, other, pickle.loads(pickle.dumps(twin)):
                self.assertEqual(same, scroller, f"seed {seed}")
                self.assertEqual(same.advance(now + 0.2), copy.copy(scroller).advance(now + 0.2), f"seed {seed}")

    def test_a_long_life_has_a_short_pickle(self) -> None:
        scroller = Scroller(LIST)
        for flick in range(400):
            scroller.drag_began(at=5 * flick)
            scroller.drag_ended((0, -1000 if flick % 2 else 1000), at=5 * flick)
            scroller.advance(5 * flick + 4)
        self.assertLess(len(scroller._calls), 1100)
        self.assertEqual(pickle.loads(pickle.dumps(scroller)), scroller)

    def test_a_stretch(self) -> None:
        screen = Screen()
        screen.insert(1, LIST, physics=Physics.of(Preset.ANDROID))
        for pulled in Scroller(LIST, Physics.of(Preset.ANDROID)), screen[1]:
            self.assertFalse(pulled.needs_frames)
            pulled.drag_began(at=0)
            pulled.drag_changed((0, 40), at=0)
            self.assertEqual((pulled.content_offset.y, pulled.stretch), (0, (0, -40)))
            pulled.drag_ended((0, 0), at=0)
            self.assertTrue(pulled.needs_frames)
            self.assertGreater(pulled.instant_of_stretch_rest, pulled.instant_of_rest)

    def test_a_feel_of_ones_own(self) -> None:
        constant = Feel(0, exponent=2, reference=500, pull_back=0, least_speed=0, flight=Flight.POWER, limit=Limit.CLAMP)
        screen = Screen()
        screen.insert(1, LIST)
        for own in Scroller(LIST), screen[1]:
            self.assertEqual(own.feel, Feel())
            own.feel = constant
            self.assertEqual((own.feel, own.physics.preset), (constant, Preset.OWN))
            own.fling((0, 1000), at=0)
            self.assertEqual(own.resting_offset, (0, 1000))
            with self.assertRaisesRegex(ScrollError, "exponent - 1"):
                own.feel = dataclasses.replace(constant, exponent=1)
            page = own.distances(Preset.ANDROID).page
            self.assertEqual((page, own.distances(Preset.GTK).line.dx), ((390, 844), 39))
            own.set_content_offset(0, 0, at=0)
            own.key(Key.PAGE_DOWN, page=page.dy, page_unit=PageUnit.POINTS, at=0)
            self.assertEqual(own.content_offset, (0, 844))
        scroller = Scroller(LIST)
        for feel in Feel.of(Preset.ANDROID), constant, Feel.of(Preset.ANDROID):
            scroller.feel = feel
        copy = pickle.loads(pickle.dumps(scroller))
        self.assertEqual((copy, copy.feel), (scroller, Feel.of(Preset.ANDROID)))
        scroller._shorten()
        self.assertEqual([call[0] for call in scroller._calls], ["set_feel"])
        self.assertEqual(pickle.loads(pickle.dumps(scroller)), copy)

    def test_questions(self) -> None:
        scroller = Scroller(LIST)
        velocity = scroller.finger_velocity(landing_on=(0, 1000))
        scroller.drag_began()
        self.assertIsNone(Scroller(LIST).release())
        scroller.drag_ended(velocity)
        self.assertEqual(scroller.resting_offset, (0, 1000))
        self.assertEqual(scroller.target, (0, 1000))
        instant = scroller.instant_reaching(Axis.VERTICAL, 500)
        assert instant is not None
        self.assertAlmostEqual(scroller.content_offset_at(instant).y, 500, 4)
        self.assertIsNone(scroller.instant_reaching(Axis.VERTICAL, 1001))
        self.assertEqual(scroller.visible_rect(scroller.instant_of_rest), (0, 0, 390, 1844))
        self.assertEqual((scroller.minimum_content_offset, scroller.maximum_content_offset), ((0, 0), (0, 19_156)))
        self.assertEqual(scroller.phase, Phase.DECELERATING)
        scroller.advance(scroller.instant_of_rest)
        self.assertEqual(scroller.take_events(), {
            Event.WILL_BEGIN_DRAGGING, Event.WILL_END_DRAGGING, Event.DID_END_DRAGGING_WILL_DECELERATE, Event.WILL_BEGIN_DECELERATING,
            Event.DID_SCROLL, Event.DID_END_DECELERATING})
        zoomed = Scroller(MAP)
        self.assertEqual(zoomed.next_zoom_scale(ZoomTargets.MAXIMUM, 2), 2)
        zoomed.set_zoom_scale(3)
        self.assertEqual((zoomed.zoom_scale, zoomed.zoom_scale_at(1)), (3, 3))

    def test_another_time_line(self) -> None:
        for target in Scroller(LIST, at=500), screen_of_all():
            mover = target[2] if isinstance(target, Screen) else target
            mover.drag_began(at=502)
            mover.drag_ended((0, -2000), at=502)
            target.advance(502.1)
            twin = pickle.loads(pickle.dumps(target))
            twin.shift_time(-502.1)
            self.assertEqual(twin.now, 0)
            self.assertEqual(pickle.loads(pickle.dumps(twin)), twin)
            moved = twin[2] if isinstance(twin, Screen) else twin
            twin.advance(0.5)
            target.advance(502.6)
            self.assertEqual(moved.content_offset, mover.content_offset)

    def test_a_release_and_its_target(self) -> None:
        scroller = Scroller(LIST)
        scroller.touch_down(100, 700, at=0)
        for sample in range(1, 6):
            scroller.touch_moved(100, 700 - 20 * sample, at=0.016 * sample)
        release = scroller.release(at=0.096)
        assert release is not None
        scroller.choose_target(Axis.VERTICAL, 480)
        scroller.touch_up(at=0.096)
        self.assertEqual(scroller.target, (0, 480))
        self.assertGreater(release.proposal.y, 480)
        self.assertEqual(release.velocity.dy, 1250)

    def test_errors(self) -> None:
        scroller = Scroller(LIST)
        with self.assertRaisesRegex(ScrollError, "touchDown.x must be finite, but is nan"):
            scroller.touch_down(float("nan"), 0)
        with self.assertRaises(TypeError):
            scroller.touch_down("1", 0)  # type: ignore[arg-type]
        with self.assertRaisesRegex(TypeError, "an instant, or by"):
            scroller.advance()
        with self.assertRaisesRegex(ValueError, "instant must be a number of seconds"):
            scroller.stop(at=float("nan"))
        with self.assertRaisesRegex(TypeError, "not both: width"):
            scroller.update(LIST, width=3)
        with self.assertRaises(ScrollError):
            scroller.set_snap(Axis.VERTICAL, Snap.every(0))
        self.assertEqual(scroller, Scroller(LIST))

    def test_every_public_name_is_described(self) -> None:
        for name in scroll_kinetics.__all__:
            self.assertTrue(inspect.getdoc(getattr(scroll_kinetics, name)), name)
        for kind in Scroller, Screen, scroll_kinetics.Member, scroll_kinetics.Population:
            for name, function in inspect.getmembers(kind, inspect.isfunction):
                self.assertTrue(name.startswith("_") or inspect.getdoc(function), f"{kind.__name__}.{name}")


def screen_of_all() -> Screen:
    """A screen with a member of every kind."""
    screen = Screen(Rules(), at=2)
    screen.insert(1, Header(Rect(0, 0, 390, 844), 148, 44))
    screen.insert(2, LIST, inside=1)
    screen.insert(3, Shelf(Rect(0, 300, 390, 200), 150, 180, 12, 10, 20), inside=2)
    screen.insert(4, Card(Rect(0, 600, 390, 844), 300, 2000, Insets(60, 20, 80, 20)), inside=2)
    screen.insert(5, Sheet(Rect(0, 0, 390, 844), (Detent.fraction(0.5), Detent.inset(44)), True), detent=None)
    screen.insert(6, MAP, inside=5)
    return screen


class ScreenTests(unittest.TestCase):
    @unittest.skipUnless("SHEET_HASH" in os.environ, "the hash of the sheet over a list of SheetHashTests")
    def test_a_sheet_has_the_bits_of_swift(self) -> None:
        screen, window = Screen(), Rect(0, 0, 390, 844)
        screen.insert(1, Sheet(window, (Detent.fraction(0.5), Detent.inset(44)), True), display_scale=3)
        screen.insert(2, Viewport(390, 844, 390, 20_000, display_scale=3), inside=1)
        value = 0xcbf29ce484222325
        for frame in range(751):
            step = frame % 300
            point = 200, 700 - 40 * step if frame < 300 else 100 + 50 * step
            if frame < 600 and step <= 13:
                if step == 0:
                    screen[2].touch_down(*point, at=frame * 0.008)
                elif step < 13:
                    screen[2].touch_moved(*point, at=frame * 0.008)
                else:
                    screen[2].touch_up(at=frame * 0.008)
            screen.advance(frame * 0.008)
            for number in 1, 2:
                for byte in struct.pack("<4d", *screen[number].content_offset, *screen[number].velocity):
                    value = (value ^ byte) * 0x100000001b3 % 2**64
        self.assertEqual(f"{value:016x}", os.environ["SHEET_HASH"])

    def test_copies_and_pickles_go_on_alike(self) -> None:
        for seed in range(60):
            generator = random.Random(seed)
            screen, now = screen_of_all(), 2.0
            for _ in range(40):
                now += generator.uniform(0, 0.03)
                choice = generator.randrange(12)
                if choice == 0:
                    screen[5].move(generator.choice([0, 1, None]), at=now)
                elif choice == 1:
                    screen[4].expand(generator.random() < 0.5, at=now)
                elif choice == 2:
                    screen[1].set_geometry(Header(Rect(0, 0, 390, 700), 120, 44), at=now)
                elif choice == 3:
                    screen.touch_up(at=now)
                else:
                    random_call(screen[generator.choice([2, 6])], generator, now)
                if generator.random() < 0.5:
                    screen.advance(now)
            twin, read = copy.deepcopy(screen), pickle.loads(pickle.dumps(screen))
            for same in twin, read:
                self.assertEqual(same, screen, f"seed {seed}")
                self.assertEqual(same.advance(now + 0.2), copy.copy(screen).advance(now + 0.2), f"seed {seed}")
                self.assertEqual(list(same), list(screen))

    def test_members(self) -> None:
        screen = screen_of_all()
        self.assertEqual((list(screen), len(screen), 3 in screen, 9 in screen), ([1, 2, 3, 4, 5, 6], 6, True, False))
        self.assertEqual(screen.frame(3), (0, 300, 390, 200))
        self.assertEqual(screen.member_at(100, 500), 3)
        self.assertIsNone(screen.member_at(-1, 0))
        screen[5].move(1, None)
        self.assertEqual((screen[5].content_offset.y, screen[5].detent), (800, 1))
        screen[5].choose_rest(300)
        changes = screen[2].set_content_offset(0, 500)
        self.assertEqual([(change.member, change.events) for change in changes], [(2, (Event.DID_SCROLL,))])
        self.assertEqual(screen[2].content_offset, Point(0, 500))
        screen.remove(2)
        self.assertEqual(list(screen), [1, 5, 6])
        with self.assertRaisesRegex(KeyError, "there is no member 2"):
            screen[2]
        with self.assertRaisesRegex(TypeError, "rules are for scroll views, and member 8 is a header"):
            screen.insert(8, Header(Rect(0, 0, 1, 1), 1), rules=Rules())

    def test_a_number_that_a_member_has_or_none_has(self) -> None:
        for geometry in LIST, Header(Rect(0, 0, 390, 844), 120, 44):
            screen = screen_of_all()
            with self.assertRaisesRegex(ScrollError, "^there is a member 2 already$") as twice:
                screen.insert(2, geometry)
            with self.assertRaisesRegex(ScrollError, "^there is no member 9$") as nowhere:
                screen.insert(8, geometry, inside=9)
            self.assertEqual((twice.exception.code, nowhere.exception.code), (-6, -6))
            self.assertEqual(screen, screen_of_all())


if __name__ == "__main__":
    unittest.main()
