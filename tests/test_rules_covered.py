"""Every rule in the docs has a test named after it, and no test is named after a rule of nowhere.

The rules of a game are the bold numbers of its pages: ``**EG-3.6**`` asks for a test whose name
begins with ``test_eg_3_6_``.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from importlib import import_module
from itertools import chain
from pathlib import Path

import pytest

from hantise.core.game import Game
from hantise.core.registry import games

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "docs" / "games"
GLOSSARIES = ROOT / "docs" / "glossary"
TEMPLATE = PAGES / "TEMPLATE.md"
LANGUAGES = {"en": "{}.md", "fr": "{}.fr.md"}

OURS = [game for game in games() if game.__module__.startswith("hantise.")]
PREFIXES = "|".join(game.about.prefix for game in OURS)
STATED = re.compile(r"\*\*([A-Z]+-\d+\.\d+)\*\*")
MENTIONED = re.compile(rf"\b((?:{PREFIXES})-\d+\.\d+)")
NAMED = re.compile(rf"test_({PREFIXES.lower()})_(\d+)_(\d+)(?:_|$)")

each_game = pytest.mark.parametrize("game", OURS, ids=[game.about.id for game in OURS])
each_page = pytest.mark.parametrize("language", LANGUAGES)


def page(game: type[Game], language: str) -> str:
    path = PAGES / LANGUAGES[language].format(game.about.id)
    assert path.is_file(), f"{game.about.id} has no page {path.name}"
    return path.read_text(encoding="utf-8")


def rules(game: type[Game], language: str) -> list[str]:
    """The numbers of the rules, in the order of the page."""
    return STATED.findall(page(game, language))


def headings(text: str, level: int) -> list[str]:
    """The headings of a level; what stands in a block of code is none."""
    prose = re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)
    return re.findall(rf"^{'#' * level} (.+)$", prose, flags=re.MULTILINE)


def template(language: str) -> list[str]:
    """The headings that every page has, by the table of the template."""
    rows = re.findall(
        r"^\| `## ([^`]+)` \| `## ([^`]+)` \|",
        TEMPLATE.read_text(encoding="utf-8"),
        flags=re.MULTILINE,
    )
    return [row[[*LANGUAGES].index(language)] for row in rows]


def names_of_tests() -> list[str]:
    """The names of all test functions, wherever they stand."""
    files = (ROOT / "tests").rglob("test_*.py")
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in files)
    return [
        node.name
        for node in chain.from_iterable(map(ast.walk, trees))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.name.startswith("test_")
    ]


def rules_with_tests() -> Counter[str]:
    """The rules that tests are named after, and how many tests each has."""
    found = filter(None, map(NAMED.match, names_of_tests()))
    return Counter(f"{name[1].upper()}-{name[2]}.{name[3]}" for name in found)


def begins_with(rule: str) -> str:
    """How the name of a test of a rule begins."""
    prefix, section, number = re.split(r"[-.]", rule)
    return f"test_{prefix.lower()}_{section}_{number}_"


def listed(rules_: Iterable[str]) -> str:
    return "".join(f"\n  {rule}: {begins_with(rule)}…" for rule in rules_)


@each_game
def test_every_rule_has_a_test_named_after_it(game: type[Game]) -> None:
    names = names_of_tests()
    missing = [
        rule
        for rule in rules(game, "en")
        if not any(name.startswith(begins_with(rule)) for name in names)
    ]
    if missing:
        pytest.fail(f"rules without a test:{listed(missing)}", pytrace=False)


def test_no_test_is_named_after_a_rule_that_the_docs_do_not_have() -> None:
    known = {rule for game in OURS for rule in rules(game, "en")}
    unknown = sorted(set(rules_with_tests()) - known)
    if unknown:
        pytest.fail(f"tests of rules that are not in the docs:{listed(unknown)}", pytrace=False)


@each_game
@each_page
def test_every_rule_is_stated_once_under_its_heading(game: type[Game], language: str) -> None:
    stated = rules(game, language)
    assert stated
    twice = [rule for rule, times in Counter(stated).items() if times > 1]
    assert not twice, f"stated more than once: {', '.join(twice)}"
    section = "## " + template(language)[3]
    before, _, after = page(game, language).partition(f"\n{section}\n")
    body, _, rest = after.partition("\n## ")
    assert STATED.findall(body) == stated, "a rule is stated outside the section of the rules"
    assert STATED.findall(before + rest) == []
    for group in body.split("\n### ")[1:]:
        number = group.split()[0]
        assert re.fullmatch(rf"{game.about.prefix}-\d+", number)
        strangers = [r for r in STATED.findall(group) if not r.startswith(f"{number}.")]
        assert not strangers, f"under {number}: {', '.join(strangers)}"


@each_game
def test_both_pages_state_the_same_rules_in_the_same_order(game: type[Game]) -> None:
    english, french = rules(game, "en"), rules(game, "fr")
    only = {"English": set(english) - set(french), "French": set(french) - set(english)}
    for language, extra in only.items():
        assert not extra, f"only in {language}: {', '.join(sorted(extra))}"
    assert english == french
    numbers = [[heading.split()[0] for heading in headings(page(game, x), 3)] for x in LANGUAGES]
    assert numbers[0] == numbers[1]


def test_the_template_names_its_headings_in_both_languages() -> None:
    english, french = template("en"), template("fr")
    assert len(english) == len(french) > 5
    assert english[3] == "The rules"
    assert french[3] == "Les règles"


@each_game
@each_page
def test_a_page_follows_the_template(game: type[Game], language: str) -> None:
    text = page(game, language)
    (name,) = headings(text, 1)
    assert text.startswith(f"# {name}\n")
    assert headings(text, 2) == template(language)


@each_game
@each_page
def test_the_history_tells_every_version_of_the_rules(game: type[Game], language: str) -> None:
    *_, history = page(game, language).partition(f"\n## {template(language)[-1]}\n")
    told = [int(version) for version in re.findall(r"^\| (\d+) \|", history, flags=re.MULTILINE)]
    assert told == list(range(1, game.about.rules_version + 1))


@each_game
def test_a_game_has_a_glossary(game: type[Game]) -> None:
    path = GLOSSARIES / f"{game.about.id}.md"
    assert path.is_file(), f"{game.about.id} has no glossary {path.name}"
    rows = [line for line in path.read_text(encoding="utf-8").splitlines() if line[:1] == "|"]
    assert len(rows) > 5
    assert len({row.count("|") for row in rows}) == 1


def test_every_page_belongs_to_a_game() -> None:
    ids = set(written_games())
    assert ids.issuperset(game.about.id for game in OURS)
    expected = {form.format(id) for id in ids for form in LANGUAGES.values()}
    assert {path.name for path in PAGES.glob("*.md")} == expected | {TEMPLATE.name}
    glossaries = {path.name for path in GLOSSARIES.glob("*.md")}
    assert glossaries == {f"{id}.md" for id in ids} | {"interface.md"}


def written_games() -> Iterator[str]:
    """The ids of all games that have rules here, also before the house offers them."""
    for path in (ROOT / "src" / "hantise" / "games").glob("*/game.py"):
        module = import_module(f"hantise.games.{path.parent.name}.game")
        for found in vars(module).values():
            is_own = isinstance(found, type) and found.__module__ == module.__name__
            if is_own and issubclass(found, Game):
                yield found.about.id


def test_nothing_refers_to_a_rule_that_does_not_exist() -> None:
    known = {rule for game in OURS for rule in rules(game, "en")}
    files = chain(
        (ROOT / "docs").rglob("*.md"),
        (ROOT / "src").rglob("*.py"),
        (ROOT / "src").rglob("*.ftl"),
    )
    lost = [
        f"{path.relative_to(ROOT).as_posix()}: {rule}"
        for path in sorted(files)
        for rule in MENTIONED.findall(path.read_text(encoding="utf-8"))
        if rule not in known
    ]
    assert lost == []
