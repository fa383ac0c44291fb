"""What the pages of docs/ name is there, and every page is in the index."""

import re
from pathlib import Path

import pytest

from hantise.bots.laws import BLIND
from hantise.core.laws import LAWS

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
MAP = DOCS / "architecture.md"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.rglob("*.md"))]
GAMES = {
    "src/hantise/games/<game>": [
        path.parent for path in (ROOT / "src/hantise/games").glob("*/game.toml")
    ],
    "web/src/games/<game>": [path.parent for path in (ROOT / "web/src/games").glob("*/index.ts")],
    "tests/rules/<game>": [
        ROOT / "tests/rules" / path.parent.name
        for path in (ROOT / "src/hantise/games").glob("*/game.toml")
    ],
}
NAMED = re.compile(r"`((?:src|web|tests|tools|docs)/[\w./<>-]*|(?:core|api|games|tables)/[\w./]+)`")
ABOVE = {"core": "src/hantise", "tables": "src/hantise/server", "api": "web/src"}


def places(named: str) -> list[Path]:
    """The files or folders that are meant, in every game if it is one of each."""
    for each, folders in GAMES.items():
        if named.startswith(each):
            rest = named.removeprefix(each).lstrip("/")
            found = [folder / rest for folder in folders]
            # Not every game has every file: one that has shows that the name is right.
            return found if all(path.exists() for path in found) else _some(found)
    named = named.replace("<game>", "ghosts").replace("<file>", "ghosts")
    above = ABOVE.get(named.split("/")[0])
    return [ROOT / above / named] if above else [ROOT / named]


def _some(found: list[Path]) -> list[Path]:
    return [path for path in found if path.exists()] or found[:1]


@pytest.mark.parametrize("named", sorted(set(NAMED.findall(MAP.read_text(encoding="utf-8")))))
def test_what_the_map_names_is_there(named: str) -> None:
    for path in places(named):
        assert path.exists(), f"{path.relative_to(ROOT)} is not there"


def test_the_map_names_much() -> None:
    assert len(set(NAMED.findall(MAP.read_text(encoding="utf-8")))) > 40


def test_every_page_is_in_the_index() -> None:
    index = MAP.read_text(encoding="utf-8").partition("## All pages")[2]
    for path in sorted(DOCS.iterdir()):
        if path.suffix == ".md":
            assert f"[{path.name}]({path.name})" in index
        elif path.is_dir() and path.name != "pictures":
            assert f"[{path.name}/]({path.name}/)" in index


def test_every_law_is_explained() -> None:
    rows = re.findall(r"^\| `([\w-]+)` \|", (DOCS / "laws.md").read_text("utf-8"), re.MULTILINE)
    assert rows == [law.name for law in (*LAWS, BLIND)]


@pytest.mark.parametrize("page", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8")):
        if "://" not in target and not target.startswith("mailto:"):
            assert (page.parent / target).exists(), f"{target} is not there"
