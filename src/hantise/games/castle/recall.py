"""What counting tells of the keys: shown, written as text, and used to imagine hands."""

import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

import msgspec

from hantise.core.rng import Rng
from hantise.games.castle.cards import COLOUR_LETTERS, KEY_NAMES, LETTERS, SINGLE, names
from hantise.games.castle.hands import Keys

KEY: Final = "[rbg][LCTXHVS]"
HELD: Final = rf"{KEY}(?:~[rbg]+)?(?:@\d\d?)?"
HAND_FORM: Final = f"-|{HELD}(?:,{HELD})*"
UNKNOWN: Final = "?"
Hands = Sequence[Sequence[str]]


class KeyRecall(msgspec.Struct, frozen=True):
    """What everybody could see of the keys and may have forgotten."""

    discards: tuple[str, ...]
    excluded: tuple[tuple[str, ...], ...]
    """By seat and key: the colours, as letters, that it is known not to have.

    Of keys that are alike the oldest is played: an older one that stays is another.
    """
    batches: tuple[tuple[str, ...], ...]
    """The keys that were in all hands together when the discards were shuffled, less those seen
    since; the last shuffle last."""
    batch_of: tuple[tuple[int, ...], ...]
    """By seat and key: the number of its batch; keys drawn since the last shuffle come after."""


def key_recall(keys: Keys) -> KeyRecall:
    """What is remembered of the keys."""
    seats = [(seat, range(keys.sizes[seat])) for seat in range(keys.players)]
    return KeyRecall(
        discards=tuple(names(keys.discard)),
        excluded=tuple(
            [tuple([_letters(keys.excluded_at(seat, i)) for i in hand]) for seat, hand in seats]
        ),
        batches=tuple([tuple(names(batch)) for batch in keys.batches]),
        batch_of=tuple(
            [tuple([int(keys.batch_at(seat, i)) for i in hand]) for seat, hand in seats]
        ),
    )


def _letters(excluded: int) -> str:
    return "".join([COLOUR_LETTERS[colour] for colour in range(3) if excluded >> colour & 1])


def hands_of(keys: Keys) -> tuple[tuple[str, ...], ...]:
    """The keys of every hand, the oldest first."""
    return tuple(
        [tuple([KEY_NAMES[k] for k in keys.list_of(seat)]) for seat in range(keys.players)]
    )


# As text


def write_hand(hand: Sequence[str], recall: KeyRecall, seat: int) -> str:
    """A hand: ``rL~bg@0`` is neither blue nor green, and of the first batch."""
    last = len(recall.batches)
    words = [
        key + (f"~{excluded}" if excluded else "") + (f"@{batch}" if batch < last else "")
        for key, excluded, batch in zip(
            hand, recall.excluded[seat], recall.batch_of[seat], strict=True
        )
    ]
    return ",".join(words) or "-"


def read_hands(
    words: Sequence[str], discards: Sequence[str]
) -> tuple[tuple[tuple[str, ...], ...], KeyRecall] | None:
    """Hands in the form of `HAND_FORM`, and what is known of them; None if batches are left out."""
    found = [re.findall(rf"({KEY})(?:~([rbg]+))?(?:@(\d+))?", word) for word in words]
    numbers = sorted({int(batch) for hand in found for _, _, batch in hand if batch})
    last = len(numbers)
    if numbers != list(range(last)):
        return None
    hands = tuple(tuple(key for key, _, _ in hand) for hand in found)
    batch_of = tuple(tuple(int(b) if b else last for _, _, b in hand) for hand in found)
    batches: list[list[str]] = [[] for _ in numbers]
    for hand in found:
        for key, _, batch in hand:
            if batch:
                batches[int(batch)].append(key)
    recall = KeyRecall(
        discards=tuple(sorted(discards, key=KEY_NAMES.index)),
        excluded=tuple(tuple(_in_order(colours) for _, colours, _ in hand) for hand in found),
        batches=tuple(tuple(sorted(batch, key=KEY_NAMES.index)) for batch in batches),
        batch_of=batch_of,
    )
    return hands, recall


def _in_order(colours: str) -> str:
    return "".join(colour for colour in COLOUR_LETTERS if colour in colours)


def restore_keys(keys: Keys, hands: Hands, recall: KeyRecall) -> None:
    """Lay all keys, which are in the pile, as they were."""
    keys.discard = pack(recall.discards)
    keys.pile -= keys.discard
    for seat, hand in enumerate(hands):
        packed = ages = 0
        for index, key in enumerate(hand):
            bits = sum([1 << COLOUR_LETTERS.index(c) for c in recall.excluded[seat][index]])
            packed |= (KEY_NAMES.index(key) | bits << 5) << 8 * index
            ages |= recall.batch_of[seat][index] << 5 * index
        keys.hands[seat] = packed
        keys.ages[seat] = ages
        keys.sizes[seat] = len(hand)
        keys.pile -= pack(hand)
    keys.batches = [pack(batch) for batch in recall.batches]


def pack(keys: Sequence[str]) -> int:
    """Keys as a packed multiset."""
    return sum([SINGLE[KEY_NAMES.index(key)] for key in keys])


# Imagined

Slot = tuple[int, int, str]
"""A key: whose it is, which of the hand, and the colours it may have."""


def imagine_hands(
    backs: Hands,
    fixed: Hands,
    recall: KeyRecall,
    may_be: Callable[[int, int], str],
    number_of: Callable[[str], int],
    rng: Rng,
) -> list[list[str]]:
    """Hands with every unknown key laid from those that are possible there, any way alike.

    Backs are known, so keys are laid back by back and batch by batch. ``may_be`` tells the colours
    that a key of a seat may have, ``number_of`` how many keys of a kind there are.
    """
    hands = [list(hand) for hand in fixed]
    for batch in range(len(recall.batches) + 1):
        slots: dict[str, list[Slot]] = {}
        seen: list[str] = []
        for seat, hand in enumerate(fixed):
            for index, key in enumerate(hand):
                if recall.batch_of[seat][index] != batch:
                    continue
                if key == UNKNOWN:
                    slot = (seat, index, may_be(seat, index))
                    slots.setdefault(backs[seat][index], []).append(slot)
                else:
                    seen.append(key)
        for back in sorted(slots, key=LETTERS.index):
            kinds = [colour + back for colour in COLOUR_LETTERS]
            if batch < len(recall.batches):
                unseen = [recall.batches[batch].count(kind) for kind in kinds]
            else:
                elsewhere = [*recall.discards, *(key for held in recall.batches for key in held)]
                unseen = [number_of(kind) - elsewhere.count(kind) for kind in kinds]
            left = tuple(n - seen.count(kind) for n, kind in zip(unseen, kinds, strict=True))
            for (seat, index, _), colour in zip(*_lay(slots[back], left, rng), strict=True):
                hands[seat][index] = colour + back
    return hands


def _lay(slots: list[Slot], unseen: tuple[int, ...], rng: Rng) -> tuple[list[Slot], list[str]]:
    """A colour for each key, those first of which something is known."""
    slots = sorted(slots, key=lambda slot: len(slot[2]))
    narrow = [slot[2] for slot in slots if len(slot[2]) < len(COLOUR_LETTERS)]

    @cache
    def ways(index: int, left: tuple[int, ...]) -> int:
        """In how many ways the keys from this one on, of which something is known, can be laid."""
        if index >= len(narrow):
            return 1
        return sum(
            left[COLOUR_LETTERS.index(colour)] * ways(index + 1, _less(left, colour))
            for colour in narrow[index]
            if left[COLOUR_LETTERS.index(colour)]
        )

    laid: list[str] = []
    for index, (_, _, possible) in enumerate(slots):
        colours = [colour for colour in possible if unseen[COLOUR_LETTERS.index(colour)]]
        weights = [
            unseen[COLOUR_LETTERS.index(colour)] * ways(index + 1, _less(unseen, colour))
            for colour in colours
        ]
        colour = colours[rng.weighted(weights)]
        unseen = _less(unseen, colour)
        laid.append(colour)
    return slots, laid


def _less(left: tuple[int, ...], colour: str) -> tuple[int, ...]:
    return tuple(n - (c == colour) for n, c in zip(left, COLOUR_LETTERS, strict=True))
