"""Positions of Rest in Peace read from text, with a default for all that is not said."""

import re
from typing import Final

from hantise.core.state import CHANCE, NOBODY
from hantise.games.rest_in_peace import knowledge
from hantise.games.rest_in_peace.actions import SEATS
from hantise.games.rest_in_peace.cards import DRAWN, size
from hantise.games.rest_in_peace.checks import AFTER_ROUND, check
from hantise.games.rest_in_peace.line import CASTLES, MANORS, UNKNOWN
from hantise.games.rest_in_peace.mediums import LAST, LINE, TENTH, mask
from hantise.games.rest_in_peace.notation import WINNERS
from hantise.games.rest_in_peace.restore_family import read_family
from hantise.games.rest_in_peace.rounds import SHOWN_AHEAD
from hantise.games.rest_in_peace.state import RestInPeaceState
from hantise.games.rest_in_peace.table import (
    BANISHING,
    CARRYING,
    CHOOSING,
    COPYING,
    DEALING,
    DECKING,
    DISCARDING,
    DRAWING,
    HOUSING,
    LAYING,
    NAMING,
    OVER,
    PICKING,
    PICKING_FAMILY,
    PLACING,
    PLAYING,
    REASONS,
    RESOLVING,
    RETURNING,
    SEARCHING,
    STUMBLING,
    SWAPPING,
    TAKING_BACK,
    TURNING,
    UNCOVERING,
)
from hantise.games.rest_in_peace.values import KIND, MEDIUM
from hantise.games.rest_in_peace.view_builder import PHASES
from hantise.games.rest_in_peace.words import (
    Words,
    number,
    packed_houses,
    read_mediums,
    seat_of,
    split,
    unreadable,
    wrong,
)

BY_CHANCE: Final = (
    CHOOSING,
    LAYING,
    HOUSING,
    DEALING,
    STUMBLING,
    TURNING,
    PICKING,
    DRAWING,
    UNCOVERING,
)
ASKS: Final = {
    SEARCHING: 2,
    BANISHING: 11,
    COPYING: 16,
    RETURNING: 18,
    DECKING: 19,
    TURNING: 19,
    PICKING_FAMILY: 20,
    PICKING: 20,
    DISCARDING: 21,
    SWAPPING: 28,
    TAKING_BACK: 22,
    CARRYING: 15,
}
"""Which Medium asks in each phase; in others none, or any of several."""


def read(text: str, state: RestInPeaceState) -> RestInPeaceState:
    """Fill a new state with what a text describes; `BadPosition` names the word and what is wrong."""
    words = split(text)
    _read_moment(state, words)
    for seat in range(2):
        read_family(state, words, seat)
    _read_winners(state, words)
    _read_gone(state, words)
    _read_line(state, words)
    _read_houses(state, words)
    _take_from_pool(state)
    _read_end(state, words)
    remember_look(state)
    check(state)
    return state


def _read_moment(state: RestInPeaceState, words: Words) -> None:
    state.round = number(words, "round", 0, TENTH, 0)
    state.turn = seat_of(words, "turn", 0)
    default = RESOLVING if state.round == TENTH else PLAYING if state.round else CHOOSING
    asked = words.get("ask", PHASES[default])
    found = re.fullmatch(
        r"([a-z]+(?:-[a-z]+)?)(?:#(\d{1,2}))?(?:=(\d{1,2}|[AB]))?", asked, re.ASCII
    )
    if found is None or found[1] not in PHASES:
        unreadable("ask", asked)
    phase = PHASES.index(found[1])
    state.phase = phase
    state.asking = int(found[2]) if found[2] else ASKS.get(phase, 0)
    if state.asking != ASKS.get(phase, 0) and not (
        phase == NAMING and state.asking in (10, 17, 25, 26)
    ):
        unreadable("ask", asked)
    if phase == NAMING and not state.asking:
        unreadable("ask", asked)
    answer = found[3]
    if phase in (TURNING, PICKING):
        if answer not in ("A", "B"):
            unreadable("ask", asked)
        state.family = SEATS.index(answer)
    elif answer is not None:
        if answer in ("A", "B") or phase not in (NAMING, SWAPPING, DISCARDING, DRAWING):
            unreadable("ask", asked)
        state.named = int(answer)
    elif phase == DISCARDING:
        state.named = 2
    if phase == NAMING and state.named and (state.asking != 25 or state.named > 6):
        unreadable("ask", asked)
    if phase == DISCARDING and state.named not in (1, 2):
        unreadable("ask", asked)
    if phase == SWAPPING and state.named and not state.round < state.named <= TENTH:
        unreadable("ask", asked)
    state.starter = seat_of(words, "start", -1 if phase == CHOOSING else state.turn)
    state.looking = seat_of(words, "look", -1)
    state.played = number(words, "played", 0, 60, 0)
    draft = words.get("draft", "no")
    if draft not in ("yes", "no"):
        unreadable("draft", draft)
    state.draft = draft == "yes"
    state.actor = NOBODY if phase == OVER else CHANCE if phase in BY_CHANCE else state.turn


def _read_winners(state: RestInPeaceState, words: Words) -> None:
    text = words.get("winners", "")
    if not re.fullmatch(r"[AB=?]{0,10}", text) or len(text) > state.round:
        unreadable("winners", text)
    for played, letter in enumerate(text, 1):
        state.line.winners[played] = WINNERS.index(letter) if letter != "?" else UNKNOWN
    if state.phase in AFTER_ROUND and state.line.winners[state.round] == UNKNOWN:
        loses = state.phase in (TAKING_BACK, PLACING)
        state.line.winners[state.round] = 1 - state.turn if loses else state.turn
    if state.phase == DRAWING and not state.named:
        state.named = min(DRAWN, size(state.families[state.turn].deck))


def _read_gone(state: RestInPeaceState, words: Words) -> None:
    state.out_mediums = read_mediums(words, "gone")


def _read_line(state: RestInPeaceState, words: Words) -> None:
    first = max(1, state.round)
    if "line" in words:
        text = words["line"]
        if not re.fullmatch(r"(-|\?|\d{1,2})(\.(-|\?|\d{1,2}))*", text, re.ASCII):
            unreadable("line", text)
        given = [int(word) if word.isdecimal() else 0 for word in text.split(".")]
        if len(given) > max(1, TENTH - first) or any(medium > LAST for medium in given):
            unreadable("line", text)
        if first < TENTH:
            state.line.mediums[first : first + len(given)] = given
        elif any(given):
            unreadable("line", text)
    elif state.phase > LAYING:
        elsewhere = set(_mediums_elsewhere(state))
        free = [n for n in range(1, LAST + 1) if state.line.pool >> n & 1 and n not in elsewhere]
        taken = state.phase in AFTER_ROUND and state.phase != TAKING_BACK
        last = min(LINE, first + SHOWN_AHEAD - 1) if state.initiation else LINE
        for later in range(first + taken, last + 1):
            state.line.mediums[later] = free.pop(0) if free else 0


def _mediums_elsewhere(state: RestInPeaceState) -> list[int]:
    found = []
    for family in state.families:
        lying = [*family.here, *family.ten, family.carry]
        lying += [code for cards in family.past for code in cards]
        found += [(code & KIND) - MEDIUM for code in lying if code & KIND > 6]
        found += [n for n in range(1, LAST + 1) if family.held >> n & 1]
    return found + [n for n in range(1, LAST + 1) if state.out_mediums >> n & 1]


def _take_from_pool(state: RestInPeaceState) -> None:
    found = _mediums_elsewhere(state) + [medium for medium in state.line.mediums if medium]
    for medium in found:
        if found.count(medium) > 1:
            wrong("position-medium-twice", medium=medium)
        if not state.line.pool >> medium & 1:
            wrong("position-medium-pool", medium=medium)
    state.line.pool &= ~mask(tuple(found))


def _read_houses(state: RestInPeaceState, words: Words) -> None:
    first = max(1, state.round)
    left = [MANORS, CASTLES]
    for family in state.families:
        left = [left[0] - (family.won & 15), left[1] - (family.won >> 4)]
    if "houses" in words:
        texts = words["houses"].split(".")
        if len(texts) > TENTH + 1 - first:
            unreadable("houses", words["houses"])
        for later, text in enumerate(texts, first):
            state.line.houses[later] = packed_houses("houses", text)
    elif state.phase > HOUSING:
        taken = state.phase in AFTER_ROUND or state.phase == OVER
        room = list(left)
        for later in range(first + taken, TENTH + 1):
            house = 0 if room[0] >= room[1] else 1
            if room[house] > 0:
                room[house] -= 1
                state.line.houses[later] = 16 if house else 1
    for house, packed in enumerate(("manor", "castle")):
        laid = sum(houses >> 4 if house else houses & 15 for houses in state.line.houses)
        if laid > left[house]:
            most = (MANORS, CASTLES)[house]
            wrong("position-houses", house=packed, given=laid - left[house] + most, most=most)


def _read_end(state: RestInPeaceState, words: Words) -> None:
    if (state.phase == OVER) != ("over" in words):
        wrong("position-over")
    if state.phase == OVER:
        found = re.fullmatch(r"([a-z0-9-]+)/([AB-])", words["over"], re.ASCII)
        if found is None or found[1] not in REASONS or (found[1] == "draw") != (found[2] == "-"):
            unreadable("over", words["over"])
        state.reason = REASONS.index(found[1])
        state.victor = SEATS.find(found[2])


def remember_look(state: RestInPeaceState) -> None:
    """Whoever looks has seen the hand, even if nothing that is known tells so."""
    if state.looking < 0:
        return
    family = state.families[1 - state.looking]
    if knowledge.certain(family.seen)[0] != family.hand:
        family.note(knowledge.LOOKED, family.hand, True)
