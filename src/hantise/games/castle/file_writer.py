"""Writes a castle file, the way `file_reader` reads it."""

import json
from collections.abc import Mapping, Sequence

from hantise.games.castle.file_reader import KEYS

Said = Mapping[str, object]
"""What a castle file says, key by key."""


def write(said: Said) -> str:
    """A castle file: keys in their usual order, those with nothing to say left out."""
    keys = KEYS[str(said["game"])]
    lines = [f"{key} = {_value(key, said[key])}" for key in keys if _says_something(said, key)]
    return "\n".join(lines) + "\n"


def _says_something(said: Said, key: str) -> bool:
    # A castle without outer doors or stairs has too few of them; it does not forget to tell.
    return bool(said.get(key)) or (key in ("exits", "stairs", "blazon") and key in said)


def _value(key: str, value: object) -> str:
    if key == "blazon" and isinstance(value, Sequence) and value:
        return "[\n" + "".join(f"    {_text(row)},\n" for row in value) + "]"
    if isinstance(value, Mapping):
        pairs = ", ".join(f"{_text(name)} = {_text(said)}" for name, said in value.items())
        return f"{{ {pairs} }}" if pairs else "{}"
    if isinstance(value, str):
        return _text(value)
    assert isinstance(value, Sequence)
    return "[" + ", ".join(_value("", item) for item in value) + "]"


def _text(value: object) -> str:
    """A text in quotes: what JSON escapes, TOML understands."""
    return json.dumps(str(value), ensure_ascii=False).replace("\x7f", "\\u007f")
