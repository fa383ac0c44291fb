"""Nobody can learn from any byte what the rules hide from him."""

from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from tests.server.secrecy.case import Tally
from tests.server.secrecy.cases import cases
from tests.server.secrecy.houses import furnish, side_by_side
from tests.server.secrecy.walk import Walk

pytestmark = pytest.mark.anyio

WORLDS = 3
"""Beside each truth."""
STEPS = 5
HAPPENINGS = ("away", "back", "chat", "clock", "hint", "resign", "stop")


@pytest.fixture
def anyio_backend() -> Any:
    """The event loop that the house runs on."""
    return "asyncio", {"use_uvloop": True}


@pytest.mark.parametrize("pairs", [42, pytest.param(200, marks=pytest.mark.long)])
@pytest.mark.parametrize(
    ("game_id", "players"),
    [
        *(("ghosts", players) for players in (2, 3, 4, 5, 6)),
        *(("ghooost", players) for players in (2, 3, 6)),
        ("18-ghosts", 2),
        ("rest-in-peace", 2),
        ("macgregor", 3),
        ("macgregor-treasure", 3),
    ],
)
async def test_every_byte_is_the_same_in_every_imagined_world(
    tmp_path: Path, game_id: str, players: int, pairs: int
) -> None:
    tally = Tally()
    template, cookies = await furnish(tmp_path)
    async with side_by_side(tmp_path, template, cookies, 1 + WORLDS) as sides:
        for case in islice(cases(game_id, players, WORLDS), 2 * pairs):
            if tally["pairs"] >= pairs and all(tally[what] for what in HAPPENINGS):
                break
            await Walk(sides, case, tally).run(STEPS)
    print(dict(tally))
    # Whatever can happen at a table did, while worlds were compared.
    assert all(tally[what] for what in HAPPENINGS)
    assert tally["pairs"] >= pairs
    assert tally["turns"] > pairs
    assert tally["probes"] > 4 * pairs
    assert tally["answers"] > 2 * pairs
    assert (tally["drafts"] > 0) == (game_id != "18-ghosts")
