"""How long a bot takes tells nobody anything that is hidden: neither a forced move nor an early end."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from hantise.core.action import Action
from hantise.core.game import Game
from hantise.core.registry import find
from hantise.core.rng import Rng
from hantise.core.state import State
from hantise.core.view import View
from hantise.server.bot_workers import Turn
from hantise.server.tables.model.bot_pace import BOT_PAUSE, MARGIN, THINKING
from tests.server.in_memory import Line, headers_with
from tests.server.secrecy.case import Case, Setting
from tests.server.secrecy.cases import code, imagined, reached
from tests.server.secrecy.houses import BEGAN, PEOPLE, Scripted, Side, furnish, side_by_side

pytestmark = pytest.mark.anyio

BOTS = Setting("bots", others="bots")
ALLOTTED = 3.0
ENOUGH = 6


class Slow(Scripted):
    """Takes longer the more there is to choose from."""

    def __init__(self, side: Side, allotted: float) -> None:
        super().__init__()
        self.side = side
        self.allotted = allotted
        self.choices: list[int] = []

    async def turn(
        self, game: Game, bot: str, view: View, legal: Sequence[Action], table: str
    ) -> Turn:
        self.choices.append(len(legal))
        self.side.clock += min(0.2, 0.01 * len(legal))
        return Turn(legal[:1], self.allotted if len(self.choices) == 1 else 0.0)


def let_time_pass(side: Side, allotted: float) -> Slow:
    """The house's time passes where it sleeps, and where a bot thinks."""
    tables = side.house.tables
    side.bot_workers = Slow(side, allotted)
    side.house.bot_workers = side.bot_workers
    tables.thinking_pause = THINKING
    tables.bot_pause = BOT_PAUSE - THINKING
    tables.monotonic = lambda: side.clock
    tables.chance = Rng

    async def sleep(seconds: float) -> None:
        side.clock += max(0.0, seconds)

    tables.sleep = sleep
    return side.bot_workers


async def seen_by_another(
    side: Side, case: Case, start: State, allotted: float
) -> tuple[float, list[int]]:
    """How long the bot whose turn it is takes, as another seat is told, and what it chose from."""
    workers = let_time_pass(side, allotted)
    side.clock = BEGAN
    await side.set_up(case.row(start), case.sittings)
    assert case.eyes is not None
    cookie = headers_with(side.cookies[PEOPLE[case.eyes]])
    line = Line(side.app, f"/api/tables/{case.id}/socket", cookie)
    async with side.house.tables.using(case.id):
        await line.open()
        before = side.clock
        await side.do_due("bot", case.id)
        await line.settled()
        told = [each for each in line.messages if each["type"] == "update"][-1]
        await line.close()
    (at,) = {step["at"] for step in told["steps"]}
    return at - before, workers.choices


async def test_a_bot_moves_at_the_same_moment_in_worlds_that_others_cannot_tell_apart(
    tmp_path: Path,
) -> None:
    game = find("ghosts")(3)
    template, cookies = await furnish(tmp_path)
    differing = 0
    async with side_by_side(tmp_path, template, cookies, 1) as (side,):
        for index in range(60):
            rng = Rng(index)
            truth = reached(game, rng)
            eyes = (int(truth.actor) + 1) % game.players
            if truth.actor < 0 or differing == ENOUGH:
                continue
            for world in imagined(game, truth, eyes, 1, rng):
                case = Case(code(index), game, eyes, truth, [world], BOTS, index)
                allotted = ALLOTTED if index % 2 else 0.0
                shown = ALLOTTED + MARGIN if index % 2 else THINKING
                asked = []
                for start in (truth, world):
                    seconds, choices = await seen_by_another(side, case, start, allotted)
                    assert seconds == pytest.approx(shown)
                    asked.append(choices)
                differing += asked[0] != asked[1]
    assert differing == ENOUGH, "the bot had more to choose from in one of the worlds"
