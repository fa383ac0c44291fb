"""How fast our bots look ahead: worlds imagined, and iterations or nodes of a search, a second.

Measured at moments of a game between usual bots, for the fewest players.
"""

from collections.abc import Callable, Iterator
from functools import cache, partial
from time import perf_counter
from typing import Final, Literal, NamedTuple

from hantise.bench.strength import Strength
from hantise.bots import make_bot, strongest_bot, usual_bot
from hantise.bots.search_bot import SearchBot
from hantise.core.game import Game
from hantise.core.registry import find, part
from hantise.core.rng import Rng
from hantise.core.state import CHANCE, NOBODY, playouts
from hantise.core.view import View
from hantise.search import Budget, Guide, TreeSearch

What = Literal["worlds", "guided", "nodes", "random", "MCTS", "ISMCTS"]
"""What is counted: worlds imagined; iterations with the game's own guide, nodes of a search of its
own, iterations with random playouts; simulations of the peer's searches."""
Measure = Callable[[float, int], float]
"""So many a second, in so many seconds, from a seed."""

MOMENTS: Final = 8
PLAYOUTS: Final = 20
"""At each moment, to learn how long they are."""
LONGEST: Final = 2_000
"""A game is not followed further than so many decisions."""
UNLIMITED: Final = 1_000_000_000


class OwnSearch(NamedTuple):
    """``SEARCH`` in the module ``bench`` of a game whose bots search in a way of its own."""

    what: What
    think: Callable[[Game, View, float, int], int]
    """Search from a view for some seconds, from a seed; how many there were."""


class Searched(NamedTuple):
    """Something that is measured of a game."""

    players: int
    what: What
    measure: Measure
    length: float | None = None
    """Of a playout, where it is a game played at random from there to its end, in actions."""


def searches(id: str) -> Iterator[Searched]:
    """What is measured of a game."""
    bench = part(id, "bench")
    strength: Strength | None = getattr(bench, "STRENGTH", None)
    game = find(id)(None, strength.options if strength is not None else None)
    yield Searched(game.players, "worlds", partial(imagine, game))
    own: OwnSearch | None = getattr(bench, "SEARCH", None)
    strongest = make_bot(strongest_bot(id), game, seed=0)
    if own is not None:
        yield Searched(game.players, own.what, partial(think, game, own.think))
    elif isinstance(strongest, SearchBot):
        guided = partial(think, game, partial(iterations, strongest.guide))
        yield Searched(game.players, "guided", guided)
    at_random = partial(think, game, partial(iterations, Guide))
    yield Searched(game.players, "random", at_random, length(game))


@cache
def moments(game: Game) -> list[View]:
    """What those see who have a choice, evenly over a whole game between usual bots."""
    state, rng = game.start(), Rng(0)
    id = usual_bot(game.about.id)
    bots = [make_bot(id, game, seat, Budget(1)) for seat in range(game.players)]
    views: list[View] = []
    while state.actor != NOBODY and len(views) < LONGEST:
        if state.actor == CHANCE:
            state.step(rng)
            continue
        view, legal = state.view(state.actor), state.legal_actions()
        if len(legal) > 1:
            views.append(view)
        state.apply(bots[state.actor].choose(view, legal).action)
    return [views[(2 * number + 1) * len(views) // (2 * MOMENTS)] for number in range(MOMENTS)]


def length(game: Game) -> float:
    """How many actions a random game still has, on average over the moments."""
    views, rng = moments(game), Rng(0)
    worlds = [game.imagine(view, rng) for view in views]
    return sum(playouts(world, rng, PLAYOUTS) for world in worlds) / (PLAYOUTS * len(worlds))


def imagine(game: Game, seconds: float, seed: int) -> float:
    """Worlds a second, as many at each moment."""
    views, rng = moments(game), Rng(seed)
    worlds = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        for view in views:
            game.imagine(view, rng)
        worlds += len(views)
    return worlds / (perf_counter() - began)


def think(
    game: Game, search: Callable[[Game, View, float, int], int], seconds: float, seed: int
) -> float:
    """Iterations or nodes a second, as long at each moment."""
    views = moments(game)
    began = perf_counter()
    done = sum(search(game, view, seconds / len(views), seed) for view in views)
    return done / (perf_counter() - began)


def iterations(
    guide: Callable[[], Guide], game: Game, view: View, seconds: float, seed: int
) -> int:
    """How many iterations the tree search for any game does."""
    search = TreeSearch(game, guide(), view, Rng(seed))
    search.run(Budget(UNLIMITED, seconds))
    return int(search.iterations)
