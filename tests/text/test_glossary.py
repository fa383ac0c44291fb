"""The glossary of the interface and the messages say the same words."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hantise.text import LANGUAGES, say
from tests.text.test_messages import FILES, patterns, words_in

PAGE = Path(__file__).parents[2] / "docs" / "glossary" / "interface.md"


def rows(columns: int) -> Iterator[list[str]]:
    """The rows of the tables that have so many columns, their headings included."""
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and not line.startswith("|---") and len(cells) == columns:
            yield cells


TERMS = {key.strip("`"): words for _, *words, key in rows(4) if ":" in key}


def avoided() -> dict[str, list[str]]:
    """What is said differently, by language."""
    found: dict[str, list[str]] = {}
    language = ""
    for words, instead in rows(2):
        if instead in ("but", "mais"):
            language = "en" if instead == "but" else "fr"
        else:
            found.setdefault(language, []).extend(words.split(", "))
    return found


@pytest.mark.parametrize("name", TERMS)
def test_a_term_is_what_its_message_says(name: str) -> None:
    domain, _, key = name.partition(":")
    assert TERMS[name] == [say(domain, key, language=language) for language in LANGUAGES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_uses_a_word_that_was_given_up(language: str) -> None:
    assert len(avoided()[language]) > 5
    old = re.compile(rf"\b({'|'.join(map(re.escape, avoided()[language]))})\b", re.IGNORECASE)
    found = [
        f"{domain}: {key}: {piece}"
        for domain in FILES
        for key, pattern in patterns(domain, language).items()
        for piece in words_in(pattern)
        if old.search(piece.replace("\u00a0", " "))
    ]
    assert not found
