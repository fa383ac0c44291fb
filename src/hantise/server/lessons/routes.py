"""Lessons over HTTP. The house remembers nothing of them: the client sends what was done so far."""

from litestar import get, post
from litestar.types import ControllerRouterHandler

from hantise.server.errors import NotFound
from hantise.server.forms import Lesson, LessonScene, LessonTry
from hantise.server.games import known_game
from hantise.server.lessons.lessons import lesson_of
from hantise.server.lessons.scene import play_scene


@get("/api/games/{game:str}/lesson", sync_to_thread=False, tags=["games"])
def lesson(game: str) -> Lesson:
    """How many scenes the lesson of a game has; 0: there is none."""
    known_game(game)
    return Lesson(game, len(lesson_of(game)))


@post(
    "/api/games/{game:str}/lesson/{number:int}",
    status_code=200,
    sync_to_thread=False,
    tags=["games"],
)
def scene(game: str, number: int, data: LessonTry) -> LessonScene:
    """A scene (from 1) after what the learner has done in it; an illegal action says why."""
    known_game(game)
    scenes = lesson_of(game)
    if not 1 <= number <= len(scenes):
        raise NotFound("error-no-scene", scenes=len(scenes))
    return play_scene(game, scenes, number, data.actions)


routes: list[ControllerRouterHandler] = [lesson, scene]
