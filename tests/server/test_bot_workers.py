"""Bots in processes of their own: they answer, and when they do not the game goes on."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec
import psutil
import pytest
from structlog.testing import capture_logs

from hantise.bots import make_bot, strongest_bot
from hantise.bots.advice import Advice
from hantise.core.action import Action
from hantise.core.errors import UnknownBot
from hantise.core.game import Game
from hantise.core.registry import find
from hantise.core.rng import Rng
from hantise.core.state import NOBODY, State
from hantise.server import bot_workers, metrics
from hantise.server.bot_workers import BotWorkers, Turn

pytestmark = pytest.mark.anyio


@pytest.fixture
async def thinking(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[BotWorkers]:
    monkeypatch.setattr(bot_workers, "HINT_SECONDS", 0.05)
    made = BotWorkers(workers=1)
    yield made
    await made.stop()


def position(game: Game, moves: int = 0) -> State:
    state, rng = game.start(), Rng(3)
    while state.actor < 0 or moves:
        moves -= state.actor >= 0
        state.apply(state.choose(rng))
        assert state.actor != NOBODY
    return state


async def turn(thinking: BotWorkers, game: Game, state: State, bot: str = "careful") -> Turn:
    view, legal = state.view(state.actor), state.legal_actions()
    return await thinking.turn(game, bot, view, legal, "table")


async def hint(thinking: BotWorkers, game: Game, state: State) -> Advice:
    return await thinking.hint(game, state.view(state.actor), state.legal_actions(), "table")


@pytest.mark.parametrize(
    ("id", "players", "options"),
    [("18-ghosts", 2, {}), ("ghosts", 4, {"rounds": 1, "mist": False}), ("ghosts", 2, {})],
)
async def test_a_legal_action_and_why(
    thinking: BotWorkers, id: str, players: int, options: dict[str, object]
) -> None:
    game = find(id)(players, options)
    for moves in (0, 3):
        state = position(game, moves)
        advice = await hint(thinking, game, state)
        assert any(advice.action is action for action in state.legal_actions())
        assert advice.reason.say("en") != advice.reason.say("fr")


@pytest.mark.parametrize("id", ["macgregor-treasure", "rest-in-peace", "ghooost"])
async def test_a_turn_is_thought_to_its_end_in_one_request(thinking: BotWorkers, id: str) -> None:
    """And it is what one asked after the other would do, from what the seat really sees."""
    thinking.seed = 7
    game = find(id)()
    longest = 0
    for moves in range(0, 24, 3):
        state = position(game, moves)
        seat = state.actor
        found = await turn(thinking, game, state)
        bot = make_bot("careful", game, thinking._seed_for(state.view(seat)))
        for action in found.actions:
            assert bot.choose(state.view(seat), state.legal_actions()).action is action
            state.apply(action)
        assert state.actor != seat or not state.drafting()
        longest = max(longest, len(found.actions))
    assert longest > 1


async def test_a_bot_that_looks_ahead_says_what_it_expects(thinking: BotWorkers) -> None:
    game = find("ghosts")(3)
    state = position(game, 3)
    advice = await hint(thinking, game, state)
    assert advice.expectation is not None
    value, line, alternatives = advice.expectation
    assert -1 <= value <= 1
    assert all(-1 <= step.actor < 3 for step in line)
    assert {other.action for other in alternatives} < set(state.legal_actions())
    assert advice.action not in {other.action for other in alternatives}


async def test_a_turn_of_the_strongest_takes_what_the_game_allows(
    thinking: BotWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_workers, "GAME_SECONDS", 10.0)
    game = find("ghosts")(3, {"rounds": 1})
    state = position(game, 3)
    found = await turn(thinking, game, state, strongest_bot("ghosts"))
    turns = thinking._turns[bot_workers._configuration(game)]
    assert 10 < turns < game.longest
    assert found.seconds == pytest.approx(10.0 / turns)


async def test_that_there_was_no_choice_is_not_told(thinking: BotWorkers) -> None:
    """Neither by what is counted nor by who is asked: a forced move may be a secret."""
    game = find("ghosts")(3)
    state = position(game, 1)
    labels = {"game": "ghosts", "bot": "careful"}

    def counted() -> float:
        return metrics.REGISTRY.get_sample_value("hantise_thinking_seconds_count", labels) or 0.0

    for legal in (state.legal_actions(), state.legal_actions()[:1]):
        before = counted()
        await thinking.turn(game, "careful", state.view(state.actor), legal, "table")
        assert counted() == before + 1


async def test_many_at_once(thinking: BotWorkers) -> None:
    game = find("18-ghosts")()
    state = position(game, 2)
    turns = await asyncio.gather(*(turn(thinking, game, state) for _ in range(10)))
    assert len(turns) == 10


async def test_an_unknown_bot(thinking: BotWorkers) -> None:
    game = find("18-ghosts")()
    with pytest.raises(UnknownBot):
        await turn(thinking, game, position(game), "nobody")


def workers() -> list[psutil.Process]:
    return [
        child
        for child in psutil.Process().children(recursive=True)
        if any("spawn_main" in word for word in child.cmdline())
    ]


async def test_a_worker_that_dies_is_replaced(thinking: BotWorkers) -> None:
    game = find("18-ghosts")()
    state = position(game, 2)
    await turn(thinking, game, state)
    (worker,) = workers()
    os.kill(worker.pid, signal.SIGKILL)
    worker.wait(10)
    with capture_logs() as logs:
        advice = await hint(thinking, game, state)
    assert advice.reason.key != "reason-random", "the bot itself answered"
    assert logs == []


async def test_a_bot_that_never_ends_is_given_up(
    thinking: BotWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find("18-ghosts")()
    state = position(game, 2)
    await turn(thinking, game, state)
    (worker,) = workers()
    worker.suspend()
    with capture_logs() as logs, monkeypatch.context() as patch:
        patch.setattr(thinking, "_longest", 0.3)
        found = await turn(thinking, game, state)
    assert found.actions[0] in state.legal_actions()
    assert [(line["event"], line["error"]) for line in logs] == [("a bot failed", "TimeoutError")]
    worker.wait(10)
    again = await hint(thinking, game, state)
    assert again.reason.key != "reason-random"


async def test_a_bot_that_fails_is_logged_without_the_view(
    thinking: BotWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find("ghosts")(3)
    state = position(game, 1)
    view = state.view(state.actor)

    def spoiled(value: object, **how: Any) -> bytes:
        return b"\xc1" if value is view else encode(value, **how)

    encode = msgspec.msgpack.encode
    monkeypatch.setattr(msgspec.msgpack, "encode", spoiled)
    legal: Sequence[Action] = state.legal_actions()
    with capture_logs() as logs:
        found = await thinking.turn(game, "careful", view, legal, "table")
    monkeypatch.undo()
    assert found.actions[0] in legal
    (line,) = logs
    assert set(line) == {"event", "log_level", "game", "bot", "error"}
