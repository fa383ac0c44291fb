"""Where randomness comes from: repeatable from a seed, fair, open to a caller's own generator."""

import secrets
from collections import Counter
from collections.abc import Sequence

import pytest

from hantise.core.game import Game
from hantise.core.registry import games
from hantise.core.rng import Rng, SystemRng
from hantise.core.state import CHANCE, NOBODY, playout

ALL = [pytest.param(game, id=game.about.id) for game in games()]
LIMIT = {3: 16.27, 9: 27.88}
"""What chi-square exceeds once in a thousand times, by degrees of freedom."""


def chi_square(seen: Sequence[int], weights: Sequence[int]) -> float:
    draws, total = sum(seen), sum(weights)
    expected = [draws * weight / total for weight in weights]
    return sum((s - e) ** 2 / e for s, e in zip(seen, expected, strict=True))


class Lowest(Rng):
    """Interpreted, whatever its base: always the first."""

    def __init__(self) -> None:
        super().__init__(0)
        self.bounds: list[int] = []

    def below(self, bound: int) -> int:
        self.bounds.append(bound)
        return 0


class Highest(Rng):
    def below(self, bound: int) -> int:
        return bound - 1


def test_the_same_seed_gives_the_same_numbers() -> None:
    one, other = Rng(7), Rng(7)
    bounds = [2, 10, 1000, 10**12, 1] * 20
    assert [one.below(bound) for bound in bounds] == [other.below(bound) for bound in bounds]
    weights = [1, 5, 2]
    assert [one.weighted(weights) for _ in range(50)] == [
        other.weighted(weights) for _ in range(50)
    ]


def test_seeds_give_different_numbers() -> None:
    rows = {tuple(map(rng.below, [1000] * 5)) for rng in map(Rng, range(50))}
    assert len(rows) == 50


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 60, 2**40])
def test_below_stays_in_range(bound: int) -> None:
    rng = Rng(1)
    assert all(0 <= rng.below(bound) < bound for _ in range(500))


def test_below_is_uniform() -> None:
    rng = Rng(11)
    seen = Counter(rng.below(10) for _ in range(10_000))
    assert chi_square([seen[n] for n in range(10)], [1] * 10) < LIMIT[9]


@pytest.mark.parametrize("weights", [[1, 2, 3, 4], [100, 1, 1, 50], [3, 3, 3, 3]])
def test_weighted_follows_the_weights(weights: list[int]) -> None:
    rng = Rng(12)
    seen = Counter(rng.weighted(weights) for _ in range(10_000))
    assert chi_square([seen[n] for n in range(4)], weights) < LIMIT[3]
    if len(set(weights)) > 1:  # the measure can tell
        assert chi_square([seen[n] for n in range(4)], weights[::-1]) > LIMIT[3]


def test_what_weighs_nothing_is_never_drawn() -> None:
    rng = Rng(13)
    assert {rng.weighted([0, 1, 0, 1, 0]) for _ in range(200)} == {1, 3}
    assert rng.weighted([9]) == 0


@pytest.mark.parametrize("weights", [[], [0], [0, 0]])
def test_without_weights_nothing_can_be_drawn(weights: list[int]) -> None:
    for rng in (Rng(1), SystemRng()):
        with pytest.raises(ValueError):
            rng.weighted(weights)


def test_the_systems_generator_stays_in_range() -> None:
    rng = SystemRng()
    assert {rng.below(3) for _ in range(200)} == {0, 1, 2}
    assert {rng.weighted([1, 0, 2]) for _ in range(200)} == {0, 2}
    assert rng.below(1) == 0


def test_the_systems_generator_has_no_seed() -> None:
    one, other = SystemRng(), SystemRng()
    assert [one.below(2**60) for _ in range(4)] != [other.below(2**60) for _ in range(4)]


def test_the_systems_generator_asks_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def randbelow(bound: int) -> int:
        asked.append(bound)
        return bound - 1

    monkeypatch.setattr(secrets, "randbelow", randbelow)
    assert SystemRng().below(60) == 59
    assert SystemRng().weighted([2, 3]) == 1
    assert asked == [60, 5]


@pytest.mark.parametrize("game", ALL)
def test_a_callers_own_generator_drives_the_rules(game: type[Game]) -> None:
    state, lowest, highest = game(game.about.max_players).start(), Lowest(), Highest(0)
    for turn in range(60):
        legal = state.legal_actions()
        assert state.choose(lowest) is legal[0]
        assert lowest.bounds[-1] == (sum(state.weights()) if state.actor == CHANCE else len(legal))
        assert state.choose(highest) is legal[-1]
        played = state.copy()
        assert played.step(lowest if turn % 2 else highest) == legal[0 if turn % 2 else -1].id
        state.apply(legal[turn % len(legal)])
        if state.actor == NOBODY:
            break
    assert len(lowest.bounds) > 40


@pytest.mark.parametrize("game", ALL)
def test_a_callers_own_generator_drives_whole_games(game: type[Game]) -> None:
    class Counting(Rng):
        asked = 0

        def below(self, bound: int) -> int:
            self.asked += 1
            return super().below(bound)

    rng = Counting(4)
    state, plain = game().start(), game().start()
    actions = playout(state, rng)
    assert state.actor == NOBODY
    assert rng.asked == actions
    assert playout(plain, Rng(4)) == actions
    assert plain.snapshot() == state.snapshot()
