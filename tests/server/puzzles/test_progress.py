"""What is kept of puzzles, on both databases."""

import asyncio
import time

import pytest

from hantise.server.people.person import Person
from hantise.server.puzzles.progress import done_by, note
from hantise.server.storage.database import Database
from hantise.server.storage.schema import people

pytestmark = pytest.mark.anyio


async def test_the_same_puzzle_noted_by_several_tabs_at_once(database: Database) -> None:
    now = time.time()
    async with database.begin() as connection:
        await connection.execute(people.insert().values(id="p", name="Ada", created=now, seen=now))
    ada = Person("p", "Ada", guest=True)
    tabs = (False, True, False, True, False, True)
    await asyncio.gather(
        *(note(database, ada, "18-ghosts", "one", solved=solved) for solved in tabs)
    )
    first = await done_by(database, ada)
    assert [(one.puzzle, one.solved) for one in first.done] == [("one", True)]
    await note(database, ada, "18-ghosts", "one", solved=False)
    assert await done_by(database, ada) == first, "what was solved stays solved, as of then"
