"""The castle over the wire: plans, keys, tokens, and what may have been forgotten of them."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hantise.games.castle.floor_plan import GAMES, GameId
from hantise.server.tables.model import messages, redaction
from tests.server.secrecy.case import Case, Leak, Tally
from tests.server.secrecy.houses import furnish, side_by_side
from tests.server.secrecy.macgregor import (
    MOMENTS,
    ForgetfulOfCastles,
    forgotten,
    moments,
    unreached,
)
from tests.server.secrecy.walk import CountingWalk, Walk

pytestmark = pytest.mark.anyio

WORLDS = 3
PAIRS = {"macgregor": 54, "macgregor-treasure": 60}
FEWER = 12
each_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture
def anyio_backend() -> Any:
    """The event loop that the house runs on."""
    return "asyncio", {"use_uvloop": True}


async def walk(folder: Path, kind: type[Walk], cases: Iterator[Case], pairs: int) -> Tally:
    """Truths and one world beside each."""
    tally = Tally()
    template, cookies = await furnish(folder)
    async with side_by_side(folder, template, cookies, 2) as sides:
        for case in cases:
            if tally["pairs"] >= pairs:
                break
            await kind(sides, case, tally).run(3)
    print(dict(tally))
    return tally


@each_game
async def test_every_byte_is_the_same_while_something_is_half_known(
    tmp_path: Path, game: GameId
) -> None:
    tally, turns = Tally(), Tally()
    template, cookies = await furnish(tmp_path)
    async with side_by_side(tmp_path, template, cookies, 1 + WORLDS) as sides:
        for moment, case in moments(game, WORLDS):
            if tally["pairs"] >= PAIRS[game]:
                break
            before = tally["turns"]
            await CountingWalk(sides, case, tally).run(3)
            turns[moment] += tally["turns"] - before
    print(dict(tally), dict(turns))
    assert all(turns[moment] for moment in MOMENTS[game])
    assert tally["drafts"] > 0
    assert tally["hints in drafts"] > 0
    assert tally["drawn"] > 0


@each_game
async def test_cards_that_the_ghost_does_not_reach_are_never_shown(
    tmp_path: Path, game: GameId
) -> None:
    tally = await walk(tmp_path, CountingWalk, unreached(game), FEWER)
    assert tally["pairs"] >= FEWER
    assert tally["lost"] + tally["caught"] >= FEWER // 2


@each_game
async def test_without_the_memory_aid_nothing_shows_again_what_is_known(
    tmp_path: Path, game: GameId
) -> None:
    tally = await walk(tmp_path, ForgetfulOfCastles, forgotten(game, memory_aid=False), FEWER)
    assert tally["pairs"] >= FEWER
    assert tally["turns"] > FEWER // 2
    assert tally["away"] >= 4


@each_game
async def test_with_the_memory_aid_it_is_shown(tmp_path: Path, game: GameId) -> None:
    with pytest.raises(Leak, match=r"recall|batch_of"):
        await walk(tmp_path, ForgetfulOfCastles, forgotten(game, memory_aid=True), 1)


async def test_a_view_that_shows_the_last_card_of_the_plan(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def view_seen(state: Any, eyes: Any, *, memory_aid: bool) -> msgspec.Raw:
        view = json.loads(state.view(eyes).wire(memory_aid))
        plan = state.view(view["public"]["ghost"]).private.plan
        return msgspec.Raw(json.dumps({**view, "last": plan[-1:]}).encode())

    monkeypatch.setattr(messages, "view_seen", view_seen)
    with pytest.raises(Leak, match="was sent"):
        await walk(tmp_path, Walk, unreached("macgregor"), FEWER)


async def test_a_memory_aid_that_the_table_does_not_have(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def view_seen(state: Any, eyes: Any, *, memory_aid: bool) -> msgspec.Raw:
        return redaction.view_seen(state, eyes, memory_aid=True)

    monkeypatch.setattr(messages, "view_seen", view_seen)
    cases = forgotten("macgregor-treasure", memory_aid=False)
    with pytest.raises(Leak, match=r"recall|batch_of"):
        await walk(tmp_path, ForgetfulOfCastles, cases, FEWER)
