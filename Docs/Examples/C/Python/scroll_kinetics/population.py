"""Agents with fingers, by columns of NumPy that are not copied."""

import ctypes
import enum
import weakref
from collections.abc import Iterator, Sequence
from typing import Any, Self

import numpy

from . import _library
from ._library import C, UNLOCKED, checked, nanoseconds
from .scroller import Scroller
from .values import Axis, Event, Physics, Viewport

Doubles = numpy.ndarray[Any, numpy.dtype[numpy.float64]]
Bytes = numpy.ndarray[Any, numpy.dtype[numpy.uint8]]
Orders = numpy.ndarray[Any, numpy.dtype[numpy.uint64]]
Flags = numpy.ndarray[Any, numpy.dtype[numpy.bool_]]


class Action(enum.IntEnum):
    """What is done to an agent, with a number: a position of the finger along the axis in points, a velocity of the content in points
    per second for `LAUNCH` and `FLING`, a delta of the content for the wheels, an offset for `JUMP`, `ANIMATE` and `RETARGET`, a length in points
    for `CONTENT` and `VIEWPORT`. The others take none. `HOLD` catches content in motion until `CANCEL`."""

    NONE, DOWN, MOVED, UP, CANCEL, HOLD, LAUNCH, WHEEL, SMOOTH_WHEEL, JUMP, ANIMATE, RETARGET, STOP, CONTENT, VIEWPORT, FLING = range(16)


class Population:
    """Agents along one axis, each with the bits of a `Scroller`.

    Every step writes the columns, each of shape (count,): `offsets` in points, `velocities` in points per second, `phases` (uint8, the
    numbers of `Phase`), `targets` where the agents come to rest without further actions, in points, and with `events=True` `orders`
    (uint64), which `had` reads. Keep copies of what is needed longer.

    - `count` agents are copies of a scroller: of `agent`, which may snap or refresh, or of one with `viewport` and `physics`.
    - `population[3]` is a copy of an agent as a scroller; `population[3] = scroller` and `population[2:5] = scroller` replace agents, so
      that each can have physics, lengths and rules of its own.
    - A copy is a snapshot, which `restore` puts back. Each population may be used by a thread of its own.
    """

    def __init__(
        self, count: int, viewport: Viewport | None = None, physics: Physics | None = None, *, agent: Scroller | None = None,
        axis: Axis = Axis.VERTICAL, events: bool = False,
    ) -> None:
        if (viewport is None) == (agent is None):
            raise TypeError("a population needs either a viewport or an agent")
        if agent is None:
            assert viewport is not None
            agent = Scroller(viewport, physics)
        elif physics is not None:
            raise TypeError("an agent has physics of its own")
        self._adopt(checked(C.create_population(agent._handle, count, Axis(axis))), count, agent.detached(), events)

    def _adopt(self, handle: int, count: int, agent: Scroller, events: bool) -> None:
        self._handle = handle
        self._finalizer = weakref.finalize(self, C.destroy, handle)
        # A scroller through which single agents are read and written.
        self._agent = agent
        self.offsets: Doubles = numpy.zeros(count)
        self.velocities: Doubles = numpy.zeros(count)
        self.phases: Bytes = numpy.zeros(count, numpy.uint8)
        self.targets: Doubles = numpy.zeros(count)
        self.orders: Orders | None = numpy.zeros(count, numpy.uint64) if events else None
        orders = None if self.orders is None else self.orders.ctypes.data
        self._columns = _library.scroll_columns(
            self.offsets.ctypes.data, self.velocities.ctypes.data, self.phases.ctypes.data, orders, self.targets.ctypes.data, None)
        self._pointer = ctypes.addressof(self._columns)

    def __len__(self) -> int:
        return len(self.offsets)

    def __repr__(self) -> str:
        return f"<Population of {len(self)}, {int((self.phases >= 3).sum())} moving>"

    # MARK: Time

    def act(self, actions: Any, numbers: Any = 0.0, *, at: float) -> None:
        """Performs an action on each agent, with its number, at an instant in seconds.

        Both are arrays of shape (count,), or one value for all: actions of any integer type, numbers of any real one. Arrays of uint8
        and float64 are read in place.
        """
        actions = self._column(actions, numpy.uint8, "actions")
        numbers = self._column(numbers, numpy.float64, "numbers")
        try:
            checked(UNLOCKED.act(self._handle, actions.ctypes.data, numbers.ctypes.data, nanoseconds(at), None))
        except _library.ScrollError as error:
            wrong = numpy.flatnonzero(actions >= len(Action))
            if wrong.size:
                raise ValueError(f"actions[{wrong[0]}] is {actions[wrong[0]]}, and the last action is {len(Action) - 1}") from None
            wrong = numpy.flatnonzero(~numpy.isfinite(numbers) & (actions != Action.NONE))
            where = f"numbers[{wrong[0]}]" if wrong.size else "numbers"
            raise ValueError(f"{where}: {error}") from None

    def _column(self, values: Any, kind: Any, name: str) -> Any:
        """Values as a column that the library can read."""
        count = len(self)
        if isinstance(values, numpy.ndarray) and values.dtype == kind and values.shape == (count,) and values.flags.c_contiguous:
            return values
        array = numpy.asarray(values)
        if array.shape not in ((), (count,)):
            raise ValueError(f"{name} must have the shape ({count},) or be one value, but has the shape {array.shape}")
        needed = numpy.integer if kind is numpy.uint8 else numpy.number
        if not numpy.issubdtype(array.dtype, needed) or numpy.issubdtype(array.dtype, numpy.complexfloating):
            raise ValueError(f"{name} must be {'integers' if kind is numpy.uint8 else 'real numbers'}, but are {array.dtype}")
        if kind is numpy.uint8 and array.size and not (0 <= array.min() and array.max() < len(Action)):
            index = int(numpy.flatnonzero((array < 0) | (array >= len(Action)))[0])
            where = f"{name}[{index}]" if array.shape else name
            raise ValueError(f"{where} is {array.reshape(-1)[index]}, and actions go from 0 to {len(Action) - 1}")
        return numpy.ascontiguousarray(numpy.broadcast_to(array.astype(kind), (count,)))

    def advance(self, to: float) -> None:
        """Advances all agents to an instant in seconds, and writes the columns."""
        checked(UNLOCKED.advance_agents(self._handle, nanoseconds(to), self._pointer))

    def had(self, event: Event) -> Flags:
        """Which agents had an event in the latest step, of shape (count,); for a population with `events=True`."""
        if self.orders is None:
            raise ValueError("the population must be made with events=True")
        orders, code = self.orders.copy(), numpy.uint64(event.value + 1)
        result = numpy.zeros(len(self), numpy.bool_)
        while orders.any():
            result |= (orders & numpy.uint64(15)) == code
            orders >>= numpy.uint64(4)
        return result

    def shift_time(self, by: float) -> None:
        """Moves the agents to another time line, on which everything happens later by some seconds, bit for bit."""
        checked(C.shift_time(self._handle, nanoseconds(by)))

    # MARK: Agents

    def __getitem__(self, index: int) -> Scroller:
        """A copy of an agent."""
        checked(C.get_agent(self._handle, self._index(index), self._agent._handle))
        return self._agent.detached()

    def __setitem__(self, index: int | slice, scroller: Scroller) -> None:
        """Replaces agents by copies of a scroller."""
        if isinstance(index, slice):
            first, end, step = index.indices(len(self))
            if step != 1:
                raise IndexError("agents are replaced in runs, without a step")
            checked(C.set_agents(self._handle, first, max(0, end - first), scroller._handle))
        else:
            checked(C.set_agents(self._handle, self._index(index), 1, scroller._handle))

    def _index(self, index: int) -> int:
        if not -len(self) <= index < len(self):
            raise IndexError(f"there are {len(self)} agents, and the index is {index}")
        return index % len(self)

    def __iter__(self) -> Iterator[Scroller]:
        return (self[index] for index in range(len(self)))

    @classmethod
    def of(cls, agents: Sequence[Scroller], *, axis: Axis = Axis.VERTICAL, events: bool = False) -> Self:
        """The population of some scrollers, of which there is at least one."""
        population = cls(len(agents), agent=agents[0], axis=axis, events=events)
        for index, agent in enumerate(agents):
            population[index] = agent
        return population

    # MARK: Snapshots

    def __copy__(self) -> Self:
        population = object.__new__(type(self))
        population._adopt(checked(C.snapshot(self._handle)), len(self), self._agent.detached(), self.orders is not None)
        population._copy_columns(self)
        return population

    def __deepcopy__(self, _memo: Any) -> Self:
        return self.__copy__()

    def restore(self, snapshot: Self) -> None:
        """Takes the agents and columns of a copy, or of another population of the same number of agents."""
        if len(snapshot) != len(self):
            raise ValueError(f"the snapshot has {len(snapshot)} agents, the population {len(self)}")
        checked(C.restore(self._handle, snapshot._handle))
        self._copy_columns(snapshot)

    def _copy_columns(self, other: Self) -> None:
        for name in "offsets", "velocities", "phases", "targets":
            getattr(self, name)[:] = getattr(other, name)
        if self.orders is not None and other.orders is not None:
            self.orders[:] = other.orders

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Population):
            return NotImplemented
        return checked(C.equals(self._handle, other._handle)) == 1

    __hash__ = None  # type: ignore[assignment]

    def close(self) -> None:
        """Gives the memory of the agents back, which happens by itself once the population is no longer used."""
        self._finalizer()
