"""What the laws are tried on: every number of players, every value of every option, older rules."""

from typing import Annotated

import msgspec

from hantise.core.game import Game
from hantise.core.laws import configurations
from hantise.core.options import Options
from hantise.core.registry import games
from tests.core.party_options import PartyOptions
from tests.laws.candles import Candles
from tests.laws.toys import PickyOptions


class Picky(Candles):
    options_type = PickyOptions  # type: ignore[assignment]


class EndlessOptions(Options, frozen=True, kw_only=True):
    rounds: Annotated[int, msgspec.Meta(ge=1, le=10_000)] = 2


class Endless(Candles):
    options_type = EndlessOptions  # type: ignore[assignment]

    @property
    def longest(self) -> int:
        rounds: int = getattr(self.options, "rounds")  # noqa: B009
        return 10 * rounds


class Party(Candles):
    options_type = PartyOptions  # type: ignore[assignment]
    options: PartyOptions  # type: ignore[assignment]

    @property
    def longest(self) -> int:
        return 10 * self.options.goal


class OlderParty(Party):
    about = msgspec.structs.replace(Candles.about, rules_version=4, max_players=4)


def newest(game_class: type[Candles]) -> list[Game]:
    """The configurations by the rules of today."""
    made = configurations(game_class)
    return [game for game in made if game.rules_version == game_class.about.rules_version]


def party() -> list[tuple[int, PartyOptions]]:
    found = []
    for game in newest(Party):
        assert isinstance(game, Party)
        found.append((game.players, game.options))
    return found


def test_every_number_of_players_has_the_default_options() -> None:
    plain = [game.players for game in newest(Candles) if game.options == Candles().options]
    assert plain == [2, 3]


def test_every_value_occurs() -> None:
    found = [msgspec.structs.asdict(game.options) for game in newest(Candles)]
    assert {options["peeking"] for options in found} == {False, True}
    assert {options["wick"] for options in found} == {"short", "long"}
    assert {options["matches"] for options in found} == {1, 3, 6, 9}


def test_no_value_is_tried_twice() -> None:
    assert len(newest(Candles)) == 2 + 1 + 1 + 3


def test_options_are_spread_over_numbers_of_players() -> None:
    assert {game.players for game in newest(Candles)[2:]} == {2, 3}


def test_what_options_refuse_is_tried_beside_others() -> None:
    found = [(game.players, game.options) for game in configurations(Picky)]
    assert (3, PickyOptions(snuffing=True)) in found
    assert any(options == PickyOptions(tall=True, wax=True) for _, options in found)


def test_a_number_that_makes_games_long_is_bounded() -> None:
    rounds = {getattr(game.options, "rounds") for game in configurations(Endless)}  # noqa: B009
    assert {1, 2} < rounds
    assert 4 < max(rounds) <= 8


# Defaults that depend on the number of players


def test_each_number_of_players_has_its_own_defaults() -> None:
    assert party()[:2] == [
        (2, PartyOptions(goal=5, light="candles")),
        (3, PartyOptions(goal=8, light="dark")),
    ]


def test_values_that_fit_only_some_numbers_of_players_occur_there() -> None:
    found = party()
    assert {options.light for _, options in found} == {"dark", "candles", "lamps"}
    assert {options.masks for _, options in found} == {False, True}
    assert {options.light for players, options in found if players == 2} == {"candles"}


def test_values_around_each_default_occur_with_its_number_of_players() -> None:
    """By fours of the usual length: two play to 20 at most, three too; half way is 12 and 14."""
    found = party()
    goals = {players: {options.goal for n, options in found if n == players} for players in (2, 3)}
    assert goals[2] | goals[3] == {1, 5, 8, 12, 14, 20}
    assert {5, 12} <= goals[2]
    assert {8, 14} <= goals[3]


# Older versions of the rules


def test_older_rules_are_tried_with_each_number_of_players_and_its_defaults() -> None:
    older = configurations(OlderParty)[-9:]
    assert [(game.rules_version, game.players) for game in older] == [
        (version, players) for version in (1, 2, 3) for players in (2, 3, 4)
    ]
    assert all(game.options == OlderParty(game.players).options for game in older)
    assert all(game.rules_version == 4 for game in configurations(OlderParty)[:-9])


def test_every_version_of_our_games_is_tried() -> None:
    for game_class in games():
        versions = {game.rules_version for game in configurations(game_class)}
        assert versions == set(range(1, game_class.about.rules_version + 1))
