"""Looks for puzzles in games between bots, each game a work of its own that is never done twice."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from hantise.bots import bot_ids, bot_type, make_bot
from hantise.core.errors import HantiseError
from hantise.core.game import Game
from hantise.core.registry import find
from hantise.core.rng import Rng
from hantise.core.state import CHANCE, NOBODY, State
from hantise.puzzles.puzzle import GRADES, Puzzle
from hantise.puzzles.puzzler import Puzzler, puzzler_of
from hantise.search import Budget

ITERATIONS: Final = 300
"""Of bots that search: quick games with mistakes in them, and so with something to find."""
STRONGEST: Final = 3
"""The level of the strongest bot that plays."""


class Mined(msgspec.Struct, frozen=True):
    """What one game brought."""

    number: int
    puzzles: tuple[Puzzle, ...]


class Mine:
    """The games looked through so far, in a file that only grows."""

    def __init__(self, path: Path, game_id: str, seed: int) -> None:
        self._path = path
        self._header = {"game": game_id, "seed": seed}
        self.done: dict[int, Mined] = {}
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._resume()
        except OSError as error:
            detail = str(error.strerror)
            raise HantiseError("cli-error-puzzles-file", path=str(path), detail=detail) from error

    def _resume(self) -> None:
        data = self._path.read_bytes() if self._path.exists() else b""
        lines = data[: data.rfind(b"\n") + 1].splitlines()
        if not lines:
            self._path.write_bytes(msgspec.json.encode(self._header) + b"\n")
            return
        try:
            header = msgspec.json.decode(lines[0])
            found = [msgspec.json.decode(line, type=Mined) for line in lines[1:]]
        except msgspec.DecodeError as error:
            raise HantiseError("cli-error-puzzles-damaged", path=str(self._path)) from error
        if header != self._header:
            raise HantiseError("cli-error-puzzles-other", path=str(self._path))
        self.done = {mined.number: mined for mined in found}
        if sum(map(len, lines)) + len(lines) < len(data):  # a kill in the middle of a line
            self._path.write_bytes(b"\n".join(lines) + b"\n")

    def add(self, mined: Mined) -> None:
        """Keep what a game brought."""
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(mined) + b"\n")
        self.done[mined.number] = mined

    def games(self) -> list[Mined]:
        """What was found, in the order of the games."""
        return [self.done[number] for number in sorted(self.done)]


def dig(
    mine: Mine, game_id: str, seed: int, each: int, moved: Callable[[int, int], None]
) -> tuple[Puzzle, ...]:
    """Look through games until there are so many puzzles of each grade; those."""
    puzzler, number = puzzler_of(game_id), 0
    while True:
        chosen = choose(mine.games(), each)
        moved(len(chosen), each * len(GRADES))
        if len(chosen) == each * len(GRADES):
            return chosen
        while number in mine.done:
            number += 1
        mine.add(
            Mined(number, tuple(look_through(game_id, puzzler, Rng(seed * 1_000_003 + number))))
        )


def choose(games: Iterable[Mined], each: int) -> tuple[Puzzle, ...]:
    """At most so many of each grade, easiest first; one of a game, of the grade that lacks most."""
    chosen: dict[int, dict[str, Puzzle]] = {grade: {} for grade in GRADES}
    for mined in games:
        missing = [
            puzzle
            for puzzle in mined.puzzles
            if len(chosen[puzzle.grade]) < each
            and not any(puzzle.id in others for others in chosen.values())
        ]
        if missing:
            rarest = min(missing, key=lambda puzzle: (len(chosen[puzzle.grade]), -puzzle.grade))
            chosen[rarest.grade][rarest.id] = rarest
    return tuple(puzzle for grade in GRADES for puzzle in chosen[grade].values())


def look_through(game_id: str, puzzler: Puzzler, rng: Rng) -> Iterator[Puzzle]:
    """The puzzles of one game between bots, one of a grade at most: the latest in the game."""
    game = find(game_id)(options=puzzler.options(rng))
    grades: set[int] = set()
    for position in reversed(played(game, rng)):
        puzzle = puzzler.puzzle_at(game, game.parse_position(position))
        if puzzle is not None and puzzle.grade not in grades:
            grades.add(puzzle.grade)
            yield puzzle


def played(game: Game, rng: Rng) -> Sequence[str]:
    """The positions of a game between bots in which somebody had a choice."""
    ids = [id for id in bot_ids(game.about.id) if 0 < bot_type(id, game).level <= STRONGEST]
    budget = Budget(ITERATIONS)
    seated = [
        make_bot(ids[rng.below(len(ids))], game, rng.below(1 << 32), budget)
        for _ in range(game.players)
    ]
    state: State = game.start()
    positions = []
    while state.actor != NOBODY:
        actor = int(state.actor)
        legal = state.legal_actions()
        if actor == CHANCE:
            state.apply(state.choose(rng))
            continue
        if len(legal) > 1 and not state.drafting():
            positions.append(state.position())
        state.apply(seated[actor].choose(state.view(actor), legal).action)
    return positions
