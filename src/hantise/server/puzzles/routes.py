"""Puzzles over HTTP: one request brings all of one; the client plays it without asking again."""

from functools import lru_cache
from typing import Any

from litestar import Request, Response, get, put
from litestar.status_codes import HTTP_204_NO_CONTENT
from litestar.types import ControllerRouterHandler

from hantise.puzzles import puzzle as stored
from hantise.puzzles.files import games_with_puzzles, puzzles_of
from hantise.server.errors import NotFound
from hantise.server.etag import Prepared, answer, prepare_json, typed
from hantise.server.forms import (
    GamePuzzles,
    MyPuzzles,
    Puzzle,
    PuzzleOfTheDay,
    PuzzleRow,
    PuzzleTried,
)
from hantise.server.games import known_game
from hantise.server.house import House
from hantise.server.job_queue import asker_of
from hantise.server.puzzles.expansion import expand, listed, number_of
from hantise.server.puzzles.progress import done_by, note
from hantise.server.puzzles.today import puzzle_of, today

Asked = Request[Any, Any, Any]


@get("/api/puzzles", summary="All puzzles", sync_to_thread=False, tags=["puzzles"])
def puzzles(request: Asked) -> Response[list[GamePuzzles]]:
    """By game, easiest first."""
    rows = tuple(
        (game, tuple((each.id, each.grade) for each in listed(game)))
        for game in games_with_puzzles()
    )
    return typed(answer(request, _listed(rows)), list[GamePuzzles])


@lru_cache(maxsize=4)
def _listed(games: tuple[tuple[str, tuple[tuple[str, int], ...]], ...]) -> Prepared:
    return prepare_json(
        [
            GamePuzzles(game, tuple(PuzzleRow(id, grade) for id, grade in rows))
            for game, rows in games
        ]
    )


@get("/api/puzzles/today", summary="The puzzle of the day", sync_to_thread=False, tags=["puzzles"])
def puzzle_of_the_day() -> PuzzleOfTheDay:
    """The same for everybody, from midnight to midnight (UTC)."""
    day = today()
    found = puzzle_of(day)
    if found is None:
        raise NotFound("error-no-puzzle")
    game, puzzle = found
    return PuzzleOfTheDay(
        date=day.isoformat(),
        game=game,
        puzzle=PuzzleRow(puzzle.id, puzzle.grade),
        task=puzzle.task(game),
        number=number_of(game, puzzle),
    )


@get("/api/puzzles/{game:str}/{puzzle:str}", summary="A puzzle", tags=["puzzles"])
async def puzzle(house: House, request: Asked, game: str, puzzle: str) -> Response[Puzzle]:
    """With all that can happen in it, as its solver sees it."""
    wanted = _known(game, puzzle)

    async def make() -> Prepared:
        asker = asker_of(await house.people.identify(request), request)
        return await house.jobs.run(asker, expand, game, wanted)

    return typed(answer(request, await house.puzzles.get((game, wanted.id), make)), Puzzle)


@get("/api/me/puzzles", summary="My puzzles", tags=["puzzles"])
async def my_puzzles(house: House, request: Asked) -> MyPuzzles:
    """Those that one has done; none for somebody who has done nothing yet."""
    person = await house.people.identify(request)
    return MyPuzzles(()) if person is None else await done_by(house.database, person)


@put(
    "/api/me/puzzles/{game:str}/{puzzle:str}",
    status_code=HTTP_204_NO_CONTENT,
    summary="Note a puzzle that one has done",
    tags=["puzzles"],
)
async def did_puzzle(
    house: House, request: Asked, game: str, puzzle: str, data: PuzzleTried
) -> None:
    """What was solved once stays solved."""
    person = await house.people.require(request)
    house.safety.limits.take("move", person.id)
    wanted = _known(game, puzzle)
    await note(house.database, person, game, wanted.id, solved=data.solved)


def _known(game: str, puzzle: str) -> stored.Puzzle:
    """The puzzle with that id; `NotFound` if there is none."""
    known_game(game)
    for each in puzzles_of(game):
        if each.id == puzzle:
            return each
    raise NotFound("error-no-puzzle")


routes: list[ControllerRouterHandler] = [
    puzzles,
    puzzle_of_the_day,
    puzzle,
    my_puzzles,
    did_puzzle,
]
