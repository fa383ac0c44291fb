"""The cards of one family, read from a position's words."""

import re
from typing import Final

from hantise.games.rest_in_peace import knowledge
from hantise.games.rest_in_peace.actions import SEATS
from hantise.games.rest_in_peace.cards import ALL_GHOSTS, COPIES, ONE, VALUES, count_of
from hantise.games.rest_in_peace.mediums import LAST, RESOLVED, TENTH
from hantise.games.rest_in_peace.rounds import STANDING, STEPS
from hantise.games.rest_in_peace.state import RestInPeaceState
from hantise.games.rest_in_peace.values import CARRIED, KIND, MEDIUM
from hantise.games.rest_in_peace.view_builder import effects_of
from hantise.games.rest_in_peace.words import (
    Words,
    number,
    packed_houses,
    read_ghosts,
    read_mediums,
    too_many,
    unreadable,
    wrong,
)

CARD: Final = re.compile(
    r"(?P<ghost>[1-6])(?P<carried>\+?)"
    r"|#(?P<medium>\d{1,2})(?:=(?P<value>[0-6])(?:[/&](?P<other>[1-6]))?)?(?P<done>!?)(?P<brought>\+?)",
    re.ASCII,
)


def read_family(state: RestInPeaceState, words: Words, seat: int) -> None:
    """All that the words say of a family."""
    family = state.families[seat]
    letter = SEATS[seat]
    family.hand = read_ghosts(words, "hand" + letter)
    family.top = number(words, "top" + letter, 1, 6, 0)
    family.held = read_mediums(words, "held" + letter)
    family.won = packed_houses("won" + letter, words.get("won" + letter, ""))
    family.trip = number(words, "trip" + letter, 1, TENTH, 0)
    table, done = _read_cards(state, "table" + letter, words.get("table" + letter, ""))
    family.here = table
    carry, _ = _read_cards(state, "carry" + letter, words.get("carry" + letter, ""))
    if len(carry) > 1 or any(not code & CARRIED for code in carry):
        unreadable("carry" + letter, words["carry" + letter])
    family.carry = carry[0] if carry else 0
    _read_past(state, words, seat)
    _read_ten(state, words, seat)
    _read_up(state, seat, done)
    _read_deck(state, words, seat)
    try:
        family.seen = knowledge.read(words.get("seen" + letter, ""))
    except ValueError:
        unreadable("seen" + letter, words["seen" + letter])


def _read_cards(state: RestInPeaceState, key: str, text: str) -> tuple[list[int], int]:
    """Cards in their order, and the Mediums of round 10 whose step is done."""
    codes = []
    done = 0
    for word in text.split(",") if text not in ("", "-") else ():
        found = CARD.fullmatch(word)
        if found is None:
            unreadable(key, word)
        if found["ghost"]:
            codes.append(int(found["ghost"]) + (CARRIED if found["carried"] else 0))
            continue
        medium = int(found["medium"])
        if not 1 <= medium <= LAST:
            unreadable(key, word)
        param = int(found["value"] or 0) | int(found["other"] or 0) << 3
        takes = medium in (10, 16, 17, 19, 25, 26) or (medium == 21 and state.round == TENTH)
        if param and (not takes or (medium == 25) != bool(found["other"])):
            unreadable(key, word)
        if medium == 25 and param and param & 7 >= param >> 3:
            unreadable(key, word)
        if medium == 21 and (key.startswith(("past", "carry")) or state.round < TENTH):
            param = 0 if key.startswith("ten") and not found["brought"] else 6
        if medium == 21 and found["brought"]:
            param = 6
        state.params[medium] = param
        codes.append(MEDIUM + medium + (CARRIED if found["brought"] else 0))
        if found["done"]:
            if state.round < TENTH or medium not in RESOLVED:
                unreadable(key, word)
            done |= 1 << medium
    return codes, done


def _read_past(state: RestInPeaceState, words: Words, seat: int) -> None:
    family = state.families[seat]
    key = "past" + SEATS[seat]
    text = words.get(key, "")
    rounds = text.split("/") if text else []
    earlier = max(0, state.round - 1)
    if len(rounds) > earlier:
        wrong("position-past", word=key, given=len(rounds), most=earlier)
    for cards in rounds + [""] * (earlier - len(rounds)):
        codes, _ = _read_cards(state, key, cards)
        family.past.append(tuple(codes))
        family.earlier += sum(ONE[code] for code in codes if code <= 6)


def _read_ten(state: RestInPeaceState, words: Words, seat: int) -> None:
    family = state.families[seat]
    letter = SEATS[seat]
    codes, _ = _read_cards(state, "ten" + letter, words.get("ten" + letter, ""))
    hidden = read_ghosts(words, "hidden" + letter)
    hidden += sum(ONE[code] for code in codes if code <= 6)
    lying = [code for code in codes if code > 6]
    if state.round == TENTH and (hidden or lying):
        wrong("position-ten", letter=letter)
    family.hidden = hidden
    family.ten = lying


def _read_up(state: RestInPeaceState, seat: int, done: int) -> None:
    family = state.families[seat]
    here = effects_of(tuple(family.here))
    if state.round == TENTH:
        family.up = here & STANDING | done
        family.waiting = here & STEPS & ~done
    else:
        family.up = here


def _read_deck(state: RestInPeaceState, words: Words, seat: int) -> None:
    family = state.families[seat]
    letter = SEATS[seat]
    lying = [*family.here, *family.ten, family.carry]
    lying += [code for cards in family.past for code in cards]
    ghosts = [code & KIND for code in lying if 1 <= code & KIND <= 6]
    for packed in (family.hand, family.hidden):
        for value in VALUES:
            ghosts += [value] * count_of(packed, value)
    key = "deck" + letter
    deck = read_ghosts(words, key) if key in words else None
    left = ALL_GHOSTS
    for value, most in zip(VALUES, COPIES, strict=True):
        given = ghosts.count(value) + (0 if deck is None else count_of(deck, value))
        if given > most:
            too_many(letter, value, given)
        left -= given * ONE[value]
    family.deck = left if deck is None else deck
    family.out = 0 if deck is None else left
    if family.top and not count_of(family.deck, family.top):
        wrong("position-top", letter=letter, value=family.top)
