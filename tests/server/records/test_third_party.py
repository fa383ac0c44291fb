"""A third party's game: played while its package is there, shown after the package is gone."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint

import msgspec
import pytest

from hantise.core import registry
from hantise.core.record import decode, rerun
from hantise.server.forms import GameInfo, Problem
from tests.laws.candles import Candles
from tests.server.conftest import Visit
from tests.server.records.stored_games import played, shelve
from tests.server.records.test_replay import OURS, come_in, replay

pytestmark = pytest.mark.anyio


@contextmanager
def installed(patch: pytest.MonkeyPatch) -> Iterator[None]:
    """The package is there inside the block."""
    entry = EntryPoint(Candles.about.id, "tests.laws.candles:Candles", registry.GROUP)
    entries = {**registry._entries(), entry.name: entry}
    with patch.context() as patched:
        patched.setattr(registry, "_entries", lambda: entries)
        yield
    registry.find.cache_clear()


async def test_its_words_and_options_are_told(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    with installed(monkeypatch):
        answer = await visit.client.get("/api/games")
        games = msgspec.json.decode(answer.content, type=list[GameInfo])
        assert [game.id for game in games if game.id == "candles"] == ["candles"]
        words = await visit.client.get("/api/texts/fr/candles.ftl")
        assert words.status_code == 200
        assert Candles.locales is not None
        assert words.content == (Candles.locales / "fr" / "candles.ftl").read_bytes()
        rules = await visit.client.get("/api/games/candles/rules")
        problem = msgspec.json.decode(rules.content, type=Problem)
        assert (rules.status_code, problem.error.key) == (404, "cli-error-no-rules")
        lesson = await visit.client.get("/api/games/candles/lesson")
        assert lesson.json() == {"game": "candles", "scenes": 0}
    assert (await visit.client.get("/api/texts/fr/candles.ftl")).status_code == 404


@pytest.mark.parametrize("eyes", [0, 1, "public", "open"])
async def test_its_games_are_shown_after_it_is_gone(
    visit: Visit, monkeypatch: pytest.MonkeyPatch, eyes: int | str
) -> None:
    with installed(monkeypatch):
        table = played(registry.find("candles")(2))
        id = await shelve(visit.house, table)
        known = await replay(visit, id, eyes)
        assert known["from_events"] is False
    told = await replay(visit, id, eyes)
    assert told["from_events"] is True
    assert told["table"]["game"] == "candles"
    assert told["outcome"] == known["outcome"]
    events = [step["events"] for step in told["steps"]]
    assert events == [step["events"] for step in known["steps"]]
    # Snuffed candles and hands stay hidden from those who did not see them.
    dealt = [e["fields"] for step in events for e in step if e["kind"] == "dealt"]
    seen = {fields["seat"] for fields in dealt if fields["size"] is not None}
    assert seen == ({0, 1} if eyes == "open" else {eyes} - {"public"})


async def test_its_record_is_still_a_file(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    with installed(monkeypatch):
        table = played(registry.find("candles")(2))
        id = await shelve(visit.house, table)
    file = await visit.client.get(f"/api/records/{id}/file")
    assert file.status_code == 200
    record = decode(file.content)
    assert record.seals == ""
    with installed(monkeypatch):
        assert rerun(record).entries == table.entries


async def test_its_record_cannot_be_imported_while_it_is_gone(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    with installed(monkeypatch):
        id = await shelve(visit.house, played(registry.find("candles")(2)))
        file = (await visit.client.get(f"/api/records/{id}/file")).content
    await come_in(visit)
    answer = await visit.client.post("/api/records", content=file, headers=OURS)
    problem = msgspec.json.decode(answer.content, type=Problem)
    assert (answer.status_code, problem.error.key) == (400, "error-unknown-game")
