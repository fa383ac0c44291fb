"""How much time each seat has left. Milliseconds; a clock runs for one seat or stands."""

from typing import Final

import msgspec

from hantise.server import wire
from hantise.server.wire import Pace

DAY: Final = 86_400_000
AFTER_RETURN: Final = 30_000
"""Somebody who takes a seat back has at least this long on a live clock."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """As of ``since`` (seconds since 1970)."""

    left: tuple[int, ...]
    running: int | None
    since: float

    def stopped(self, now: float) -> "Clock":
        """The same with the time that has passed taken off."""
        if self.running is None:
            return Clock(self.left, None, now)
        used = max(0, round((now - self.since) * 1000))
        return Clock(
            _set(self.left, self.running, max(0, self.left[self.running] - used)), None, now
        )

    def runs_out(self) -> float | None:
        """When the running seat's time is over."""
        return None if self.running is None else self.since + self.left[self.running] / 1000

    def shown(self, now: float) -> wire.Clock:
        """As it is sent."""
        return wire.Clock(self.stopped(now).left, self.running, now)


def _set(left: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    return (*left[:seat], value, *left[seat + 1 :])


def full(pace: Pace) -> int:
    """What a seat has at first; a correspondence move always has it."""
    return pace.bank * 1000 if pace.kind == "live" else pace.days * DAY


def new_clock(pace: Pace, players: int, now: float) -> Clock | None:
    """The clock of a game that begins, if it has one."""
    if pace.kind == "none":
        return None
    return Clock((full(pace),) * players, None, now)


def after_change(clock: Clock, pace: Pace, actor: int | None, now: float, *, moved: bool) -> Clock:
    """The clock after something happened; ``actor`` is the person's seat that is to act now.

    Whoever ends a turn by moving gains the increment, or a fresh allowance for the next turn.
    """
    before = clock.running
    left = clock.stopped(now).left
    if moved and before is not None and before != actor and pace.kind == "live":
        left = _set(left, before, left[before] + pace.increment * 1000)
    if actor is not None and actor != before and pace.kind == "correspondence":
        left = _set(left, actor, full(pace))
    return Clock(left, actor, now)


def after_return(clock: Clock, pace: Pace, seat: int) -> Clock:
    """A person takes a seat back, which no clock ran for: there must be time to look."""
    least = AFTER_RETURN if pace.kind == "live" else full(pace)
    left = _set(clock.left, seat, max(clock.left[seat], least))
    return Clock(left, clock.running, clock.since)
