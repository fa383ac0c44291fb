"""How lessons are read and played, and what is said when something is wrong."""

import json
from typing import Any

import msgspec
import pytest

from hantise.core import registry
from hantise.core.errors import BadAction, IllegalAction, NotYourTurn
from hantise.server.errors import Conflict
from hantise.server.forms import LessonScene, Problem
from hantise.server.lessons.lessons import BadLesson, Scene, read_lesson
from hantise.server.lessons.scene import Playing, play_scene
from tests.server.conftest import Visit

SEATS = "W1W2K3B1Y1:1:0:g/K2K3B1B2M:1:0:-"
GHOSTS = Scene(
    scene="answer",
    position=f"1A play:B+ R2=2 R2 - {SEATS}",
    seat=1,
    wanted=("K3", "kind:mist"),
    players=2,
    draws=("+G3", "+W1"),
    replies=("B1",),
)


def lesson(**changes: object) -> bytes:
    scene: dict[str, Any] = msgspec.to_builtins(GHOSTS) | changes
    lines = [f"{name} = {toml(value)}" for name, value in scene.items() if value is not None]
    return "\n".join(["[[scenes]]", *lines, ""]).encode()


def toml(value: object) -> str:
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{name} = {toml(inner)}' for name, inner in value.items())} }}"
    return json.dumps(value)


def why(source: bytes, game: str = "ghosts") -> str:
    with pytest.raises(BadLesson) as caught:
        read_lesson(source, "x.toml", game)
    return str(caught.value)


def test_a_file_is_read() -> None:
    assert read_lesson(lesson(), "x.toml", "ghosts") == (GHOSTS,)


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"scene": "Wrong Name"}, "matching regex"),
        ({"wanted": []}, "length >= 1"),
        ({"wanted": ["Z9"]}, "Z9"),
        ({"wanted": ["kind:fly"]}, "kind:fly"),
        ({"draws": ["+Z9"]}, "+Z9"),
        ({"replies": ["jump"]}, "jump"),
        ({"seat": 0}, "seat 0 is the learner's, but 1 is to act"),
        ({"seat": 7}, "seat 7"),
        ({"players": 9}, "9"),
        ({"players": 3}, "scene 1 (answer)"),
        ({"position": "nonsense"}, "scene 1 (answer)"),
        ({"options": {"moons": 2}}, "moons"),
        ({"extra": 1}, "extra"),
        ({"position": None}, "position"),
    ],
)
def test_a_wrong_file_says_what_is_wrong(changes: dict[str, object], expected: str) -> None:
    told = why(lesson(**changes))
    assert told.startswith("x.toml")
    assert expected in told


def test_other_wrong_files() -> None:
    assert "x.toml" in why(b"scenes = ")
    assert "length >= 1" in why(b"scenes = []")
    assert "two scenes are called answer" in why(lesson() + lesson())


def test_the_script_goes_on_after_the_learner() -> None:
    playing = Playing(GHOSTS.game("ghosts"), GHOSTS)
    playing.act("K3")
    assert playing.done
    assert playing.finished
    assert not playing.strayed
    actors = [step.actor for step in playing.steps]
    assert actors == [1, -1, 0, -1]
    assert [step.seq for step in playing.steps] == [1, 2, 3, 4]
    assert playing.state.actor == 1


def test_a_learner_who_does_something_else_is_answered_all_the_same() -> None:
    playing = Playing(GHOSTS.game("ghosts"), GHOSTS)
    playing.act("take")
    assert not playing.done
    assert playing.legal()
    playing.act("B1")
    assert playing.state.actor in (0, 1)


def test_a_script_that_does_not_fit_is_left() -> None:
    scene = msgspec.structs.replace(GHOSTS, draws=("first=A",), replies=("Y3",))
    playing = Playing(scene.game("ghosts"), scene)
    playing.act("K3")
    assert playing.strayed
    assert playing.state.actor == 0
    with pytest.raises(Conflict):
        playing.act("K2")
    other = Playing(scene.game("ghosts"), scene)
    other.act("B1")
    with pytest.raises(NotYourTurn):
        other.act("B1")


def test_what_is_not_legal_is_refused() -> None:
    playing = Playing(GHOSTS.game("ghosts"), GHOSTS)
    before = playing.state.position()
    with pytest.raises(IllegalAction) as caught:
        playing.act("W1")
    assert caught.value.reason.key
    with pytest.raises(BadAction):
        playing.act("nonsense")
    assert playing.state.position() == before
    assert playing.steps == []


def test_what_others_hold_is_not_shown() -> None:
    """Neither by the view nor by what is dealt to them."""
    shown = play_scene("ghosts", (GHOSTS,), 1, ("K3",))
    view = msgspec.json.decode(shown.view)
    assert view["private"]["hand"] == ["K2", "B1", "B2", "G3", "M"]
    drawn = [(step.actor, step.events[0].fields) for step in shown.steps if step.actor == -1]
    assert [fields["card"] for _, fields in drawn] == ["G3", None]
    again = msgspec.structs.replace(GHOSTS, position=GHOSTS.position.replace("W2K3B1", "W2K2B1"))
    other = play_scene("ghosts", (again,), 1, ("K3",))
    assert msgspec.json.encode(other) == msgspec.json.encode(shown)


pytestmark = pytest.mark.anyio


async def attempt(visit: Visit, number: object, *actions: str, game: str = "ghosts") -> Any:
    address = f"/api/games/{game}/lesson/{number}"
    return await visit.client.post(address, json={"actions": actions})


async def test_a_lesson_over_http(visit: Visit) -> None:
    for game in registry.ids():
        scenes = (await visit.client.get(f"/api/games/{game}/lesson")).json()["scenes"]
        assert scenes >= 5
        for number in range(1, scenes + 1):
            answer = await attempt(visit, number, game=game)
            assert answer.status_code == 200
            scene = msgspec.json.decode(answer.content, type=LessonScene)
            assert not scene.done
            done = await attempt(visit, number, scene.wanted[0], game=game)
            assert msgspec.json.decode(done.content, type=LessonScene).done


@pytest.mark.parametrize(
    ("address", "body", "status", "key"),
    [
        ("/api/games/chess/lesson/1", b"{}", 404, "error-unknown-game"),
        ("/api/games/ghosts/lesson/0", b"{}", 404, "error-no-scene"),
        ("/api/games/ghosts/lesson/-1", b"{}", 404, "error-no-scene"),
        ("/api/games/ghosts/lesson/99", b"{}", 404, "error-no-scene"),
        ("/api/games/ghosts/lesson/" + "9" * 400, b"{}", 404, "error-no-scene"),
        ("/api/games/ghosts/lesson/x", b"{}", 404, "error-not-found"),
        ("/api/games/ghosts/lesson/1", b"[", 400, "error-bad-request"),
        ("/api/games/ghosts/lesson/1", b"7", 400, "error-bad-request"),
        ("/api/games/ghosts/lesson/1", b'{"actions":7}', 400, "error-bad-request"),
        ("/api/games/ghosts/lesson/1", b'{"actions":[7]}', 400, "error-bad-request"),
        ("/api/games/ghosts/lesson/1", b'{"other":[]}', 400, "error-bad-request"),
        (
            "/api/games/ghosts/lesson/1",
            msgspec.json.encode({"actions": ["M"] * 17}),
            400,
            "error-bad-request",
        ),
        (
            "/api/games/ghosts/lesson/1",
            msgspec.json.encode({"actions": ["M" * 65]}),
            400,
            "error-bad-request",
        ),
        ("/api/games/ghosts/lesson/1", b'{"actions":["M"]}', 400, "error-illegal-action"),
        ("/api/games/ghosts/lesson/1", b'{"actions":["+W1"]}', 400, "error-illegal-action"),
        ("/api/games/ghosts/lesson/1", b'{"actions":["Z9"]}', 400, "error-unknown-action"),
    ],
)
async def test_bad_requests(visit: Visit, address: str, body: bytes, status: int, key: str) -> None:
    answer = await visit.client.post(address, content=body)
    problem = msgspec.json.decode(answer.content, type=Problem)
    assert (answer.status_code, problem.error.key) == (status, key)


async def test_an_illegal_action_names_its_rule_in_the_reader_s_language(visit: Visit) -> None:
    told = []
    for language in ("en", "fr"):
        answer = await visit.client.post(
            "/api/games/ghosts/lesson/1",
            json={"actions": ["M"]},
            headers={"accept-language": language},
        )
        told.append(answer.json()["message"])
    assert all("GH-3.1" in message for message in told)
    assert told[0] != told[1]
