"""Two ways to look at a position: by a search with what the game knows, or by a bot's own thought."""

from collections.abc import Sequence
from time import perf_counter
from typing import Final, NamedTuple, Protocol

from hantise.analysis.effort import Effort, is_asked_itself
from hantise.bots import bot_ids, make_bot
from hantise.bots.search_bot import SearchBot
from hantise.core.action import Action
from hantise.core.game import Game
from hantise.core.rng import Rng
from hantise.core.state import NOBODY, State
from hantise.core.view import View
from hantise.search import Budget, Guide, TreeSearch

Values = tuple[float, ...]

LEAST_PLAYOUTS: Final = 16


class Best(NamedTuple):
    """The best action of a view, and what it brings to the seat that acts."""

    action: Action
    value: float


class Look(Protocol):
    """What is asked at every moment of a game."""

    def best(self, view: View, legal: Sequence[Action], seed: int) -> Best:
        """What the seat that acts should do, from its view alone."""

    def weigh(self, view: View, actions: Sequence[Action], seed: int) -> list[float]:
        """What each action brings to that seat, all with equal thought."""

    def standing(self, state: State, best: Best | None, seed: int, part: float = 1.0) -> Values:
        """What every seat may expect, as the cards lie; with a part of the usual thought."""


def look_of(game: Game, effort: Effort) -> Look:
    """The way that goes with a bot: one that searches otherwise than others is asked itself."""
    if is_asked_itself(effort.bot, game):
        return ThoughtLook(game, effort)
    return TreeLook(game, effort)


class TreeLook:
    """Moves are searched for in the worlds that a view allows; how it stands is played out.

    Playouts begin with the real cards, but each seat plays in them as people do who see only
    their own: so nobody is thought to profit from what nobody could know.
    """

    def __init__(self, game: Game, effort: Effort) -> None:
        self._game = game
        self._effort = effort

    def best(self, view: View, legal: Sequence[Action], seed: int) -> Best:
        search = self._search(view, seed)
        search.run(self._budget())
        found = next(each for each in search.prospects() if each.action in legal)
        return Best(found.action, found.value)

    def weigh(self, view: View, actions: Sequence[Action], seed: int) -> list[float]:
        values = []
        for action in actions:
            search = self._search(view, seed)
            search.among = [action]
            search.run(self._budget())
            values.append(search.prospects()[0].value)
        return values

    def standing(self, state: State, best: Best | None, seed: int, part: float = 1.0) -> Values:
        outcome = state.outcome()
        if state.actor == NOBODY and outcome is not None:
            return outcome.returns
        guide, rng = self._guide(), Rng(seed)
        guide.prepare(state.copy())
        number = max(LEAST_PLAYOUTS, int(self._effort.iterations * part))
        sums, done = [0.0] * int(state.players), 0
        until = perf_counter() + self._effort.seconds * part
        while done < number and (done == 0 or perf_counter() < until):
            (values,) = guide.evaluate([state.copy()], rng)
            for seat, value in enumerate(values):
                sums[seat] += value
            done += 1
        return tuple(total / done for total in sums)

    def _search(self, view: View, seed: int) -> TreeSearch:
        return TreeSearch(self._game, self._guide(), view, Rng(seed))

    def _budget(self) -> Budget:
        return Budget(self._effort.iterations, self._effort.seconds)

    def _guide(self) -> Guide:
        """What the game knows: its judge's guide, else that of its strongest bot that has one."""
        ids = bot_ids(self._game.about.id)
        for id in (self._effort.bot, *reversed(ids)):
            bot = make_bot(id, self._game, 0)
            if isinstance(bot, SearchBot):
                return bot.guide()
        return Guide()


class ThoughtLook:
    """A bot that says what it expects is asked: about all moves, and about one of them alone."""

    def __init__(self, game: Game, effort: Effort) -> None:
        self._game = game
        self._effort = effort
        self._tree = TreeLook(game, effort)

    def best(self, view: View, legal: Sequence[Action], seed: int) -> Best:
        return self._asked(view, legal, seed) or self._tree.best(view, legal, seed)

    def weigh(self, view: View, actions: Sequence[Action], seed: int) -> list[float]:
        asked = [self._asked(view, [action], seed) for action in actions]
        values = [each.value for each in asked if each is not None]
        return values if len(values) == len(asked) else self._tree.weigh(view, actions, seed)

    def standing(self, state: State, best: Best | None, seed: int, part: float = 1.0) -> Values:
        actor = int(state.actor)
        if actor < 0:
            return self._tree.standing(state, best, seed, part)
        if best is None:
            best = self.best(state.view(actor), state.legal_actions(), seed)
        return (best.value, -best.value) if actor == 0 else (-best.value, best.value)

    def _asked(self, view: View, legal: Sequence[Action], seed: int) -> Best | None:
        budget = Budget(self._effort.iterations, self._effort.seconds)
        choice = make_bot(self._effort.bot, self._game, seed, budget).choose(view, legal)
        return None if choice.thought is None else Best(choice.action, choice.thought.value)
