"""One scroll view."""

import ctypes
import dataclasses
import weakref
from typing import Any, Final, Self

from . import _library
from ._library import C, checked, doubles, nanoseconds, pointer
from .values import (
    Animation, Axis, Distances, Event, Feel, Integration, Keeping, Key, PageUnit, Phase, Physics, PinchPhase, Point, Preset, Rect, Release,
    ScrollPhase, Snap, Vector, Viewport, ZoomTargets, events_in, seconds)

Pair = tuple[float, float]


class Inputs:
    """What moves a scroll view, and the questions that it answers.

    An instant `at` is a number of seconds since an origin of your choice, rounded to nanoseconds; None is the present one, and an
    earlier one counts as it. Touches and their velocities follow the finger; offsets, wheels and targets follow the content. A call
    that raises has changed nothing.
    """

    _handle: int

    # What differs between a scroller and a member of a screen.

    def _call(self, name: str, *arguments: Any) -> Any:
        """Makes a call that can be made again, and returns its events."""
        raise NotImplementedError

    def _ask(self, name: str, *arguments: Any) -> int:
        """Makes a call that changes nothing."""
        raise NotImplementedError

    def _now(self) -> int:
        raise NotImplementedError

    def _send(self, name: str, *arguments: Any, at: float | None) -> Any:
        return self._call(name, *arguments, self._now() if at is None else nanoseconds(at))

    def _write(self, kind: Any, name: str, *arguments: Any) -> Any:
        """Returns the memory, of a type of ctypes, to which a question writes its answer."""
        memory = kind()
        self._ask(name, *arguments, ctypes.addressof(memory))
        return memory

    # MARK: Fingers

    def touch_down(self, x: float, y: float, *, finger: int = 0, at: float | None = None) -> Any:
        """A finger, 0 to 63, touches at a point of the container."""
        return self._send("touch", 0, finger, x, y, at=at)

    def touch_moved(self, x: float, y: float, *, finger: int = 0, at: float | None = None) -> Any:
        """A finger moves to a point of the container."""
        return self._send("touch", 1, finger, x, y, at=at)

    def touch_up(self, *, finger: int = 0, at: float | None = None) -> Any:
        """A finger is lifted."""
        return self._send("touch", 2, finger, 0.0, 0.0, at=at)

    def touch_cancelled(self, *, finger: int = 0, at: float | None = None) -> Any:
        """The system takes a touch away."""
        return self._send("touch", 3, finger, 0.0, 0.0, at=at)

    # MARK: Drags that a platform has recognised

    def drag_held(self, *, at: float | None = None) -> Any:
        """A finger lies on the content: what moves, stops."""
        return self._send("drag", 0, 0.0, 0.0, at=at)

    def drag_began(self, *, at: float | None = None) -> Any:
        """A drag begins."""
        return self._send("drag", 1, 0.0, 0.0, at=at)

    def drag_changed(self, translation: Pair, *, at: float | None = None) -> Any:
        """The way of the finger since the drag began."""
        return self._send("drag", 2, *translation, at=at)

    def drag_moved(self, by: Pair, *, at: float | None = None) -> Any:
        """The way of the finger since the last call."""
        return self._send("drag", 3, *by, at=at)

    def drag_ended(self, velocity: Pair | None = None, *, at: float | None = None) -> Any:
        """The drag ends, with the finger's velocity in points per second; by default with that of its samples."""
        return self._send("drag", 4 if velocity is None else 5, *(velocity or (0.0, 0.0)), at=at)

    def drag_cancelled(self, *, at: float | None = None) -> Any:
        """The drag ends without a velocity."""
        return self._send("drag", 6, 0.0, 0.0, at=at)

    def cancel(self, *, at: float | None = None) -> Any:
        """All touches and drags are cancelled."""
        return self._send("cancel", at=at)

    # MARK: Devices

    def scroll(self, delta: Pair, phase: ScrollPhase = ScrollPhase.NONE, *, at: float | None = None) -> Any:
        """A trackpad, or a wheel without notches, moves the content by some points."""
        return self._send("delta", ScrollPhase(phase), *delta, at=at)

    def wheel(
        self, delta: Pair, animation: Animation | None = None, *, notch: Pair = (0, 0), at: float | None = None,
    ) -> Any:
        """A wheel with notches moves the content by some points; `notch` are those of a whole one, where a wheel sends parts."""
        return self._send("wheel", *delta, *notch, animation, at=at)

    def key(
        self, key: Key, *, line: float = 40, page: float = 40, page_unit: PageUnit = PageUnit.OVERLAP,
        animation: Animation | None = None, at: float | None = None,
    ) -> Any:
        """A key moves the content by a line, by a page, or to an end."""
        return self._send("key", Key(key), line, page, PageUnit(page_unit), animation, at=at)

    def pinch(self, phase: PinchPhase, scale: float, centroid: Pair, *, at: float | None = None) -> Any:
        """A pinch that a platform has recognised: its scale since it began, more than 0."""
        return self._send("pinch", PinchPhase(phase), scale, *centroid, at=at)

    def magnify(self, factor: float, about: Pair, *, at: float | None = None) -> Any:
        """A wheel with the zoom modifier multiplies the zoom scale about a point."""
        return self._send("magnify", factor, *about, at=at)

    def edge_scroll(self, pointer: Pair | None, *, at: float | None = None) -> Any:
        """An item is dragged with the pointer at a point; None when it is dropped."""
        return self._send("edge_scroll", pointer is not None, *(pointer or (0.0, 0.0)), at=at)

    # MARK: The program

    def set_content_offset(self, x: float, y: float, animation: Animation | None = None, *, at: float | None = None) -> Any:
        """Scrolls to an offset, which may lie past the limits."""
        return self._send("to", x, y, animation, at=at)

    def scroll_rect_to_visible(self, rect: Rect, animation: Animation | None = None, *, at: float | None = None) -> Any:
        """Scrolls as little as possible to show a rectangle of the content."""
        return self._send("reveal", *rect, animation, at=at)

    def scroll_to_top(self, *, at: float | None = None) -> Any:
        """Scrolls to the top, along a spring."""
        return self._send("to_top", at=at)

    def stop(self, *, at: float | None = None) -> Any:
        """Ends a motion at once."""
        return self._send("stop", at=at)

    def retarget(self, x: float, y: float, *, at: float | None = None) -> Any:
        """Leads a motion to another target within the limits."""
        return self._send("retarget", x, y, at=at)

    def autoscroll(self, velocity: Pair, *, coasts: bool = False, at: float | None = None) -> Any:
        """Moves the content with a velocity until another is given; an axis with zero stops, or coasts."""
        return self._send("autoscroll", *velocity, coasts, at=at)

    def fling(self, velocity: Pair, *, at: float | None = None) -> Any:
        """Throws the content with a velocity, as the release of a drag does, however slow; (0, 0) lets it settle."""
        return self._send("fling", *velocity, at=at)

    def set_zoom_scale(
        self, scale: float, about: Pair | None = None, animation: Animation | None = None, *, at: float | None = None,
    ) -> Any:
        """Zooms, within the limits, about a point of the container, by default the middle of the frame."""
        return self._send("zoom", scale, about, animation, at=at)

    def zoom_to(self, rect: Rect, animation: Animation | None = None, *, at: float | None = None) -> Any:
        """Zooms to a rectangle of the content at scale 1."""
        return self._send("zoom_to", *rect, animation, at=at)

    # MARK: Releases

    def release(self, *, at: float | None = None) -> Release | None:
        """What a lift would do now, or at an instant; None where no drag would end."""
        c = _library.scroll_release()
        instant = self._now() if at is None else nanoseconds(at)
        if not self._ask("propose", instant, ctypes.addressof(c)):
            return None
        return Release(
            Vector(c.velocity_x, c.velocity_y), Point(c.proposal_x, c.proposal_y), Point(c.target_x, c.target_y))

    def choose_target(self, axis: Axis, target: float, *, duration: float | None = None, past_limits: bool = False) -> None:
        """Chooses the target of the next release on an axis, reached after at most some seconds."""
        self._call("choose_target", Axis(axis), target, duration or 0.0, past_limits)

    # MARK: Changes

    @property
    def viewport(self) -> Viewport:
        """The present viewport."""
        return Viewport.from_c(self._write(_library.scroll_viewport, "get_viewport"))

    def update(
        self, viewport: Viewport | None = None, *, keeping: Keeping = Keeping.OFFSET, place: Pair = (0, 0),
        animation: Animation | None = None, at: float | None = None, **changes: Any,
    ) -> Any:
        """Changes the viewport at any moment, as for a rotation, a keyboard or content that has loaded.

        `scroller.update(content_height=4000)` changes fields of the present one. `place` is the place of `Keeping.POINT`, from 0 to 1,
        and its first number the spacing of `Keeping.PAGES`.
        """
        if viewport is None:
            viewport = dataclasses.replace(self.viewport, **{"content_offset": None, "zoom_scale": None, **changes})
        elif changes:
            raise TypeError(f"either a viewport or its fields can be given, not both: {', '.join(changes)}")
        return self._send("update", viewport, Keeping(keeping), *place, animation, at=at)

    def insert_content(
        self, axis: Axis, position: float, *, inserted: float = 0, removed: float = 0, anchor: float = 0, at: float | None = None,
    ) -> Any:
        """Removes and inserts a length of content at a position, and keeps the visible part in place."""
        return self._send("apply", Axis(axis), position, removed, inserted, anchor, at=at)

    @property
    def physics(self) -> Physics:
        """The physics, without the snap rules; assigned ones are for the next motion."""
        return Physics.from_c(self._write(_library.scroll_physics, "get_physics"))

    @physics.setter
    def physics(self, physics: Physics) -> None:
        self._call("set_physics", physics)

    @property
    def feel(self) -> Feel:
        """The flights, limits and speeds; an assigned one is for the next motion."""
        return Feel.from_c(self._write(_library.scroll_feel, "get_feel"))

    @feel.setter
    def feel(self, feel: Feel) -> None:
        self._call("set_feel", feel)

    def distances(self, preset: Preset) -> Distances:
        """The distances of a platform's wheel and keys in this viewport, for `wheel`, and for `key` with `PageUnit.POINTS`."""
        d = self._write(_library.scroll_distances, "preset_distances", preset)
        return Distances(Vector(d.notch_x, d.notch_y), Vector(d.line_x, d.line_y), Vector(d.page_x, d.page_y))

    def set_snap(self, axis: Axis, snap: Snap | None) -> None:
        """Sets the rule for where content rests on an axis; None for none."""
        self._call("set_snap", Axis(axis), snap)

    def set_refresh(
        self, trigger: float, extent: float, *, axis: Axis = Axis.VERTICAL, fires_at_release: bool = False, at: float | None = None,
    ) -> None:
        """Adds a control of pull to refresh; a trigger of 0 removes it."""
        self._send("set_refresh", trigger, extent, Axis(axis), fires_at_release, at=at)

    def begin_refreshing(self, *, at: float | None = None) -> Any:
        """The program refreshes."""
        return self._send("refresh", 1, at=at)

    def end_refreshing(self, *, at: float | None = None) -> Any:
        """The refresh has ended."""
        return self._send("refresh", 0, at=at)

    @property
    def is_refreshing(self) -> bool:
        return bool(self._ask("get_refresh", ctypes.addressof(ctypes.c_double())))

    # MARK: Questions

    @property
    def instant_of_rest(self) -> float:
        """The instant, in seconds, at which the content comes to rest; the present one at rest."""
        return seconds(self._write(ctypes.c_int64, "rest").value)

    @property
    def resting_offset(self) -> Point:
        """The offset at which the content comes to rest; the present one at rest."""
        rest = self._write(ctypes.c_int64, "rest").value
        return Point(*self._write(ctypes.c_double * 2, "offset_at", rest))

    @property
    def stretch(self) -> Point:
        """How far the content is to be drawn stretched past its limits; (0, 0) where the feel has no spring for it."""
        return Point(*self._write(ctypes.c_double * 2, "stretch"))

    @property
    def instant_of_stretch_rest(self) -> float:
        """The instant, in seconds, at which the content and its stretch rest; of a member, all of its screen."""
        return seconds(self._write(ctypes.c_int64, "stretch_rest").value)

    @property
    def needs_frames(self) -> bool:
        """Whether the content moves, or its stretch does; of a member, anything on its screen."""
        return bool(self._ask("stretch", ctypes.addressof((ctypes.c_double * 2)())))

    def content_offset_at(self, at: float) -> Point:
        """The offset at an instant, without further input."""
        return Point(*self._write(ctypes.c_double * 2, "offset_at", nanoseconds(at)))

    def zoom_scale_at(self, at: float) -> float:
        """The zoom scale at an instant, without further input."""
        return float(self._write(ctypes.c_double, "zoom_at", nanoseconds(at)).value)

    def instant_reaching(self, axis: Axis, offset: float) -> float | None:
        """The first instant from now on at which an axis is at an offset; None where it never is."""
        instant = ctypes.c_int64()
        found = self._ask("reaching", Axis(axis), offset, ctypes.addressof(instant))
        return seconds(instant.value) if found else None

    def visible_rect(self, until: float) -> Rect:
        """The part of the content that is visible at some time until an instant."""
        return Rect(*self._write(ctypes.c_double * 4, "visible_until", nanoseconds(until)))

    def next_zoom_scale(self, targets: ZoomTargets, factor: float = 0) -> float:
        """The scale for `set_zoom_scale` after a double tap; `factor` adds a multiple of the smallest one."""
        return float(self._write(ctypes.c_double, "next_zoom", int(targets), factor).value)


def converted(arguments: tuple[Any, ...]) -> tuple[list[Any], list[Any]]:
    """Arguments for C, and the memory that they point to."""
    results: list[Any] = []
    memory: list[Any] = []
    for argument in arguments:
        if hasattr(argument, "c"):
            memory.append(argument.c())
            argument = pointer(memory[-1])
        elif isinstance(argument, tuple):
            memory.append(doubles(argument))
            argument = pointer(memory[-1])
        results.append(argument)
    return results, memory


class Object(Inputs):
    """A scroller or a screen. A copy is a snapshot; a pickle holds the calls since the object was made."""

    def __init__(self, handle: int) -> None:
        self._handle = checked(handle)
        self._finalizer = weakref.finalize(self, C.destroy, self._handle)
        self._state = C.state_of(self._handle).contents
        self._calls: list[tuple[Any, ...]] = []

    def _perform(self, name: str, arguments: tuple[Any, ...]) -> int:
        numbers, _memory = converted(arguments)
        try:
            return checked(getattr(C, name)(self._handle, *numbers))
        except ctypes.ArgumentError as error:
            raise TypeError(f"{name}: {error}") from None

    def _ask(self, name: str, *arguments: Any) -> int:
        return self._perform(name, arguments)

    def _now(self) -> int:
        return int(self._state.now)

    def _repeat(self, calls: list[tuple[Any, ...]]) -> None:
        for name, *arguments in calls:
            self._perform(name, tuple(arguments))
        self._calls = list(calls)

    @property
    def now(self) -> float:
        """The instant, in seconds, to which the object was advanced."""
        return seconds(self._state.now)

    @property
    def is_moving(self) -> bool:
        """Whether frames are needed."""
        return bool(self._state.phase >= Phase.DECELERATING)

    def shift_time(self, by: float) -> None:
        """Moves the object to another time line, on which everything happens later by some seconds, bit for bit: for a pickle that is
        read where the clock has another origin."""
        self._call("shift_time", nanoseconds(by))

    def restore(self, snapshot: Self) -> None:
        """Takes the state of a copy, or of any other object of the same kind."""
        checked(C.restore(self._handle, snapshot._handle))
        self.__dict__.update(snapshot._description())

    def _description(self) -> dict[str, Any]:
        """What the object knows beside the library: what a copy takes."""
        return {"_calls": list(self._calls)}

    def __copy__(self) -> Self:
        copy = object.__new__(type(self))
        Object.__init__(copy, C.snapshot(self._handle))
        copy.__dict__.update(self._description())
        return copy

    def __deepcopy__(self, _memo: Any) -> Self:
        return self.__copy__()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, type(self)):
            return NotImplemented
        return checked(C.equals(self._handle, other._handle)) == 1

    __hash__ = None  # type: ignore[assignment]


class Scroller(Object):
    """A scroll view: what UIScrollView does, with the bits of the library in Swift.

    >>> from scroll_kinetics import Scroller, Viewport
    >>> scroller = Scroller(Viewport(width=390, height=844, content_width=390, content_height=20_000))
    >>> scroller.drag_began()
    (WILL_BEGIN_DRAGGING,)
    >>> scroller.drag_ended(velocity=(0, -3000))     # a finger flicks upwards
    (WILL_END_DRAGGING, DID_END_DRAGGING_WILL_DECELERATE, WILL_BEGIN_DECELERATING)
    >>> scroller.resting_offset                      # where it will stop,
    Point(x=0.0, y=1492.0)
    >>> round(scroller.instant_of_rest, 3)           # and when
    2.849
    >>> scroller.advance(by=1)
    (DID_SCROLL,)
    >>> round(scroller.content_offset.y, 1)
    1294.8
    """

    def __init__(self, viewport: Viewport, physics: Physics | None = None, *, at: float = 0) -> None:
        self._make((viewport, physics, nanoseconds(at)))

    def _make(self, made: tuple[Any, ...]) -> None:
        numbers, _memory = converted(made)
        Object.__init__(self, C.create(*numbers))
        self._made: tuple[Any, ...] | None = made
        self._ticks = made[1] is not None and made[1].integration == Integration.DISPLAY_LINK

    def __repr__(self) -> str:
        x, y = self.content_offset
        text = f"Scroller at ({x:g}, {y:g}), {self.phase.name.lower()}"
        if self.is_moving:
            text += f" at ({self.velocity.dx:.0f}, {self.velocity.dy:.0f}) to ({self.target.x:g}, {self.target.y:g})"
        return f"<{text}, {self.now:g} s>"

    def _call(self, name: str, *arguments: Any) -> tuple[Event, ...]:
        self._perform(name, arguments)
        # A step leaves nothing of the steps before it, but for ticks, which stay.
        calls = self._calls
        if name == "advance" and calls and calls[-1][0] == "advance" and not self._ticks:
            calls.pop()
        elif name == "set_physics":
            self._ticks |= arguments[0].integration == Integration.DISPLAY_LINK
        calls.append((name, *arguments))
        if len(calls) > 1000 and not self.is_moving:
            self._shorten()
        return events_in(self._state.order)

    def advance(self, to: float | None = None, *, by: float | None = None) -> tuple[Event, ...]:
        """Advances to an instant, or by some seconds, and returns the events."""
        if (to is None) == (by is None):
            raise TypeError("advance takes an instant, or by=…")
        if to is None:
            assert by is not None
            instant = self._now() + nanoseconds(by)
        else:
            instant = nanoseconds(to)
        return self._call("advance", instant)

    def set_detents(self, axis: Axis, offsets: tuple[float, ...]) -> None:
        """Sets the offsets at which released content rests if it is between the first and the last; () removes them."""
        self._call("set_detents", Axis(axis), tuple(map(float, offsets)), len(offsets))

    def finger_velocity(self, landing_on: Pair) -> Vector:
        """The velocity of a finger, for `drag_ended`, that stops at an offset if it flicks from here."""
        return Vector(*self._write(ctypes.c_double * 2, "finger_velocity", *landing_on))

    # MARK: Reading

    @property
    def content_offset(self) -> Point:
        return Point(self._state.offset_x, self._state.offset_y)

    @property
    def velocity(self) -> Vector:
        """The velocity of the content, in points per second."""
        return Vector(self._state.velocity_x, self._state.velocity_y)

    @property
    def target(self) -> Point:
        """Where a motion will end; the offset where nothing moves by itself."""
        return Point(self._state.target_x, self._state.target_y)

    @property
    def phase(self) -> Phase:
        return Phase(self._state.phase)

    @property
    def minimum_content_offset(self) -> Point:
        return Point(self._state.min_x, self._state.min_y)

    @property
    def maximum_content_offset(self) -> Point:
        return Point(self._state.max_x, self._state.max_y)

    @property
    def zoom_scale(self) -> float:
        return float(self._state.zoom)

    def take_events(self) -> set[Event]:
        """The events since the last call of this method."""
        bits = checked(C.take_events(self._handle))
        return {event for event in Event if bits >> event.value & 1}

    # MARK: Pickles

    def _description(self) -> dict[str, Any]:
        return {**super()._description(), "_made": self._made, "_ticks": self._ticks}

    def _shorten(self) -> None:
        """Forgets the calls, where the scroller at rest equals one that is made as it is."""
        rules = {call[: 1 if call[0] == "set_feel" else 2]: call for call in self._calls
                 if call[0] in ("set_feel", "set_snap", "set_detents", "set_refresh")}
        made = (self.viewport, self.physics, self._now())
        fresh = _scroller(made, list(rules.values()))
        if fresh == self:
            (self._made, self._calls) = (made, fresh._calls)

    def detached(self) -> "Scroller":
        """A copy without the calls that led to its state: it can be pickled once it rests."""
        copy = self.__copy__()
        copy._made, copy._calls = None, []
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        if self._made is None:
            self._shorten()
        if self._made is None:
            raise TypeError("an agent of a population can be pickled only at rest, and without rules of its own")
        return _scroller, (self._made, self._calls)


def _scroller(made: tuple[Any, ...], calls: list[tuple[Any, ...]]) -> Scroller:
    """Makes a scroller again from its pickle."""
    scroller = object.__new__(Scroller)
    scroller._make(made)
    scroller._repeat(calls)
    return scroller
