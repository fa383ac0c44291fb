"""The names of all messages, to recognise one that shows where its words should."""

from collections.abc import Iterator
from importlib.resources import files

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message


def every_key(language: str) -> Iterator[str]:
    """Keys of two words and more: single ones are words of the language too."""
    for file in (files("hantise") / "locales" / language).iterdir():
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Message):
                yield entry.id.name
                yield from (f"{entry.id.name}.{one.id.name}" for one in entry.attributes)
