"""Which keys a hand may hold, by its backs and by all that has been seen."""

from collections.abc import Iterable, Sequence
from typing import Final

from hantise.games.castle.cards import COLOUR_LETTERS
from hantise.games.castle.recall import KeyRecall

Hand = tuple[int, int, int]
"""How many red, blue and green keys."""
Guess = dict[Hand, float]
"""Hands, and how likely each is."""
EMPTY: Final[Hand] = (0, 0, 0)


def hand_of(keys: Iterable[str]) -> Hand:
    """Keys counted by colour."""
    colours = [key[0] for key in keys]
    return (colours.count("r"), colours.count("b"), colours.count("g"))


def plus(hand: Hand, colour: int) -> Hand:
    """A hand with one key more."""
    red, blue, green = hand
    return (red + (colour == 0), blue + (colour == 1), green + (colour == 2))


def minus(hand: Hand, colour: int) -> Hand:
    """A hand with one key fewer."""
    red, blue, green = hand
    return (red - (colour == 0), blue - (colour == 1), green - (colour == 2))


class Unseen:
    """The keys that the reader sees nowhere: in the draw pile or in hands of others."""

    def __init__(self, counts: dict[str, int], seen: Iterable[str]) -> None:
        self.counts = counts
        for key in seen:
            self.counts[key] -= 1

    def colours(self, back: str, excluded: str = "") -> list[float]:
        """How likely a key with that back is red, blue or green."""
        weights = [
            0 if colour in excluded else max(0, self.counts.get(colour + back, 0))
            for colour in COLOUR_LETTERS
        ]
        total = sum(weights)
        return [weight / total for weight in weights] if total else [1 / 3] * 3

    def guess(
        self, backs: Sequence[str], known: Sequence[str], recall: KeyRecall, seat: int
    ) -> Guess:
        """A hand whose oldest keys may be known."""
        found: Guess = {hand_of(known): 1.0}
        for index in range(len(known), len(backs)):
            likely = self.colours(backs[index], recall.excluded[seat][index])
            found = spread(found, likely)
        return found


def spread(guess: Guess, likely: Sequence[float]) -> Guess:
    """The same hands with one more key."""
    found: Guess = {}
    for hand, chance in guess.items():
        for colour in range(3):
            if likely[colour]:
                more = plus(hand, colour)
                found[more] = found.get(more, 0.0) + chance * likely[colour]
    return found
