"""A sound game keeps every law; each fault is caught by its own."""

import pytest

from hantise.core.game import Game
from hantise.core.laws import LAWS, Law, Violation, check_checksum, check_game, configurations
from hantise.core.laws import checksum as checksum_law
from hantise.core.laws.law import ODDS
from hantise.core.rng import Rng
from hantise.core.state import State, playouts
from tests.laws.candles import Candles, CandlesState
from tests.laws.toys import FAULTY, DiffersInterpreted, RememberedTruth

CAUGHT_ELSEWHERE = {"checksum"}


def _name(game: Game) -> str:
    return f"{game.players}p v{game.rules_version} {game.options}"


@pytest.mark.parametrize("game", configurations(Candles), ids=_name)
def test_a_sound_game_keeps_every_law(game: Candles) -> None:
    report = check_game(game, games=15, seed=1)
    assert report.games == 15
    assert report.states > report.sampled > 15
    assert 0 < report.other_worlds < report.worlds
    assert report.odds_checked > 100
    assert report.odds_unchecked == 0
    assert report.endings == {"all-laid": 15}
    assert report.notes == ()


@pytest.mark.parametrize(("faulty", "law"), FAULTY, ids=[game.__name__ for game, _ in FAULTY])
def test_a_fault_is_caught_by_its_own_law(faulty: type[Candles], law: Law) -> None:
    with pytest.raises(Violation) as caught:
        check_game(faulty(players=3), games=20, seed=1)
    assert caught.value.law.name == law.name, str(caught.value)


def test_every_law_catches_something() -> None:
    caught = {law.name for _, law in FAULTY}
    assert caught | CAUGHT_ELSEWHERE == {law.name for law in LAWS}


def test_a_truth_that_is_always_imagined_is_caught_over_a_whole_run() -> None:
    with pytest.raises(Violation) as caught:
        check_game(RememberedTruth(3), games=20, seed=1, laws=[law for law in LAWS if law != ODDS])
    assert caught.value.law.name == "worlds"
    assert "in 20 games from this seed on" in caught.value.what


def test_an_interpreted_game_stands_on_the_contract_as_it_is_built() -> None:
    assert playouts(Candles(2).start(), Rng(1), games=3) >= 3 * 8
    assert State.step is CandlesState.step


def test_other_games_when_interpreted_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checksum_law, "is_compiled", lambda: True)
    monkeypatch.delenv("HANTISE_PURE", raising=False)
    assert check_checksum(Candles, games=5, seed=1).notes == ()
    with pytest.raises(Violation) as caught:
        check_checksum(DiffersInterpreted, games=5, seed=1)
    assert caught.value.law.name == "checksum"


def test_nothing_is_compared_without_compiled_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checksum_law, "is_compiled", lambda: False)
    assert check_checksum(Candles, games=5, seed=1).notes == (checksum_law.NOT_COMPILED,)
