"""Those that look ahead in a castle: stronger than careful, and never to be foreseen."""

from collections import Counter
from collections.abc import Iterator

import pytest

from hantise.bots import make_bot
from hantise.bots.turn import whole_turn
from hantise.core.game import Game
from hantise.core.registry import find
from hantise.core.rng import Rng
from hantise.core.state import CHANCE, NOBODY
from hantise.core.view import View
from hantise.games.castle.actions import CastleAction
from hantise.games.castle.bots.plans import plans_from
from hantise.games.castle.round_game import Stop
from hantise.games.castle.state import CastleState
from hantise.games.macgregor.bots import outlook as macgregor
from hantise.games.macgregor.bots.sight import Sight as RunnerSight
from hantise.games.macgregor.bots.ways import ways_of as macgregor_ways
from hantise.games.macgregor.views import MacGregorView
from hantise.games.macgregor_treasure.bots import outlook as treasure
from hantise.games.macgregor_treasure.bots.sight import Sight as SeekerSight
from hantise.games.macgregor_treasure.bots.ways import ways_of as treasure_ways
from hantise.games.macgregor_treasure.views import TreasureView
from hantise.search import Budget
from tests.bots.test_beginner import won

GAMES = ("macgregor", "macgregor-treasure")
FEW = Budget(200)
USUAL = Budget(500)


def plans_laid(game: Game, seed: int) -> Iterator[CastleState]:
    """Moments of a game between careful bots in which a plan is laid."""
    state, rng = game.start(), Rng(seed)
    assert isinstance(state, CastleState)
    bots = [make_bot("careful", game, 10 * seed + seat) for seat in range(game.players)]
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            state.step(rng)
            continue
        view, legal = state.view(state.actor), state.legal_actions()
        if legal[0].kind == "plan" and state.plan_size == 0:
            moment = state.copy()
            assert isinstance(moment, CastleState)
            yield moment
        state.apply(bots[state.actor].choose(view, legal).action)


def plan(game: Game, state: CastleState, bot: str, seed: int, budget: Budget) -> tuple[int, ...]:
    """The cards that a bot lays."""
    turn = whole_turn(
        make_bot(bot, game, seed, budget), state.view(state.actor), state.legal_actions()
    )
    laid = [one.action for one in turn if one.action.kind == "plan"]
    return tuple(int(card.blazon) for card in laid if isinstance(card, CastleAction))


@pytest.mark.parametrize("id", GAMES)
def test_skilled_beats_careful(id: str) -> None:
    assert won(id, "skilled", "careful", 16) > 0.5


@pytest.mark.parametrize("id", GAMES)
def test_no_plan_is_certain(id: str) -> None:
    game = find(id)(2)
    for state in list(plans_laid(game, 1))[2:5]:
        laid = Counter(plan(game, state, "skilled", seed, FEW) for seed in range(30))
        assert len(laid) > 3
        assert laid.most_common(1)[0][1] < 24


# How far plans can be exploited


def stops_of(id: str, view: View) -> tuple[list[Stop], float]:
    """Where the runner who sees this can stop, and the odds of the ghost."""
    if isinstance(view, MacGregorView):
        return macgregor.Outlook(RunnerSight(view, macgregor_ways(""))).game.my_stops, 1.0
    assert isinstance(view, TreasureView)
    outlook = treasure.Outlook(SeekerSight(view, treasure_ways("")))
    sight = outlook.sight
    ends = outlook.reach.best(outlook.start(sight.me, sight.hand), sight.found, treasure.OWN)
    ghost = outlook.ghostly(outlook.found(sight.ghost))
    return [outlook.stop(sight.me, end) for end in ends or ()], ghost


def chances(stops: list[Stop], ghost: float, ways: list[tuple[int, ...]]) -> list[float]:
    """How likely a runner wins by each stop, on average over ways of the ghost."""
    found = []
    for stop in stops:
        caught = stop.as_ghost / (stop.as_ghost + stop.heir)
        free = [stop.odds[way[-1]] / (stop.odds[way[-1]] + ghost) for way in ways]
        found.append(
            sum(caught if stop.room in way else safe for way, safe in zip(ways, free, strict=True))
            / len(ways)
        )
    return found


def way(state: CastleState, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Where cards lead, as far as they do."""
    place, rooms = int(state.rooms[state.ghost]), []
    for card in cards:
        place = int(state.castle.step(place, card))
        if place < 0:
            break
        rooms.append(place)
    return tuple(rooms)


def gain(id: str, bot: str, positions: int, plans: int) -> float:
    """What knowing the bot's plans is worth, over uniform ones: in chances to win."""
    game, gains, seed = find(id)(2), list[float](), 0
    while len(gains) < positions:
        seed += 1
        for state in list(plans_laid(game, seed))[3::4]:
            blazons = len(game.facts["blazons"])  # type: ignore[arg-type]
            every = plans_from(state.castle, state.rooms[state.ghost], blazons)
            rng, after = Rng(seed), state.copy()
            while after.actor == state.actor or after.actor == CHANCE:
                after.step(rng)
            assert isinstance(after, CastleState)
            stops, ghost = stops_of(id, after.view(after.actor))
            if after.ghost != state.ghost or len(stops) < 2 or len(gains) == positions:
                continue
            laid = [way(state, plan(game, state, bot, each, USUAL)) for each in range(plans)]
            learnt = max(chances(stops, ghost, laid))
            gains.append(learnt - max(chances(stops, ghost, [one.rooms for one in every])))
    return sum(gains) / len(gains)


@pytest.mark.long
@pytest.mark.parametrize("id", GAMES)
def test_what_can_be_learnt_from_10_000_plans_is_worth_five_points_at_most(id: str) -> None:
    assert gain(id, "skilled", positions=10, plans=1000) <= 0.05
