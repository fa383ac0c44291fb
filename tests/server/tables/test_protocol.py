"""docs/protocol.md knows every message, and its examples are messages."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from hantise.server import wire
from hantise.server.tables.model.chat_rules import PHRASES

DOCUMENT = Path("docs/protocol.md").read_text(encoding="utf-8")
SECTIONS = {
    "What you send": wire.ClientMessage,
    "What the house sends": wire.ServerMessage,
    "The lobby": wire.LobbyMessage,
}
EXAMPLE = re.compile(
    r"^### `(?P<type>[a-z-]+)`\n.*?^```json\n(?P<json>.*?)^```", re.MULTILINE | re.DOTALL
)


def examples(section: str) -> dict[str, str]:
    """The examples of a section, by type of message."""
    text = DOCUMENT.split(f"\n## {section}\n")[1].split("\n## ")[0]
    return {found["type"]: found["json"] for found in EXAMPLE.finditer(text)}


def messages(union: Any) -> dict[str, type[msgspec.Struct]]:
    """The messages of a union, by type."""
    return {kind.__struct_config__.tag: kind for kind in get_args(union)}


@pytest.mark.parametrize("section", SECTIONS)
def test_every_message_is_documented_and_nothing_else(section: str) -> None:
    assert examples(section).keys() == messages(SECTIONS[section]).keys()


@pytest.mark.parametrize(
    ("section", "name"),
    [(section, name) for section, union in SECTIONS.items() for name in messages(union)],
)
def test_every_example_is_a_message_in_full(section: str, name: str) -> None:
    example = json.loads(examples(section)[name])
    kind = messages(SECTIONS[section])[name]
    assert example["type"] == name
    # msgspec reads a Raw that may be null only where it is null.
    view = {"view": None} if kind is wire.Snapshot else {}
    message = msgspec.json.decode(json.dumps(example | view), type=kind)
    if section != "What you send":
        assert json.loads(msgspec.json.encode(message)).keys() == example.keys()


def test_every_phrase_is_named() -> None:
    said = DOCUMENT.split("### `say`")[1].split("```")[0]
    assert set(re.findall(r"`([a-z-]+)`", said)) - {"text"} == set(PHRASES)
