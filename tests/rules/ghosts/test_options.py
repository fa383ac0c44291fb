"""GH-4.4: the options, and who begins (GH-2.2)."""

import msgspec
import pytest

from hantise.core.errors import BadOption, BadPosition, WrongPlayers
from hantise.core.options import OptionSpec, describe
from hantise.games.ghosts import Ghosts
from tests.rules.ghosts.conftest import GHOST_CARDS, Table


def specs() -> dict[str, OptionSpec]:
    return {spec.name: spec for spec in describe(Ghosts.options_type)}


def refused(players: int, **options: object) -> BadOption:
    with pytest.raises(BadOption) as caught:
        Ghosts(players, options)
    return caught.value


def test_gh_4_4_the_defaults_are_the_2015_edition() -> None:
    for players in range(2, 7):
        options = msgspec.structs.asdict(Ghosts(players).options)
        expected = {"rounds": 3, "starting_fear": 1, "mist": True, "first": "random"}
        assert options == expected
        assert Ghosts(players).options.rated()


@pytest.mark.parametrize("players", [-1, 0, 1, 7, True])
def test_gh_4_4_no_option_makes_room_for_other_numbers_of_players(players: int) -> None:
    with pytest.raises(WrongPlayers):
        Ghosts(players)


@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_gh_4_4_rounds_is_the_number_of_rounds(rounds: int) -> None:
    table = Table.start(3, rounds=rounds)
    assert table.public.rounds == rounds
    over = [event for event in table.play_on(seed=2) if event.kind == "round-over"]
    assert [event.seen_by(None).fields()["round"] for event in over] == list(range(1, rounds + 1))
    assert table.public.phase == "over"


def test_gh_4_4_with_one_round_the_game_ends_after_it() -> None:
    table = Table.at("1A play:B+ R2=2 R2 * -:2:1:g/R1:3:1:g", rounds=1).play("R1")
    assert table.outcome.winners == (0,)
    table = Table.at("1A play:B+ R2=2 R2 * -:2:1:g/R1:3:1:g", rounds=2).play("R1")
    assert table.public.round == 2


def test_gh_4_4_a_game_of_many_rounds_has_the_first_player_go_round() -> None:
    table = Table.start(3, rounds=7)
    firsts = [
        event.seen_by(None).fields()["seat"]
        for event in table.play_on(seed=1)
        if event.kind == "round"
    ]
    assert firsts == [0, 1, 2, 0, 1, 2, 0]


@pytest.mark.parametrize("fear", [0, 1, 3, 20])
def test_gh_4_4_starting_fear_is_what_everyone_starts_with(fear: int) -> None:
    for players in range(2, 7):
        assert Table.start(players, starting_fear=fear).fear == (fear,) * players


def test_gh_4_4_without_mist_there_are_54_cards() -> None:
    table = Table.start(2, mist=False)
    assert table.public.deck_size == 54
    assert table.odds() == {f"+{card}": 3 for card in GHOST_CARDS}
    assert table.refusal("+M") == "illegal-draw"
    assert sum(table.state.census().values()) == 54


def test_gh_4_4_without_mist_none_is_ever_dealt_drawn_or_played() -> None:
    for players in range(2, 7):
        table = Table.start(players, mist=False)
        for event in table.play_on(seed=players):
            assert event.kind not in ("mist", "returned")
        drawn = table.kinds().count("drawn")
        assert drawn == 3 * (54 - 5 * players)
        assert table.state.census()["M"] == 0


@pytest.mark.parametrize("players", range(2, 7))
def test_gh_4_4_without_mist_each_round_has_the_54_cards_again(players: int) -> None:
    hands = "/".join(["-:1:0:g"] * (players - 1) + ["R1:1:0:g"])
    last = "ABCDEF"[players - 1]
    table = Table.at(f"1A play:{last}+ R2=2 R2 * {hands}", mist=False).play("R1")
    assert (table.public.round, table.public.deck_size) == (2, 54)
    assert "+M" not in table.odds()


def test_gh_4_4_without_mist_only_ghosts_and_the_pile_are_left() -> None:
    table = Table.at(
        "1A play:B+ R2=7 R2K3G2 - W1W2W3K1K2:1:0:g/R1Y1Y2B1B2:1:0:g/Y3Y3G3G3G3:1:0:g", mist=False
    )
    assert table.legal() == {"R1", "take"}


@pytest.mark.parametrize(("option", "low", "high"), [("rounds", 1, 20), ("starting_fear", 0, 20)])
def test_gh_4_4_numbers_have_bounds(option: str, low: int, high: int) -> None:
    spec = specs()[option]
    assert (spec.kind, spec.low, spec.high) == ("number", low, high)
    for value in (low, high):
        assert getattr(Ghosts(2, {option: value}).options, option) == value
    for value in (low - 1, high + 1, -5, 1000):
        error = refused(2, **{option: value})
        assert error.text.key == "error-option-range"
        assert error.text.fields["option"] == option
        assert (error.text.fields["low"], error.text.fields["high"]) == (low, high)
        assert option in str(error)
        assert str(value) in str(error)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("rounds", "many"),
        ("rounds", 2.5),
        ("rounds", True),
        ("starting_fear", ""),
        ("starting_fear", None),
        ("mist", 2),
        ("mist", "perhaps"),
        ("first", "G"),
        ("first", "a"),
        ("first", 0),
    ],
)
def test_gh_4_4_a_value_of_the_wrong_kind_is_refused_by_name(option: str, value: object) -> None:
    error = refused(2, **{option: value})
    assert error.text.key == "error-option-value"
    assert error.text.fields["option"] == option


def test_gh_4_4_there_are_no_other_options() -> None:
    assert list(specs()) == ["rounds", "starting_fear", "mist", "first"]
    error = refused(2, hands=6)
    assert error.text.key == "error-unknown-option"
    assert "hands" in str(error)


@pytest.mark.parametrize(("given", "read"), [("off", False), ("true", True), ("non", False)])
def test_gh_4_4_options_can_be_given_as_text(given: str, read: bool) -> None:
    options = Ghosts(4, {"mist": given, "rounds": "5", "starting_fear": "3"}).options
    assert (options.mist, options.rounds, options.starting_fear) == (read, 5, 3)


def test_gh_4_4_options_work_together() -> None:
    table = Table.start(6, rounds=1, starting_fear=3, mist=False, first="F")
    assert (table.public.first, table.public.deck_size, table.fear) == (5, 54, (3,) * 6)
    table.play_on(seed=1)
    assert table.outcome.reason in ("won", "shared")


@pytest.mark.parametrize("players", range(2, 7))
def test_gh_2_2_the_first_player_must_sit_at_the_table(players: int) -> None:
    for seat, letter in enumerate("ABCDEF"):
        if seat < players:
            assert Table.start(players, first=letter).public.first == seat
        else:
            error = refused(players, first=letter)
            fields = error.text.fields
            assert (fields["first"], fields["players"]) == (letter, players)
            for language in ("en", "fr"):
                words = error.text.say(language)
                assert letter in words
                assert str(players) in words


@pytest.mark.parametrize(
    ("options", "longest"),
    [
        ({}, 3 * 113),
        ({"mist": False}, 3 * 107),
        ({"rounds": 1}, 113),
        ({"rounds": 20, "mist": False}, 20 * 107),
    ],
)
def test_gh_4_1_the_bound_follows_the_options(options: dict[str, object], longest: int) -> None:
    for players in range(2, 7):
        assert Ghosts(players, options).longest == longest


def test_gh_4_4_a_position_with_a_mist_needs_the_mist_cards() -> None:
    position = "1A play:A+ R2=2 R2 - W1W1W2W2M:1:0:g/K1K1K2K2G1:1:0:g"
    assert "M" in Table.at(position).legal()
    with pytest.raises(BadPosition) as caught:
        Table.at(position, mist=False)
    assert caught.value.text.key == "position-too-many"
