"""Castle and record files that are right, and the same with something spoiled."""

import copy
import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from hantise.games.castle.file_reader import LONGEST
from hantise.games.castle.floor_plan import GAMES
from tests.games.castle.castles import random_castle

RECORDS: Final = Path(__file__).parents[2] / "records"
HEX: Final = "0x" + "f" * 3900
ODD_TOML: Final = (
    *('""', '"\\u0000"', '"👻"', '"00"', '"99-98"', "true", "-1", "1e400", "nan", "0o17", "[]"),
    *("[[]]", "{}", "1979-05-27T07:32:00Z", "07:32:00", "[1, 'a', [2.5]]", "{ a = { b = 1 } }"),
    *("9" * 300, "0x" + "f" * 300, "[0x" + "f" * 300 + "]"),
)
ODD_JSON: Final[tuple[Any, ...]] = (
    *(None, True, "", "\0", "👻", "A", -1, 0, 3, 2.5, 10**12, -(10**30), 10**400, 1e300),
    *([], {}, [[]], {"a": 1}, "9" * 50, {"table": "back", "to": 0}, {"table": "agreed"}),
    {"table": "resigned", "seat": 0},
)


def castle_files(random: Random, number: int) -> Iterator[str]:
    """First the one that Python cannot quote, then a third right ones, the others spoiled."""
    yield f"game = {HEX}\n"
    yield f"blazon = [{HEX}]\n"
    yield f"exits = {{ a = {HEX} }}\n"
    for each in range(number - 3):
        text = random_castle(random, random.choice(GAMES))
        for _ in range(each % 3):
            text = random.choice((_other_value, _other_line, _other_sign))(random, text)
        yield text[:LONGEST] or "\n"


def _other_value(random: Random, text: str) -> str:
    """Something else where a text, a list or a table stands."""
    places = list(re.finditer(r'"[^"\n]*"|\[[^\n]*\]|\{[^\n]*\}', text))
    if not places:
        return text
    found = random.choice(places)
    return text[: found.start()] + random.choice(ODD_TOML) + text[found.end() :]


def _other_line(random: Random, text: str) -> str:
    lines = text.splitlines(keepends=True)
    line = random.randrange(len(lines)) if lines else 0
    match random.randrange(4):
        case 0:
            del lines[line : line + 1]
        case 1:
            lines[line:line] = lines[line : line + 1]
        case 2:
            lines.insert(line, f"{random.choice(('game', 'name', 'x', 'stairs', '[a]', 'red'))} = ")
        case _:
            lines.insert(line, f"new{line} = {random.choice(ODD_TOML)}\n")
    return "".join(lines)


def _other_sign(random: Random, text: str) -> str:
    at = random.randrange(len(text)) if text else 0
    return text[:at] + random.choice(("", "\0", "'", '"', "=", "7", "é", "\n")) + text[at + 1 :]


def record_files(random: Random, number: int) -> Iterator[bytes]:
    """A third right ones of any game, the others spoiled."""
    files = sorted(RECORDS.glob("*/*.json"), key=lambda file: (file.stat().st_size, file.name))
    short = [json.loads(file.read_bytes()) for file in files[: len(files) // 2]]
    for each in range(number):
        data = copy.deepcopy(random.choice(short))
        for _ in range(each % 3):
            _spoil(random, data)
        body = json.dumps(data).encode()
        if each % 7 == 1:
            at = random.randrange(len(body))
            body = body[:at] + random.choice((b"", b"\0", b"9" * 5000, b'"', b"}")) + body[at + 1 :]
        yield body


def _spoil(random: Random, data: Any) -> None:
    """Something else, nothing, or the same again at any place."""
    holder, key = data, random.choice(list(data))
    while isinstance(holder[key], dict | list) and holder[key] and random.random() < 0.8:
        holder = holder[key]
        key = random.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
    match random.randrange(4):
        case 0:
            del holder[key]
        case 1 if isinstance(holder, list):
            holder.insert(key, copy.deepcopy(random.choice(holder)))
        case 2:
            data["seals"] = ""
            holder[key] = copy.deepcopy(random.choice(ODD_JSON))
        case _:
            holder[key] = copy.deepcopy(random.choice(ODD_JSON))
