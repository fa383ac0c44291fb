"""Rest in Peace shows a hand for a while, a card on a deck, a pick: to those who may see it."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.secrecy.case import Tally
from tests.server.secrecy.houses import furnish, side_by_side
from tests.server.secrecy.rest_in_peace import MOMENTS, cases
from tests.server.secrecy.walk import Walk

pytestmark = pytest.mark.anyio

WORLDS = 3
PAIRS = 54
STEPS = 3


@pytest.fixture
def anyio_backend() -> Any:
    """The event loop that the house runs on."""
    return "asyncio", {"use_uvloop": True}


async def test_every_byte_is_the_same_while_something_is_half_known(tmp_path: Path) -> None:
    tally, turns = Tally(), Tally()
    template, cookies = await furnish(tmp_path)
    async with side_by_side(tmp_path, template, cookies, 1 + WORLDS) as sides:
        for moment, case in cases(WORLDS):
            if tally["pairs"] >= PAIRS:
                break
            before = tally["turns"]
            await Walk(sides, case, tally).run(STEPS)
            turns[moment] += tally["turns"] - before
    print(dict(tally), dict(turns))
    assert all(turns[moment] for moment in MOMENTS)
    assert tally["drafts"] > 0
