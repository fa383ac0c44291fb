"""A table as the database keeps it, and the game played again from that."""

from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import select

from hantise.core.errors import BadRecord
from hantise.core.outcome import Outcome
from hantise.core.record import Record
from hantise.core.registry import find
from hantise.core.table import Seat, Table, TableEntry
from hantise.server.errors import Conflict, NotFound
from hantise.server.lobby.rows import outcome_of, storable
from hantise.server.storage.append import EntryRow
from hantise.server.storage.schema import seats, tables

if TYPE_CHECKING:
    from hantise.server.house import House

_options: Final = msgspec.json.Decoder(dict[str, int | str | bool])
_table_entries: Final = msgspec.json.Decoder(TableEntry)


class Stored(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game: what was set up, who sat there, and every row."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, int | str | bool]
    start: str | None
    seats: tuple[Seat, ...]
    rows: tuple[EntryRow, ...]
    outcome: Outcome | None

    def __repr__(self) -> str:
        return f"<stored {self.id}>"  # the rows hold hands

    def play_again(self) -> Table:
        """Play it under the rules of its time; a `HantiseError` if this program lacks them."""
        game = find(self.game)(self.players, self.options, self.rules)
        table = Table(game, self.seats, self.start)
        for row in self.rows:
            entry = entry_of(row)
            table.enter(game.parse(entry) if isinstance(entry, str) else entry)
        if table.outcome() != self.outcome:
            raise BadRecord("error-record-result")
        return table

    def record(self) -> Record:
        """The record as it is, not verified and without seals."""
        return Record(
            game=self.game,
            rules=self.rules,
            players=self.players,
            options=self.options,
            start=self.start,
            seats=self.seats,
            entries=tuple(entry_of(row) for row in self.rows),
            result=self.outcome,
        )


def entry_of(row: EntryRow) -> str | TableEntry:
    """An action's notation, or an entry of the table."""
    return _table_entries.decode(row.entry) if row.entry.startswith("{") else row.entry


async def stored_game(house: "House", table_id: str) -> Stored:
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
    return Stored(
        id=table.id,
        game=table.game,
        rules=table.rules,
        players=table.players,
        options=_options.decode(table.options),
        start=table.start,
        seats=sitting,
        rows=tuple(await house.database.entries(table_id)),
        outcome=outcome_of(table.result),
    )
