"""How messages are found and put into words."""

import contextvars
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hantise import text
from hantise.core.errors import UnknownGame
from hantise.core.event import Hidden
from hantise.text import PRODUCT, Text, TextError, has, say, speaking, use

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")

LANTERN_EN = """
title = Lantern
none = nobody at all
lit = { $seat_name } lights a { $colour_name } lantern for { $guest_seat_name }.
seen = { $card ->
    [unknown] a card
   *[other] the card { $card_name }
}
flag = { $on }
list = { $cards }
named = { $cards_names }
number = { $count }
wrapped = It says: { $inner }
help = Help
    .more = More help
given = { $seat_name } gives { $guest_seat_name } a lantern.
    .you = You give { $guest_seat_name } a lantern.
    .guest-you = { $seat_name } gives you a lantern.
colour-red = red
card-R1 = one red
cards-R1 = one red
cards-M = a mist
"""
LANTERN_FR = """
title = Lanterne
none = personne
lit = { $seat_name } allume une lanterne { $colour_name } pour { $guest_seat_name }.
wrapped = On y lit : { $inner }
number = { $count }
colour-red = rouge
"""


@pytest.fixture
def lantern(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A third party's game that brings its own messages."""
    for language, source in (("en", LANTERN_EN), ("fr", LANTERN_FR)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "lantern.ftl").write_text(source, encoding="utf-8")
    monkeypatch.setattr(text, "_folders", {})
    text.add_folder("lantern", tmp_path)
    yield "lantern"
    text.bundle.cache_clear()


def afresh(asked: Callable[[], str]) -> str:
    """An answer where no language was ever chosen."""
    return contextvars.Context().run(asked)


# Which language


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "FR_CA"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_MESSAGES": "fr_BE.UTF-8", "LANG": "en_GB.UTF-8"}, "fr"),
        ({"LC_ALL": "C.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "fr_FR.UTF-8"}, "fr"),
    ],
)
def test_language_of_the_environment(
    environment: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert afresh(text.language) == expected


def test_use_goes_before_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")

    def chosen() -> str:
        use("en")
        return text.language()

    assert afresh(chosen) == "en"
    assert afresh(text.language) == "fr", "a choice holds in its own context only"


def test_speaking_ends_with_its_block() -> None:
    with speaking("fr"):
        assert text.language() == "fr"
        with speaking("en"):
            assert text.language() == "en"
        assert text.language() == "fr"
        with pytest.raises(RuntimeError), speaking("en"):
            raise RuntimeError
        assert text.language() == "fr"


def test_unknown_languages_are_refused() -> None:
    with speaking("fr"):
        with pytest.raises(ValueError, match="'de' is not one of en, fr"):
            use("de")
        with pytest.raises(ValueError, match="'de'"), speaking("de"):
            pass
        assert text.language() == "fr"


def test_words_follow_the_language_in_use() -> None:
    message = Text("18-ghosts", "heading-dungeon")
    error = UnknownGame("error-unknown-game", game="chess", known="ghosts")
    with speaking("fr"):
        assert str(message) == say("18-ghosts", "heading-dungeon") == "Cachot"
        assert str(error).startswith("Il n’y a pas de jeu «\u00a0chess\u00a0»")
        assert message.say("en") == "Dungeon"
    with speaking("en"):
        assert str(message) == "Dungeon"
        assert str(error).startswith("There is no game “chess”")


# Which message


def test_a_missing_message_is_our_fault() -> None:
    with pytest.raises(TextError, match=r"ghosts\.ftl \(fr\) has no message 'no-such-key'"):
        say("ghosts", "no-such-key", language="fr")
    with pytest.raises(TextError, match=r"option-mist\.whence"):
        say("ghosts", "option-mist.whence", language="en")


def test_a_missing_field_is_our_fault() -> None:
    with pytest.raises(TextError, match="event-won"):
        say("ghosts", "event-won", {"seat": 0}, language="en")


def test_has_knows_messages_and_attributes(lantern: str) -> None:
    assert has(lantern, "help", "en")
    assert has(lantern, "help.more", "en")
    assert not has(lantern, "help.less", "en")
    assert not has(lantern, "help", "fr")
    with speaking("fr"):
        assert not has(lantern, "help")
        assert has(lantern, "title")


def test_attributes_are_said(lantern: str) -> None:
    assert say(lantern, "help.more", language="en") == "More help"


def test_the_product_stands_behind_every_game(lantern: str) -> None:
    for domain in (lantern, "ghosts", "18-ghosts", PRODUCT):
        assert say(domain, "heading-players", language="fr") == "Joueurs"
    assert say(lantern, "none", language="en") == "nobody at all", "its own words go first"
    assert say(PRODUCT, "none", language="en") == "none"


def test_another_folder_takes_effect_at_once(lantern: str, tmp_path: Path) -> None:
    assert say(lantern, "title", language="en") == "Lantern"
    other = tmp_path / "other"
    (other / "en").mkdir(parents=True)
    (other / "en" / "lantern.ftl").write_text("title = Torch\n", encoding="utf-8")
    text.add_folder(lantern, other)
    assert text.source(lantern, "en") == other / "en" / "lantern.ftl"
    assert say(lantern, "title", language="en") == "Torch"


# What stands in its fields


def test_seats_have_names(lantern: str) -> None:
    message = Text(lantern, "lit", {"seat": 0, "guest_seat": 2, "colour": "red"})
    names = ["Anne", "Max", "Olga"]
    assert message.say("en", names) == "Anne lights a red lantern for Olga."
    assert message.say("fr", names) == "Anne allume une lanterne rouge pour Olga."
    assert message.say("en") == "A lights a red lantern for C."
    assert message.say("en", ["Anne"]) == "Anne lights a red lantern for C."


@pytest.mark.parametrize(
    ("reader", "expected"),
    [
        (None, "Anne gives Max a lantern."),
        (0, "You give Max a lantern."),
        (1, "Anne gives you a lantern."),
        (2, "Anne gives Max a lantern."),
    ],
)
def test_whoever_reads_is_addressed(lantern: str, reader: int | None, expected: str) -> None:
    message = Text(lantern, "given", {"guest_seat": 1, "seat": 0})
    assert message.say("en", ("Anne", "Max", "Olga"), reader) == expected
    wrapped = Text(lantern, "wrapped", {"inner": message})
    assert wrapped.say("en", ("Anne", "Max", "Olga"), reader) == f"It says: {expected}"


def test_who_does_it_comes_before_whom_it_happens_to(lantern: str) -> None:
    message = Text(lantern, "given", {"guest_seat": 0, "seat": 0})
    assert message.say("en", ("Anne",), 0) == "You give Anne a lantern."


def test_without_a_second_person_the_name_stays(lantern: str) -> None:
    message = Text(lantern, "lit", {"seat": 0, "guest_seat": 1, "colour": "red"})
    assert message.say("en", ("Anne", "Max"), 0) == "Anne lights a red lantern for Max."


def test_seat_names_fall_back_to_letters() -> None:
    assert text.seat_name(1, ["Anne", "Max"]) == "Max"
    assert [text.seat_name(seat) for seat in range(6)] == list("ABCDEF")


def test_a_value_without_a_name_has_none(lantern: str) -> None:
    fields = {"seat": 0, "guest_seat": 1, "colour": "mauve"}
    with pytest.raises(TextError, match="colour_name"):
        say(lantern, "lit", fields, language="en")


def test_what_is_hidden_is_unknown(lantern: str) -> None:
    assert say(lantern, "seen", {"card": None}, language="en") == "a card"
    assert say(lantern, "seen", {"card": "R1"}, language="en") == "the card one red"


def test_flags_lists_and_numbers(lantern: str) -> None:
    assert say(lantern, "flag", {"on": True}, language="en") == "yes"
    assert say(lantern, "flag", {"on": False}, language="en") == "no"
    assert say(lantern, "list", {"cards": ("R1", "M", 3)}, language="en") == "R1, M, 3"
    assert say(lantern, "list", {"cards": []}, language="en") == ""
    assert say(lantern, "number", {"count": 4194304}, language="en") == "4,194,304"
    assert say(lantern, "number", {"count": 4194304}, language="fr") == "4\u202f194\u202f304"
    assert say(lantern, "number", {"count": 0.5}, language="fr") == "0,5"


def test_what_is_in_a_list_has_names(lantern: str) -> None:
    assert say(lantern, "named", {"cards": ["R1", "M"]}, language="en") == "one red, a mist"
    with pytest.raises(TextError, match="cards_names"):
        say(lantern, "named", {"cards": ["R1", "R9"]}, language="en")


def test_a_message_inside_a_message(lantern: str) -> None:
    inner = Text(lantern, "lit", {"seat": 1, "guest_seat": 0, "colour": "red"})
    message = Text(lantern, "wrapped", {"inner": inner})
    assert message.say("en", ["Anne", "Max"]) == "It says: Max lights a red lantern for Anne."
    with speaking("en"):
        expected = "On y lit : Max allume une lanterne rouge pour Anne."
        assert message.say("fr", ["Anne", "Max"]) == expected, "all of it in one language"


@pytest.mark.parametrize("value", [object(), {"R1": 1}, Hidden("R1", [0])])
def test_other_things_cannot_be_said(lantern: str, value: object) -> None:
    with pytest.raises(TextError, match="'count' cannot be put into words"):
        say(lantern, "number", {"count": value}, language="en")
