"""Without the memory aid nothing shows again what everybody once saw and may have forgotten."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hantise.core.errors import BadPosition
from hantise.core.registry import find
from hantise.core.rng import Rng
from hantise.core.state import State
from tests.server.secrecy.case import Case, Leak, Setting, Tally
from tests.server.secrecy.cases import code, eyes_of, reached
from tests.server.secrecy.houses import furnish, side_by_side
from tests.server.secrecy.walk import ForgetfulWalk

pytestmark = pytest.mark.anyio

CARDS = re.compile(r"[WKBRGY][123]|M")
GHOSTS = [f"{colour}{number}" for colour in "WKBRGY" for number in "123"]


def otherwise(truth: State, players: int, rng: random.Random) -> State | None:
    """The same position, but another card lies face down in the piles that were taken."""
    fields = truth.position().split(" ")
    gone = CARDS.findall(fields[4])
    swapped = rng.choice(gone) if gone else "M"
    if swapped == "M":
        return None
    for card in rng.sample(GHOSTS, len(GHOSTS)):
        cards = sorted([*gone[: gone.index(swapped)], *gone[gone.index(swapped) + 1 :], card])
        cards.sort(key=lambda each: ("WKBRGYM".index(each[0]), each))
        try:
            world = find("ghosts")(players).parse_position(
                " ".join([*fields[:4], "".join(cards), fields[5]])
            )
        except BadPosition:
            continue
        if world.snapshot() != truth.snapshot():
            return world
    return None


def forgotten(players: int, *, memory_aid: bool) -> Iterator[Case]:
    game = find("ghosts")(players)
    setting = Setting("forgotten", memory_aid=memory_aid, happens="away")
    for index in range(100):
        rng = Rng(index)
        truth = reached(game, rng)
        world = otherwise(truth, players, random.Random(index))
        if world is not None and truth.actor >= 0:
            eyes = eyes_of(index, truth, players)
            yield Case(f"{code(index)}-memory", game, eyes, truth, [world], setting, index)


@pytest.mark.parametrize("players", [2, 3])
async def test_what_lies_face_down_is_not_shown_again(tmp_path: Path, players: int) -> None:
    tally = Tally()
    template, cookies = await furnish(tmp_path)
    async with side_by_side(tmp_path, template, cookies, 2) as sides:
        for case in forgotten(players, memory_aid=False):
            await ForgetfulWalk(sides, case, tally).run(4)
    assert tally["pairs"] >= 20
    assert tally["turns"] > tally["pairs"]
    assert tally["away"] >= 8


async def test_with_the_memory_aid_it_is(tmp_path: Path) -> None:
    template, cookies = await furnish(tmp_path)
    async with side_by_side(tmp_path, template, cookies, 2) as sides:
        for case in forgotten(2, memory_aid=True):
            with pytest.raises(Leak, match="recall"):
                await ForgetfulWalk(sides, case, Tally()).run(1)
            return
