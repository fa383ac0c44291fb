"""Options: described for forms, and checked with errors that name what is wrong."""

from collections.abc import Mapping
from functools import partial
from typing import Annotated, Literal

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hantise.core.errors import BadOption
from hantise.core.game import Game
from hantise.core.options import NO, YES, Options, OptionSpec, describe, read_options
from hantise.core.record import decode, rerun
from hantise.core.registry import games
from hantise.games.eighteen_ghosts import EighteenGhosts
from hantise.games.eighteen_ghosts.game import EighteenGhostsOptions
from hantise.games.ghosts import Ghosts
from hantise.games.ghosts.game import GhostsOptions
from hantise.games.macgregor import MacGregor
from hantise.text import Text
from tests.core.party_options import PartyOptions
from tests.core.refusal import refusal, spoken
from tests.core.urns import Urns

SEATS = ("A", "B", "C", "D", "E", "F")
ALL = [pytest.param(game, id=game.about.id) for game in games()]


def ghosts(options: Mapping[str, object], players: int = 6) -> GhostsOptions:
    return Ghosts(players, options).options


def refused(options: Mapping[str, object], players: int = 6) -> Text:
    return refusal(BadOption, lambda: Ghosts(players, options))


# What there is


def test_the_options_of_ghosts_are_described() -> None:
    assert describe(GhostsOptions) == (
        OptionSpec("rounds", "number", 3, low=1, high=20),
        OptionSpec("starting_fear", "number", 1, low=0, high=20),
        OptionSpec("mist", "flag", True),
        OptionSpec("first", "choice", "random", ("random", *SEATS)),
    )


def test_the_options_of_18_ghosts_are_described() -> None:
    (goal,) = describe(EighteenGhostsOptions)
    assert (goal.name, goal.kind, goal.default) == ("goal", "choice", "three-colours")
    assert goal.choices[0] == goal.default
    assert sorted(goal.choices) == ["any-one", "any-three", "three-colours"]


def test_only_flags_choices_and_bounded_numbers_can_be_options() -> None:
    class Unbounded(Options, frozen=True, kw_only=True):
        rounds: int = 3

    class HalfBounded(Options, frozen=True, kw_only=True):
        rounds: Annotated[int, msgspec.Meta(ge=1)] = 3

    class Free(Options, frozen=True, kw_only=True):
        name: str = ""

    for options_type in (Unbounded, HalfBounded, Free):
        with pytest.raises(TypeError, match="no flag, choice or bounded number"):
            describe(options_type)


@pytest.mark.parametrize("game", ALL)
def test_every_option_and_value_has_words(game: type[Game]) -> None:
    for spec in describe(game.options_type):
        spoken(spec.expected())
        spoken(Text(game.about.id, f"option-{spec.name}"))
        spoken(Text(game.about.id, f"option-{spec.name}.help"))
        for choice in spec.choices:
            spoken(Text(game.about.id, f"option-{spec.name}-{choice}"))


def test_the_expected_values_are_said_in_full() -> None:
    rounds, _, _, first = describe(GhostsOptions)
    assert all("1" in words and "20" in words for words in spoken(rounds.expected()))
    assert all(", ".join(first.choices) in words for words in spoken(first.expected()))


# What depends on the number of players


class Party(Urns):
    options_type = PartyOptions  # type: ignore[assignment]
    options: PartyOptions  # type: ignore[assignment]


@pytest.mark.parametrize("players", Party.about.players)
def test_defaults_may_depend_on_the_number_of_players(players: int) -> None:
    for_two = PartyOptions(goal=5, light="candles")
    expected = for_two if players == 2 else PartyOptions(goal=8, light="dark")
    assert Party(players).options == expected
    assert Party(players, {}).options == expected
    assert Party(players, {"masks": True}).options == msgspec.structs.replace(expected, masks=True)


def test_defaults_are_described_for_a_number_of_players() -> None:
    def defaults(players: int | None) -> dict[str, object]:
        return {spec.name: spec.default for spec in describe(PartyOptions, players)}

    assert defaults(None) == {"goal": 8, "light": "dark", "masks": False}
    assert defaults(2) == {"goal": 5, "light": "candles", "masks": False}
    assert defaults(3) == defaults(None)
    for spec, bare in zip(describe(PartyOptions, 2), describe(PartyOptions), strict=True):
        assert msgspec.structs.replace(spec, default=bare.default) == bare


def test_what_is_given_goes_before_a_default() -> None:
    assert read_options(PartyOptions, {"goal": 8}, 2) == PartyOptions(goal=8, light="candles")
    assert read_options(PartyOptions, {"goal": 5}, 3) == PartyOptions(goal=5, light="dark")
    assert read_options(PartyOptions, {"light": "candles"}, 3).light == "candles"


def test_what_does_not_fit_the_number_of_players_is_refused() -> None:
    for light in ("dark", "lamps"):
        assert read_options(PartyOptions, {"light": light}, 3).light == light
        refusal(BadOption, lambda light=light: Party(2, {"light": light}))  # type: ignore[misc]


@pytest.mark.parametrize("game", ALL)
def test_the_described_defaults_are_those_of_a_game_without_options(game: type[Game]) -> None:
    for players in game.about.players:
        described = {spec.name: spec.default for spec in describe(game.options_type, players)}
        assert described == msgspec.structs.asdict(game(players).options)


# What may be given


def test_defaults_hold_where_nothing_is_given() -> None:
    assert ghosts({}) == GhostsOptions()
    assert EighteenGhosts().options == EighteenGhostsOptions()


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"rounds": 5}, GhostsOptions(rounds=5)),
        ({"rounds": "5"}, GhostsOptions(rounds=5)),
        ({"mist": False}, GhostsOptions(mist=False)),
        ({"first": "F"}, GhostsOptions(first="F")),
        ({"starting_fear": "0", "mist": "off"}, GhostsOptions(starting_fear=0, mist=False)),
    ],
)
def test_values_may_be_typed_or_textual(given: dict[str, object], expected: GhostsOptions) -> None:
    assert ghosts(given) == expected


@pytest.mark.parametrize("word", [*YES, *NO])
def test_yes_and_no_in_both_languages(word: str) -> None:
    for written in (word, word.upper(), word.capitalize()):
        assert ghosts({"mist": written}).mist is (word in YES)


def test_bounds_are_inclusive() -> None:
    for name, low, high in (("rounds", 1, 20), ("starting_fear", 0, 20)):
        for value in (low, high, str(low), str(high)):
            assert getattr(ghosts({name: value}), name) == int(value)


def test_a_struct_of_options_is_as_good_as_a_mapping() -> None:
    options = GhostsOptions(rounds=2, first="B")
    assert Ghosts(2, options).options == options


# What may not


@pytest.mark.parametrize("value", [1, "1", None, True])
def test_an_unknown_option_is_refused_and_the_known_ones_listed(value: object) -> None:
    text = refused({"rounds": 2, "fear": value})
    assert text.key == "error-unknown-option"
    assert text.fields["option"] == "fear"
    for sentence in spoken(text):
        assert "rounds, starting_fear, mist, first" in sentence
        assert "fear" in sentence.replace("starting_fear", "")


def test_a_game_without_options_says_so() -> None:
    text = refusal(BadOption, lambda: read_options(Options, {"rounds": 2}, 2))
    assert text.key == "error-unknown-option"
    assert text.fields["known"] == Text("hantise", "none")


def test_an_endless_name_is_cut_in_the_message() -> None:
    text = refused({"x" * 5000: 1})
    assert all("xxx" in sentence and len(sentence) < 200 for sentence in spoken(text))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("rounds", "three"),
        ("rounds", ""),
        ("rounds", " 3"),
        ("rounds", "+3"),
        ("rounds", "--3"),
        ("rounds", "-"),
        ("rounds", "3.0"),
        ("rounds", "1e1"),
        ("rounds", "0x3"),
        ("rounds", "²"),
        ("rounds", 3.0),
        ("rounds", None),
        ("rounds", [3]),
        ("rounds", "9" * 100),
        ("mist", "maybe"),
        ("mist", ""),
        ("mist", 1),
        ("mist", 0),
        ("mist", None),
        ("first", "G"),
        ("first", "a"),
        ("first", "Random"),
        ("first", ""),
        ("first", 0),
        ("first", None),
        ("first", True),
    ],
)
def test_a_value_of_the_wrong_kind_is_refused(name: str, value: object) -> None:
    text = refused({name: value})
    assert text.key == "error-option-value"
    spec = next(spec for spec in describe(GhostsOptions) if spec.name == name)
    for sentence, expected in zip(spoken(text), spoken(spec.expected()), strict=True):
        assert name in sentence
        assert str(value)[:40] in sentence
        assert expected in sentence


@pytest.mark.parametrize("name", ["rounds", "starting_fear"])
@pytest.mark.parametrize("value", [True, False])
def test_a_flag_is_not_a_number(name: str, value: bool) -> None:
    assert refused({name: value}).key == "error-option-value"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("rounds", 0),
        ("rounds", 21),
        ("rounds", -3),
        ("rounds", "0"),
        ("rounds", "21"),
        ("rounds", "-3"),
        ("rounds", 10**30),
        ("starting_fear", -1),
        ("starting_fear", 21),
        ("starting_fear", "-1"),
    ],
)
def test_a_number_out_of_range_is_refused(name: str, value: int | str) -> None:
    text = refused({name: value})
    assert text.key == "error-option-range"
    low = "1" if name == "rounds" else "0"
    for sentence in spoken(text):
        for part in (name, str(value), low, "20"):
            assert part in sentence


@pytest.mark.parametrize("digits", [999, 1500, 5000])
def test_a_number_of_any_length_is_refused_in_a_sentence(digits: int) -> None:
    text = refused({"rounds": 10**digits})
    assert text.key == "error-option-range"
    assert all("rounds" in sentence and len(sentence) < 1000 for sentence in spoken(text))


@pytest.mark.parametrize("players", Ghosts.about.players)
def test_the_first_player_must_be_seated(players: int) -> None:
    for seat, letter in enumerate(SEATS):
        if seat < players:
            assert ghosts({"first": letter}, players).first == letter
        else:
            text = refused({"first": letter}, players)
            assert text.key == "error-first-not-seated"
            for sentence in spoken(text):
                for part in (letter, str(players), SEATS[players - 1]):
                    assert part in sentence


def test_a_struct_is_checked_like_anything_else() -> None:
    wrong: list[tuple[Options, str]] = [
        (GhostsOptions(rounds=99), "error-option-range"),
        (GhostsOptions(first="F"), "error-first-not-seated"),
        (EighteenGhostsOptions(), "error-unknown-option"),
    ]
    for options, key in wrong:
        text = refusal(BadOption, lambda options=options: Ghosts(2, options))  # type: ignore[misc]
        assert text.key == key


def test_18_ghosts_refuses_another_goal() -> None:
    text = refusal(BadOption, lambda: EighteenGhosts(2, {"goal": "all"}))
    for sentence in spoken(text):
        for part in ("goal", "all", "three-colours", "any-three", "any-one"):
            assert part in sentence


VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=12),
    st.sampled_from([*YES, *NO, *SEATS, "random", "20", "21", "-0"]),
    st.lists(st.integers(), max_size=2),
)


@given(
    options=st.dictionaries(
        st.sampled_from(["rounds", "starting_fear", "mist", "first"]), VALUES, max_size=3
    ),
    players=st.integers(2, 6),
)
@settings(deadline=None, derandomize=True, max_examples=150)
def test_whatever_is_given_is_valid_or_refused(options: dict[str, object], players: int) -> None:
    try:
        made = ghosts(options, players)
    except BadOption as error:
        spoken(error.text)
    else:
        assert type(made.rounds) is int
        assert 1 <= made.rounds <= 20
        assert type(made.starting_fear) is int
        assert 0 <= made.starting_fear <= 20
        assert type(made.mist) is bool
        assert made.first in ("random", *SEATS[:players])
        assert ghosts(msgspec.structs.asdict(made), players) == made


# Rating


def test_the_shortest_goal_is_not_rated() -> None:
    goals: dict[Literal["three-colours", "any-three", "any-one"], bool] = {
        "three-colours": True,
        "any-three": True,
        "any-one": False,
    }
    for goal, rated in goals.items():
        assert EighteenGhostsOptions(goal=goal).rated() is rated


def test_ghosts_is_rated_whatever_its_options() -> None:
    assert GhostsOptions().rated()
    assert GhostsOptions(rounds=1, starting_fear=20, mist=False, first="A").rated()


# Texts


class Lettered(Options, frozen=True, kw_only=True):
    motto: Annotated[str, msgspec.Meta(max_length=12)] = ""


def test_a_text_is_an_option_if_its_length_is_bounded() -> None:
    (spec,) = describe(Lettered)
    assert spec == OptionSpec("motto", "text", "", high=12)
    assert "12" in spec.expected().say("en")


def test_a_text_is_taken_as_it_is() -> None:
    assert read_options(Lettered, {"motto": " yes\n1 "}, 2).motto == " yes\n1 "
    assert read_options(Lettered, {}, 2).motto == ""


@pytest.mark.parametrize("value", ["thirteen sign", 5, True, None, ["a"]])
def test_a_text_that_is_too_long_or_no_text_is_refused(value: object) -> None:
    with pytest.raises(BadOption) as caught:
        read_options(Lettered, {"motto": value}, 2)
    assert caught.value.text.key == "error-option-value"
    assert len(caught.value.text.say("fr")) > 20


# Numbers that are written as text


def test_a_year_may_be_given_as_a_number() -> None:
    for year in ("2001", 2001):
        assert MacGregor(2, {"edition": year}).options.edition == "2001"
    wrong: list[object] = [1999, 2001.0, True, [2001], -2001, 10**30]
    for value in wrong:
        text = refusal(BadOption, partial(MacGregor, 2, {"edition": value}))
        assert text.key == "error-option-value"
        assert all("1998, 2001, 2003" in sentence for sentence in spoken(text))
    assert refused({"first": 1}).key == "error-option-value"


def test_a_record_may_say_so_too() -> None:
    made = b'{"game": "macgregor", "rules": 1, "players": 2, "options": {"edition": 2003}}'
    game = rerun(decode(made)).game
    assert isinstance(game, MacGregor)
    assert game.options.edition == "2003"
