"""Writes the section on events of each game's pages, from the game's ``events.py``.

``--check`` writes nothing and fails when a page is stale.
"""

import argparse
import re
import sys
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec

from hantise.core import registry
from hantise.core.event import Event, Hidden, kinds
from hantise.core.game import Game
from hantise.core.record import decode, rerun

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "games"
RECORDS = ROOT / "tests" / "records"
SECTION = re.compile(r"(## (?:Events|Événements)\n\n[^|#\n]+\n\n)(?:\|[^\n]*\n)*")
"""Its heading and a paragraph, and then the table."""
WORDS = {
    "en": ("event", "fields", "for example"),
    "fr": ("événement", "champs", "par exemple"),
}


def main() -> None:
    """Write the pages, or compare them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="fail when a page is stale")
    check = parser.parse_args().check
    stale = []
    for game in registry.games():
        for language in WORDS:
            path = PAGES / f"{game.about.id}{'' if language == 'en' else '.fr'}.md"
            if not path.exists():
                continue
            before = path.read_text(encoding="utf-8")
            after = with_events(before, table_of(game, language))
            if before != after and check:
                stale.append(path)
            elif before != after:
                path.write_text(after, encoding="utf-8")
    for path in stale:
        print(
            f"{path.relative_to(ROOT)} is stale: run python -m tools.event_pages", file=sys.stderr
        )
    sys.exit(1 if stale else 0)


def with_events(page: str, table: str) -> str:
    """The page with this table in its section on events."""
    made, count = SECTION.subn(lambda found: f"{found[1]}{table}\n", page)
    if count != 1:
        sys.exit("a page needs one section on events, with a paragraph before its table")
    return made


def table_of(game: type[Game], language: str) -> str:
    """Every kind of event, what it holds, and what it sounds like."""
    lines = [f"| {' | '.join(WORDS[language])} |", "|---|---|---|"]
    for kind in kinds(game.event_type):
        fields = ", ".join(
            f"`{field.name}: {written(field.type)}`" for field in msgspec.structs.fields(kind)
        )
        example = examples(game).get(kind)
        said = "" if example is None else example.text(game.about.id).say(language)
        lines.append(f"| `{kind.__struct_config__.tag}` | {fields or '–'} | {said or '–'} |")
    return "\n".join(lines).replace("\xa0", " ")


@cache
def examples(game: type[Game]) -> dict[type[Event], Event]:
    """For each kind the first one in the stored games, with nothing hidden."""
    found: dict[type[Event], Event] = {}
    for path in sorted((RECORDS / game.about.id).glob("*.json")):
        for _, events in rerun(decode(path.read_bytes())).rerun():
            for event in events:
                found.setdefault(type(event), event.opened())
        if len(found) == len(kinds(game.event_type)):
            break
    return found


def written(kind: Any) -> str:
    """A type as it stands in the source.

    >>> written(Hidden[list[str]])
    'Hidden[list[str]]'
    """
    if get_origin(kind) is Literal:
        return " or ".join(f'"{value}"' for value in get_args(kind))
    arguments = [argument for argument in get_args(kind) if argument is not msgspec.UnsetType]
    if get_origin(kind) in (Hidden, list, tuple, dict):
        return f"{get_origin(kind).__name__}[{', '.join(map(written, arguments))}]"
    if arguments:
        return " or ".join(map(written, arguments))
    return "None" if kind is type(None) else str(kind.__name__)


if __name__ == "__main__":
    main()
