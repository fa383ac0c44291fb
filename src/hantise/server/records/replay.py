"""A finished game step by step, through one seat's eyes or fully open, a page at a time.

Played again in a worker, which remembers the last few games: somebody reads one page by page.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Final, Literal

import msgspec

from hantise.core.action import Action
from hantise.core.errors import HantiseError
from hantise.core.event import Event, restore_events
from hantise.core.moves import move_numbers, told_entries
from hantise.core.record import encode, record_of
from hantise.core.state import NOBODY, State
from hantise.core.table import Table, TableEntry, event_of
from hantise.server.errors import BadRequest, Conflict
from hantise.server.etag import Prepared, prepare, prepare_json
from hantise.server.forms import Replay, ReplayStep
from hantise.server.records.stored_game import Head, Packed, Stored, entry_of, unpack
from hantise.server.wire import Choice, EventInfo, TableInfo

Eyes = int | Literal["open", "public"]

MOVES_OF_A_PAGE: Final = 100
REMEMBERED: Final = 4
NOTHING: Final = msgspec.Raw(b"null")

_remembered: dict[Head, "PlayedAgain"] = {}
"""In a worker: the games it was asked for last."""


def read_eyes(given: str, players: int) -> Eyes:
    """Whose eyes somebody wants to look through; `BadRequest` if there are none such."""
    if given == "open":
        return "open"
    if given == "public":
        return "public"
    if given.isascii() and given.isdecimal() and len(given) < 4 and int(given) < players:
        return int(given)
    raise BadRequest("error-record-eyes", eyes=given[:20], last=players - 1)


def page_with(move: int) -> int:
    """The number of the page (from 0) that has a move (from 1)."""
    return max(0, move - 1) // MOVES_OF_A_PAGE


# In a worker


def replay_page(
    head: Head, rows: Packed | None, info: TableInfo, eyes: Eyes, page: int
) -> Prepared | None:
    """A page, or the last one if there are fewer; None: the rows are needed."""
    game = _again(head, rows)
    return None if game is None else prepare_json(game.page(info, eyes, page))


def record_file(head: Head, rows: Packed | None) -> Prepared | None:
    """The game as a record file; None: the rows are needed."""
    game = _again(head, rows)
    if game is None:
        return None
    # Without its rules: as it is, unverified.
    record = game.stored.record() if game.table is None else record_of(game.table)
    return prepare(encode(record), "application/json")


def position_at(head: Head, rows: Packed | None, move: int) -> str | None:
    """How it stood after a move, as the text of a position; None: the rows are needed.

    `Conflict` if no game can go on from there.
    """
    game = _again(head, rows)
    return None if game is None else game.position(move)


def _again(head: Head, rows: Packed | None) -> "PlayedAgain | None":
    return None if rows is None and head not in _remembered else again(head, rows or ())


def again(head: Head, rows: Packed) -> "PlayedAgain":
    """The game, played again if this process does not remember it."""
    game = _remembered.pop(head, None)
    if game is None:
        game = PlayedAgain(Stored(head, unpack(rows)))
    _remembered[head] = game
    while len(_remembered) > REMEMBERED:
        del _remembered[next(iter(_remembered))]
    return game


class PlayedAgain:
    """A game under the rules of its time or, if this program lacks them, as its events."""

    def __init__(self, stored: Stored) -> None:
        self.stored = stored
        self.table: Table | None = None
        try:
            self.table = stored.play_again()
        except HantiseError:
            entries = [entry_of(row) for row in stored.rows]
            self._standing = set(standing_actions(entries))
            chance = {n for n in self._standing if (stored.rows[n].actor or 0) < 0}
        else:
            entries = [e if isinstance(e, TableEntry) else "" for e in self.table.entries]
            self._standing = set(self.table.standing())
            chance = self._standing.difference(self.table.decisions())
        self._steps = told_entries(entries, self._standing)
        """The entries that are shown, by number from 0."""
        self._moves = list(move_numbers(self._steps, chance))
        """For each of them the move that it belongs to."""

    @cached_property
    def moves(self) -> int:
        """How many there are."""
        return self._moves[-1] if self._moves else 0

    def page(self, info: TableInfo, eyes: Eyes, page: int) -> Replay:
        """The moves of a page with all that came of them."""
        page = min(page, page_with(self.moves))
        after = page * MOVES_OF_A_PAGE
        shown = [
            (number, move)
            for number, move in zip(self._steps, self._moves, strict=True)
            if after < move <= after + MOVES_OF_A_PAGE
        ]
        first, steps = self._shown(shown, eyes)
        return Replay(
            table=info,
            eyes=eyes,
            first=first,
            steps=steps,
            outcome=self.stored.head.outcome,
            moves=self.moves,
            after=after,
            from_events=self.table is None,
        )

    def position(self, move: int) -> str:
        """How it stood after a move, as text; `Conflict` if no game can go on from there."""
        if self.table is None:
            raise Conflict("error-play-on")
        before = (
            number
            for number, belongs in zip(self._steps, self._moves, strict=True)
            if belongs <= move and number in self._standing
        )
        state = self.table.state_after(max(before, default=-1) + 1)
        if state.actor == NOBODY:
            raise Conflict("error-play-on")
        position = state.position()
        self.table.game.parse_position(position)
        return position

    def _shown(
        self, shown: Sequence[tuple[int, int]], eyes: Eyes
    ) -> tuple[msgspec.Raw, tuple[ReplayStep, ...]]:
        if self.table is None:
            return NOTHING, tuple(self._from_events(number, move, eyes) for number, move in shown)
        players = self.stored.head.players
        state = self._state_before(self.table, shown[0][0] if shown else 0)
        first = view = _view(state, eyes, players)
        steps = []
        for number, move in shown:
            entry = self.table.entries[number]
            if isinstance(entry, Action):
                actor: int | None = int(state.actor)
                events: list[Event] = []
                state.apply(entry, events)
                view = _view(state, eyes, players)
                known = eyes == "open" or eyes == actor or not self.table.game.about.hides
                action = Choice(entry.notation, entry.kind, entry.fields()) if known else None
            else:
                actor, action = None, None
                events = [event_of(entry)]
            steps.append(self._step(number, move, actor, action, _seen(events, eyes), view))
        return first, tuple(steps)

    def _state_before(self, table: Table, number: int) -> State:
        """How the line that stands stood before an entry."""
        earlier = [each for each in self._standing if each < number]
        return table.state_after(max(earlier) + 1 if earlier else 0)

    def _from_events(self, number: int, move: int, eyes: Eyes) -> ReplayStep:
        row = self.stored.rows[number]
        events = _seen(restore_events(row.events), eyes)
        actor = row.actor if number in self._standing else None
        return self._step(number, move, actor, None, events, NOTHING)

    def _step(
        self,
        number: int,
        move: int,
        actor: int | None,
        action: Choice | None,
        events: tuple[EventInfo, ...],
        view: msgspec.Raw,
    ) -> ReplayStep:
        return ReplayStep(
            seq=number + 1,
            move=move,
            actor=actor,
            action=action,
            events=events,
            view=view,
            at=self.stored.rows[number].at,
        )


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
    return tuple(EventInfo(event.kind, event.fields()) for event in shown)
