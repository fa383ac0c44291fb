"""What a table is and how its game stands; what a decision changes, writes and makes due."""

from collections.abc import Container, Mapping, Sequence
from typing import Final, Literal, NamedTuple, Protocol

import msgspec

from hantise.core.errors import GameOver
from hantise.core.event import Event, restore_events, store_events
from hantise.core.game import Game
from hantise.core.outcome import Outcome
from hantise.core.rng import Rng
from hantise.core.state import CHANCE
from hantise.core.table import Entry, Seat, Table, TableEntry
from hantise.server.errors import Conflict
from hantise.server.tables.model import proposals as asked
from hantise.server.tables.model.append import Append, DueRow, EntryRow
from hantise.server.tables.model.clock import Clock, after_change, after_return, new_clock
from hantise.server.tables.model.configured_games import Configured, configured
from hantise.server.tables.model.facts import Facts, info_of
from hantise.server.tables.model.last_acted import LastActed
from hantise.server.tables.model.redaction import Happened
from hantise.server.tables.model.standing import Standing
from hantise.server.wire import TableInfo

LAST_QUARTER: Final = 0.75
"""A correspondence player is reminded when this part of the time is used up."""

_decode_entry: Final = msgspec.json.Decoder(TableEntry).decode
_encode_entry: Final = msgspec.json.Encoder().encode


class TooLate(Conflict):
    """The table is not where the sender thought it was."""

    def __init__(self) -> None:
        super().__init__("error-too-late")


class Reader(Protocol):
    """Somebody who looks at a table."""

    eyes: int | None
    """The seat looked through; it counts only while it is the person's own."""

    @property
    def person_id(self) -> str | None:
        """The id of the person, if it is known."""


class PresentPeople(Protocol):
    """Who is at a table now."""

    def __contains__(self, person: object, /) -> bool: ...

    def connected(self, person: str) -> bool:
        """Whether a connection is open right now."""

    def away(self, person: str, now: float) -> float:
        """For how many seconds somebody has not been here."""


class Reminder(NamedTuple):
    """Something to tell somebody who is not here."""

    person: str
    kind: Literal["your-turn", "seat-lost", "lost-on-time"]


class Decision(NamedTuple):
    """What is to happen: entries one after the other, then what chance does."""

    acts: Sequence[Entry] = ()
    proposals: asked.Open | None = None
    """What is being asked from then on; None: what is being asked already."""
    reminders: Sequence[Reminder] = ()
    """To be sent once it has happened."""


class Change(NamedTuple):
    """What a decision comes to: applied in memory, to be written, then adopted and told."""

    append: Append
    news: Sequence[Happened]
    bots: Mapping[int, str]
    due: set[str]
    around_the_rules: bool
    """Whether more happened than moves: somebody resigned, a bot took a seat."""


class TableModel:
    """One table. Nothing is here that is not stored: it can be loaded again at any moment."""

    __slots__ = ("acted", "bots", "configured", "due", "facts", "game")

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.configured: Configured = configured(
            facts.game, facts.players, facts.options, facts.rules
        )
        self.game: Table | None = None
        """None before it has begun."""
        self.bots: Mapping[int, str] = {}
        """Which bot plays which seat now."""
        self.acted = LastActed(facts.players)
        self.due: set[str] = set()
        """The kinds of work that may be waiting for a time to come."""

    # How it stands

    @property
    def id(self) -> str:
        """The table's id."""
        return self.facts.id

    @property
    def standing(self) -> Standing:
        """The moment that everybody has been told of."""
        return self.facts.standing

    @property
    def seq(self) -> int:
        """How many entries there are."""
        return self.facts.standing.seq

    @property
    def turn(self) -> int | None:
        """The seat to act."""
        return self.facts.standing.turn

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return self.facts.standing.outcome

    @property
    def clock(self) -> Clock | None:
        """How much time is left."""
        return self.facts.standing.clock

    @property
    def proposals(self) -> asked.Open:
        """What is being asked."""
        return self.facts.standing.proposals

    def begun(self) -> Table:
        """The game; `Conflict` before it has begun."""
        if self.game is None:
            raise Conflict("error-not-begun")
        return self.game

    def in_play(self) -> Table:
        """The game; an error when it has not begun or is over."""
        game = self.begun()
        if self.facts.status != "playing" or self.outcome is not None:
            raise GameOver("error-over")
        return game

    @property
    def not_dealt(self) -> bool:
        """Whether it was started, and chance has not yet dealt."""
        return self.facts.status == "playing" and self.turn is None and self.outcome is None

    def answers(self, data: str) -> bool:
        """Whether work that became due was meant for the moment at which the table stands."""
        return self.facts.status == "playing" and self.outcome is None and data == str(self.seq)

    @property
    def shows_history(self) -> bool:
        """Whether what happened may be shown again."""
        return (
            self.facts.memory_aid
            or not self.configured.recalls
            or self.facts.status in ("over", "closed")
        )

    def info(
        self,
        *,
        here: Container[str] = (),
        ratings: Mapping[str, int] | None = None,
        watching: int = 0,
    ) -> TableInfo:
        """What everybody may know."""
        game = self.game
        return info_of(
            self.facts,
            bots=None if game is None else self.bots,
            resigned=() if game is None else game.resigned,
            flags=() if game is None else game.flags,
            here=here,
            ratings=ratings,
            watching=watching,
        )

    # Who looks, and who plays

    def eyes_of(self, reader: Reader) -> int | None:
        """The seat a reader looks through: only ever one of the person's own."""
        eyes, person = reader.eyes, reader.person_id
        if eyes is None or person is None:
            return None
        return eyes if self.facts.sittings[eyes].person == person else None

    def choose_eyes(self, reader: Reader, wanted: int | None = None) -> None:
        """Open the eyes of the wanted seat, or of the only one somebody has."""
        mine = self.facts.seats_of(reader.person_id)
        if wanted in mine:
            reader.eyes = wanted
        elif len(mine) == 1:
            reader.eyes = mine[0]
        else:
            reader.eyes = None

    def people_to_ask(self, but: str | None) -> list[int]:
        """The seats that people play, except one person's own."""
        return [
            seat
            for seat, sitting in enumerate(self.facts.sittings)
            if sitting.person not in (None, but) and seat not in self.bots
        ]

    @property
    def stood_in(self) -> list[int]:
        """The seats of people who have not given up but for whom a bot plays now."""
        resigned = () if self.game is None else self.game.resigned
        return [
            seat
            for seat in self.bots
            if self.facts.sittings[seat].person is not None and seat not in resigned
        ]

    def refuse_while_stood_in(self) -> None:
        """In a rated game nobody may gain by the absence of somebody who was not asked."""
        if self.facts.counts and self.stood_in:
            raise Conflict("error-rated-stand-in")

    def called_to_turn(self, present: PresentPeople) -> str | None:
        """The person whose turn it is and who does not look at the table."""
        if self.turn is None or self.turn in self.bots:
            return None
        person = self.facts.sittings[self.turn].person
        return None if person is None or present.connected(person) else person

    # Change

    def begin(self, now: float) -> Decision:
        """The game begins: its clock is set, and chance does what comes before all decisions."""
        self.due.add("deal")
        clock = new_clock(self.facts.pace, self.facts.players, now)
        self.facts.standing = msgspec.structs.replace(self.standing, clock=clock)
        return Decision()

    def change(
        self,
        decision: Decision,
        *,
        now: float,
        rng: Rng,
        bot_pause: float,
        client_id: str | None = None,
    ) -> Change:
        """Carry a decision out; what it asks for must be possible.

        The game runs ahead of what is stored: if the change cannot be written, the table must be
        loaded again.
        """
        game = self.in_play()
        if not decision.acts and decision.proposals is not None:
            return self._only_asked(decision.proposals)
        news = self._enter(game, decision.acts, now, rng)
        proposals = self.proposals if decision.proposals is None else decision.proposals
        standing, bots = self._after(game, decision.acts, news, now, proposals)
        due = self._due(standing, bots, now, bot_pause)
        wanted = {row.kind for row in due}
        waiting = self.due | {"tidy"} if standing.outcome is not None else self.due
        append = Append(
            table_id=self.id,
            standing=standing,
            entries=tuple(
                EntryRow(
                    one.seq,
                    entry_text(game.entries[one.seq - 1]),
                    one.actor,
                    store_events(one.events),
                    now,
                    client_id if index == 0 else None,
                )
                for index, one in enumerate(news)
            ),
            due=due,
            clear=tuple((kind, self.id) for kind in sorted(waiting - wanted)),
        )
        around = any(isinstance(act, TableEntry) for act in decision.acts)
        return Change(append, news, bots, wanted, around)

    def _only_asked(self, proposals: asked.Open) -> Change:
        standing = msgspec.structs.replace(self.standing, proposals=proposals)
        return Change(Append(table_id=self.id, standing=standing), (), self.bots, self.due, False)

    def _enter(self, game: Table, acts: Sequence[Entry], now: float, rng: Rng) -> list[Happened]:
        news: list[Happened] = []

        def note(actor: int | None, events: Sequence[Event]) -> None:
            news.append(Happened(self.seq + len(news) + 1, actor, events, now))

        for act in acts:
            actor = None if isinstance(act, TableEntry) else int(game.state.actor)
            note(actor, game.enter(act))
        while game.state.actor == CHANCE and not game.agreed:
            note(CHANCE, game.draw(rng))
        return news

    def _after(
        self,
        game: Table,
        acts: Sequence[Entry],
        news: Sequence[Happened],
        now: float,
        proposals: asked.Open,
    ) -> tuple[Standing, Mapping[int, str]]:
        outcome = game.outcome()
        bots, moved = self.bots, False
        clock = self.clock
        for one in news:
            self.acted.note(one.actor)
        for act in acts:
            match act:
                case TableEntry("bot", seat=int(seat), bot=str(bot)):
                    bots = {**bots, seat: bot}
                    if self.facts.counts and seat not in game.resigned:
                        proposals = asked.without_absent(proposals)
                    proposals = asked.after_hand_over(proposals, bots)
                case TableEntry("person", seat=int(seat)):
                    bots = {other: bot for other, bot in bots.items() if other != seat}
                    if clock is not None:
                        clock = after_return(clock, self.facts.pace, seat)
                case TableEntry("back"):
                    self.acted.went_back(game)
                    proposals = asked.after_back(proposals)
                case TableEntry():
                    pass
                case _:
                    moved = True
        if moved and proposals:
            proposals = asked.after_move(proposals, self.acted.latest)
        turn = None if outcome is not None else int(game.state.actor)
        if clock is not None:
            runs = turn if turn is not None and turn not in bots else None
            clock = after_change(clock, self.facts.pace, runs, now, moved=moved)
        standing = Standing(
            seq=len(game.entries),
            turn=turn,
            clock=clock,
            status="playing" if outcome is None else "over",
            outcome=outcome,
            moved=now,
            ended=None if outcome is None else now,
            proposals=() if outcome is not None else proposals,
        )
        return standing, bots

    def _due(
        self, standing: Standing, bots: Container[int], now: float, bot_pause: float
    ) -> tuple[DueRow, ...]:
        """What must happen later if nothing happens before; it answers the moment ``seq``."""
        data = str(standing.seq)
        if standing.turn is None:
            return (DueRow("ended", self.id, now, data),)
        if standing.turn in bots:
            # The same pause before every move of a bot: it must be seen, and tell nothing.
            return (DueRow("bot", self.id, now + bot_pause, data),)
        if standing.clock is None:
            return ()
        out = standing.clock.runs_out()
        assert out is not None
        rows = [DueRow("clock", self.id, out, data)]
        if self.facts.pace.kind == "correspondence":
            rows.append(DueRow("remind", self.id, now + (out - now) * LAST_QUARTER, data))
        return tuple(rows)

    def adopt(self, change: Change) -> None:
        """The change is written."""
        self.facts.standing = change.append.standing
        self.bots = change.bots
        self.due = change.due


class Loading:
    """Brings a table up to what is stored: everything, or only what is new."""

    def __init__(self, table: TableModel, facts: Facts, *, anew: bool) -> None:
        self._table = table
        self._facts = facts
        self._told = facts.standing.seq if table.game is None else table.seq
        self._game, self._acted = table.game, table.acted
        if anew or self._game is None:
            seats = [Seat(sitting.name, sitting.bot) for sitting in facts.sittings]
            begun = facts.started is not None
            self._game = Table(table.configured.game, seats, facts.start) if begun else None
            self._acted = LastActed(facts.players)
        self._went_back = False
        self.news: list[Happened] = []
        """What nobody here was told of yet."""

    def enter(self, rows: Sequence[EntryRow]) -> None:
        """The next rows, in order."""
        game = self._game
        for row in rows:
            if game is not None:
                entry = entry_of(row.entry, game.game)
                game.enter(entry)
                self._acted.note(row.actor)
                self._went_back |= isinstance(entry, TableEntry) and entry.table == "back"
            if row.seq > self._told:
                self.news.append(happened(row))

    def finish(self) -> None:
        """There are no more rows."""
        table, game = self._table, self._game
        if self._went_back and game is not None:
            self._acted.went_back(game)
        table.game, table.acted, table.facts = game, self._acted, self._facts
        table.bots = {} if game is None else game.bots()
        if table.bots:
            table.due.add("bot")
        if table.clock is not None:
            table.due.update(("clock", "remind"))


def entry_text(entry: Entry) -> str:
    """An entry for its column: an action's notation, or JSON."""
    return _encode_entry(entry).decode() if isinstance(entry, TableEntry) else entry.notation


def entry_of(text: str, game: Game) -> Entry:
    """The entry that a column holds."""
    return _decode_entry(text) if text.startswith("{") else game.parse(text)


def happened(row: EntryRow) -> Happened:
    """What a row says happened."""
    return Happened(row.seq, row.actor, restore_events(row.events), row.at)
