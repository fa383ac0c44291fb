"""A database that cannot be written for a while: everybody is told, nothing is lost, all goes on."""

import re
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from structlog.testing import capture_logs
from websockets.sync.client import connect

from hantise.server.errors import Unavailable
from hantise.server.safety import rate_limits
from hantise.server.settings import Settings
from hantise.server.storage.database import Append
from hantise.server.tables import socket
from hantise.server.wire import Play
from hantise.text import PRODUCT, say
from tests.server.conftest import LiveHouse, listening
from tests.server.storage.troubles import KINDS, Troubled, troubled
from tests.server.tables.players import Club, Line, begun

PATIENCE = 20.0


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Troubled]:
    with troubled(request.param, tmp_path) as made:
        yield made


@pytest.fixture
def hasty_house(database: Troubled) -> Iterator[LiveHouse]:
    with listening(
        Settings(database=database.url, database_seconds=database.seconds, limits=False)
    ) as house:
        yield house


def until(true: Callable[[], bool]) -> None:
    """It becomes so by itself."""
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.1)


def is_ready(http: httpx.Client) -> bool:
    return http.get("/readyz").status_code == 200


def refused(line: Line, id: str | None) -> Any:
    """The next refusal, which must be of this message and for now only."""
    message = line.until("refused", timeout=PATIENCE)
    assert message["id"] == id
    assert message["error"]["key"] == "error-unavailable"
    assert message["retry_after"] >= 1
    return message


def test_everybody_is_told_and_all_goes_on(hasty_house: LiveHouse, database: Troubled) -> None:
    with ExitStack() as stack, capture_logs() as logs:
        club = Club(hasty_house, stack)
        anna, bert = club.players(2)
        table = begun(anna, [bert], "18-ghosts")
        alone = anna.look(anna.ask("POST", "/api/tables/quick", game="18-ghosts"))
        first, second = anna.look(table), bert.look(table)
        http = anna.http
        lobby = stack.enter_context(
            connect(f"{hasty_house.ws_url}/api/lobby/socket", proxy=None, max_queue=None)
        )
        lobby.recv(PATIENCE)  # whoever comes in while nothing can be read is sent away
        assert is_ready(http)
        action, seq = first.legal[0], first.now["seq"]
        club.tables.bot_pause = club.tables.thinking_pause = 0.3
        while not alone.legal:
            alone.until("update")
        alone.played(alone.legal[0])
        with database.in_trouble():
            # A move, a draft's end, a word, a question: each is refused by its name.
            assert refused(first, first.play(action))
            for kind, fields in {
                "say": {"phrase": "hello"},
                "propose": {"what": "stop"},
                "resign": {},
            }.items():
                first.send(kind, id=kind, **fields)
                refused(first, kind)
            until(lambda: not is_ready(http))
            tells_over_http(hasty_house, http, database)
        id = first.play(action, seq=seq)
        again = first.until("accepted", "refused", timeout=PATIENCE)
        while again["type"] == "refused":  # a server takes a moment to be there
            id = first.play(action, seq=seq, id=id)
            again = first.until("accepted", "refused", timeout=PATIENCE)
        first.play(action, seq=seq, id=id)
        assert first.until("accepted")["seq"] == seq + 1, "and is played once"
        assert [step["seq"] for step in second.until("update")["steps"]] == [seq + 1]
        second.nothing("update")
        # What was due meanwhile is done by itself: the bot plays.
        while not alone.legal:
            alone.until("update", timeout=PATIENCE)
        second.send("say", phrase="hello")
        assert first.until("chat", timeout=PATIENCE)["line"]["phrase"] == "hello"
        until(lambda: is_ready(http))
        # And so does the lobby, for whoever has been looking at it all the time.
        waiting = bert.open("18-ghosts", ["me", "open"], public=True)["id"]
        while waiting not in lobby.recv(PATIENCE):
            pass
    bad = [line for line in logs if line["log_level"] == "error" or "exc_info" in line]
    assert not bad, "no fault of ours, and nothing to trace"


def tells_over_http(house: LiveHouse, http: httpx.Client, database: Troubled) -> None:
    """With a status, a time and words that a person and a program understand."""
    told = {}
    headers = {"accept-language": "fr", "origin": house.base_url}
    for method, path in (("POST", "/api/tables"), *requests(house, database)):
        body = {"game": "ghosts", "seats": [{"kind": "me"}, {"kind": "open"}]}
        answer = http.request(
            method, path, json=body if method == "POST" else None, headers=headers
        )
        assert answer.status_code < 500 or answer.status_code == 503, (method, path)
        if answer.status_code == 503 and path != "/readyz":
            told[path] = answer
            assert int(answer.headers["retry-after"]) >= 1
            assert answer.json()["error"]["key"] == "error-unavailable"
            assert answer.json()["message"] == say(PRODUCT, "error-unavailable", language="fr")
    assert "/api/tables" in told
    assert ("/api/lobby" in told) != database.reads


def requests(house: LiveHouse, database: Troubled) -> Iterator[tuple[str, str]]:
    """Every way to ask something; of a database that can be read, only what matters most."""
    for route in house.app.routes if not database.reads else ():
        path = re.sub(r"\{\w+:(\w+)\}", lambda part: "1" if part[1] == "int" else "x", route.path)
        yield from ((method, path) for method in getattr(route, "methods", ()))
    yield "GET", "/api/lobby"


def test_a_move_that_was_written_though_the_database_did_not_say_so(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bert = club.players(2)
    table = begun(anna, [bert], "18-ghosts")
    first, second = anna.look(table), bert.look(table)
    database = club.house.house.database
    write = database.append

    async def lose_the_answer(append: Append) -> bool:
        await write(append)
        raise Unavailable

    monkeypatch.setattr(database, "append", lose_the_answer)
    id = first.play(first.legal[0])
    refused(first, id)
    monkeypatch.undo()
    assert second.until("update")["seq"] == 1, "the others hear of it by themselves"
    first.play(first.now["legal"][0]["action"], seq=0, id=id)
    assert first.until("accepted")["id"] == id
    first.nothing("refused")


def test_whatever_fails_a_play_is_refused_by_its_id(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bert = club.players(2)
    line = anna.look(begun(anna, [bert], "18-ghosts"))

    async def fail(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setitem(socket.UNDER_LOCK, Play, fail)
        id = line.play(line.legal[0])
        message = line.until("refused")
        assert (message["id"], message["error"]["key"]) == (id, "error-internal")
        assert message["retry_after"] is None
    for wrong in ({"seq": -1}, {"actions": "R@b5"}, {"more": 1}, {"actions": ["x"] * 65}):
        line.send("play", **{"id": "wrong", "seq": 0, "actions": [], **wrong})
        message = line.until("refused")
        assert (message["id"], message["error"]["key"]) == ("wrong", "error-bad-request")
    for unreadable in ('{"type": "play", "id": "x"', '{"type": "play", "id": 7}', '["id"]'):
        line.socket.send(unreadable)
        assert line.until("refused")["id"] is None
    with monkeypatch.context() as patch:
        patch.setitem(rate_limits.RATES, "move", rate_limits.Rate(0.5, 0.5))
        patch.setattr(
            club.house.house.safety.limits, "_buckets", type(rate_limits.Limits()._buckets)()
        )
        id = line.play(line.legal[0])
        message = line.until("refused")
        assert (message["id"], message["error"]["key"]) == (id, "error-too-many-requests")
        assert message["retry_after"] >= 1
    line.play(line.legal[0], id=id)
    assert line.until("accepted")["id"] == id


def test_a_row_of_moves_that_cannot_be_written_is_refused_together(tmp_path: Path) -> None:
    """One after the other they would wait so long that nobody believed in an answer."""
    with troubled("held", tmp_path) as database, ExitStack() as stack:
        settings = Settings(database=database.url, database_seconds=0.5, limits=False)
        club = Club(stack.enter_context(listening(settings)), stack)
        anna, bert = club.players(2)
        lines = [anna.look(begun(anna, [bert], "18-ghosts")) for _ in range(8)]
        with database.in_trouble():
            started = time.monotonic()
            for line in lines:
                line.play(line.legal[0])
            for line in lines:
                refused(line, "move-1")
            assert time.monotonic() - started < len(lines) * 0.5


def test_the_id_of_every_message_is_repeated() -> None:
    for kind in socket.UNDER_LOCK | socket.WITHOUT_LOCK:
        assert "id" in {field.name for field in msgspec.structs.fields(kind)}
