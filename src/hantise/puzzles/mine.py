"""Looks for puzzles in games between bots, each game a work of its own that is never done twice."""

from collections.abc import Callable, Iterable, Iterator
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
LATEST: Final = 85
"""In percent of a game's turns: the latest from which it is played on otherwise."""


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
    mine: Mine,
    game_id: str,
    seed: int,
    each: int,
    moved: Callable[[int, int], None],
    most: int | None = None,
) -> tuple[Puzzle, ...]:
    """Look through games until there are so many puzzles of each grade, or no games left; those."""
    puzzler, number = puzzler_of(game_id), 0
    while True:
        chosen = choose(mine.games(), each, puzzler.most_of_a_game)
        moved(len(chosen), each * len(GRADES))
        while number in mine.done:
            number += 1
        if len(chosen) == each * len(GRADES) or (most is not None and number >= most):
            return chosen
        mine.add(
            Mined(number, tuple(look_through(game_id, puzzler, Rng(seed * 1_000_003 + number))))
        )


def choose(games: Iterable[Mined], each: int, most: int = 1) -> tuple[Puzzle, ...]:
    """At most so many of each grade, easiest first, and of a game; the grade that lacks most first."""
    chosen: dict[int, dict[str, Puzzle]] = {grade: {} for grade in GRADES}
    for mined in games:
        for _ in range(most):
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
    """The puzzles of one game between bots, and of other ways in which it might have ended."""
    game = find(game_id)(options=puzzler.options(rng))
    seen: set[str] = set()
    for position in _positions(game, puzzler, rng):
        if position not in seen:
            seen.add(position)
            puzzle = puzzler.puzzle_at(game, game.parse_position(position))
            if puzzle is not None:
                yield puzzle


def _positions(game: Game, puzzler: Puzzler, rng: Rng) -> Iterator[str]:
    """Those in which somebody had a choice and a puzzle may lie, as far as the puzzler can tell."""
    played, decisions = play(game, game.start(), puzzler, rng)
    yield from played
    for _ in range(puzzler.continuations):
        turning = LATEST * len(decisions) // 100 - rng.below(len(decisions) // 4 + 1)
        begun = game.parse_position(decisions[max(0, turning)])
        yield from play(game, begun, puzzler, rng)[0]


def play(game: Game, state: State, puzzler: Puzzler, rng: Rng) -> tuple[list[str], list[str]]:
    """Bots play from a state to the end: the positions worth a look, and those of all turns."""
    ids = [id for id in bot_ids(game.about.id) if 0 < bot_type(id, game).level <= STRONGEST]
    budget = Budget(ITERATIONS)
    seated = [
        make_bot(ids[rng.below(len(ids))], game, rng.below(1 << 32), budget)
        for _ in range(game.players)
    ]
    promising: list[str] = []
    turns: list[str] = []
    while state.actor != NOBODY:
        actor = int(state.actor)
        if actor == CHANCE:
            state.apply(state.choose(rng))
            continue
        legal = state.legal_actions()
        if len(legal) > 1 and not state.drafting():
            turns.append(state.position())
            if puzzler.may_lie_in(state):
                promising.append(turns[-1])
        state.apply(seated[actor].choose(state.view(actor), legal).action)
    return promising, turns
