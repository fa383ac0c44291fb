"""A table in memory: its game, its seats, its clock, and the open lines to those who look at it.

Everything that changes it happens under ``lock``. Nothing is here that the database has not,
but for the lines themselves; so a table can be let go and loaded again at any moment.
"""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from hantise.core.errors import GameOver
from hantise.core.outcome import Outcome
from hantise.core.table import Seat, Table, TableEntry
from hantise.server.errors import Conflict
from hantise.server.house import House
from hantise.server.storage.database import ENTRIES_AT_ONCE
from hantise.server.tables import queries
from hantise.server.tables.clock import Clock
from hantise.server.tables.configured_games import Configured, configured
from hantise.server.tables.connection import Connection, as_text
from hantise.server.tables.facts import Facts, decode_proposals, info_of
from hantise.server.tables.last_acted import LastActed
from hantise.server.tables.presence import Presence
from hantise.server.tables.proposals import Open
from hantise.server.tables.queries import StoredTable
from hantise.server.tables.redaction import Happened
from hantise.server.wire import TableChanged, TableInfo

if TYPE_CHECKING:
    from hantise.server.tables.tables import Tables

BETWEEN_CHANGES: Final = 0.2
"""Seconds: changes of seats and presence are told together."""

_decode_clock: Final = msgspec.json.Decoder(Clock).decode


class LiveTable:
    """One table. ``seq`` is the moment that everybody here has been told of."""

    __slots__ = (
        "_change_timer",
        "_changed_at",
        "acted",
        "bots",
        "clock",
        "configured",
        "connections",
        "due",
        "facts",
        "house",
        "lock",
        "moved",
        "outcome",
        "presence",
        "proposals",
        "ratings",
        "seq",
        "stale",
        "table",
        "tables",
        "turn",
        "users",
    )

    def __init__(self, tables: "Tables", facts: Facts) -> None:
        self.tables = tables
        self.house: House = tables.house
        self.facts = facts
        self.configured: Configured = configured(
            facts.game, facts.players, facts.options, facts.rules
        )
        self.lock = asyncio.Lock()
        self.users = 0
        """How many hold on to it: while there is one it is not let go."""
        self.connections: list[Connection] = []
        self.presence = Presence(self._presence_changed, tables.grace)
        self.ratings: dict[str, int] = {}
        self.stale = True
        """Whether memory may differ from the database."""
        self.table: Table | None = None
        self.seq = 0
        self.moved = 0.0
        self.clock: Clock | None = None
        self.proposals: Open = ()
        self.outcome: Outcome | None = None
        self.turn: int | None = None
        """The seat to act."""
        self.bots: dict[int, str] = {}
        """Which bot plays which seat now."""
        self.acted = LastActed(facts.players)
        self.due: set[str] = set()
        """The kinds of work that may be waiting for a time to come."""
        self._change_timer: asyncio.TimerHandle | None = None
        self._changed_at = 0.0

    @property
    def id(self) -> str:
        """The table's id."""
        return self.facts.id

    # From the database

    async def read(self) -> list[Happened]:
        """Read what is new; everything if memory cannot be trusted. What happened is returned."""
        database = self.house.database
        while True:
            async with database.connect() as connection:
                stored = await queries.read_one(connection, self.id)
            known = 0 if self.stale or self.table is None else self.seq
            rows = await database.entries(self.id, known)
            if known + len(rows) == stored.row["seq"]:
                break
        had_begun = self.table is not None
        self.facts = stored.facts
        table, acted = self.table, self.acted
        if self.stale or table is None:
            table = self._empty_table() if stored.row["started"] is not None else None
            acted = LastActed(self.facts.players)
        told = self.seq if had_begun else stored.row["seq"]
        if table is not None:
            went_back = False
            for number, row in enumerate(rows, start=1):
                entry = queries.entry_of(row.entry, table.game)
                table.enter(entry)
                acted.note(row.actor)
                went_back |= isinstance(entry, TableEntry) and entry.table == "back"
                if number % ENTRIES_AT_ONCE == 0:  # other tables do not wait for a long game
                    await asyncio.sleep(0)
            if went_back:
                acted.went_back(table)
        self.table, self.acted = table, acted
        self._adopt_row(stored)
        self.stale = False
        return [queries.happened(row) for row in rows if row.seq > told]

    def _empty_table(self) -> Table:
        seats = [Seat(sitting.name, sitting.bot) for sitting in self.facts.sittings]
        return Table(self.configured.game, seats, self.facts.start)

    def _adopt_row(self, stored: StoredTable) -> None:
        row = stored.row
        self.seq = row["seq"]
        self.moved = row["moved"]
        self.clock = None if row["clock"] is None else _decode_clock(row["clock"])
        self.proposals = () if row["proposals"] is None else decode_proposals(row["proposals"])
        self.bots = {} if self.table is None else self.table.bots()
        self.outcome = None if self.table is None else self.table.outcome()
        self.turn = row["turn"]
        if self.bots:
            self.due.add("bot")
        if self.clock is not None:
            self.due.update(("clock", "remind"))

    async def read_ratings(self) -> None:
        """The ratings of those who sit here."""
        people = [s.person for s in self.facts.sittings if s.person is not None and not s.guest]
        ratings = await self.house.ratings.ratings_of(people, self.facts.game) if people else {}
        self.ratings = dict(ratings)

    # What it is

    def begun(self) -> Table:
        """The game; `Conflict` before it has begun."""
        if self.table is None:
            raise Conflict("error-not-begun")
        return self.table

    def in_play(self) -> Table:
        """The game; an error when it has not begun or is over."""
        table = self.begun()
        if self.facts.status != "playing" or self.outcome is not None:
            raise GameOver("error-over")
        return table

    @property
    def rated(self) -> bool:
        """Whether the game counts as it stands."""
        return self.facts.can_be_rated

    @property
    def shows_history(self) -> bool:
        """Whether what happened may be shown again."""
        return (
            self.facts.memory_aid
            or not self.configured.recalls
            or self.facts.status in ("over", "closed")
        )

    def eyes_of(self, connection: Connection) -> int | None:
        """The seat a line looks through: only ever one of its person's own."""
        eyes = connection.eyes
        if eyes is None or connection.person is None:
            return None
        mine = self.facts.sittings[eyes].person == connection.person.id
        return eyes if mine else None

    def choose_eyes(self, connection: Connection, wanted: int | None = None) -> None:
        """Open the eyes of the wanted seat, or of the only one somebody has."""
        mine = self.facts.seats_of(connection.person_id)
        if wanted in mine:
            connection.eyes = wanted
        elif len(mine) == 1:
            connection.eyes = mine[0]
        else:
            connection.eyes = None

    def info(self) -> TableInfo:
        """What everybody may know."""
        people = self.facts.people
        return info_of(
            self.facts,
            bots=self.bots if self.table is not None else None,
            resigned=() if self.table is None else self.table.resigned,
            flags=() if self.table is None else self.table.flags,
            here=self.presence,
            ratings=self.ratings,
            watching=sum(line.person_id not in people for line in self.connections),
        )

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
        resigned = () if self.table is None else self.table.resigned
        return [
            seat
            for seat in self.bots
            if self.facts.sittings[seat].person is not None and seat not in resigned
        ]

    def refuse_while_stood_in(self) -> None:
        """In a rated game nobody may gain by the absence of somebody who was not asked."""
        if self.rated and self.stood_in:
            raise Conflict("error-rated-stand-in")

    # Who looks at it

    def changed(self) -> None:
        """Tell everybody soon that seats, presence or the table itself changed."""
        self.house.lobby.changed(self.id)
        if self._change_timer is None and self.connections:
            loop = asyncio.get_running_loop()
            at = max(loop.time(), self._changed_at + BETWEEN_CHANGES)
            self._change_timer = loop.call_at(at, self._tell_change)

    def _tell_change(self) -> None:
        self._change_timer = None
        self._changed_at = asyncio.get_running_loop().time()
        self.send_all(as_text(TableChanged(self.info())))

    def _presence_changed(self, person: str, here: bool) -> None:
        self.tables.remote_presence.tell(self, person, here=here)
        self.changed()

    def send_all(self, text: str, but: Sequence[Connection] = ()) -> None:
        """The same to every line."""
        for connection in self.connections:
            if connection not in but:
                connection.send(text)

    def close(self) -> None:
        """Let go of it."""
        if self._change_timer is not None:
            self._change_timer.cancel()
            self._change_timer = None
        self.presence.close()
