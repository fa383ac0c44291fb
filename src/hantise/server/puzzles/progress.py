"""Which puzzles somebody has done."""

import time
from typing import TYPE_CHECKING

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from hantise.server.forms import MyPuzzle, MyPuzzles
from hantise.server.storage.schema import puzzles_done

if TYPE_CHECKING:
    from hantise.server.people.person import Person
    from hantise.server.storage.database import Database


async def done_by(database: "Database", person: "Person") -> MyPuzzles:
    """All of them, the first done first."""
    columns = (
        puzzles_done.c.game,
        puzzles_done.c.puzzle,
        puzzles_done.c.solved,
        puzzles_done.c.at,
    )
    query = select(*columns).where(puzzles_done.c.person == person.id)
    query = query.order_by(puzzles_done.c.at, puzzles_done.c.game, puzzles_done.c.puzzle)
    async with database.connect() as connection:
        rows = (await connection.execute(query)).all()
    return MyPuzzles(
        tuple(MyPuzzle(row.game, row.puzzle, bool(row.solved), row.at) for row in rows)
    )


async def note(
    database: "Database", person: "Person", game: str, puzzle: str, *, solved: bool
) -> None:
    """Keep how somebody did; what was solved once stays solved."""
    async with database.begin() as connection:
        await _put(connection, person.id, game, puzzle, solved=solved, at=time.time())


async def hand_puzzles(connection: AsyncConnection, guest: "Person", owner: "Person") -> None:
    """Give a guest's progress to who he turned out to be."""
    mine = puzzles_done.c.person == guest.id
    for row in (await connection.execute(select(puzzles_done).where(mine))).all():
        await _put(connection, owner.id, row.game, row.puzzle, solved=bool(row.solved), at=row.at)
    await connection.execute(puzzles_done.delete().where(mine))


async def _put(
    connection: AsyncConnection, person: str, game: str, puzzle: str, *, solved: bool, at: float
) -> None:
    """Once for each puzzle, whoever else notes the same at this moment."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    statement = insert(puzzles_done).values(
        person=person, game=game, puzzle=puzzle, solved=solved, at=at
    )
    await connection.execute(
        statement.on_conflict_do_update(
            index_elements=["person", "game", "puzzle"],
            set_={"solved": True, "at": at},
            where=statement.excluded.solved & ~puzzles_done.c.solved,
        )
    )
