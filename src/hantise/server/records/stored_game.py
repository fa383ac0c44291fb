"""A table as the database keeps it, and the game played again from that."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import select

from hantise.core.errors import BadRecord
from hantise.core.outcome import Outcome
from hantise.core.record import Record
from hantise.core.registry import find, ids
from hantise.core.table import Seat, Table, TableEntry
from hantise.server.errors import Conflict, NotFound
from hantise.server.lobby.table_rows import storable
from hantise.server.storage.schema import entries, seats, tables
from hantise.server.tables.model.append import EntryRow
from hantise.server.tables.model.standing import outcome_of

if TYPE_CHECKING:
    from hantise.server.house import House

ROWS_AT_ONCE: Final = 250
"""Read or written in one go: a moment's work, so that moves come in between."""

_options: Final = msgspec.json.Decoder(dict[str, int | str | bool])
_table_entries: Final = msgspec.json.Decoder(TableEntry)
_rows: Final = msgspec.msgpack.Decoder(tuple[EntryRow, ...])

Packed = Sequence[bytes]
"""Rows on their way from process to process."""


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game without what happened: it tells games apart, and versions of one."""

    id: str
    game: str
    rules: int
    players: int
    options: str
    start: str | None
    seats: tuple[Seat, ...]
    result: str | None
    seq: int
    known: bool
    """Whether the game is installed."""

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        return outcome_of(self.result)

    @property
    def chosen(self) -> dict[str, int | str | bool]:
        """The options."""
        return _options.decode(self.options)


class Stored(msgspec.Struct, frozen=True):
    """A finished game: what was set up, who sat there, and every row."""

    head: Head
    rows: tuple[EntryRow, ...]

    def __repr__(self) -> str:
        return f"<stored {self.head.id}>"  # the rows hold hands

    def play_again(self) -> Table:
        """Play it under the rules of its time; a `HantiseError` if this program lacks them."""
        head = self.head
        game = find(head.game)(head.players, head.chosen, head.rules)
        table = Table(game, head.seats, head.start)
        for row in self.rows:
            entry = entry_of(row)
            table.enter(game.parse(entry) if isinstance(entry, str) else entry)
        if table.outcome() != head.outcome:
            raise BadRecord("error-record-result")
        return table

    def record(self) -> Record:
        """The record as it is, not verified and without seals."""
        head = self.head
        return Record(
            game=head.game,
            rules=head.rules,
            players=head.players,
            options=head.chosen,
            start=head.start,
            seats=head.seats,
            entries=tuple(entry_of(row) for row in self.rows),
            result=head.outcome,
        )


def entry_of(row: EntryRow) -> str | TableEntry:
    """An action's notation, or an entry of the table."""
    return _table_entries.decode(row.entry) if row.entry.startswith("{") else row.entry


async def finished(house: "House", table_id: str) -> Head:
    """A finished game. What is still being played stays secret from everybody."""
    if not storable(table_id):
        raise NotFound("error-no-record")
    async with house.database.connect() as connection:
        found = await connection.execute(select(tables).where(tables.c.id == table_id))
        table: Any = found.one_or_none()
        if table is None or table.status in ("waiting", "closed"):
            raise NotFound("error-no-record")
        if table.status != "over":
            raise Conflict("error-record-in-progress")
        seated = await connection.execute(
            select(seats.c.name, seats.c.bot)
            .where(seats.c.table_id == table_id)
            .order_by(seats.c.seat)
        )
        sitting = tuple(Seat(seat.name, seat.bot) for seat in seated)
    return Head(
        id=table.id,
        game=table.game,
        rules=table.rules,
        players=table.players,
        options=table.options,
        start=table.start,
        seats=sitting,
        result=table.result,
        seq=table.seq,
        known=table.game in ids(),
    )


async def packed_rows(house: "House", table_id: str) -> list[bytes]:
    """Every row of a game, in parts."""
    columns = [entries.c[name] for name in EntryRow._fields]
    query = select(*columns).where(entries.c.table_id == table_id)
    query = query.order_by(entries.c.seq).limit(ROWS_AT_ONCE)
    packed, after = [], 0
    async with house.database.connect() as connection:
        while rows := (await connection.execute(query.where(entries.c.seq > after))).all():
            packed.append(msgspec.msgpack.encode([tuple(row) for row in rows]))
            after = rows[-1].seq
    return packed


def pack(rows: Sequence[EntryRow]) -> list[bytes]:
    """The same of rows that are at hand."""
    starts = range(0, len(rows), ROWS_AT_ONCE)
    return [msgspec.msgpack.encode(rows[at : at + ROWS_AT_ONCE]) for at in starts]


def unpack(packed: Iterable[bytes]) -> tuple[EntryRow, ...]:
    """The rows again."""
    return tuple(row for part in packed for row in _rows.decode(part))
