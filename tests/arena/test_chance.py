"""Chance is shared between the rotations of a deal, and is fair."""

from collections import Counter

import pytest

from hantise.arena.chance import SharedChance
from hantise.core.event import Event
from hantise.core.game import Game
from hantise.core.registry import find, games
from hantise.core.rng import Rng
from hantise.core.state import CHANCE, NOBODY, State
from hantise.games.ghosts.events import Drawn


def drawn(game_id: str, players: int, deal: int, plays: int) -> list[list[str]]:
    """What each draw of a random game gave, by the kind of event and the seat it was for."""
    state = find(game_id)(players).start()
    chance, rng = SharedChance(7, deal), Rng(plays)
    draws: dict[str, list[str]] = {}
    while state.actor != NOBODY:
        if state.actor != CHANCE:
            state.apply(state.choose(rng))
            continue
        action = chance.draw(state)
        events: list[Event] = []
        state.apply(action, events)
        first = events[0]
        name = f"{type(first).__name__}{getattr(first, 'seat', '')}"
        draws.setdefault(name, []).append(str(action))
    return [draws[name] for name in sorted(draws) if name.startswith("Dealt")]


@pytest.mark.parametrize("game", [game for game in games() if game.about.hides])
def test_a_deal_is_dealt_alike_however_it_is_played(game: type[Game]) -> None:
    players = game.about.max_players
    first = drawn(game.about.id, players, 3, 1)
    again = drawn(game.about.id, players, 3, 2)
    other = drawn(game.about.id, players, 4, 1)
    opening = [cards[:2] for cards in first]
    assert opening == [cards[:2] for cards in again]
    assert opening != [cards[:2] for cards in other]


def test_draws_of_a_seat_do_not_depend_on_how_often_others_drew() -> None:
    """What one seat draws after the deal is mostly the same in two games that went apart."""
    same = total = 0
    for deal in range(30):
        hands = []
        for plays in (1, 2):
            state, chance, rng = find("ghosts")(3).start(), SharedChance(1, deal), Rng(plays)
            mine: list[str] = []
            while state.actor != NOBODY:
                if state.actor != CHANCE:
                    state.apply(state.choose(rng))
                    continue
                action = chance.draw(state)
                events: list[Event] = []
                state.apply(action, events)
                if isinstance(events[0], Drawn) and events[0].seat == 1:
                    mine.append(str(action))
            hands.append(mine)
        pairs = list(zip(*hands, strict=False))[:5]
        same += sum(a == b for a, b in pairs)
        total += len(pairs)
    assert same / total > 0.6


def test_every_draw_is_as_likely_as_its_weight() -> None:
    counts: Counter[str] = Counter()
    state: State = find("ghosts")(2).start()
    while state.actor != CHANCE or len(set(state.weights())) == 1:
        state.apply(state.legal_actions()[0])
    deals = 4000
    for deal in range(deals):
        counts[str(SharedChance(1, deal).draw(state))] += 1
    whole = sum(state.weights())
    for action, weight in zip(state.legal_actions(), state.weights(), strict=True):
        expected = deals * weight / whole
        assert abs(counts[str(action)] - expected) < 5 * expected**0.5
