"""The lock of a table is a type: what changes a game needs it, and it ends with its block."""

import pytest

from hantise.server.house import House
from hantise.server.tables.commit import commit
from hantise.server.tables.live import LiveTable
from hantise.server.tables.model.table import Decision
from tests.server.tables.model.memory import MemoryTable

pytestmark = pytest.mark.anyio


async def test_what_was_held_cannot_be_used_after_its_block(house: House) -> None:
    table = LiveTable(house.tables, MemoryTable().model.facts)
    async with table.hold() as held:
        assert held.live is table
    with pytest.raises(RuntimeError, match="not held"):
        await commit(held, Decision())


async def test_the_lock_is_free_again_after_an_error(house: House) -> None:
    table = LiveTable(house.tables, MemoryTable().model.facts)
    with pytest.raises(ZeroDivisionError):
        async with table.hold():
            raise ZeroDivisionError
    async with table.hold() as held:
        assert held.id == "t"
