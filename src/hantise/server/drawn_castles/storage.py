"""Castles that people keep in the house: their own to change, everybody's to see by address."""

import time
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec
from sqlalchemy import RowMapping, Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hantise.games.castle.floor_plan import GameId
from hantise.server.drawn_castles.forms import (
    CastleRow,
    DrawnCastle,
    KeptCastle,
    MyCastle,
    MyCastles,
)
from hantise.server.drawn_castles.validation import drawn_in, examined
from hantise.server.errors import BadRequest, Conflict, Forbidden, NotFound
from hantise.server.people.person import Person
from hantise.server.storage.database import Database
from hantise.server.storage.schema import castles, people
from hantise.server.tables.codes import new_id

if TYPE_CHECKING:
    from hantise.server.house import House

MOST_CASTLES: Final = 50
"""One person keeps no more."""


async def keep(house: "House", person: Person, text: str) -> str:
    """Keep a new castle, be it a draft; its id."""
    id = new_id()
    values = await house.jobs.run(person.id, _values, text)
    owned = select(func.count()).where(castles.c.person == person.id)
    async with house.database.begin() as connection:
        if (await connection.execute(owned)).scalar_one() >= MOST_CASTLES:
            raise Conflict("error-too-many-castles", "castle", most=MOST_CASTLES)
        await connection.execute(castles.insert().values(id=id, person=person.id, **values))
    return id


async def change(house: "House", person: Person, id: str, text: str) -> None:
    """Keep it as it is drawn now; only its owner may."""
    values = await house.jobs.run(person.id, _values, text)
    async with house.database.begin() as connection:
        await _refuse_others(connection, person, id)
        await connection.execute(castles.update().where(castles.c.id == id).values(**values))


async def forget(database: Database, person: Person, id: str) -> None:
    """Keep it no longer; games on it go on, for they have the castle themselves."""
    async with database.begin() as connection:
        await _refuse_others(connection, person, id)
        await connection.execute(castles.delete().where(castles.c.id == id))


async def kept(
    house: "House", id: str, reader: Person | None, asker: str, language: str
) -> KeptCastle:
    """A castle for whoever has its address."""
    query = _rows().add_columns(castles.c.text, castles.c.person, people.c.name.label("by"))
    query = query.join(people, people.c.id == castles.c.person).where(castles.c.id == id)
    async with house.database.connect() as connection:
        row = (await connection.execute(query)).mappings().first()
    if row is None:
        raise NotFound("error-no-castle", "castle")
    checked = await house.jobs.run(asker, examined, row["text"], language, row["game"])
    mine = reader is not None and reader.id == row["person"]
    return KeptCastle(_row(row), checked, mine, row["by"])


async def kept_by(house: "House", person: Person) -> MyCastles:
    """Somebody's castles, those changed last first."""
    query = _rows().add_columns(castles.c.text).where(castles.c.person == person.id)
    query = query.order_by(castles.c.changed.desc(), castles.c.id)
    async with house.database.connect() as connection:
        rows = (await connection.execute(query)).mappings().all()
    texts = [(row["text"], row["game"]) for row in rows]
    drawn = await house.jobs.run(person.id, _drawn, texts)
    return MyCastles(tuple(map(_my_castle, rows, drawn)), MOST_CASTLES)


async def hand_castles(connection: AsyncConnection, guest: Person, owner: Person) -> None:
    """Give a guest's castles to who he turned out to be."""
    await connection.execute(
        castles.update().where(castles.c.person == guest.id).values(person=owner.id)
    )


async def _refuse_others(connection: AsyncConnection, person: Person, id: str) -> None:
    query = select(castles.c.person).where(castles.c.id == id)
    owner = (await connection.execute(query)).scalar_one_or_none()
    if owner is None:
        raise NotFound("error-no-castle", "castle")
    if owner != person.id:
        raise Forbidden("error-castle-not-mine", "castle")


def _values(text: str) -> Mapping[str, object]:
    checked = examined(text, "en")
    if checked.sketch is None:
        fault, more = checked.faults[0].fault, len(checked.faults) - 1
        raise BadRequest("error-bad-castle", "castle", fault=fault, more=more)
    return {
        "game": checked.sketch.game,
        "name": checked.sketch.name,
        "text": checked.text,
        # What cannot be drawn is not kept, and may have been all that was wrong.
        "playable": not examined(checked.text, "en").faults,
        "changed": time.time(),
    }


def _rows() -> Select[Any]:
    return select(
        castles.c.id, castles.c.game, castles.c.name, castles.c.playable, castles.c.changed
    )


def _drawn(castles: Sequence[tuple[str, GameId]]) -> list[DrawnCastle]:
    return [drawn_in(text, game) for text, game in castles]


def _my_castle(row: RowMapping, drawn: DrawnCastle) -> MyCastle:
    fields = msgspec.structs.asdict(_row(row))
    return MyCastle(**fields, text=row["text"], drawn=drawn)


def _row(row: RowMapping) -> CastleRow:
    return CastleRow(
        id=row["id"],
        game=cast(GameId, row["game"]),
        name=row["name"],
        playable=bool(row["playable"]),
        changed=row["changed"],
    )
