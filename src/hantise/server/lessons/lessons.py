"""Lessons: scenes on real positions, played by the real rules.

A lesson is the file `lesson.toml` of a game's package, with an array of tables `scenes`; see `Scene`.
"""

from functools import lru_cache
from pathlib import Path
from typing import Annotated, Final

import msgspec

from hantise.core.action import Action
from hantise.core.errors import HantiseError
from hantise.core.game import Game
from hantise.core.registry import find, folder
from hantise.core.state import State

KIND: Final = "kind:"

Name = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]


class BadLesson(Exception):
    """A lesson file is wrong: a fault of its author's. It says which scene and why."""


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to learn. Its words are ``lesson-<scene>`` and ``lesson-<scene>-done``."""

    scene: Name
    position: str
    """As `State.position` writes it."""
    seat: int
    """The learner's, who is to act."""
    wanted: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    """Notations of which any reaches the aim, or ``kind:fight`` for any action of a kind."""
    players: int | None = None
    options: dict[str, int | str | bool] = {}
    draws: tuple[str, ...] = ()
    """What chance does after the learner's actions, in order; then always the first it could."""
    replies: tuple[str, ...] = ()
    """What the other seats do after the learner's actions, in order; then they wait."""

    def game(self, id: str) -> Game:
        """The game it is played with."""
        return find(id)(self.players, self.options)

    def reached_by(self, action: Action) -> bool:
        """Whether an action is what the scene is about."""
        return action.notation in self.wanted or f"{KIND}{action.kind}" in self.wanted


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    scenes: Annotated[tuple[Scene, ...], msgspec.Meta(min_length=1)]


def lesson_of(game_id: str) -> tuple[Scene, ...]:
    """The scenes of a game's lesson; none if it has no lesson."""
    package = folder(game_id)
    path = None if package is None else package / "lesson.toml"
    if path is None or not path.is_file():
        return ()
    return _load(path, path.stat().st_mtime_ns, game_id)


@lru_cache(maxsize=64)
def _load(path: Path, _changed: int, game_id: str) -> tuple[Scene, ...]:
    return read_lesson(path.read_bytes(), f"{path.parent.name}/{path.name}", game_id)


def read_lesson(source: bytes, name: str, game_id: str) -> tuple[Scene, ...]:
    """The scenes that a file holds, all checked; `BadLesson` says what is wrong with it."""
    try:
        scenes = msgspec.toml.decode(source, type=_File).scenes
    except msgspec.DecodeError as error:
        raise BadLesson(f"{name}: {error}") from error
    for number, scene in enumerate(scenes, start=1):
        try:
            _check(scene, game_id)
        except (HantiseError, BadLesson) as error:
            raise BadLesson(f"{name}, scene {number} ({scene.scene}): {error}") from error
    names = [scene.scene for scene in scenes]
    twice = {one for one in names if names.count(one) > 1}
    if twice:
        raise BadLesson(f"{name}: two scenes are called {', '.join(sorted(twice))}")
    return scenes


def _check(scene: Scene, game_id: str) -> None:
    game = scene.game(game_id)
    state = game.parse_position(scene.position)
    if scene.seat != state.actor:
        raise BadLesson(f"seat {scene.seat} is the learner's, but {state.actor} is to act")
    for notation in (*scene.draws, *scene.replies):
        game.parse(notation)
    kinds = {action.kind for action in game.actions}
    for wanted in scene.wanted:
        if not wanted.startswith(KIND):
            game.parse(wanted)
        elif wanted.removeprefix(KIND) not in kinds:
            raise BadLesson(
                f"{wanted}: there is no such kind; there are {', '.join(sorted(kinds))}"
            )


def wanted_now(scene: Scene, state: State) -> tuple[str, ...]:
    """The notations that reach the aim: those that are legal now or, if none is, all."""
    legal = [action for action in state.legal_actions() if state.actor == scene.seat]
    now = tuple(action.notation for action in legal if scene.reached_by(action))
    return now or tuple(wanted for wanted in scene.wanted if not wanted.startswith(KIND))
