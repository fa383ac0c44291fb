"""The puzzle of the day."""

from datetime import UTC, date, datetime
from hashlib import sha256

from hantise.puzzles.files import games_with_puzzles
from hantise.puzzles.puzzle import Puzzle
from hantise.server.puzzles.expansion import listed


def today() -> date:
    """The day it is, for everybody alike."""
    return datetime.now(UTC).date()


def puzzle_of(day: date) -> tuple[str, Puzzle] | None:
    """A game and a puzzle of it: the games take turns, and none comes again before all have been.

    None where no game has any.
    """
    games = games_with_puzzles()
    if not games:
        return None
    turn, place = divmod(day.toordinal(), len(games))
    puzzles = sorted(listed(games[place]), key=lambda puzzle: sha256(puzzle.id.encode()).digest())
    return games[place], puzzles[turn % len(puzzles)]
