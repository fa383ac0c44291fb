"""Positions of Rest in Peace as text: words ``key:value``, each with a default.

``round:3 turn:A handA:1223 heldA:8.11 tableB:2,#10=3`` says all that a test needs; what a state
writes is complete. Decks hold all Ghosts that are nowhere else, unless they are given too: then
what is nowhere is out of the game.
"""

from typing import Final

from hantise.games.rest_in_peace import knowledge
from hantise.games.rest_in_peace.actions import SEATS
from hantise.games.rest_in_peace.cards import unpack
from hantise.games.rest_in_peace.line import UNKNOWN
from hantise.games.rest_in_peace.mediums import RESOLVED, TENTH, numbers_in
from hantise.games.rest_in_peace.table import (
    OVER,
    PICKING,
    REASONS,
    TURNING,
    Table,
)
from hantise.games.rest_in_peace.values import CARRIED, KIND, MEDIUM
from hantise.games.rest_in_peace.view_builder import PHASES

OF_TABLE: Final = (
    "round",
    "turn",
    "start",
    "ask",
    "line",
    "houses",
    "winners",
    "gone",
    "look",
    "played",
    "over",
    "draft",
)
OF_FAMILY: Final = (
    "hand",
    "deck",
    "top",
    "held",
    "won",
    "table",
    "carry",
    "past",
    "ten",
    "hidden",
    "trip",
    "seen",
)
KEYS: Final = (*OF_TABLE, *[key + letter for letter in SEATS for key in OF_FAMILY])
WINNERS: Final = "AB=?"
"""By the numbers that states use, ``?`` last: unknown."""
TAKES_VALUE: Final = (10, 16, 17, 19, 26)


def write(state: Table) -> str:
    """The text of a position."""
    words = [f"round:{state.round}", f"turn:{SEATS[state.turn]}"]
    if state.starter >= 0:
        words.append(f"start:{SEATS[state.starter]}")
    words.append(f"ask:{_asked(state)}")
    first = max(state.round, 1)
    words.append("line:" + (".".join(_or_none(n) for n in state.line.mediums[first:TENTH]) or "-"))
    words.append("houses:" + ".".join(houses_text(packed) for packed in state.line.houses[first:]))
    winners = state.line.winners[1 : state.round + 1]
    if any(winner != UNKNOWN for winner in winners):
        words.append("winners:" + "".join(WINNERS[winner] for winner in winners).rstrip("?"))
    if state.out_mediums:
        words.append("gone:" + _mediums(state.out_mediums))
    if state.looking >= 0:
        words.append(f"look:{SEATS[state.looking]}")
    if state.played:
        words.append(f"played:{state.played}")
    if state.phase == OVER:
        winner = SEATS[state.victor] if state.victor >= 0 else "-"
        words.append(f"over:{REASONS[state.reason]}/{winner}")
    if state.draft:
        words.append("draft:yes")
    for seat in range(2):
        words += _family(state, seat)
    return " ".join(words)


def _asked(state: Table) -> str:
    text: str = PHASES[state.phase]
    if state.asking:
        text += f"#{state.asking}"
    if state.phase in (TURNING, PICKING):
        return f"{text}={SEATS[state.family]}"
    return f"{text}={state.named}" if state.named else text


def _or_none(number: int) -> str:
    return str(number) if number else "-"


def houses_text(packed: int) -> str:
    """Packed houses as letters."""
    return "m" * (packed & 15) + "c" * (packed >> 4) or "-"


def _mediums(bits: int) -> str:
    return ".".join(map(str, numbers_in(bits)))


def _ghosts(packed: int) -> str:
    return "".join(map(str, unpack(packed)))


def _family(state: Table, seat: int) -> list[str]:
    family = state.families[seat]
    carried = [family.carry] if family.carry else []
    written = {
        "hand": _ghosts(family.hand),
        "deck": _ghosts(family.deck) or "-",
        "top": str(family.top or ""),
        "held": _mediums(family.held),
        "won": houses_text(family.won).strip("-"),
        "table": _cards(state, family.here, family.up),
        "carry": _cards(state, carried, 0),
        "past": "/".join(_cards(state, list(cards), 0) for cards in family.past).rstrip("/"),
        "ten": _cards(state, family.ten, 0),
        "hidden": _ghosts(family.hidden),
        "trip": str(family.trip or ""),
        "seen": knowledge.write(family.seen),
    }
    return [f"{key}{SEATS[seat]}:{text}" for key, text in written.items() if text]


def _cards(state: Table, codes: list[int], done: int) -> str:
    return ",".join(_card(state, code, done) for code in codes)


def _card(state: Table, code: int, done: int) -> str:
    kind = code & KIND
    if kind <= 6:
        text = str(kind)
    else:
        number = kind - MEDIUM
        param = state.params[number]
        text = f"#{number}"
        if number == 25 and param:
            text += f"={param & 7}&{param >> 3}"
        elif param and (number in TAKES_VALUE or (number == 21 and state.round == TENTH)):
            text += f"={param}"
        if state.round == TENTH and done >> number & 1 and number in RESOLVED:
            text += "!"
    return text + "+" if code & CARRIED else text
