"""What scrollers and screens are made of, and what they tell. Lengths are in points, velocities in points per second."""

import ctypes
import dataclasses
import enum
import math
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from . import _library


class Point(NamedTuple):
    x: float = 0
    y: float = 0


class Vector(NamedTuple):
    dx: float = 0
    dy: float = 0


class Rect(NamedTuple):
    x: float
    y: float
    width: float
    height: float


class Insets(NamedTuple):
    """Margins, from the edges inwards."""

    top: float = 0
    left: float = 0
    bottom: float = 0
    right: float = 0


# MARK: - Enumerations, with the numbers of scroll.h

class Axis(enum.IntEnum):
    HORIZONTAL, VERTICAL = 0, 1


class Phase(enum.IntEnum):
    """What a scroll view does; the last two need frames."""

    IDLE, TRACKING, DRAGGING, DECELERATING, ANIMATING = range(5)


class Event(enum.Enum):
    """What happens in a call; the names are UIScrollViewDelegate's."""

    WILL_BEGIN_DRAGGING, DID_SCROLL, WILL_END_DRAGGING, DID_END_DRAGGING, DID_END_DRAGGING_WILL_DECELERATE, \
        WILL_BEGIN_DECELERATING, DID_END_DECELERATING, DID_END_SCROLLING_ANIMATION, DID_SCROLL_TO_TOP, WILL_BEGIN_ZOOMING, \
        DID_ZOOM, DID_END_ZOOMING, DID_REFRESH = range(13)

    def __repr__(self) -> str:
        return self.name


EVENTS: Final = tuple(Event)


def events_in(order: int) -> tuple[Event, ...]:
    """The events of an order, as `scroll_state` and columns of populations have it."""
    events = []
    while order:
        events.append(EVENTS[(order & 15) - 1])
        order >>= 4
    return tuple(events)


class ScrollPhase(enum.IntEnum):
    """The phases of a trackpad; `NONE` of a device that tells none."""

    MAY_BEGIN, BEGAN, CHANGED, ENDED, CANCELLED, MOMENTUM_BEGAN, MOMENTUM_CHANGED, MOMENTUM_ENDED, NONE = range(9)


class PinchPhase(enum.IntEnum):
    BEGAN, CHANGED, ENDED, CANCELLED = range(4)


class Key(enum.IntEnum):
    LINE_DOWN, LINE_UP, PAGE_DOWN, PAGE_UP, HOME, END, LINE_LEFT, LINE_RIGHT, PAGE_LEFT, PAGE_RIGHT = range(10)


class PageUnit(enum.IntEnum):
    """Whether a page key goes by the free height less some points, by a fraction of it, or by points."""

    OVERLAP, FRACTION, POINTS = range(3)


class Integration(enum.IntEnum):
    EXACT, DISPLAY_LINK = 0, 1


class Source(enum.IntEnum):
    TOUCH, TRACKPAD = 0, 1


class Momentum(enum.IntEnum):
    """What moves content after a release: the library, deltas of the platform, or nothing."""

    LIBRARY, PLATFORM, OFF = range(3)


class DirectionalLock(enum.IntEnum):
    """Whether a drag along one axis locks the other: for its whole length, or until the finger rests for 0.6 s."""

    NONE, WHOLE_DRAG, UNTIL_PAUSE = range(3)


class RepeatedFlicks(enum.IntEnum):
    """Whether quick flicks go farther from the fourth on, as in Apple's web views."""

    NONE, WEBKIT = range(2)


class InsetAdjustment(enum.IntEnum):
    NEVER, SCROLLABLE_AXES, AUTOMATIC, ALWAYS = range(4)


class Keeping(enum.IntEnum):
    """What stays visible in a change: `PAGES` needs a spacing, `POINT` a place in the viewport."""

    OFFSET, FRACTION, PAGE, PAGES, POINT, ZOOM = range(6)


class ZoomTargets(enum.IntFlag):
    """What a double tap zooms to."""

    FITTING, FILLING, MINIMUM, MAXIMUM = 1, 2, 4, 8


class Order(enum.IntEnum):
    OUTER_FIRST, INNER_FIRST, INNER_ONLY = range(3)


class Overscroll(enum.IntEnum):
    """Which member stretches past the limits of all."""

    INNERMOST, OUTERMOST = 0, 1


# MARK: - Values of scroll.h

def _filled(structure: Any, names: str, numbers: Sequence[float], **others: Any) -> Any:
    value = structure()
    for name, number in zip(names.split(), numbers, strict=True):
        setattr(value, name, number)
    for name, number in others.items():
        setattr(value, name, number)
    return value


_FLAGS: Final = {
    "bounces_horizontally": 1, "bounces_vertically": 2, "always_bounce_horizontal": 4, "always_bounce_vertical": 8,
    "is_scroll_enabled": 16, "is_container_content": 32, "bounces_zoom": 512,
}
_SETS_OFFSET, _SETS_ZOOM = 64, 1024
_FOLLOWS_END, _ENDLESS = (128, 256), (2048, 4096)


@dataclasses.dataclass(frozen=True)
class Viewport:
    """The geometry of a scroll view, with the values of a new UIScrollView.

    Sizes are not negative, scales are more than 0, and all numbers are finite: what breaks a rule raises `ScrollError` where the
    viewport is used. An offset of None is the start of the content, or in a change the present one; a zoom scale likewise.
    """

    width: float
    height: float
    content_width: float = 0
    content_height: float = 0
    x: float = 0
    y: float = 0
    content_inset: Insets = Insets()
    safe_area_insets: Insets = Insets()
    content_offset: Point | None = None
    display_scale: float = 1
    content_alignment_point: Point = Point()
    zoom_scale: float | None = None
    minimum_zoom_scale: float = 1
    maximum_zoom_scale: float = 1
    bounces_zoom: bool = True
    content_inset_adjustment_behavior: InsetAdjustment = InsetAdjustment.AUTOMATIC
    is_container_content: bool = True
    is_scroll_enabled: bool = True
    bounces_horizontally: bool = True
    bounces_vertically: bool = True
    always_bounce_horizontal: bool = False
    always_bounce_vertical: bool = False
    follows_end: Axis | None = None
    endless_axis: Axis | None = None

    def c(self) -> Any:
        flags = sum(flag for name, flag in _FLAGS.items() if getattr(self, name))
        if self.content_offset is not None:
            flags |= _SETS_OFFSET
        if self.zoom_scale is not None:
            flags |= _SETS_ZOOM
        for axis, bits in (self.follows_end, _FOLLOWS_END), (self.endless_axis, _ENDLESS):
            flags |= 0 if axis is None else bits[axis]
        return _filled(
            _library.scroll_viewport, "x y width height content_width content_height",
            (self.x, self.y, self.width, self.height, self.content_width, self.content_height),
            **dict(zip(("inset_top", "inset_left", "inset_bottom", "inset_right"), self.content_inset)),
            **dict(zip(("safe_top", "safe_left", "safe_bottom", "safe_right"), self.safe_area_insets)),
            **dict(zip(("offset_x", "offset_y"), self.content_offset or (0, 0))),
            **dict(zip(("alignment_x", "alignment_y"), self.content_alignment_point)),
            scale=self.display_scale, zoom=self.zoom_scale or 1, zoom_minimum=self.minimum_zoom_scale,
            zoom_maximum=self.maximum_zoom_scale, inset_adjustment=self.content_inset_adjustment_behavior, flags=flags)

    @classmethod
    def from_c(cls, c: Any) -> "Viewport":
        def axis(bits: tuple[int, int]) -> Axis | None:
            return next((axis for axis in Axis if c.flags & bits[axis]), None)

        return cls(
            c.width, c.height, c.content_width, c.content_height, c.x, c.y,
            Insets(c.inset_top, c.inset_left, c.inset_bottom, c.inset_right),
            Insets(c.safe_top, c.safe_left, c.safe_bottom, c.safe_right), Point(c.offset_x, c.offset_y), c.scale,
            Point(c.alignment_x, c.alignment_y), c.zoom, c.zoom_minimum, c.zoom_maximum,
            content_inset_adjustment_behavior=InsetAdjustment(c.inset_adjustment), follows_end=axis(_FOLLOWS_END),
            endless_axis=axis(_ENDLESS), **{name: bool(c.flags & flag) for name, flag in _FLAGS.items()})


class Preset(enum.IntEnum):
    """A platform whose flights, limits and speeds a scroll view has; OWN are those that it has already, UIKit's at first."""

    UIKIT, ANDROID, GTK, WINDOWS, COMPOSE, QT, SLINT, GODOT, OWN = range(9)


class Flight(enum.IntEnum):
    """The law by which a flight slows down."""

    UIKIT, EXPONENTIAL, POWER = range(3)


class Limit(enum.IntEnum):
    """What a limit does to content that moves against it."""

    BOUNCE, CLAMP, SPRING = range(3)


class ReleaseVelocity(enum.IntEnum):
    """UIKit's blend of the latest two velocities, or the slope of a parabola through 100 ms."""

    BLEND, LEAST_SQUARES = range(2)


@dataclasses.dataclass(frozen=True)
class Feel:
    """The parts of a feel; those of other flights and limits are not read. `scroll.h` has their ranges."""

    rate: float = 0.998
    decay: float = 0
    reach: float = 0
    resting_speed: float = 0
    exponent: float = 0
    reference: float = 0
    pull_back: float = 10.05
    band: float = 0
    greatest_overscroll: float = 0
    stretch_frequency: float = 0
    stretch_damping_ratio: float = 0
    least_speed: float = 250
    greatest_speed: float = math.inf
    flight: Flight = Flight.UIKIT
    limit: Limit = Limit.BOUNCE
    velocity: ReleaseVelocity = ReleaseVelocity.BLEND

    @classmethod
    def of(cls, preset: Preset) -> "Feel":
        """The parts of a platform's."""
        feel = _library.scroll_feel()
        _library.checked(_library.C.preset_feel(preset, ctypes.addressof(feel)))
        return cls.from_c(feel)

    def c(self) -> Any:
        return _library.scroll_feel(*dataclasses.astuple(self))

    @classmethod
    def from_c(cls, c: Any) -> "Feel":
        numbers = {name: getattr(c, name) for name, kind in c._fields_ if kind is ctypes.c_double}
        return cls(**numbers, flight=Flight(c.flight), limit=Limit(c.limit), velocity=ReleaseVelocity(c.velocity))


class Distances(NamedTuple):
    """How far a notch of a wheel, a line and a page move content, in points."""

    notch: Vector
    line: Vector
    page: Vector


@dataclasses.dataclass(frozen=True)
class Physics:
    """The parameters of the motion, with UIKit's values. A rate is per millisecond, between 0 and 1; a release timeout in seconds,
    infinity for none."""

    deceleration_rate: float = 0.998
    frames_per_second: float = 60
    slop: float = 10
    release_timeout: float = 0.1
    integration: Integration = Integration.EXACT
    source: Source = Source.TOUCH
    momentum: Momentum = Momentum.LIBRARY
    directional_lock: DirectionalLock = DirectionalLock.NONE
    reduces_motion: bool = False
    repeated_flicks: RepeatedFlicks = RepeatedFlicks.NONE
    turns_one_page_per_swipe: bool = False
    preset: Preset = Preset.UIKIT

    @classmethod
    def of(cls, preset: Preset) -> "Physics":
        """The values of a platform."""
        physics = _library.scroll_physics()
        _library.checked(_library.C.preset_physics(preset, ctypes.addressof(physics)))
        return cls.from_c(physics)

    def c(self) -> Any:
        return _library.scroll_physics(*dataclasses.astuple(self))

    @classmethod
    def from_c(cls, c: Any) -> "Physics":
        return cls(
            c.deceleration_rate, c.frames_per_second, c.slop, c.release_timeout, Integration(c.integration), Source(c.source),
            Momentum(c.momentum), DirectionalLock(c.directional_lock), bool(c.reduces_motion), RepeatedFlicks(c.repeated_flicks),
            bool(c.turns_one_page_per_swipe), Preset(c.preset))


@dataclasses.dataclass(frozen=True)
class Animation:
    """The motion of what a program, a wheel or a key scrolls; made by one of the three functions."""

    kind: int
    numbers: tuple[float, ...]

    @classmethod
    def eased(cls, duration: float = 0.3) -> "Animation":
        """Along sin², by default as UIKit does; the duration in seconds, 0 or more."""
        return cls(0, (duration,))

    @classmethod
    def cubic(cls, duration: float, x1: float, y1: float, x2: float, y2: float) -> "Animation":
        """Along a curve of CSS; x1 and x2 from 0 to 1."""
        return cls(1, (duration, x1, y1, x2, y2))

    @classmethod
    def spring(cls, damping_ratio: float = 1, response: float = 0.2) -> "Animation":
        """By a spring, by default that of a wheel; both more than 0, the response in seconds."""
        return cls(2, (damping_ratio, response))

    def c(self) -> Any:
        return _filled(_library.scroll_animation, "duration x1 y1 x2 y2", (*self.numbers, 0, 0, 0, 0)[:5], kind=self.kind)


class Reach(enum.IntEnum):
    """How far a flight goes that a snap rule ends: as far as its momentum, at most some places, a screenful, or by steps of speed."""

    MOMENTUM, AT_MOST, SCREENFUL, STEPS = range(4)


class Strictness(enum.IntEnum):
    """Whether content must rest at a place, does within a distance, or within a third of the viewport."""

    MANDATORY, PROXIMITY, NEARBY = range(3)


class Item(NamedTuple):
    """A stretch of content that snaps; an alignment of −1 is the rule's. A release does not pass one that stops."""

    start: float
    end: float
    alignment: float = -1
    stops: bool = False


@dataclasses.dataclass(frozen=True)
class Snap:
    """A rule for the offsets at which content rests on one axis; made by one of the four functions, whose further arguments are
    fields."""

    points: int
    interval: float = 0
    origin: float = 0
    places: tuple[float, ...] = ()
    alignment: float = 0
    reach: Reach = Reach.MOMENTUM
    at_most: int = 1
    steps: tuple[float, ...] = ()
    strictness: Strictness = Strictness.MANDATORY
    proximity: float = 0
    duration: float | None = None
    spring: tuple[float, float] | None = None
    scrolls_long_items_freely: bool = False
    free_ranges: tuple[tuple[float, float], ...] = ()

    @classmethod
    def pages(cls, spacing: float = 0, **fields: Any) -> "Snap":
        """Pages of the viewport's length, one a swipe."""
        return cls(1, interval=spacing, **{"reach": Reach.STEPS, **fields})

    @classmethod
    def every(cls, interval: float, origin: float = 0, **fields: Any) -> "Snap":
        """Places at a regular distance."""
        return cls(0, interval, origin, **fields)

    @classmethod
    def offsets(cls, offsets: Sequence[float], **fields: Any) -> "Snap":
        """The given offsets, in any order."""
        return cls(2, places=tuple(map(float, offsets)), **fields)

    @classmethod
    def items(cls, items: Sequence[Item], **fields: Any) -> "Snap":
        """Stretches of content; `alignment` says which fraction of an item meets which of the viewport."""
        return cls(3, places=tuple(float(number) for item in items for number in Item(*item)), **fields)

    def c(self) -> Any:
        arrays = [_library.doubles(numbers) if numbers else None for numbers in (
            self.places, self.steps, [number for bounds in self.free_ranges for number in bounds])]
        places, steps, free = map(_library.pointer, arrays)
        arrival = 1 if self.duration is not None else 2 if self.spring else 0
        value = _filled(
            _library.scroll_snap, "interval origin alignment proximity arrival_a arrival_b",
            (self.interval, self.origin, self.alignment, self.proximity, *(
                (self.duration, 0.0) if self.duration is not None else self.spring or (0.0, 0.0))),
            points=self.points, reach=self.reach, at_most=self.at_most, strictness=self.strictness, arrival=arrival,
            scrolls_long_items_freely=self.scrolls_long_items_freely, step_count=len(self.steps), steps=steps,
            count=len(self.places) // (4 if self.points == 3 else 1), free_ranges=free, free_count=len(self.free_ranges))
        setattr(value, "items" if self.points == 3 else "offsets", places)
        value.arrays = arrays  # their memory, which the structure points to
        return value


# MARK: - Members of screens

@dataclasses.dataclass(frozen=True)
class Rules:
    """How scroll views that scroll on the same axis share movements; the values are UIKit's."""

    towards_end: Order = Order.INNER_FIRST
    towards_start: Order = Order.INNER_FIRST
    flings_hand_over_towards_end: bool = False
    flings_hand_over_towards_start: bool = False
    overscroll: Overscroll = Overscroll.INNERMOST
    locks_to_one_axis: bool = True
    overscroll_towards_start: Overscroll | None = None

    def c(self) -> Any:
        *numbers, start = dataclasses.astuple(self)
        return _library.scroll_rules(*numbers, -1 if start is None else start)


class Detent(NamedTuple):
    """A length of a sheet at which it rests, made by one of the three functions."""

    kind: int
    number: float

    @classmethod
    def length(cls, length: float) -> "Detent":
        return cls(0, length)

    @classmethod
    def fraction(cls, fraction: float) -> "Detent":
        """A fraction of the container, from 0 to 1."""
        return cls(1, fraction)

    @classmethod
    def inset(cls, inset: float) -> "Detent":
        """The container's length less an inset."""
        return cls(2, inset)


@dataclasses.dataclass(frozen=True)
class Sheet:
    """A sheet over its container, which comes from its bottom, or its right; its offset is its visible length."""

    container: Rect
    detents: tuple[Detent, ...]
    is_dismissible: bool = False
    axis: Axis = Axis.VERTICAL

    def c(self) -> Any:
        detents = _library.doubles([number for detent in self.detents for number in detent])
        value = _library.scroll_sheet(
            *self.container, self.axis, self.is_dismissible, len(self.detents), 0, _library.pointer(detents))
        value.arrays = detents
        return value


@dataclasses.dataclass(frozen=True)
class Header:
    """A header over the lists inside it; its offset is the distance by which it has collapsed."""

    container: Rect
    length: float
    collapsed_length: float = 0
    returns_at_once: bool = False
    stretches: bool = False
    axis: Axis = Axis.VERTICAL

    def c(self) -> Any:
        return _library.scroll_header(
            *self.container, self.length, self.collapsed_length, self.axis, self.returns_at_once, self.stretches, 0)


@dataclasses.dataclass(frozen=True)
class Card:
    """A card that expands to fill its container, and then scrolls its content; 0 is collapsed, `travel` full."""

    container: Rect
    travel: float
    content_length: float
    collapsed_insets: Insets = Insets()
    axis: Axis = Axis.VERTICAL

    def c(self) -> Any:
        return _library.scroll_card(*self.container, *self.collapsed_insets, self.travel, self.content_length, self.axis, 0)


@dataclasses.dataclass(frozen=True)
class Shelf:
    """A row of cards of one size, that never rests on a cut one; `steps` are the speeds from which it goes on by one card more."""

    frame: Rect
    card_width: float
    card_height: float
    count: int
    spacing: float = 0
    margin: float = 0
    alignment: float = 0
    steps: tuple[float, ...] = (2200, 2700)
    axis: Axis = Axis.HORIZONTAL

    def c(self) -> Any:
        steps = _library.doubles(self.steps)
        value = _library.scroll_shelf(
            *self.frame, self.card_width, self.card_height, self.spacing, self.margin, self.alignment, self.axis, self.count,
            len(self.steps), 0, _library.pointer(steps))
        value.arrays = steps
        return value


Geometry = Viewport | Sheet | Header | Card | Shelf


class Change(NamedTuple):
    """The events of a member of a screen in one call, in their order."""

    member: int
    events: tuple[Event, ...]


@dataclasses.dataclass(frozen=True)
class Release:
    """What a lift would do: the content's velocity, where it would stop without a rule, and where it stops."""

    velocity: Vector
    proposal: Point
    target: Point


def seconds(nanoseconds: int) -> float:
    """An instant of the library as a number of seconds; infinity where there is none."""
    return math.inf if nanoseconds == 2**63 - 1 else nanoseconds / 1e9
