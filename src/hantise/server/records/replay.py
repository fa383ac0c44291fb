"""A finished game step by step, through one seat's eyes or fully open."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Literal

import msgspec

from hantise.core.action import Action
from hantise.core.errors import HantiseError
from hantise.core.event import Event, restore_events
from hantise.core.state import State
from hantise.core.table import Table, TableEntry
from hantise.server.errors import BadRequest
from hantise.server.forms import Replay, ReplayStep
from hantise.server.records.stored import Stored, entry_of
from hantise.server.wire import Choice, EventInfo, TableInfo

Eyes = int | Literal["open", "public"]

NOTHING: Final = msgspec.Raw(b"null")


def read_eyes(given: str, players: int) -> Eyes:
    """Whose eyes somebody wants to look through; `BadRequest` if there are none such."""
    if given == "open":
        return "open"
    if given == "public":
        return "public"
    if given.isascii() and given.isdecimal() and len(given) < 4 and int(given) < players:
        return int(given)
    raise BadRequest("error-record-eyes", eyes=given[:20], last=players - 1)


def replay(stored: Stored, info: TableInfo, eyes: Eyes) -> Replay:
    """The game under the rules of its time or, if this program lacks them, from its events."""
    try:
        table = stored.play_again()
    except HantiseError:
        steps = tuple(_steps_from_events(stored, eyes))
        return Replay(info, eyes, NOTHING, steps, stored.outcome, from_events=True)
    first, steps = _steps(table, stored, eyes)
    return Replay(info, eyes, first, steps, stored.outcome)


def _steps(table: Table, stored: Stored, eyes: Eyes) -> tuple[msgspec.Raw, tuple[ReplayStep, ...]]:
    standing = set(table.standing())
    moments = table.rerun()
    state, _ = next(moments)
    first = view = _view(state, eyes, stored.players)
    steps = []
    for number, entry in enumerate(table.entries):
        if number in standing:
            assert isinstance(entry, Action)
            actor = int(state.actor)
            state, events = next(moments)
            view = _view(state, eyes, stored.players)
            known = eyes == "open" or eyes == actor or not table.game.about.hides
            action = Choice(entry.notation, entry.kind, entry.fields()) if known else None
            steps.append(_step(stored, number, actor, action, _seen(events, eyes), view))
        elif isinstance(entry, TableEntry) and entry.table != "back":
            told = [Event(entry.table, msgspec.structs.asdict(entry))]
            steps.append(_step(stored, number, None, None, _seen(told, eyes), view))
    return first, tuple(steps)


def _steps_from_events(stored: Stored, eyes: Eyes) -> Iterator[ReplayStep]:
    entries = [entry_of(row) for row in stored.rows]
    standing = set(standing_actions(entries))
    for number, (row, entry) in enumerate(zip(stored.rows, entries, strict=True)):
        if number in standing or (isinstance(entry, TableEntry) and entry.table != "back"):
            events = _seen(restore_events(row.events), eyes)
            actor = row.actor if isinstance(entry, str) else None
            yield _step(stored, number, actor, None, events, NOTHING)


def standing_actions(entries: Sequence[str | TableEntry]) -> list[int]:
    """The numbers (from 0) of the actions that were not undone, without knowing the rules.

    >>> standing_actions(["R@b5", "R@e5", TableEntry("back", to=1), "B@a5"])
    [0, 3]
    """
    before: list[int | None] = []
    """For each entry that is an action, the one that stood before it."""
    after: list[int | None] = [None]
    """The action that stands last after so many entries."""
    for number, entry in enumerate(entries):
        before.append(after[-1])
        if isinstance(entry, str):
            after.append(number)
        elif entry.table == "back" and entry.to is not None:
            after.append(after[entry.to])
        else:
            after.append(after[-1])
    line: list[int] = []
    last = after[-1]
    while last is not None:
        line.append(last)
        last = before[last]
    return line[::-1]


def _step(
    stored: Stored,
    number: int,
    actor: int | None,
    action: Choice | None,
    events: tuple[EventInfo, ...],
    view: msgspec.Raw,
) -> ReplayStep:
    at = stored.rows[number].at
    return ReplayStep(number + 1, actor, action, events, view, at)


def _view(state: State, eyes: Eyes, players: int) -> msgspec.Raw:
    if eyes == "open":
        views = b",".join(state.view(seat).wire() for seat in range(players))
        return msgspec.Raw(b"[%b]" % views)
    return msgspec.Raw(state.view(None if eyes == "public" else eyes).wire())


def _seen(events: Iterable[Event], eyes: Eyes) -> tuple[EventInfo, ...]:
    if eyes == "open":
        shown = [event.opened() for event in events]
    else:
        shown = [event.seen_by(None if eyes == "public" else eyes) for event in events]
    return tuple(EventInfo(event.kind, event.fields) for event in shown)
