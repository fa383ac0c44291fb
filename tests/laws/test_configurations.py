"""What the laws are tried on: every number of players, every value of every option."""

from typing import Annotated

import msgspec

from hantise.core.laws import configurations
from hantise.core.options import Options
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


def test_every_number_of_players_has_the_default_options() -> None:
    plain = [game.players for game in configurations(Candles) if game.options == Candles().options]
    assert plain == [2, 3]


def test_every_value_occurs() -> None:
    found = [msgspec.structs.asdict(game.options) for game in configurations(Candles)]
    assert {options["peeking"] for options in found} == {False, True}
    assert {options["wick"] for options in found} == {"short", "long"}
    assert {options["matches"] for options in found} == {1, 3, 6, 9}


def test_options_are_spread_over_numbers_of_players() -> None:
    assert {game.players for game in configurations(Candles)[2:]} == {2, 3}


def test_what_options_refuse_is_tried_beside_others() -> None:
    found = [(game.players, game.options) for game in configurations(Picky)]
    assert (3, PickyOptions(snuffing=True)) in found
    assert any(options == PickyOptions(tall=True, wax=True) for _, options in found)


def test_a_number_that_makes_games_long_is_bounded() -> None:
    rounds = {getattr(game.options, "rounds") for game in configurations(Endless)}  # noqa: B009
    assert {1, 2} < rounds
    assert 4 < max(rounds) <= 8
