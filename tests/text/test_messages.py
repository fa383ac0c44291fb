"""Every message there must be exists in every language, fits its fields, and is well set."""

import ast
import importlib
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import get_args, get_origin

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from hantise import text
from hantise.core import errors
from hantise.core.event import Event, Hidden, kinds, seen_by
from hantise.core.game import Game
from hantise.core.laws.configurations import configurations
from hantise.core.options import describe
from hantise.core.registry import find, ids
from hantise.core.rng import Rng
from hantise.core.state import NOBODY
from hantise.core.table import Table, TableEntry
from hantise.core.table_events import TableEvent
from hantise.text import LANGUAGES, PRODUCT, Text

SRC = Path(text.__file__).parent
WEB = SRC.parent.parent / "web" / "src"
DOCS = SRC.parent.parent / "docs" / "games"
GAMES = tuple(find(id) for id in ids())
PAGES = ("house", "offline", "table")
"""What only the web client says."""
DOMAINS = (PRODUCT, *PAGES, *ids())
FILES = tuple(sorted(path.stem for path in (SRC / "locales" / "en").glob("*.ftl")))
"""All that have messages, also what is not a game of the house by itself."""
NAMES = ("Franck", "Sabine", "Max", "Thierry", "Anne", "Olga")

FOR_BOARDS = {
    PRODUCT: {
        *("heading-players", "heading-turn", "heading-actions", "heading-log"),
        *("heading-options", "heading-result"),
    },
    "18-ghosts": {
        "tagline",
        *("heading-castle", "heading-portals", "heading-dungeon", "heading-escaped"),
        *("heading-waiting", "heading-goal", "heading-quiet", "heading-since-escape"),
        *("count-score", *(f"floor-{letter}" for letter in "RBYMP")),
    },
    "ghooost": {
        *("tagline", "count-score"),
        *(f"family-{name}" for name in ("fearless", "scary", "special", "common")),
        *("direction-clockwise", "direction-counterclockwise"),
    },
    "ghosts": {
        "tagline",
        *("heading-round", "heading-first", "heading-degree", "heading-direction"),
        *("heading-pile", "heading-top", "heading-mists", "heading-deck", "heading-hand"),
        *("heading-hands", "heading-fear", "heading-taken", "heading-gone"),
        *("direction-clockwise", "direction-counterclockwise"),
        *("round-of", "count-cards", "count-score"),
        *(f"colour-{name}" for name in ("white", "black", "blue", "red", "green", "yellow")),
    },
    # A replay names what each seat held and had planned.
    "macgregor": {f"plan-{letter}" for letter in "LCTXH"},
    "macgregor-treasure": {f"plan-{letter}" for letter in "LCTXHVS"},
}
"""What a terminal or a web board needs and no code need mention yet."""


# The message files


def walk(node: object) -> Iterator[ftl.BaseNode]:
    """A node of a message file and all nodes in it."""
    if isinstance(node, ftl.BaseNode):
        yield node
        node = list(vars(node).values())
    if isinstance(node, list):
        for inner in node:
            yield from walk(inner)


@cache
def entries(domain: str, language: str) -> tuple[ftl.EntryType, ...]:
    source = text.source(domain, language).read_text(encoding="utf-8")
    return tuple(FluentParser(with_spans=False).parse(source).body)


@cache
def patterns(domain: str, language: str) -> dict[str, ftl.Pattern]:
    """The patterns of a file by ``key`` or ``key.attribute``."""
    found: dict[str, ftl.Pattern] = {}
    for entry in entries(domain, language):
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


def messages_in(pattern: ftl.Pattern) -> set[str]:
    """The messages that a pattern mentions."""
    return {
        node.id.name + (f".{node.attribute.name}" if node.attribute else "")
        for node in walk(pattern)
        if isinstance(node, ftl.MessageReference)
    }


def variables_in(pattern: ftl.Pattern) -> set[str]:
    return {node.id.name for node in walk(pattern) if isinstance(node, ftl.VariableReference)}


def words_in(pattern: ftl.Pattern) -> list[str]:
    """The text between the placeables of a pattern."""
    return [node.value for node in walk(pattern) if isinstance(node, ftl.TextElement)]


def variables(domain: str, language: str, key: str) -> set[str]:
    """All that a message needs, with the messages that it mentions."""
    known = patterns(PRODUCT, language) | patterns(domain, language)
    mentioned = messages_in(known[key])
    return variables_in(known[key]).union(
        *(variables(domain, language, other) for other in mentioned)
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("domain", DOMAINS)
def test_files_are_clean(domain: str, language: str) -> None:
    keys = []
    for entry in entries(domain, language):
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            keys.append(entry.id.name)
    assert len(keys) == len(set(keys)), "a key is there twice"


@pytest.mark.parametrize("domain", DOMAINS)
def test_languages_agree(domain: str) -> None:
    first, *others = LANGUAGES
    keys = list(patterns(domain, first))
    for other in others:
        assert list(patterns(domain, other)) == keys, "the same keys in the same order"
        for key in keys:
            expected = variables(domain, first, key)
            assert variables(domain, other, key) == expected, f"variables of {key}"


@pytest.mark.parametrize("domain", ids())
def test_a_game_repeats_nothing_of_the_product(domain: str) -> None:
    shared = patterns(domain, "en").keys() & patterns(PRODUCT, "en").keys()
    assert not shared


# Typography


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("domain", DOMAINS)
def test_quotes_and_dots(domain: str, language: str) -> None:
    foreign = "“”" if language == "fr" else "«»"
    for key, pattern in patterns(domain, language).items():
        for piece in words_in(pattern):
            wrong = rf"""['"{foreign}]|\.\.\.|\w[ \u00a0\u202f]…"""
            assert not re.search(wrong, piece), f"{key}: {piece!r}"


@pytest.mark.parametrize("domain", DOMAINS)
def test_french_spaces(domain: str) -> None:
    """A space that does not break goes before ; ! ? : » and after «; a code may hold a colon."""
    wrong = re.compile(r"(?<![\u00a0\u202f])([;!?»]|:(?=\s|$))|«(?![\u00a0\u202f])")
    for key, pattern in patterns(domain, "fr").items():
        for piece in words_in(pattern):
            assert not wrong.search(piece), f"{key}: {piece!r}"


@pytest.mark.parametrize("domain", DOMAINS)
def test_french_elision(domain: str) -> None:
    """A name may begin with a vowel, so nothing that would lose one stands before it."""
    before_name = re.compile(r"\b(de|que|le|la|si|puisque|lorsque|jusque) \{ \$(\w*seat_name)")
    source = text.source(domain, "fr").read_text(encoding="utf-8")
    assert not before_name.search(source)


def rules_named(domain: str, language: str, key: str) -> list[str]:
    words = "".join(words_in(patterns(domain, language)[key]))
    return re.findall(r"\b[A-Z]{2}-\d+(?:\.\d+)?\b", words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("domain", ids())
def test_rules_are_named_that_exist(domain: str, language: str) -> None:
    page = DOCS / (f"{domain}.md" if language == "en" else f"{domain}.{language}.md")
    stated = set(re.findall(r"\*\*([A-Z]{2}-\d+\.\d+)\*\*", page.read_text(encoding="utf-8")))
    stated |= {rule.partition(".")[0] for rule in stated}
    for key, pattern in patterns(domain, language).items():
        named = rules_named(domain, language, key)
        assert stated.issuperset(named), key
        assert named == rules_named(domain, "en", key), key
        if key.startswith("illegal-"):
            assert re.search(r" \([A-Z]{2}-[^()]*\)\.$", words_in(pattern)[-1]), key


# What games tell


def said(message: Text, names: tuple[str, ...] = NAMES) -> None:
    for language in LANGUAGES:
        assert message.say(language, names).strip()
        for field, seat in message.fields.items():
            if isinstance(seat, int) and field.endswith("seat"):
                assert message.say(language, names, seat).strip()


def shape(message: Text) -> tuple[object, ...]:
    fields = (
        (name, value if isinstance(value, str | None) or "seat" in name else type(value))
        for name, value in message.fields.items()
    )
    return (message.key, *fields)


class Told:
    """Says each message once for each thing that can stand in its fields."""

    def __init__(self) -> None:
        self.shapes: set[tuple[object, ...]] = set()

    def say(self, message: Text) -> None:
        known = shape(message)
        if known not in self.shapes:
            said(message)
            self.shapes.add(known)


@pytest.mark.parametrize("game_class", GAMES, ids=ids())
def test_title_and_tagline(game_class: type[Game]) -> None:
    for key in ("title", "tagline"):
        said(Text(game_class.about.id, key))
    for language in LANGUAGES:
        tagline = Text(game_class.about.id, "tagline").say(language)
        assert re.fullmatch(r"[^.!?]*\.", tagline), "one sentence"


@pytest.mark.parametrize("game_class", GAMES, ids=ids())
def test_every_action(game_class: type[Game]) -> None:
    for players in game_class.about.players:
        game = game_class(players)
        for language in LANGUAGES:
            words = [game.describe(action).say(language, NAMES) for action in game.actions]
            assert len(set(words)) == len(words), "two actions sound alike"
            assert not any(word.endswith(".") for word in words)


@pytest.mark.parametrize("game_class", GAMES, ids=ids())
def test_every_event_and_objection_of_random_games(game_class: type[Game]) -> None:
    told = Told()
    for number, game in enumerate(configurations(game_class)):
        rng, state = Rng(number), game.start()
        while state.actor != NOBODY:
            if rng.below(16) == 0:
                for objection in map(state.objection, game.actions):
                    if objection is not None:
                        told.say(objection)
            events: list[Event] = []
            state.apply(state.choose(rng), events)
            for reader in (None, *range(game.players)):
                for event in seen_by(events, reader):
                    told.say(event.text(game.about.id))


YOU = {
    "en": re.compile(r"\byou(rs?)?\b", re.IGNORECASE),
    "fr": re.compile(r"\bvo(us|tre|s)\b", re.IGNORECASE),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("domain", [PRODUCT, *ids()])
def test_whoever_reads_the_log_is_addressed(domain: str, language: str) -> None:
    """Every event that names a seat has its second person for the one who sits there."""
    known = patterns(domain, language)
    for key, pattern in known.items():
        if not key.startswith("event-") or "." in key:
            continue
        parts = [pattern, *(known[other] for other in messages_in(pattern) if other in known)]
        for variable in set().union(*map(variables_in, parts)):
            field = variable.removesuffix("_name")
            if not variable.endswith("seat_name"):
                continue
            second = f"{key}.{field.removesuffix('seat').replace('_', '-')}you"
            assert second in known, f"{key} has no {second}"
            pieces = [known[second], *(known[other] for other in messages_in(known[second]))]
            assert any(YOU[language].search(word) for each in pieces for word in words_in(each))
            assert variable not in variables(domain, language, second), second


@pytest.mark.parametrize("game_class", GAMES, ids=ids())
def test_every_option(game_class: type[Game]) -> None:
    domain = game_class.about.id
    for spec in describe(game_class.options_type):
        said(Text(domain, f"option-{spec.name}"))
        said(Text(domain, f"option-{spec.name}.help"))
        said(spec.expected())
        for value in spec.choices:
            said(Text(domain, f"option-{spec.name}-{value}"))


@pytest.mark.parametrize("game_class", GAMES, ids=ids())
def test_every_ending(game_class: type[Game]) -> None:
    options = msgspec.structs.asdict(game_class(min(game_class.about.players)).options)
    for reason in (*game_class.about.endings, "resigned", "agreed"):
        ending = Text(game_class.about.id, f"ending-{reason}", {**options, "seat": 0})
        for language in LANGUAGES:
            assert variables_of(ending, language) <= {*options, "seat_name"}
        said(ending)


def variables_of(message: Text, language: str) -> set[str]:
    own = message.domain if message.key in patterns(message.domain, language) else PRODUCT
    return variables(own, language, message.key)


@pytest.mark.parametrize("game_class", GAMES, ids=ids())
def test_every_phase_has_a_status(game_class: type[Game]) -> None:
    for key in statuses(game_class):
        said(Text(game_class.about.id, key, {"seat": 0}))


def statuses(game_class: type[Game]) -> set[str]:
    """``status-<phase>`` where no seat acts, else one for that seat and one for all others."""
    views = importlib.import_module(f"{game_class.__module__.rpartition('.')[0]}.views")
    domain = game_class.about.id
    keys = set()
    for phase in get_args(views.Phase):
        alone = f"status-{phase}"
        keys |= {alone} if text.has(domain, alone, "en") else {f"{alone}-you", f"{alone}-other"}
    return keys


def test_events_of_the_table() -> None:
    table = Table(find("ghosts")(3, {"first": "A"}))
    entries_made = (
        TableEntry("bot", seat=1, bot="random"),
        TableEntry("person", seat=1),
        TableEntry("resigned", seat=2),
        TableEntry("back", to=0),
        TableEntry("back", to=2),
        TableEntry("agreed"),
    )
    log = [event.text("ghosts") for entry in entries_made for event in table.enter(entry)]
    assert [line.say("en", NAMES) for line in log] == [
        "A bot takes over for Sabine.",
        "Sabine takes their seat back.",
        "Max resigns.",
        "The game goes back to its start.",
        "The game goes back to an earlier moment.",
        "Everybody agrees to stop.",
    ]
    assert [line.say("fr", NAMES) for line in log] == [
        "Un robot remplace Sabine.",
        "Sabine reprend sa place.",
        "Max abandonne.",
        "On revient au début de la partie.",
        "On revient à un moment antérieur.",
        "Tout le monde accepte d’arrêter.",
    ]


# What the code mentions

KEY = re.compile(r"(cli|error|expected|illegal|never|position|heading|status|ending)(-[a-z0-9]+)+")
ERRORS = {
    name
    for name, found in vars(errors).items()
    if isinstance(found, type) and issubclass(found, errors.HantiseError)
}


class Source:
    """The strings and calls of one file, docstrings left out."""

    def __init__(self, path: Path) -> None:
        parts = path.relative_to(SRC).parts
        self.path = path
        self.part = parts[0]
        self.domain = FOLDERS.get(parts[1], PRODUCT) if self.part == "games" else PRODUCT
        nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
        docstrings = {node.value for node in nodes if isinstance(node, ast.Expr)}
        self.calls = [node for node in nodes if isinstance(node, ast.Call)]
        self.literals = {
            node.value
            for node in nodes
            if isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and node not in docstrings
        }
        self.openings = {
            node.values[0].value
            for node in nodes
            if isinstance(node, ast.JoinedStr)
            and isinstance(node.values[0], ast.Constant)
            and isinstance(node.values[0].value, str)
        }


FOLDERS = {domain.replace("-", "_"): domain for domain in FILES} | {
    game.__module__.split(".")[2]: game.about.id for game in GAMES
}


@cache
def sources() -> list[Source]:
    """Every file, but for the laws, which speak to authors of games, in English only."""
    return [Source(path) for path in sorted(SRC.rglob("*.py")) if "laws" not in path.parts]


class WebSource:
    """The strings of a file of the web client."""

    def __init__(self, path: Path) -> None:
        words = path.read_text(encoding="utf-8")
        folder = path.relative_to(WEB).parts
        self.path = path
        self.domain = folder[1] if folder[0] == "games" else PRODUCT
        self.literals = set(re.findall(r'"([^"\n]*)"', words))
        self.openings = set(re.findall(r"`([a-z0-9-]+-)\$\{", words))


WEB_SOURCES = [
    WebSource(path)
    for path in sorted(WEB.rglob("*"))
    if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts")
]


def raised() -> Iterator[tuple[str, str, str, set[str]]]:
    """Every error that is raised with a key written out: where, domain, key, fields."""
    for source in sources():
        for call in source.calls:
            if not isinstance(call.func, ast.Name) or call.func.id not in ERRORS | {"_wrong"}:
                continue
            words = [arg.value for arg in call.args if isinstance(arg, ast.Constant)]
            fields = {keyword.arg for keyword in call.keywords}
            if not words or None in fields or call.func.id == "IllegalAction":
                continue
            key, *given = map(str, words)
            domain = source.domain if call.func.id == "_wrong" else (given or [PRODUCT])[0]
            where = f"{source.path.relative_to(SRC)}:{call.lineno}"
            yield where, domain, key, {field for field in fields if field}


def test_every_key_in_the_code_exists() -> None:
    missing = []
    for source in sources():
        # Who writes about several games may name a message that each of them has: so does what
        # the boards of the castle's games share.
        of_one = source.part in ("core", "games") and "terminal" not in source.path.parts
        domains = (source.domain,) if of_one else FILES
        for key in filter(KEY.fullmatch, source.literals):
            for language in LANGUAGES:
                if not any(text.has(domain, key, language) for domain in domains):
                    missing.append(f"{source.path.relative_to(SRC)}: {key} ({language})")
    assert not missing


def test_every_error_has_the_fields_that_its_message_needs() -> None:
    errors_raised = list(raised())
    assert len(errors_raised) > 50, "the scan finds next to nothing"
    missing = []
    for where, domain, key, fields in errors_raised:
        known = patterns(PRODUCT, "en") | patterns(domain, "en")
        needed = variables(domain, "en", key) if key in known else {"a message"}
        if lacking := needed - with_names(fields, known):
            missing.append(f"{where}: {key} lacks {', '.join(lacking)}")
    assert not missing


def with_names(fields: set[str], known: Iterable[str]) -> set[str]:
    """What a message may say of these fields: the values, and the names of those that have one."""
    given = set(fields)
    for field in fields:
        names = [name for name in known if name.startswith(f"{field}-")]
        if names or field.endswith("seat"):
            given.add(f"{field}_name")
        if any(name.endswith(".one") for name in names):
            given.add(f"{field}_one")
    return given


def lists_of(event: type[Event]) -> Iterator[str]:
    """The fields of an event that are lists, hidden or not."""
    for field in msgspec.structs.fields(event):
        told = get_args(field.type)[0] if get_origin(field.type) is Hidden else field.type
        if get_origin(told) in (list, tuple):
            yield field.name


def message_of(event: type[Event]) -> str:
    return f"event-{event.__struct_config__.tag}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("domain", [PRODUCT, *ids()])
def test_every_event_has_the_fields_that_its_message_needs(domain: str, language: str) -> None:
    known = patterns(PRODUCT, language) | patterns(domain, language)
    for event in kinds(TableEvent if domain == PRODUCT else find(domain).event_type):
        fields = with_names(set(event.__struct_fields__), known)
        fields |= {f"{field}_names" for field in lists_of(event) if f"{field}_name" in fields}
        assert variables(domain, language, message_of(event)) <= fields


def used_by_games(game_class: type[Game]) -> set[str]:
    about = game_class.about
    keys = {f"ending-{reason}" for reason in about.endings} | statuses(game_class)
    for players in about.players:
        keys |= {f"action-{action.kind}" for action in game_class(players).actions}
    keys |= {message_of(event) for event in kinds(game_class.event_type)}
    for spec in describe(game_class.options_type):
        option = f"option-{spec.name}"
        keys |= {option, f"{option}.help", *(f"{option}-{value}" for value in spec.choices)}
    return keys


NAMING = re.compile(r"_names?$")
EXACT = ("action-", "event-", "ending-", "option-", "status-", "error-", "illegal-", "position-")
"""Openings of keys that the code may compose; which ends they have is checked one by one."""


@pytest.mark.parametrize("domain", DOMAINS)
def test_no_message_is_unused(domain: str) -> None:
    everywhere: list[Source | WebSource] = [*sources(), *WEB_SOURCES]
    literals = set().union(*(source.literals for source in everywhere))
    openings = {
        opening
        for source in everywhere
        for opening in source.openings
        if re.fullmatch(r"[a-z]+(-[a-z0-9]+)*-", opening) and opening not in EXACT
    }
    used = literals | FOR_BOARDS.get(domain, set())
    if domain == PRODUCT:
        used |= {message_of(event) for event in kinds(TableEvent)}
        used |= {"ending-resigned", "ending-agreed", "ending-lost-on-time", "ending-forfeited"}
        used |= {f"expected-{kind}" for kind in ("flag", "choice", "number", "text")}
    elif domain not in PAGES:
        used |= used_by_games(find(domain))
    found = patterns(domain, "en")
    said_fields: set[str] = set()
    for pattern in found.values():
        used |= messages_in(pattern)
        said_fields |= set(filter(NAMING.search, variables_in(pattern)))
    openings |= {f"{NAMING.sub('', name)}-" for name in said_fields}
    unused = [key for key in found if key not in used and not key.startswith(tuple(openings))]
    # The second person is said wherever the message is.
    assert not [key for key in unused if re.sub(r"\.(\w+-)?you$", "", key) not in used]


@pytest.mark.parametrize("domain", FOR_BOARDS)
def test_messages_for_boards_exist(domain: str) -> None:
    assert patterns(domain, "en").keys() >= FOR_BOARDS[domain]
