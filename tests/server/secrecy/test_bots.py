"""A bot is told what its seat may know, and nothing else."""

from pathlib import Path

import msgspec
import pytest

from hantise.core.registry import find
from hantise.core.rng import Rng
from hantise.server.bot_workers import Request
from tests.server.secrecy.case import Case, Setting
from tests.server.secrecy.cases import code, imagined, reached
from tests.server.secrecy.houses import furnish, side_by_side

pytestmark = pytest.mark.anyio

BOTS = Setting("bots", others="bots")
ENOUGH = 25


@pytest.mark.parametrize(
    ("game_id", "players"),
    [
        ("ghosts", 2),
        ("ghosts", 4),
        ("ghooost", 3),
        ("18-ghosts", 2),
        ("macgregor", 3),
        ("macgregor-treasure", 3),
    ],
)
async def test_the_workers_are_sent_the_same_bytes_in_every_imagined_world(
    tmp_path: Path, game_id: str, players: int
) -> None:
    game = find(game_id)(players)
    told: set[bytes] = set()
    template, cookies = await furnish(tmp_path)
    async with side_by_side(tmp_path, template, cookies, 2) as (side, twin):
        for index in range(200):
            rng = Rng(index)
            truth = reached(game, rng)
            if truth.actor < 0 or len(told) == ENOUGH:
                continue
            seat = int(truth.actor)
            for world in imagined(game, truth, seat, 1, rng):
                case = Case(code(index), game, None, truth, [world], BOTS, index)
                for house, start in ((side, truth), (twin, world)):
                    house.house.tables.chance = Rng
                    house.bot_workers.sent.clear()
                    await house.set_up(case.row(start), case.sittings)
                    async with house.house.tables.using(case.id):
                        await house.do_due("bot", case.id)
                    assert len(house.live(case.id).model.begun().entries) > 0
                # A turn of several small actions is asked for one after the other, from what
                # the seat sees then; nobody is asked about the only one.
                assert side.bot_workers.sent == twin.bot_workers.sent
                if len(truth.legal_actions()) > 1:
                    request = side.bot_workers.sent[0]
                    asked = msgspec.msgpack.decode(request, type=Request)
                    assert asked.view == msgspec.msgpack.encode(truth.view(seat))
                    assert asked.legal == tuple(action.id for action in truth.legal_actions())
                    told.add(request)
    assert len(told) == ENOUGH
