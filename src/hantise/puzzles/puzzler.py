"""What a game brings to have puzzles, beside the file: who finds them in games, and who proves them."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from hashlib import sha256
from typing import ClassVar, Final

from hantise.core.errors import HantiseError
from hantise.core.game import Game
from hantise.core.registry import part
from hantise.core.rng import Rng
from hantise.core.state import State
from hantise.puzzles.files import BadPuzzles
from hantise.puzzles.puzzle import Puzzle
from hantise.puzzles.solving import Tree
from hantise.text import Text

LETTERS: Final = "bcdfghjkmnpqrstvwxz23456789"
"""No vowels: no words come of them by chance."""
LENGTH: Final = 6


class NoPuzzler(HantiseError):
    """A game has nobody who finds puzzles."""


class Puzzler(ABC):
    """Finds puzzles in positions, and proves them; it shares no code with what the bots search by.

    A game's package ``puzzles`` names one: ``PUZZLER``.
    """

    continuations: ClassVar[int] = 0
    """How often the end of a game is played anew, where puzzles are rare."""

    most_of_a_game: ClassVar[int] = 1
    """So many puzzles at most are taken of one game and the other ends it might have had."""

    def options(self, rng: Rng) -> Mapping[str, int | str | bool]:
        """The options of the next game in which puzzles are looked for."""
        return {}

    def may_lie_in(self, state: State) -> bool:
        """Whether a state is worth a look: told quickly."""
        return True

    @abstractmethod
    def puzzle_at(self, game: Game, state: State) -> Puzzle | None:
        """The puzzle that a position makes for the seat to act, proven; None: it makes none."""

    @abstractmethod
    def prove(self, tree: Tree) -> None:
        """Prove a puzzle anew, whatever its file says; `BadPuzzles` if something does not hold."""


def puzzler_of(game_id: str) -> Puzzler:
    """The one a game brings; `NoPuzzler` if it has none."""
    module = part(game_id, "puzzles")
    puzzler = getattr(module, "PUZZLER", None)
    if not isinstance(puzzler, Puzzler):
        raise NoPuzzler("cli-error-no-puzzler", game=Text(game_id, "title"))
    return puzzler


def check(game_id: str, puzzle: Puzzle) -> None:
    """Play a puzzle's tree and prove it; `BadPuzzles` says what is wrong."""
    tree = Tree(game_id, puzzle)
    puzzler_of(game_id).prove(tree)


def not_proven(puzzle: Puzzle, number: int, reason: str) -> BadPuzzles:
    """What a prover found wrong at a node."""
    return BadPuzzles(f"puzzle {puzzle.id}, node {number}: {reason}")


def id_of(position: str) -> str:
    """A short name for a position, always the same.

    >>> id_of("2^2/5/4>/5/2v2 A - - 0 0")
    '926r9r'
    """
    number = int.from_bytes(sha256(position.encode()).digest()[:8], "big")
    name = ""
    for _ in range(LENGTH):
        number, letter = divmod(number, len(LETTERS))
        name += LETTERS[letter]
    return name
