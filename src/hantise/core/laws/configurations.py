"""Every number of players and every option value of a game, at least once each."""

from collections.abc import Iterator, Mapping

import msgspec

from hantise.core.errors import BadOption
from hantise.core.game import Game
from hantise.core.options import OptionSpec, Value, describe

MOST_LONGER = 4
"""A number that makes games longer is tried up to so many times the usual length."""


def configurations(game_class: type[Game]) -> list[Game]:
    """All numbers of players with the default options, then every value of every option.

    Values are spread over the numbers of players. A value that the options refuse beside the
    others' defaults is tried beside another value of one of them.
    """
    specs = describe(game_class.options_type)
    made = [game_class(players) for players in game_class.about.players]
    for spec in specs:
        for value in _values(game_class, spec):
            given = {spec.name: value}
            if any(_has(game, given) for game in made):
                continue
            found = _first_accepted(game_class, specs, given, turn=len(made))
            if found is not None:
                made.append(found)
    return made


def _has(game: Game, given: Mapping[str, Value]) -> bool:
    options = msgspec.structs.asdict(game.options)
    return all(options[name] == value for name, value in given.items())


def _values(game_class: type[Game], spec: OptionSpec) -> list[Value]:
    if spec.kind == "flag":
        return [False, True]
    if spec.kind == "choice":
        return list(spec.choices)
    assert isinstance(spec.default, int)
    high = _bounded(game_class, spec, spec.high)
    middle = (spec.default + high) // 2
    return list(dict.fromkeys((spec.low, spec.default, middle, high)))


def _bounded(game_class: type[Game], spec: OptionSpec, value: int) -> int:
    """The value, or one closer to the default that keeps games short enough."""
    default = spec.default
    assert isinstance(default, int)
    usual = game_class().longest
    while value != default:
        game = _accepted(game_class, None, {spec.name: value})
        if game is None or game.longest <= MOST_LONGER * usual:
            return value
        value = default + (value - default) // 2
    return value


def _first_accepted(
    game_class: type[Game], specs: tuple[OptionSpec, ...], given: dict[str, Value], turn: int
) -> Game | None:
    numbers = list(game_class.about.players)
    turn %= len(numbers)
    for extra in _extras(game_class, specs, given):
        for players in numbers[turn:] + numbers[:turn]:
            game = _accepted(game_class, players, given | extra)
            if game is not None:
                return game
    return None


def _extras(
    game_class: type[Game], specs: tuple[OptionSpec, ...], given: Mapping[str, Value]
) -> Iterator[dict[str, Value]]:
    yield {}
    for spec in specs:
        if spec.name not in given:
            for value in _values(game_class, spec):
                yield {spec.name: value}


def _accepted(
    game_class: type[Game], players: int | None, options: Mapping[str, Value]
) -> Game | None:
    try:
        return game_class(players, options)
    except BadOption:
        return None
