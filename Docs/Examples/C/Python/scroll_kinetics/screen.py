"""Many scroll views, and what is made of them."""

import ctypes
from collections.abc import Iterator
from typing import Any

from . import _library
from ._library import C, ScrollError, checked, nanoseconds
from .scroller import Inputs, Object
from .values import (
    Animation, Card, Change, Event, Geometry, Header, Phase, Physics, Point, Rect, Rules, Sheet, Shelf, Vector, Viewport, events_in)

Changes = tuple[Change, ...]


class Screen(Object):
    """Any number of scroll views, sheets, headers, cards and shelves, nested in any way, that several fingers move at once.

    Members have numbers from 0 on, of your choice. `screen[2]` takes the inputs and answers the questions of member 2, as a `Scroller`
    does; a finger is sent to the innermost member under it, and its further samples to the screen. Every call returns the changes of
    all members. Points are in the space of the screen.

    >>> from scroll_kinetics import Detent, Rect, Screen, Sheet, Viewport
    >>> screen = Screen()
    >>> screen.insert(1, Sheet(Rect(0, 0, 390, 844), (Detent.fraction(0.5), Detent.inset(44))))
    >>> screen.insert(2, Viewport(width=390, height=800, content_width=390, content_height=20_000), inside=1)
    >>> changes = screen[2].drag_began(), screen[2].drag_changed((0, -600))
    >>> screen[1].content_offset.y, screen[2].content_offset.y     # the list raises the sheet first
    (800.0, 222.0)
    """

    def __init__(self, rules: Rules | None = None, *, at: float = 0) -> None:
        self._make(nanoseconds(at))
        if rules is not None:
            self.set_rules(rules)

    def _make(self, now: int) -> None:
        Object.__init__(self, C.create_screen(now))
        self._made = now
        self._members: set[int] = set()

    def __repr__(self) -> str:
        offsets = ", ".join(
            f"{number} at ({self[number].content_offset.x:g}, {self[number].content_offset.y:g})" for number in self)
        return f"<Screen {'moving' if self.is_moving else 'at rest'}, {offsets or 'no member'}, {self.now:g} s>"

    # MARK: Members

    def __iter__(self) -> Iterator[int]:
        """The numbers of the members, in order."""
        return iter(sorted(self._members))

    def __len__(self) -> int:
        return len(self._members)

    def __contains__(self, number: object) -> bool:
        return number in self._members

    def __getitem__(self, number: int) -> "Member":
        if number not in self._members:
            raise KeyError(f"there is no member {number}")
        return Member(self, number)

    def insert(
        self, number: int, geometry: Geometry, *, inside: int | None = None, detent: int | None = 0, display_scale: float = 1,
        physics: Physics | None = None, rules: Rules | None = None,
    ) -> None:
        """Inserts a member, inside another one or on its own: a scroll view for a `Viewport`, else what the geometry says.

        `detent` is where a sheet begins, None for dismissed; `display_scale` is for all but viewports, which have their own; `rules`
        say how a scroll view shares movements with what is inside it.
        """
        if number in self:
            raise ScrollError(-6, f"there is a member {number} already")
        if inside is not None and inside not in self:
            raise ScrollError(-6, f"there is no member {inside}")
        parent = -1 if inside is None else inside
        if isinstance(geometry, Viewport):
            self._call("screen_insert", number, parent, geometry, physics, rules)
            return
        if rules is not None:
            raise TypeError(f"rules are for scroll views, and member {number} is a {type(geometry).__name__.lower()}")
        where = (-1 if detent is None else detent,) if isinstance(geometry, Sheet) else ()
        self._call(f"screen_insert_{type(geometry).__name__.lower()}", number, parent, geometry, *where, display_scale, physics)

    def remove(self, number: int, *, at: float | None = None) -> Changes:
        """Takes a member, and those inside it, out of the screen."""
        return self._send("screen_remove", number, at=at)  # type: ignore[no-any-return]

    def set_rules(self, rules: Rules) -> None:
        """Sets how scroll views share movements that have no rules of their own, from the next touch on."""
        self._call("set_rules", rules)

    def frame(self, number: int) -> Rect:
        """The present frame of a member on the screen."""
        return Rect(*self._write(ctypes.c_double * 4, "screen_frame", number))

    def member_at(self, x: float, y: float) -> int | None:
        """The innermost member that is visible at a point; None where there is none."""
        number = ctypes.c_int32()
        return number.value if self._ask("screen_member_at", x, y, ctypes.addressof(number)) else None

    # MARK: Calls

    def advance(self, to: float | None = None, *, by: float | None = None) -> Changes:
        """Advances all members to an instant, or by some seconds, and returns those that moved or had events."""
        if (to is None) == (by is None):
            raise TypeError("advance takes an instant, or by=…")
        instant = nanoseconds(to) if to is not None else self._now() + nanoseconds(by or 0)
        return self._call("advance", instant)

    def _call(self, name: str, *arguments: Any) -> Changes:
        return self._call_on(None, name, arguments)

    def _call_on(self, member: int | None, name: str, arguments: tuple[Any, ...]) -> Changes:
        bits = self._repeat_call(member, name, arguments)
        self._calls.append((member, name, *arguments))
        if not bits:
            return ()
        changes = ((number, self._read(number)) for number in self)
        return tuple(Change(number, events_in(state.order)) for number, state in changes if state.order)

    def _repeat_call(self, member: int | None, name: str, arguments: tuple[Any, ...]) -> int:
        checked(C.screen_select(self._handle, -1 if member is None else member))
        result = self._perform(name, arguments)
        if name.startswith("screen_insert"):
            self._members.add(arguments[0])
        elif name == "screen_remove":
            # Those inside it have gone, too.
            memory = _library.scroll_state()
            self._members = {
                number for number in self._members
                if C.screen_read(self._handle, number, ctypes.addressof(memory)) == 0}
        return result

    def _ask_on(self, member: int | None, name: str, arguments: tuple[Any, ...]) -> int:
        checked(C.screen_select(self._handle, -1 if member is None else member))
        return self._perform(name, arguments)

    def _ask(self, name: str, *arguments: Any) -> int:
        return self._ask_on(None, name, arguments)

    def _read(self, number: int) -> Any:
        memory = _library.scroll_state()
        checked(C.screen_read(self._handle, number, ctypes.addressof(memory)))
        return memory

    # MARK: Copies and pickles

    def _repeat(self, calls: list[tuple[Any, ...]]) -> None:
        for member, name, *arguments in calls:
            self._repeat_call(member, name, tuple(arguments))
        self._calls = list(calls)

    def _description(self) -> dict[str, Any]:
        return {**super()._description(), "_made": self._made, "_members": set(self._members)}

    def __reduce__(self) -> tuple[Any, ...]:
        return _screen, (self._made, self._calls)


def _screen(made: int, calls: list[tuple[Any, ...]]) -> Screen:
    """Makes a screen again from its pickle."""
    screen = object.__new__(Screen)
    screen._make(made)
    screen._repeat(calls)
    return screen


class Member(Inputs):
    """A member of a screen, by its number: its inputs, its geometry and what it shows at present."""

    def __init__(self, screen: Screen, number: int) -> None:
        self.screen = screen
        self.number = number

    def __repr__(self) -> str:
        x, y = self.content_offset
        return f"<Member {self.number} at ({x:g}, {y:g}), {self.phase.name.lower()}>"

    def _call(self, name: str, *arguments: Any) -> Changes:
        return self.screen._call_on(self.number, name, arguments)

    def _ask(self, name: str, *arguments: Any) -> int:
        return self.screen._ask_on(self.number, name, arguments)

    def _now(self) -> int:
        return self.screen._now()

    # MARK: Reading

    @property
    def content_offset(self) -> Point:
        """The offset: of a sheet its visible length, of a header how far it has collapsed, of a card how far it has expanded."""
        state = self.screen._read(self.number)
        return Point(state.offset_x, state.offset_y)

    @property
    def velocity(self) -> Vector:
        """The velocity of the offset, in points per second."""
        state = self.screen._read(self.number)
        return Vector(state.velocity_x, state.velocity_y)

    @property
    def target(self) -> Point:
        """Where a motion of the member will end; the offset where it does not move by itself."""
        state = self.screen._read(self.number)
        return Point(state.target_x, state.target_y)

    @property
    def phase(self) -> Phase:
        return Phase(self.screen._read(self.number).phase)

    @property
    def is_moving(self) -> bool:
        return self.phase >= Phase.DECELERATING

    @property
    def minimum_content_offset(self) -> Point:
        state = self.screen._read(self.number)
        return Point(state.min_x, state.min_y)

    @property
    def maximum_content_offset(self) -> Point:
        state = self.screen._read(self.number)
        return Point(state.max_x, state.max_y)

    @property
    def zoom_scale(self) -> float:
        return float(self.screen._read(self.number).zoom)

    @property
    def events(self) -> tuple[Event, ...]:
        """The events of the latest call of the screen."""
        return events_in(self.screen._read(self.number).order)

    @property
    def frame(self) -> Rect:
        """The present frame on the screen."""
        return self.screen.frame(self.number)

    @property
    def detent(self) -> int | None:
        """The index of the detent at which a sheet is or will come to rest; None for none, as when it is dismissed."""
        detent = ctypes.c_int32()
        found = self.screen._ask("screen_detent", self.number, ctypes.addressof(detent))
        return detent.value if found else None

    # MARK: Changes

    def set_geometry(
        self, geometry: Sheet | Header | Card | Shelf, animation: Animation | None = None, *, at: float | None = None,
    ) -> Changes:
        """Changes a sheet, a header, a card or a shelf at any moment, as for a rotation or a keyboard; `update` does so for scroll
        views."""
        kind = type(geometry).__name__.lower()
        return self.screen._send(f"screen_update_{kind}", self.number, geometry, animation, at=at)  # type: ignore[no-any-return]

    def move(self, to: int | None, animation: Animation | None = Animation.eased(), *, at: float | None = None) -> Changes:
        """Moves a sheet to a detent; None dismisses it."""
        detent = -1 if to is None else to
        return self.screen._send("screen_move_to_detent", self.number, detent, animation, at=at)  # type: ignore[no-any-return]

    def choose_rest(self, offset: float) -> None:
        """Lets the member rest at an offset after the next release of a movement that it shares and that can show it there."""
        self.screen._call("screen_choose_rest", self.number, offset)

    def expand(self, expands: bool = True, animation: Animation | None = Animation.eased(), *, at: float | None = None) -> Changes:
        """Makes a card full, or collapses it."""
        return self.screen._send("screen_expand", self.number, expands, animation, at=at)  # type: ignore[no-any-return]
