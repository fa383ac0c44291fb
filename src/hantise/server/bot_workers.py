"""Bots think in processes of their own, from a View: a slow or broken one disturbs nobody.

How long a bot thinks depends on what everybody may know: its level, the game, how many others are
waiting. Under load it thinks for less time, then a bot of level 2 plays in its place.
"""

import asyncio
import os
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from time import monotonic
from typing import Final, NamedTuple, ParamSpec, TypeVar
from zlib import crc32

import msgspec
import structlog

from hantise.bots import Alternative, Choice, bot_type, make_bot, strongest_bot, usual_bot
from hantise.bots.advice import Advice, Expectation, Step, line_with_actors
from hantise.bots.turn import usual_turns, whole_turn
from hantise.core.action import Action
from hantise.core.game import Game
from hantise.core.registry import find
from hantise.core.view import View
from hantise.search import Budget
from hantise.server import metrics
from hantise.server.thinking_queue import Place, ThinkingQueue
from hantise.server.workers import Workers
from hantise.text import Text

P = ParamSpec("P")
T = TypeVar("T")

LONGEST_SECONDS: Final = 10.0
"""A bot that thinks longer, from when it begins, is given up."""
NICENESS: Final = 10
"""Whoever plays goes first, and those who wait for a castle or a replay."""
LAST_RESORT: Final = "random"

MOST_SECONDS: Final = 5.0
"""No turn is thought longer, whatever a bot asks for."""
HINT_SECONDS: Final = 1.5
GAME_SECONDS: Final = 180.0
"""All seats together think no longer in a game of the usual number of turns."""
LEAST_SECONDS: Final = 0.04
"""If load leaves less than that, there is no use in searching."""
PATIENCE: Final = 5.0
"""Whoever has waited so long does not search any more: the others have waited, too."""


class Request(msgspec.Struct, frozen=True):
    """What a bot is asked."""

    game: str
    players: int
    options: Mapping[str, int | str | bool]
    rules: int
    bot: str
    view: bytes
    legal: tuple[int, ...]
    seed: int | None = None
    budget: Budget | None = None
    hint: bool = False
    """Whether one action is asked for and what is expected of it, rather than a whole turn."""


class Expected(msgspec.Struct, frozen=True):
    """A bot's thought on its way: actions by number."""

    value: float
    line: tuple[tuple[int, int], ...]
    """Who, and what."""
    alternatives: tuple[tuple[int, float], ...]


class Reply(msgspec.Struct, frozen=True):
    """What it would do, one action after the other; why, and what it expects, of the first."""

    actions: tuple[int, ...]
    reason: Text
    expected: Expected | None = None


class Turn(NamedTuple):
    """What a bot does, and for how long it was given leave to think."""

    actions: Sequence[Action]
    seconds: float = 0.0


class BotWorkers(Workers):
    """The workers that bots think in."""

    def __init__(self, workers: int | None = None, longest: float = LONGEST_SECONDS) -> None:
        count = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        super().__init__(count, longest, niceness=NICENESS)
        self.seed: int | None = None
        """With a seed, what a bot does depends on nothing but what it sees."""
        self._queue = ThinkingQueue(count)
        self._turns: dict[bytes, int] = {}

    async def turn(
        self, game: Game, bot: str, view: View, legal: Sequence[Action], table: str
    ) -> Turn:
        """What a bot does; if it fails, what one of level 2 would do: the game goes on.

        Of a turn that can be thought to its end it is all of it. It takes as long as the bot was
        given to think, whether it needed that or not: an only action, an early end or a failure
        cannot be told from the time, neither here nor by those who wait.
        """
        usual = bot_type(bot, game).budget
        # Asked even if there is no choice: that there is none may be a secret, and what is
        # counted or timed must not tell it.
        if bot == LAST_RESORT:
            return Turn((self._any(game, view, legal).action,))
        asked = monotonic()
        async with self._queue.place(table) as place:
            started = monotonic()
            budget: Budget | None = None
            if usual is not None:
                turns = await self._usual_turns(game)
                most = min(MOST_SECONDS, GAME_SECONDS / turns)
                budget = self._allotted(usual, most, place)
                if started - asked > PATIENCE or budget.seconds < LEAST_SECONDS:
                    bot, budget = self._instead(game, bot, usual)
            request = self._request(game, bot, view, legal, budget)
            place.seconds = 0.0 if budget is None else budget.seconds
            reply = await self._ask_or_instead(game, request)
            await asyncio.sleep(place.seconds - (monotonic() - started))
        if reply is None:
            return Turn((self._any(game, view, legal).action,), place.seconds)
        return Turn([game.actions[id] for id in reply.actions], place.seconds)

    async def hint(self, game: Game, view: View, legal: Sequence[Action], table: str) -> Advice:
        """What the strongest bot would do; bots that must play go first."""
        bot = strongest_bot(game.about.id)
        async with self._queue.place(table, "hint") as place:
            usual = bot_type(bot, game).budget
            budget = None if usual is None else self._allotted(usual, HINT_SECONDS, place)
            place.seconds = 0.0 if budget is None else budget.seconds
            request = self._request(game, bot, view, legal, budget, hint=True)
            reply = await self._ask_or_instead(game, request)
        if reply is None:
            choice = self._any(game, view, legal)
            return Advice(choice.action, choice.reason)
        action, expected, actions = game.actions[reply.actions[0]], reply.expected, game.actions
        if expected is None:
            return Advice(action, reply.reason)
        line = [Step(actor, actions[id]) for actor, id in expected.line]
        others = [Alternative(actions[id], value) for id, value in expected.alternatives]
        return Advice(action, reply.reason, Expectation(expected.value, line, others))

    async def when_idle(
        self, who: str, function: Callable[P, T], /, *arguments: P.args, **named: P.kwargs
    ) -> T:
        """What a function gives back that is called once no bot waits, nor anybody for a hint."""
        async with self._queue.place(who, "analysis") as place:
            began = monotonic()
            try:
                return await self.run(function, *arguments, **named)
            finally:
                place.seconds = monotonic() - began

    def _allotted(self, usual: Budget, seconds: float, place: Place) -> Budget:
        """What a bot may think with now: less than usual if others wait for the same workers."""
        return _at_most(usual, seconds).shared(1 / (1 + place.behind / self.count))

    def _instead(self, game: Game, bot: str, usual: Budget) -> tuple[str, Budget | None]:
        """Who plays where there is no time to search: level 2, else the same with next to no time."""
        instead = usual_bot(game.about.id)
        if bot_type(instead, game).budget is None:
            return instead, None
        return bot, _at_most(usual, LEAST_SECONDS)

    async def _usual_turns(self, game: Game) -> int:
        """How long such a game is; a worker plays one to know it, once."""
        key = _configuration(game)
        turns = self._turns.get(key)
        if turns is None:
            try:
                turns = await self.run(_count_turns, key)
            except Exception as error:  # noqa: BLE001 (a bot may be anybody's)
                self._failed(game, usual_bot(game.about.id), error)
                turns = game.longest
            self._turns[key] = turns
        return turns

    def _any(self, game: Game, view: View, legal: Sequence[Action]) -> Choice:
        return make_bot(LAST_RESORT, game, self._seed_for(view)).choose(view, legal)

    def _seed_for(self, view: View) -> int | None:
        """One of its own for each view: the same number every time would be a habit."""
        return None if self.seed is None else crc32(msgspec.msgpack.encode(view), self.seed)

    def _request(
        self,
        game: Game,
        bot: str,
        view: View,
        legal: Sequence[Action],
        budget: Budget | None,
        *,
        hint: bool = False,
    ) -> Request:
        return Request(
            game.about.id,
            game.players,
            msgspec.structs.asdict(game.options),
            game.rules_version,
            bot,
            msgspec.msgpack.encode(view),
            tuple(action.id for action in legal),
            self._seed_for(view),
            budget,
            hint,
        )

    async def _ask_or_instead(self, game: Game, request: Request) -> Reply | None:
        """A bot's reply; if it fails that of one of level 2; if that fails too, None."""
        instead = usual_bot(game.about.id)
        for bot in dict.fromkeys((request.bot, instead)):
            try:
                return await self._ask(game, msgspec.structs.replace(request, bot=bot))
            except Exception as error:  # noqa: BLE001 (a bot may be anybody's)
                self._failed(game, bot, error)
        return None

    def _failed(self, game: Game, bot: str, error: Exception) -> None:
        # Neither the error's words nor the view: both may tell what a hand holds.
        structlog.get_logger("hantise.bots").error(
            "a bot failed", game=game.about.id, bot=bot, error=type(error).__name__
        )
        metrics.THINKING_FAILURES.labels(game.about.id, bot).inc()

    async def _ask(self, game: Game, request: Request) -> Reply:
        started = monotonic()
        reply = msgspec.msgpack.decode(
            await self._send(msgspec.msgpack.encode(request)), type=Reply
        )
        if reply.actions[0] not in request.legal:
            raise ValueError("not a legal action")
        metrics.THINKING_SECONDS.labels(game.about.id, request.bot).observe(monotonic() - started)
        return reply

    async def _send(self, request: bytes) -> bytes:
        return await self.run(_think, request)


def _at_most(usual: Budget, seconds: float) -> Budget:
    """A budget of no more seconds than these; of its iterations as large a part."""
    if usual.seconds <= seconds:
        return usual
    part = seconds / usual.seconds  # 0 of a budget that names no seconds
    return Budget(usual.iterations if part == 0 else usual.shared(part).iterations, seconds)


def _configuration(game: Game) -> bytes:
    """A game with its options, as bytes: equal for equal ones."""
    return msgspec.msgpack.encode(
        (
            game.about.id,
            game.players,
            msgspec.structs.asdict(game.options),
            game.rules_version,
        ),
        order="deterministic",
    )


# In the worker


@lru_cache(maxsize=256)
def _game(configuration: bytes) -> Game:
    id, players, options, rules = msgspec.msgpack.decode(configuration)
    return find(id)(players, options, rules)


def _count_turns(configuration: bytes) -> int:
    return usual_turns(_game(configuration))


def _think(data: bytes) -> bytes:
    request = msgspec.msgpack.decode(data, type=Request)
    game = _game(
        msgspec.msgpack.encode(
            (request.game, request.players, request.options, request.rules), order="deterministic"
        )
    )
    legal = [game.actions[id] for id in request.legal]
    view = game.read_view(request.view)
    bot = make_bot(request.bot, game, request.seed, request.budget)
    choices = [bot.choose(view, legal)] if request.hint else whole_turn(bot, view, legal)
    first = choices[0]
    return msgspec.msgpack.encode(
        Reply(
            tuple(choice.action.id for choice in choices),
            first.reason,
            _expected(game, view, first) if request.hint else None,
        )
    )


def _expected(game: Game, view: View, choice: Choice) -> Expected | None:
    thought = choice.thought
    if thought is None:
        return None
    line = line_with_actors(game, view, (choice.action, *thought.line))
    return Expected(
        thought.value,
        tuple((step.actor, step.action.id) for step in line[1:]),
        tuple((other.action.id, other.value) for other in thought.alternatives),
    )
