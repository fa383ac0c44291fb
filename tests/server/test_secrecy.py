"""Nobody can learn from any byte what the rules hide from him."""

import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from hantise.server.safety import limits
from hantise.server.tables import live
from tests.server.secrecy_cases import cases
from tests.server.secrecy_houses import furnish, side_by_side
from tests.server.secrecy_walk import Tally, Walk

pytestmark = pytest.mark.anyio

WORLDS = 2
STEPS = 6


@pytest.fixture(autouse=True)
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time stands: nobody is slowed down, and changes are told when a walk says so."""
    for kind in limits.RATES:
        monkeypatch.setitem(limits.RATES, kind, limits.Rate(1e9, 1e9))
    monkeypatch.setattr(live, "BETWEEN_CHANGES", 1e9)


@pytest.mark.parametrize(
    ("game_id", "players", "number"),
    [
        ("ghosts", 2, 120),
        ("ghosts", 3, 105),
        ("ghosts", 4, 105),
        ("ghosts", 5, 105),
        ("ghosts", 6, 105),
        ("18-ghosts", 2, 60),
    ],
)
async def test_every_byte_is_the_same_in_every_imagined_world(
    tmp_path: Path, game_id: str, players: int, number: int
) -> None:
    tally = Tally()
    template, cookies = await furnish(tmp_path)
    async with side_by_side(tmp_path, template, cookies, 1 + WORLDS) as sides:
        found = list(cases(game_id, players, number, WORLDS))
        for case in found:
            await Walk(sides, case, tally).run(STEPS)
    print(game_id, players, dict(tally), file=sys.stderr)
