"""Reads a castle file: TOML with a castle in it, or with a table for each game's castle."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Final

from hantise.games.castle.faults import Fault
from hantise.games.castle.floor_plan import GAMES, GameId

LONGEST: Final = 4000
"""So many characters a castle file may have."""
LONGEST_NAME: Final = 60
MOST_NUMBER: Final = 1_000_000_000
BYTE_ORDER_MARK: Final = "\ufeff"
"""Some editors begin every file with it."""
SHARED: Final = {"game": "text", "name": "text", "merge": "lists", "blazon": "list"}
DOORS: Final = {"exits": "table", "red": "text", "blue": "text", "green": "text"}
KEYS: Final = {
    "macgregor": SHARED | DOORS | {"treasure": "text", "dungeon_next_to": "text"},
    "macgregor-treasure": SHARED | DOORS | {"ghost": "text", "stairs": "list"},
}
"""What a castle file may say, and of which kind each is."""
OPTIONAL: Final = ("game", "name", "merge", "dungeon_next_to", "red", "blue", "green")


class Sketch:
    """What a file says, with the right types; whether it makes a castle is another question."""

    def __init__(self, game: GameId, said: Mapping[str, object]) -> None:
        self.game: Final = game
        self.unsaid: Final = frozenset(fault.fields["name"] for fault in _key_faults(game, said))
        """What is missing or of another kind: nothing more can be said against it."""
        self.name: Final = self._text(said, "name")
        self.blazon: Final = self._list(said.get("blazon"))
        merge = said.get("merge")
        self.merge: Final = [self._list(hall) for hall in merge] if isinstance(merge, list) else []
        exits = said.get("exits")
        self.exits: Final = (
            {str(wall): str(colour) for wall, colour in exits.items()}
            if isinstance(exits, dict)
            else {}
        )
        self.doors: Final = {
            colour: self._text(said, colour).split() for colour in ("red", "blue", "green")
        }
        self.treasure: Final = self._text(said, "treasure")
        self.dungeon: Final = self._text(said, "dungeon_next_to")
        self.ghost: Final = self._text(said, "ghost")
        self.stairs: Final = self._list(said.get("stairs"))

    @staticmethod
    def _text(said: Mapping[str, object], key: str) -> str:
        value = said.get(key, "")
        return value if isinstance(value, str) else ""

    @staticmethod
    def _list(value: object) -> list[str]:
        return [str(item) for item in value] if isinstance(value, list) else []


def read_all(text: str) -> tuple[dict[GameId, Sketch], list[Fault]]:
    """The castles of a file by game, and what is wrong with its form."""
    if len(text) > LONGEST:
        return {}, [Fault("too-long", fields={"given": len(text), "most": LONGEST})]
    try:
        said = tomllib.loads(text.removeprefix(BYTE_ORDER_MARK))
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"line (\d+), column (\d+)", str(error))
        if place is None:
            return {}, [Fault("toml-end")]
        return {}, [Fault("toml", fields={"line": int(place[1]), "column": int(place[2])})]
    except RecursionError:
        return {}, [Fault("toml-end")]
    if _has_huge_number(said):
        return {}, [Fault("huge-number", fields={"most": MOST_NUMBER})]
    tables: list[tuple[GameId, Mapping[str, object]]] = []
    for game in GAMES:
        table = said.get(game)
        if isinstance(table, dict):
            tables.append((game, table))
    others = said.keys() - set(GAMES)
    if tables and others:
        return {}, [Fault("unknown-key", fields={"name": name[:40]}) for name in sorted(others)]
    if not tables:
        given = said.get("game", _guess(said))
        if given not in GAMES:
            return {}, [Fault("game", fields={"given": str(given)[:40]})]
        tables = [(GAMES[GAMES.index(given)], said)]
    sketches: dict[GameId, Sketch] = {}
    faults: list[Fault] = []
    for game, table in tables:
        faults += _form_faults(game, table)
        sketches[game] = Sketch(game, table)
    return sketches, faults


def _has_huge_number(said: object) -> bool:
    """A castle has no numbers at all, so any that can be quoted in a fault is allowed."""
    waiting = [said]
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            waiting += value.values()
        elif isinstance(value, list):
            waiting += value
        elif isinstance(value, int) and abs(value) > MOST_NUMBER:
            return True
    return False


def _guess(said: Mapping[str, object]) -> str:
    """A file that does not name its game is told by what only one of them has."""
    return "macgregor-treasure" if said.keys() & {"ghost", "stairs"} else "macgregor"


def _form_faults(game: GameId, said: Mapping[str, object]) -> list[Fault]:
    strangers = sorted(said.keys() - KEYS[game])
    faults = [Fault("unknown-key", fields={"name": name[:40]}) for name in strangers]
    faults += _key_faults(game, said)
    title = said.get("name", "")
    if isinstance(title, str) and (len(title) > LONGEST_NAME or not title.isprintable()):
        faults.append(Fault("name", fields={"most": LONGEST_NAME}))
    if said.get("game", game) != game:
        faults.append(Fault("game-table", fields={"game": game, "given": str(said["game"])[:40]}))
    return faults


def _key_faults(game: GameId, said: Mapping[str, object]) -> Iterator[Fault]:
    for name, kind in KEYS[game].items():
        if name not in said:
            if name not in OPTIONAL:
                yield Fault("missing-key", fields={"name": name})
        elif not _is(kind, said[name]):
            yield Fault("wrong-type", fields={"name": name, "kind": kind})


def _is(kind: str, value: object) -> bool:
    match kind:
        case "text":
            return isinstance(value, str)
        case "list":
            return isinstance(value, list) and all(isinstance(item, str) for item in value)
        case "lists":
            return isinstance(value, list) and all(_is("list", item) for item in value)
        case _:
            return isinstance(value, dict) and all(isinstance(v, str) for v in value.values())
