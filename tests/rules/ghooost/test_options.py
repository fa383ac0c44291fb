"""The options, and who begins."""

import msgspec
import pytest

from hantise.core.errors import BadOption, WrongPlayers
from hantise.core.options import OptionSpec, describe
from hantise.games.ghooost import Ghooost


def specs(players: int | None = None) -> dict[str, OptionSpec]:
    return {spec.name: spec for spec in describe(Ghooost.options_type, players)}


def refused(players: int, **options: object) -> BadOption:
    with pytest.raises(BadOption) as caught:
        Ghooost(players, options)
    return caught.value


@pytest.mark.parametrize("players", range(2, 7))
def test_go_7_4_the_defaults(players: int) -> None:
    assert msgspec.structs.asdict(Ghooost(players).options) == {
        "deck": "2x4k",
        "match": "single" if players == 2 else "boo",
        "last_out_bonus": 1,
        "idle_limit": 100,
        "first": "random",
    }
    assert specs(players)["match"].default == Ghooost(players).options.match


@pytest.mark.parametrize("players", [-1, 0, 1, 7, True])
def test_no_option_makes_room_for_other_numbers_of_players(players: int) -> None:
    with pytest.raises(WrongPlayers):
        Ghooost(players)


@pytest.mark.parametrize(
    ("option", "low", "high"), [("last_out_bonus", 0, 2), ("idle_limit", 0, 500)]
)
def test_numbers_have_bounds(option: str, low: int, high: int) -> None:
    spec = specs()[option]
    assert (spec.kind, spec.low, spec.high) == ("number", low, high)
    for value in (low, high):
        assert getattr(Ghooost(3, {option: value}).options, option) == value
    for value in (low - 1, high + 1):
        error = refused(3, **{option: value})
        assert error.text.key == "error-option-range"
        assert (error.text.fields["option"], error.text.fields["value"]) == (option, str(value))


@pytest.mark.parametrize(
    ("option", "value"),
    [("deck", "3x3k"), ("match", "long"), ("idle_limit", "often"), ("first", "G")],
)
def test_a_value_of_the_wrong_kind_is_refused_by_name(option: str, value: object) -> None:
    error = refused(3, **{option: value})
    assert error.text.key == "error-option-value"
    assert error.text.fields["option"] == option


@pytest.mark.parametrize(("players", "first"), [(2, "C"), (3, "D"), (5, "F")])
def test_go_2_2_a_first_player_has_a_seat(players: int, first: str) -> None:
    error = refused(players, first=first)
    assert error.text.key == "error-first-not-seated"
    assert error.text.fields == {
        "first": first,
        "players": players,
        "last": "ABCDEF"[players - 1],
    }
    for language in ("en", "fr"):
        assert first in error.text.say(language)


def test_go_7_4_why_two_players_play_no_match_is_said() -> None:
    for language in ("en", "fr"):
        assert "(GO-7." in refused(2, match="boo").text.say(language)


def test_the_longest_game_is_as_many_actions_as_its_rounds_may_have() -> None:
    assert Ghooost(2).longest == 2000
    assert Ghooost(5, {"match": "single"}).longest == 2000
    assert Ghooost(5).longest == 20 * 2000
