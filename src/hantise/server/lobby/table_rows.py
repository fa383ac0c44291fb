"""Lines of the lobby, of *my games* and of somebody's page."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Row, Select, select

from hantise.server.storage.schema import tables
from hantise.server.tables.model.standing import outcome_of
from hantise.server.wire import TableInfo, TableRow

if TYPE_CHECKING:
    from hantise.server.house import House

COLUMNS: Final = (tables.c.id, tables.c.turn, tables.c.seq, tables.c.result, tables.c.moved)


def selected() -> Select[tuple[Any, ...]]:
    """Begin a query for what `table_rows` needs."""
    return select(*COLUMNS)


def storable(*given: str | None) -> bool:
    """Whether texts from outside can be looked for: PostgreSQL knows no sign of value 0."""
    return not any("\0" in text for text in given if text is not None)


async def table_rows(
    house: "House", found: Sequence[Row[Any]], person: str | None = None
) -> tuple[TableRow, ...]:
    """The lines for tables that were found, in their order, as ``person`` reads them."""
    infos = {info.id: info for info in await house.tables.infos([row.id for row in found])}
    return tuple(
        TableRow(
            table=infos[row.id],
            waiting_for_me=waits_for(infos[row.id], row.turn, person),
            turn=row.turn,
            seq=row.seq,
            outcome=outcome_of(row.result),
            moved=row.moved,
        )
        for row in found
        if row.id in infos
    )


def waits_for(table: TableInfo, turn: int | None, person: str | None) -> bool:
    """Whether it is this person's turn, and no bot stands in."""
    if person is None or turn is None or table.status != "playing":
        return False
    if not 0 <= turn < len(table.seats):
        return False
    seat = table.seats[turn]
    return seat.person == person and seat.bot is None
