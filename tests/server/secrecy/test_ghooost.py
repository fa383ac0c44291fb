"""Ghooost! over the wire: luck that fails, what is taken, and what may have been forgotten."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.secrecy.case import Leak, Tally
from tests.server.secrecy.ghooost import DaringWalk, ForgetfulOfCards, at_stake, forgotten
from tests.server.secrecy.houses import furnish, side_by_side

pytestmark = pytest.mark.anyio

PAIRS = 16


@pytest.fixture
def anyio_backend() -> Any:
    """The event loop that the house runs on."""
    return "asyncio", {"use_uvloop": True}


@pytest.mark.parametrize(("players", "memory_aid"), [(2, True), (3, False)])
async def test_luck_that_fails_and_a_cemetery_taken_tell_no_more_than_their_cards(
    tmp_path: Path, players: int, memory_aid: bool
) -> None:
    tally = Tally()
    template, cookies = await furnish(tmp_path)
    async with side_by_side(tmp_path, template, cookies, 3) as sides:
        for case in at_stake(players, 2, memory_aid=memory_aid):
            if tally["pairs"] >= PAIRS:
                break
            await DaringWalk(sides, case, tally).run(4)
    print(dict(tally))
    assert tally["pairs"] >= PAIRS
    assert tally["failed"] > PAIRS // 2
    assert tally["took"] > PAIRS // 2


async def test_without_the_memory_aid_nothing_shows_again_what_is_known(tmp_path: Path) -> None:
    tally = Tally()
    template, cookies = await furnish(tmp_path)
    async with side_by_side(tmp_path, template, cookies, 2) as sides:
        for case in forgotten(3, memory_aid=False):
            if tally["pairs"] >= PAIRS:
                break
            await ForgetfulOfCards(sides, case, tally).run(3)
    print(dict(tally))
    assert tally["pairs"] >= PAIRS
    assert tally["turns"] > PAIRS // 2
    assert tally["away"] >= 4


async def test_with_the_memory_aid_it_is_shown(tmp_path: Path) -> None:
    template, cookies = await furnish(tmp_path)
    async with side_by_side(tmp_path, template, cookies, 2) as sides:
        case = next(forgotten(3, memory_aid=True))
        with pytest.raises(Leak, match="recall"):
            await ForgetfulOfCards(sides, case, Tally()).run(1)
