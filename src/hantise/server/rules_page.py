"""A game's page of rules as HTML, in sections, with rule numbers as anchors."""

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

from hantise.core.pages import read_page
from hantise.server.forms import RulesSection

_MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")
TECHNICAL_FROM: Final = "Notation"
"""Up to this section a page says how to play; it is called so in both languages."""
_NUMBER: Final = re.compile(r"^(?:\*\*)?([A-Z]+-\d+(?:\.\d+)*)\b")


@lru_cache(maxsize=64)
def render(path: Path, _changed: int) -> tuple[str, tuple[RulesSection, ...]]:
    """The title and the sections of a page; ``_changed`` tells versions of the file apart."""
    title, sections, technical = "", [], False
    for heading, body in _parts(_MARKDOWN.parse(read_page(path))):
        if heading is None or heading.tag == "h1":
            title = title or _words(body[:1])
            continue
        words = _words(body[:1])
        technical = technical or words == TECHNICAL_FROM
        sections.append(
            RulesSection(
                id=_anchor(words),
                title=words,
                html=_MARKDOWN.renderer.render(
                    _cornered(_numbered(body[2:])), _MARKDOWN.options, {}
                ),
                level=int(heading.tag[1:]),
                technical=technical,
            )
        )
    return title, tuple(sections)


def _parts(tokens: list[Token]) -> Iterator[tuple[Token | None, list[Token]]]:
    """Each heading with what follows it up to the next."""
    heading: Token | None = None
    body: list[Token] = []
    for token in tokens:
        if token.type == "heading_open":
            yield heading, body
            heading, body = token, []
        else:
            body.append(token)
    yield heading, body


def _words(tokens: list[Token]) -> str:
    return "".join(child.content for token in tokens for child in token.children or [])


def _anchor(words: str) -> str:
    """The rule's number where there is one, else the heading in letters an address can hold."""
    number = _NUMBER.match(words)
    return number[1] if number else re.sub(r"\W+", "-", words.casefold()).strip("-")


def _numbered(tokens: list[Token]) -> list[Token]:
    """Give each list item that begins with a rule's number that number as its id."""
    for item, _, inline in zip(tokens, tokens[1:], tokens[2:], strict=False):
        if item.type == "list_item_open" and (number := _NUMBER.match(inline.content)):
            item.attrSet("id", number[1])
    return tokens


def _cornered(tokens: list[Token]) -> list[Token]:
    """The empty corner of a table heads nothing: a header without words confuses who listens."""
    for opening, inline, closing in zip(tokens, tokens[1:], tokens[2:], strict=False):
        if opening.type == "th_open" and not inline.content:
            opening.tag = closing.tag = "td"
    return tokens
