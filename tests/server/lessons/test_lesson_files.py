"""Every lesson there is leads to its aims, teaches every kind of action, and has its words."""

from functools import cache

import msgspec
import pytest

from hantise import text
from hantise.core import registry
from hantise.core.rng import Rng
from hantise.core.state import NOBODY
from hantise.server.lessons.lessons import KIND, Scene, lesson_of
from hantise.server.lessons.scene import Playing, play_scene

OURS = ("18-ghosts", "ghooost", "ghosts", "macgregor", "macgregor-treasure", "rest-in-peace")
SCENES = [(game, scene) for game in registry.ids() for scene in lesson_of(game)]
NEIGHBOURS = {"left_seat": 1, "right_seat": 2}
"""Whom the words of a scene may name, counted from the learner."""
each_scene = pytest.mark.parametrize(
    ("game", "scene"), SCENES, ids=[f"{game}-{scene.scene}" for game, scene in SCENES]
)


def ways(game: str, scene: Scene) -> list[str]:
    """Everything wanted that can be done at once."""
    state = scene.game(game).parse_position(scene.position)
    return [str(action) for action in state.legal_actions() if scene.reached_by(action)]


@pytest.mark.parametrize("game", OURS)
def test_each_of_our_games_has_a_lesson(game: str) -> None:
    assert len(lesson_of(game)) >= 5


@pytest.mark.parametrize("game", ["macgregor", "macgregor-treasure"])
def test_a_learner_begins_as_a_runner_and_becomes_the_ghost_later(game: str) -> None:
    ghosts = [
        msgspec.json.decode(played.view)["public"]["ghost"] == played.eyes
        for number in range(1, len(lesson_of(game)) + 1)
        for played in [play_scene(game, lesson_of(game), number, ())]
    ]
    assert not ghosts[0]
    assert any(ghosts)


@each_scene
def test_everything_wanted_reaches_the_aim(game: str, scene: Scene) -> None:
    found = ways(game, scene)
    named = [wanted for wanted in scene.wanted if not wanted.startswith(KIND)]
    assert set(named) <= set(found), "something is wanted that is not legal"
    assert found
    lines: list[Playing] = []
    for notation in found:
        playing = Playing(scene.game(game), scene)
        playing.act(notation)
        assert playing.done
        assert playing.legal() == ()
        lines.append(playing)
    assert any(line.finished and not line.strayed for line in lines), "the script is never followed"


@each_scene
def test_something_else_does_not_reach_the_aim(game: str, scene: Scene) -> None:
    state = scene.game(game).parse_position(scene.position)
    others = [action for action in state.legal_actions() if not scene.reached_by(action)]
    for action in others:
        playing = Playing(scene.game(game), scene)
        playing.act(str(action))
        assert not playing.done


@each_scene
@pytest.mark.parametrize("language", text.LANGUAGES)
def test_a_scene_has_its_words(game: str, scene: Scene, language: str) -> None:
    for key in (f"lesson-{scene.scene}", f"lesson-{scene.scene}-done"):
        assert text.has(game, key, language), key
        assert text.say(game, key, NEIGHBOURS, language=language)


@cache
def kinds_to_choose(game: str) -> frozenset[str]:
    """Every kind of action that a seat can choose beside another one."""
    found = set()
    for seed in range(30):
        state, rng = registry.find(game)().start(), Rng(seed)
        while state.actor != NOBODY:
            legal = state.legal_actions()
            if state.actor >= 0 and len(legal) > 1:
                found |= {action.kind for action in legal}
            state.apply(state.choose(rng))
    return frozenset(found)


@pytest.mark.parametrize("game", OURS)
def test_every_kind_of_action_is_taught(game: str) -> None:
    taught = set()
    for scene in lesson_of(game):
        table = scene.game(game)
        taught |= {table.parse(notation).kind for notation in ways(game, scene)}
    assert taught >= kinds_to_choose(game)


@each_scene
def test_a_scene_is_small_enough_to_send(game: str, scene: Scene) -> None:
    scenes = lesson_of(game)
    number = scenes.index(scene) + 1
    before = play_scene(game, scenes, number, ())
    assert (before.number, before.scenes, before.scene) == (number, len(scenes), scene.scene)
    assert (before.eyes, before.done, before.steps) == (scene.seat, False, ())
    assert set(before.wanted) <= {choice.action for choice in before.legal}
