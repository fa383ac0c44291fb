"""What happens at a table and not in the rules, as events."""

from typing import Literal

from hantise.core.event import Event

Fault = Literal["crashed", "stalled", "nonsense", "illegal"]
"""Why a program's game is lost: it ended, took too long, or gave no answer or an impossible one."""


class Resigned(Event, frozen=True):
    """A seat gave up."""

    seat: int


class Forfeited(Event, frozen=True):
    """A program failed at its seat. ``detail`` is what was seen of it."""

    seat: int
    why: Fault
    detail: str | None


class Agreed(Event, frozen=True):
    """Everybody agreed to stop."""


class Flag(Event, frozen=True):
    """A seat has run out of time."""

    seat: int


class LostOnTime(Event, frozen=True):
    """A seat has run out of time, and its opponent claimed the win."""

    seat: int


class Bot(Event, frozen=True):
    """A bot plays a seat from now on."""

    seat: int
    bot: str


class Person(Event, frozen=True):
    """A person plays a seat again."""

    seat: int


class Back(Event, frozen=True):
    """The game goes on from an earlier moment: that after so many entries."""

    to: int


TableEvent = Resigned | Forfeited | Agreed | Flag | LostOnTime | Bot | Person | Back
