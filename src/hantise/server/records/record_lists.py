"""Lists of finished games, page by page, latest first."""

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Select, and_, or_, select

from hantise.server.errors import BadRequest
from hantise.server.forms import RecordList, RecordRow
from hantise.server.lobby.table_rows import selected, storable, table_rows
from hantise.server.storage.schema import seats, tables

if TYPE_CHECKING:
    from hantise.server.house import House

PAGE: Final = 30


class Place(NamedTuple):
    """Where a page ends: the next one begins after this game."""

    ended: float
    id: str

    def __str__(self) -> str:
        return f"{self.ended!r}_{self.id}"


def read_place(given: str) -> Place:
    """The place that ``next`` named; `BadRequest` if it is none."""
    ended, _, id = given.partition("_")
    try:
        place = Place(float(ended), id)
    except ValueError:
        place = Place(float("nan"), "")
    if not (0 <= place.ended < 1e12 and place.id and storable(place.id)):
        raise BadRequest("error-record-place", place=given[:40])
    return place


async def list_records(
    house: "House", game: str | None, person: str | None, before: str | None, reader: str | None
) -> RecordList:
    """Finished games: public ones, and one's own whatever they are when one asks for those."""
    if not storable(game, person):
        return RecordList(())
    query = selected().add_columns(tables.c.ended).where(tables.c.status == "over")
    query = query.where(_of(person) if person and person == reader else _public(person))
    if game is not None:
        query = query.where(tables.c.game == game)
    if before is not None:
        query = query.where(_after(read_place(before)))
    async with house.database.connect() as connection:
        found = (await connection.execute(_page(query))).all()
    rows = await table_rows(house, found[:PAGE])
    last = found[PAGE - 1] if len(found) > PAGE else None
    return RecordList(
        records=tuple(RecordRow(row.table, row.outcome, row.seq) for row in rows),
        next=None if last is None else str(Place(last.ended, last.id)),
    )


def _seated(person: str) -> ColumnElement[bool]:
    return tables.c.id.in_(select(seats.c.table_id).where(seats.c.person == person))


def _of(person: str) -> ColumnElement[bool]:
    return or_(_seated(person), and_(tables.c.host == person, tables.c.imported))


def _public(person: str | None) -> ColumnElement[bool]:
    public = and_(tables.c.public, ~tables.c.imported)
    return public if person is None else and_(public, _seated(person))


def _after(place: Place) -> ColumnElement[bool]:
    return or_(
        tables.c.ended < place.ended,
        and_(tables.c.ended == place.ended, tables.c.id > place.id),
    )


def _page(query: Select[Any]) -> Select[Any]:
    return query.order_by(tables.c.ended.desc(), tables.c.id).limit(PAGE + 1)
