"""How long bots think: by turn and by game, less under load, and never at random."""

import asyncio
from collections.abc import Sequence

import msgspec
import pytest

from hantise.bots import Bot, Choice, registry
from hantise.core.action import Action
from hantise.core.game import Game
from hantise.core.registry import find
from hantise.core.rng import Rng
from hantise.core.state import NOBODY, State
from hantise.core.view import View
from hantise.search import Budget
from hantise.server import bot_workers
from hantise.server.bot_workers import BotWorkers, Reply, Request, Turn
from hantise.server.tables.model.bot_pace import MARGIN, visible_seconds
from hantise.text import PRODUCT, Text

pytestmark = pytest.mark.anyio

USUAL = Budget(10_000, 3.0)


class DeepBot(Bot):
    """Thinks for a while."""

    id = "deep"
    level = 4
    budget = USUAL

    def choose(self, view: View, legal: Sequence[Action]) -> Choice:
        return Choice(legal[0], Text(PRODUCT, "reason-random"))


class Noted(BotWorkers):
    """Answers at once what it notes; time passes only where somebody sleeps."""

    def __init__(self, turns: int = 40) -> None:
        super().__init__(workers=1)
        self.asked: list[Request] = []
        self.turns = turns
        self.failing: set[str] = set()

    async def _usual_turns(self, game: Game) -> int:
        return self.turns

    async def _send(self, request: bytes) -> bytes:
        asked = msgspec.msgpack.decode(request, type=Request)
        self.asked.append(asked)
        if asked.bot in self.failing:
            raise ValueError(asked.bot)
        return msgspec.msgpack.encode(Reply(asked.legal[:1], Text(PRODUCT, "reason-random")))


class Time:
    """Passes when somebody sleeps, and for all at once."""

    def __init__(self) -> None:
        self.now = 0.0

    async def sleep(self, seconds: float) -> None:
        self.now += max(0.0, seconds)
        await REAL_SLEEP(0)


REAL_SLEEP = asyncio.sleep


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    made = Time()
    bots = registry._bots
    monkeypatch.setattr(registry, "_bots", lambda game: bots(game) | {"deep": DeepBot})
    monkeypatch.setattr(bot_workers, "monotonic", lambda: made.now)
    monkeypatch.setattr(asyncio, "sleep", made.sleep)
    return made


def position(game: Game) -> State:
    state, rng = game.start(), Rng(3)
    while state.actor < 0:
        state.apply(state.choose(rng))
        assert state.actor != NOBODY
    return state


async def turn(workers: BotWorkers, table: str = "table", bot: str = "deep") -> Turn:
    game = find("18-ghosts")()
    state = position(game)
    return await workers.turn(game, bot, state.view(state.actor), state.legal_actions(), table)


async def test_a_bot_that_searches_gets_its_usual_budget(time: Time) -> None:
    workers = Noted()
    assert (await turn(workers)).seconds == 3.0
    assert workers.asked[0].budget == USUAL


@pytest.mark.parametrize("legal", [1, 20])
async def test_thinking_takes_what_was_allotted_needed_or_not(time: Time, legal: int) -> None:
    workers, game = Noted(), find("18-ghosts")()
    state = position(game)
    view = state.view(state.actor)
    await workers.turn(game, "deep", view, state.legal_actions()[:legal], "table")
    assert time.now == 3.0


async def test_so_does_a_bot_that_fails_and_level_2_plays(time: Time) -> None:
    workers = Noted()
    workers.failing = {"deep"}
    assert (await turn(workers)).seconds == time.now == 3.0
    assert [asked.bot for asked in workers.asked] == ["deep", "careful"]


async def test_in_a_long_game_every_turn_is_shorter(time: Time) -> None:
    """Six of the strongest at a game of 354 turns: three minutes of thinking, not eighteen."""
    workers = Noted(turns=354)
    found = await turn(workers)
    assert found.seconds * 354 == pytest.approx(bot_workers.GAME_SECONDS)
    budget = workers.asked[0].budget
    assert budget is not None
    assert budget.iterations == int(USUAL.iterations * found.seconds / USUAL.seconds)


async def test_twenty_at_once_all_play_and_none_at_random(time: Time) -> None:
    workers = Noted()
    turns = await asyncio.gather(*(turn(workers, str(number)) for number in range(20)))
    assert len(turns) == 20
    bots = [asked.bot for asked in workers.asked]
    assert set(bots) == {"deep", "careful"}
    assert bots.count("deep") >= 5
    assert time.now < 3.0 + bot_workers.PATIENCE + 1.0
    given = [found.seconds for found in turns]
    assert given[0] == 3.0
    assert given[1] == pytest.approx(3.0 / 19), "eighteen others wait for the one worker"


async def test_a_game_with_nothing_else_is_searched_for_a_moment(
    time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_workers, "usual_bot", lambda game: "deep")
    workers = Noted()
    turns = await asyncio.gather(*(turn(workers, str(number)) for number in range(200)))
    assert {asked.bot for asked in workers.asked} == {"deep"}
    assert min(found.seconds for found in turns) == bot_workers.LEAST_SECONDS


async def test_bots_of_rules_take_no_time_to_think(time: Time) -> None:
    workers = Noted()
    assert await turn(workers, bot="careful") == await turn(workers, bot="careful")
    assert time.now == 0.0
    assert workers.asked[0].budget is None


async def test_a_budget_that_names_no_seconds_gets_some(
    time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(DeepBot, "budget", Budget(500))
    workers = Noted()
    await turn(workers)
    assert workers.asked[0].budget == Budget(500, 180 / 40)


@pytest.mark.parametrize("took", [0.0, 0.01, 2.9, 3.2])
def test_what_others_see_is_longer_than_the_budget_and_always_the_same(took: float) -> None:
    assert visible_seconds(0.25, 3.0, took) == 3.0 + MARGIN


def test_whoever_waited_longer_is_seen_in_whole_steps() -> None:
    assert {visible_seconds(0.25, 0.0, took) for took in (0.26, 0.3, 0.45, 0.5)} == {0.5}
    assert visible_seconds(0.0, 0.0, 0.3) == 0.0
