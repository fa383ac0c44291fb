"""What costs more than a moment is not done by those who serve moves, nor twice."""

import gc
from collections.abc import Callable
from types import TracebackType
from typing import Any

import pytest
from litestar import Litestar

from hantise.games.castle.castles import shipped_text
from hantise.server import app
from hantise.server.openapi import describe
from tests.server.conftest import SameProcess, Visit
from tests.server.records.stored_games import played, shelve
from tests.server.records.test_replay import OURS, come_in, small_ghosts

pytestmark = pytest.mark.anyio


@pytest.fixture
def aside(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of what was done beside the house."""
    done: list[str] = []
    run = SameProcess.run

    async def noted(self: SameProcess, function: Callable[..., Any], /, *given: Any) -> Any:
        done.append(function.__name__)
        return await run(self, function, *given)

    monkeypatch.setattr(SameProcess, "run", noted)
    return done


async def test_castles_are_looked_at_aside(visit: Visit, aside: list[str]) -> None:
    await come_in(visit)
    text = shipped_text("macgregor")
    checked = await visit.client.post("/api/castles/check", json={"text": text}, headers=OURS)
    assert (checked.status_code, aside) == (200, ["look_at"])
    aside.clear()
    sketch = checked.json()["sketch"]
    mended = await visit.client.post("/api/castles/mend", json=sketch, headers=OURS)
    assert mended.json()["sketch"] == sketch
    assert aside.pop() == "mend"
    kept = await visit.client.post("/api/castles", json={"text": text}, headers=OURS)
    assert (kept.status_code, aside) == (201, ["_values", "examined"])
    id = kept.json()["castle"]["id"]
    aside.clear()
    assert (await visit.client.get(f"/api/castles/{id}")).status_code == 200
    mine = await visit.client.get("/api/me/castles")
    assert (mine.status_code, aside) == (200, ["examined", "_drawn"])


async def test_a_link_is_drawn_once(visit: Visit, aside: list[str]) -> None:
    await come_in(visit)
    form = {"game": "18-ghosts", "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = (await visit.client.post("/api/tables", json=form, headers=OURS)).json()["id"]
    pictures = {
        (await visit.client.get(f"/api/tables/{table}/address")).json()["qr"] for _ in range(3)
    }
    assert (len(pictures), aside) == (1, ["inline"])
    given = await visit.client.post("/api/me/handover", headers=OURS)
    assert (given.status_code, aside) == (201, ["inline", "standalone"])


async def test_the_document_and_the_figures_are_made_once(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def noted(app: Litestar) -> dict[str, Any]:
        made.append("document")
        return describe(app)

    monkeypatch.setattr(app, "describe", noted)
    answers = [await visit.client.get("/api/openapi.json") for _ in range(3)]
    assert made == ["document"]
    assert {answer.json()["info"]["title"] for answer in answers} == {"Hantise"}
    tag = {"if-none-match": answers[0].headers["etag"]}
    again = await visit.client.get("/api/openapi.json", headers=tag)
    assert (again.status_code, again.content) == (304, b"")
    figures = {(await visit.client.get("/metrics")).content for _ in range(3)}
    assert len(figures) == 1, "those of a moment ago"


async def test_a_game_is_played_again_aside_and_once(visit: Visit, aside: list[str]) -> None:
    id = await shelve(visit.house, played(small_ghosts()))
    for _ in range(3):
        assert (await visit.client.get(f"/api/records/{id}?eyes=0")).status_code == 200
    # The first time the worker does not know the game yet, and asks for its rows.
    assert aside == ["replay_page", "replay_page"]
    assert (await visit.client.get(f"/api/records/{id}?eyes=0&move=150")).status_code == 200
    assert aside == ["replay_page"] * 3
    for _ in range(3):
        assert (await visit.client.get(f"/api/records/{id}/file")).status_code == 200
    assert aside == [*["replay_page"] * 3, "record_file"]


async def test_refusals_leave_nothing_to_collect(visit: Visit) -> None:
    """A flood of them would leave so much that one collection holds up every move."""
    await come_in(visit)
    refused = (
        ("DELETE", "/api/me/tokens/none", None, 404),
        ("POST", "/api/me/tables/aside", {"tables": 1}, 400),
        ("GET", "/api/records?from=none&from=none", None, 400),
        ("POST", "/api/session/handover", {"code": "0000 0000 0000"}, 403),
    )
    for each in (*refused, *refused):
        method, path, body, status = each
        gc.collect()
        before = tracebacks()
        gc.disable()
        try:
            answer = await visit.client.request(method, path, json=body, headers=OURS)
            assert answer.status_code == status, answer.text
            assert tracebacks() <= before, path
        finally:
            gc.enable()


def tracebacks() -> int:
    return sum(isinstance(each, TracebackType) for each in gc.get_objects())
