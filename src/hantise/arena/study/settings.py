"""With what a game is studied: every number of players, then every edition and option by itself."""

from collections.abc import Iterator, Mapping

import msgspec

from hantise.bench.strength import Strength
from hantise.bench.study import Study
from hantise.core.errors import HantiseError
from hantise.core.game import Game
from hantise.core.options import OptionSpec, Value, describe
from hantise.core.registry import find, part

SEATS = "ABCDEFGH"


class Setting(msgspec.Struct, frozen=True):
    """A configured game, and what about it is not as usual in this study."""

    game: Game
    changed: dict[str, Value]

    @property
    def name(self) -> str:
        """The number of players and what is not as usual: the same in every language."""
        words = [
            str(self.game.players),
            *(f"{name}={say(value)}" for name, value in self.changed.items()),
        ]
        return " · ".join(words)


def say(value: Value) -> str:
    """A value of an option as it is typed."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def settings(id: str, players: int | None = None) -> list[Setting]:
    """All that a game is studied with, or only what is for so many players."""
    usual = usual_options(id)
    kind = find(id)
    if players is not None:
        kind(players)  # says what is wrong with the number
    found = [Setting(kind(number, usual), {}) for number in kind.about.players]
    found += list(_varied(kind, usual))
    return [one for one in found if players in (None, one.game.players)]


def usual_options(id: str) -> dict[str, Value]:
    """What a game is played with in a study: one round, where a match has several."""
    strength: Strength | None = getattr(part(id, "bench"), "STRENGTH", None)
    return {} if strength is None else dict(strength.options)


def _varied(kind: type[Game], usual: Mapping[str, Value]) -> Iterator[Setting]:
    players = kind.about.min_players
    study: Study | None = getattr(part(kind.about.id, "bench"), "STUDY", None)
    wanted: list[dict[str, Value]] = [
        {spec.name: value}
        for spec in describe(kind.options_type, players)
        for value in _values(spec, players)
    ]
    wanted += [] if study is None else study.more
    plain = kind(players, usual)
    unused = kind.options_type.unused(players)
    seen = [plain.options]
    for changed in wanted:
        try:
            game = kind(players, {**usual, **changed})
        except HantiseError:
            continue  # it does not go with the other options
        if game.options not in seen and not unused.issuperset(changed):
            seen.append(game.options)
            yield Setting(game, changed)


def _values(spec: OptionSpec, players: int) -> tuple[Value, ...]:
    if spec.kind == "flag":
        return (False, True)
    seats = set(SEATS[:players])
    # Who begins is no variant: that is what is counted.
    return () if seats <= set(spec.choices) else spec.choices
