"""Every number of players, every option value and every version of the rules, at least once each."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain

from hantise.core.errors import BadOption
from hantise.core.game import Game
from hantise.core.options import OptionSpec, Value, describe

MOST_LONGER = 4
"""A number that makes games longer is tried up to so many times the usual length."""

Tried = dict[str, dict[Value, list[int]]]
"""The values of each option, and the numbers of players with which a value is tried."""


def configurations(game_class: type[Game]) -> list[Game]:
    """All numbers of players with their default options, every value of every option, older rules.

    Values are spread over the numbers of players. A value that the options refuse beside the
    others' defaults is tried beside another value of one of them. Older versions of the rules
    come last, with default options and each number of players.
    """
    about = game_class.about
    made = [game_class(players) for players in about.players]
    tried = _tried(game_class)
    for name, values in tried.items():
        for value in values:
            if any(getattr(game.options, name) == value for game in made):
                continue
            found = _first_accepted(game_class, tried, name, value, turn=len(made))
            if found is not None:
                made.append(found)
    for version in range(1, about.rules_version):
        made += [game_class(players, rules_version=version) for players in about.players]
    return made


def _tried(game_class: type[Game]) -> Tried:
    """Defaults may depend on the number of players, so each is asked for its own values."""
    tried: Tried = {}
    for players in game_class.about.players:
        for spec in describe(game_class.options_type, players):
            values = tried.setdefault(spec.name, {})
            for value in _values(game_class, players, spec):
                values.setdefault(value, []).append(players)
    return tried


def _values(game_class: type[Game], players: int, spec: OptionSpec) -> list[Value]:
    if spec.kind == "flag":
        return [False, True]
    if spec.kind == "choice":
        return list(spec.choices)
    if spec.kind == "text":
        return [spec.default]
    assert isinstance(spec.default, int)
    high = _bounded(game_class, players, spec)
    middle = (spec.default + high) // 2
    return list(dict.fromkeys((spec.low, spec.default, middle, high)))


def _bounded(game_class: type[Game], players: int, spec: OptionSpec) -> int:
    """The highest value, or one closer to the default that keeps games short enough."""
    default, value = spec.default, spec.high
    assert isinstance(default, int)
    usual = game_class(players).longest
    while value != default:
        game = _accepted(game_class, players, {spec.name: value})
        if game is None or game.longest <= MOST_LONGER * usual:
            return value
        value = default + (value - default) // 2
    return value


def _first_accepted(
    game_class: type[Game], tried: Tried, name: str, value: Value, turn: int
) -> Game | None:
    numbers = tried[name][value]
    turn %= len(numbers)
    numbers = numbers[turn:] + numbers[:turn]
    for players, beside in chain(((n, {}) for n in numbers), _beside(tried, name, numbers)):
        game = _accepted(game_class, players, {name: value} | beside)
        if game is not None:
            return game
    return None


def _beside(
    tried: Tried, name: str, numbers: Sequence[int]
) -> Iterator[tuple[int, dict[str, Value]]]:
    """Each value of each other option, with the numbers of players for which it is tried."""
    for other, values in tried.items():
        if other != name:
            for value, fitting in values.items():
                yield from ((players, {other: value}) for players in numbers if players in fitting)


def _accepted(game_class: type[Game], players: int, options: Mapping[str, Value]) -> Game | None:
    try:
        return game_class(players, options)
    except BadOption:
        return None
