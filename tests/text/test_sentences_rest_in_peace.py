"""Sentences of the log of Rest in Peace, word for word, in both languages."""

import pytest

from hantise.core.event import Event, seen_by
from hantise.games.rest_in_peace import RestInPeace
from hantise.games.rest_in_peace.mediums import NUMBERS
from hantise.text import LANGUAGES, say

GAME = RestInPeace(2, {"mediums": "up-to-4"})
NAMES = ("Anne", "Max")


def log(position: str, actions: str, language: str, reader: int | None = None) -> list[str]:
    """What a reader is told while these actions are played."""
    state = GAME.parse_position(position)
    events: list[Event] = []
    for notation in actions.split():
        state.apply(GAME.parse(notation), events)
    told = [event.text("rest-in-peace") for event in seen_by(events, reader)]
    return [line.say(language, NAMES) for line in told]


THIRD = "round:3 turn:B start:B winners:BA wonA:m wonB:m handA:13 handB:3 heldB:8 tableA:5,4 tableB:2,2,4 line:5.6.7.9.1.2.3 houses:c.m.m.c.m.c.m.c"


def test_a_medium_that_wins_a_castle() -> None:
    assert log(THIRD, "#8 end end", "en") == [
        "Max plays “Acro-bats” (#8).",
        "Max ends their turn, leading 11 to 9.",
        "Anne leaves the house, 9 to 11.",
        "Max wins round 3 and takes 1 castle: now 1 of 4 manors and 1 of 3 castles.",
        "Anne takes the Medium of the house: “Sir Nicholas” (#5).",
    ]
    assert log(THIRD, "#8 end end", "fr") == [
        "Max joue «\u00a0Noctule noctambule\u00a0» (nº\u00a08).",
        "Max finit son tour et mène 11 à 9.",
        "Anne quitte la demeure, 9 à 11.",
        "Max gagne la manche 3 et prend 1 château\u00a0: 1 sur 4 manoirs et 1 sur 3 châteaux.",
        "Anne prend le Médium de la demeure\u00a0: «\u00a0Sir Nicholas\u00a0» (nº\u00a05).",
    ]


PLACING = "round:3 ask:place turn:A start:B winners:??B handA:13 handB:3 line:-.6.7.9.1.2.3"


@pytest.mark.parametrize(
    ("reader", "english", "french"),
    [
        (0, "Anne places a 3 face down", "Anne pose un 3 face cachée"),
        (1, "Anne places a Ghost face down", "Anne pose un Fantôme face cachée"),
        (None, "Anne places a Ghost face down", "Anne pose un Fantôme face cachée"),
    ],
)
def test_a_placed_ghost_is_named_to_its_owner_only(
    reader: int | None, english: str, french: str
) -> None:
    assert log(PLACING, "place:3", "en", reader)[0] == f"{english} on round 10."
    assert log(PLACING, "place:3", "fr", reader)[0] == f"{french} sur la dixième manche."


def test_a_truce_of_several_tokens() -> None:
    position = "round:3 handA:1 handB:1 heldA:27 houses:mc.m.c.m.c.m.m.m line:5.6.7.9.1.2.3 deckA:- deckB:-"
    assert log(position, "#27 1 end end", "en")[-3:] == [
        "Max leaves the house, 0 to 1.",
        "Anne wins round 4 and takes 2 manors and 1 castle: now 2 of 4 manors and 1 of 3 castles.",
        "Max takes the Medium of the house: “Tripped” (#6).",
    ]


def test_what_vanishes_is_named() -> None:
    position = "round:3 handA:1 handB:1 heldA:11 tableB:6,#12"
    assert log(position, "#11 off:6", "en")[-1] == "Anne makes a 6 of Max’s vanish."
    assert log(position, "#11 off:#12", "en")[-1] == (
        "Anne makes Max’s “You don’t scare me” (#12) vanish."
    )
    assert log(position, "#11 off:#12", "fr")[-1] == (
        "Anne fait disparaître «\u00a0Tu fais pas assez peur\u00a0» (nº\u00a012) (Max)."
    )


def test_every_medium_has_a_name_and_a_text_of_its_own() -> None:
    for language in LANGUAGES:
        for part in ("name", "text"):
            words = [
                say("rest-in-peace", f"medium-{number}-{part}", language=language)
                for number in NUMBERS
            ]
            assert len(set(words)) == len(words)
        for number in NUMBERS:
            name = say("rest-in-peace", f"medium-{number}-name", language=language)
            full = say("rest-in-peace", "medium-full", {"medium": number}, language=language)
            assert name in full
            assert str(number) in full
