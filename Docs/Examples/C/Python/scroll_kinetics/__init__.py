"""The motion of a UIScrollView, with the bits of the library in Swift.

`Scroller` is a scroll view, `Screen` many of them, nested, with sheets, headers, cards and shelves. `Population` steps thousands of
scroll views by columns of NumPy. `RestEnv`, `RestVectorEnv` and `ScreenEnv` are environments of Gymnasium; `scroll_kinetics.sweep`
counts where flicks stop, on Dask.
"""

from ._library import ScrollError
from .scroller import Scroller
from .screen import Member, Screen
from .values import (
    Animation, Axis, Card, Change, Detent, DirectionalLock, Distances, Event, Feel, Flight, Header, InsetAdjustment, Insets, Integration,
    Item, Keeping, Key, Limit, Momentum, Order, Overscroll, PageUnit, Phase, Physics, PinchPhase, Point, Preset, Reach, Rect, Release,
    ReleaseVelocity, RepeatedFlicks, Rules, ScrollPhase, Sheet, Shelf, Snap, Source, Strictness, Vector, Viewport, ZoomTargets)

from .population import Action, Population
from .app import ScreenEnv
from .rest import RestEnv, RestVectorEnv

__all__ = [
    "Action", "Animation", "Axis", "Card", "Change", "Detent", "DirectionalLock", "Distances", "Event", "Feel", "Flight", "Header",
    "InsetAdjustment", "Insets", "Integration", "Item", "Keeping", "Key", "Limit", "Member", "Momentum", "Order", "Overscroll", "PageUnit",
    "Phase", "Physics", "PinchPhase", "Point", "Population", "Preset", "Reach", "Rect", "Release", "ReleaseVelocity", "RepeatedFlicks",
    "RestEnv", "RestVectorEnv", "Rules", "Screen", "ScreenEnv", "ScrollError", "ScrollPhase", "Scroller", "Sheet", "Shelf", "Snap", "Source",
    "Strictness", "Vector", "Viewport", "ZoomTargets",
]
