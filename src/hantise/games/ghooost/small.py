"""Positions of Ghooost! in which nothing is hidden yet and little will be.

Most cards are out of the game, in the discard, and those that are left are of few kinds.
"""

from collections.abc import Sequence
from typing import Final

from hantise.games.ghooost.cards import NAMES
from hantise.games.ghooost.checks import Limits
from hantise.games.ghooost.notation import read_multiset, write_multiset
from hantise.games.ghooost.scoring import MOST_ACTIONS, MOST_ROUNDS

FEW_ACTIONS: Final = 40
"""So many are left until the round is stopped (GO-6.3): where all is known, the rest is dull."""


def small_positions(players: int, limits: Limits) -> tuple[str, ...]:
    """Hands that everybody knows beside a small Crypt; a deal, where two play."""
    hands = ["2,6*2,X", "4*2,8,K", "3*2,9*2", "5*2,10,14", "7*2,12,13", "10,13*2,14"][:players]
    quartets = ["6*4", "7*4", "9*4", "5*4", "13*4", "14*4"][:players]
    crypt = ["2", "6", "X", "4", "8", "K"]
    made = [
        _position(limits, "turn:A+", hands, crypt[: 4 + players], 1),
        _position(limits, "turn:B+", hands, ["1", "1", "11", "X", "1", "11"], 0),
        # Whoever plays four of a kind may be left with a hidden X and have to pass (GO-5.4).
        _position(
            limits, "turn:A+", quartets, ["X", "X", "2", "2", "4", "4", "8"][: players + 1], 1
        ),
    ]
    if players == 2:
        deck = ["2", "2", "2", "6", "6", "6", "X", "X", "K", "K", "1"]
        made.append(_position(limits, "deal:A+", ["-", "-"], deck, 1))
    return tuple(made)


def _position(
    limits: Limits, turn: str, hands: Sequence[str], pool: Sequence[str], manor: int
) -> str:
    """Every seat has a Manor of that size, as far as the pool allows."""
    manor = min(manor, (len(pool) - 1) // len(hands))
    gone = [name for kind, name in enumerate(NAMES) for _ in range(limits.most(kind))]
    for card in (*pool, *(card for hand in hands for card in read_multiset(hand))):
        gone.remove(card)
    crypt = len(pool) - manor * len(hands)
    scores = _last_scores(len(hands), limits)
    seats = "/".join(
        f"{hand}:{hand}:{manor}:{score}" for hand, score in zip(hands, scores, strict=True)
    )
    actions = 0 if turn.startswith("deal") else MOST_ACTIONS - FEW_ACTIONS
    round_ = MOST_ROUNDS if limits.match else 1
    return f"{round_}A {turn} - - {write_multiset(gone)} {crypt} 0:0:{actions} {seats} -"


def _last_scores(players: int, limits: Limits) -> list[str]:
    """In a match, points and Boos such that this round is the last one (GO-7.3)."""
    if not limits.match:
        return ["0:0"] * players
    played = MOST_ROUNDS - 1
    return [f"{played * (players + limits.bonus)}:{played - players + 1}"] + ["0:1"] * (players - 1)
