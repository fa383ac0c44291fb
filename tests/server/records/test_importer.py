"""Record files: taken home, brought along, and refused when something is wrong with them."""

import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hantise.core.record import LARGEST, decode, encode, record_of, rerun
from hantise.core.registry import find
from hantise.core.table import Seat, Table
from hantise.server.forms import Problem
from hantise.server.records import importer, stored_game
from hantise.server.records.importer import MOST_ENTRIES
from hantise.server.storage.schema import entries, seats, tables
from hantise.server.tables.model.append import EntryRow
from tests.server.conftest import LiveHouse, Visit
from tests.server.records.stored_games import played, shelve
from tests.server.records.test_replay import OURS, come_in, replay, small_ghosts

pytestmark = pytest.mark.anyio


async def bring(visit: Visit, body: bytes) -> tuple[int, Any]:
    answer = await visit.client.post("/api/records", content=body, headers=OURS)
    return answer.status_code, answer.json()


async def refused(visit: Visit, body: bytes, status: int = 400) -> str:
    """The key of the refusal; nothing was stored."""
    given, told = await bring(visit, body)
    problem = msgspec.convert(told, Problem)
    assert (given, problem.status) == (status, status)
    async with visit.house.database.connect() as connection:
        for table in (tables, seats, entries):
            count = await connection.execute(select(func.count()).select_from(table))
            assert count.scalar_one() == 0
    return problem.error.key


async def test_a_game_goes_out_and_comes_back(visit: Visit) -> None:
    table = played(small_ghosts())
    id = await shelve(visit.house, table)
    file = await visit.client.get(f"/api/records/{id}/file")
    assert file.headers["content-type"].startswith("application/json")
    assert file.headers["content-disposition"] == f'attachment; filename="ghosts-{id}.json"'
    assert rerun(decode(file.content)).entries == table.entries
    importer = await come_in(visit)
    status, told = await bring(visit, file.content)
    assert status == 201
    copy = told["id"]
    for eyes in (0, 1, 2, "public", "open"):
        one, other = await replay(visit, id, eyes), await replay(visit, copy, eyes)
        for step in (*one["steps"], *other["steps"]):
            del step["at"]
        assert one["steps"] == other["steps"]
        assert one["outcome"] == other["outcome"]
    info = (await replay(visit, copy, "public"))["table"]
    assert (info["rated"], info["public"], info["status"]) == (False, False, "over")
    assert info["host"] == importer
    assert [seat["name"] for seat in info["seats"]] == ["Name 0", "Name 1", "Name 2"]
    assert {seat["person"] for seat in info["seats"]} == {None}
    again = await visit.client.get(f"/api/records/{copy}/file")
    assert again.content == file.content


async def test_its_owner_deletes_it_and_nobody_else(visit: Visit) -> None:
    async def delete(id: str) -> tuple[int, str]:
        answer = await visit.client.delete(f"/api/records/{id}", headers=OURS)
        return answer.status_code, "" if answer.is_success else answer.json()["error"]["key"]

    body = encode(record_of(played(find("18-ghosts")())))
    importer = await come_in(visit)
    cookies = dict(visit.client.cookies)
    _, told = await bring(visit, body)
    copy = told["id"]
    played_here = await shelve(visit.house, played(small_ghosts(2)), [importer, None])
    assert (await replay(visit, copy, "public"))["table"]["imported"] is True
    visit.client.cookies.clear()
    assert await delete(copy) == (401, "error-not-signed-in")
    await come_in(visit)
    assert await delete(copy) == (403, "error-not-your-record")
    visit.client.cookies.clear()
    visit.client.cookies.update(cookies)
    assert await delete(played_here) == (403, "error-not-your-record"), "also others played there"
    assert await delete("nothing") == (404, "error-no-record")
    async with visit.house.tables.using(copy):  # somebody looks at it
        assert await delete(copy) == (204, "")
    assert await delete(copy) == (404, "error-no-record")
    for path in (f"/api/records/{copy}", f"/api/records/{copy}/file", f"/api/tables/{copy}"):
        assert (await visit.client.get(path)).status_code == 404
    async with visit.house.database.connect() as connection:
        for table in (seats, entries):
            left = select(func.count()).where(table.c.table_id == copy)
            assert (await connection.execute(left)).scalar_one() == 0
    assert (await replay(visit, played_here, "public"))["table"]["imported"] is False


async def test_only_the_importer_finds_it_in_a_list(visit: Visit) -> None:
    importer = await come_in(visit)
    _, told = await bring(visit, encode(record_of(played(find("18-ghosts")()))))
    mine = await visit.client.get("/api/records", params={"person": importer})
    assert [row["table"]["id"] for row in mine.json()["records"]] == [told["id"]]
    everybody = await visit.client.get("/api/records")
    assert everybody.json()["records"] == []
    visit.client.cookies.clear()
    others = await visit.client.get("/api/records", params={"person": importer})
    assert others.json()["records"] == []
    assert (await visit.client.get("/api/lobby")).json()["recent"] == []


async def test_an_unfinished_game_is_open_to_whoever_has_its_link(visit: Visit) -> None:
    importer = await come_in(visit)
    table = played(small_ghosts(2), actions=40)
    _, told = await bring(visit, encode(record_of(table)))
    shown = await replay(visit, told["id"], "open")
    assert shown["outcome"] is None
    assert len(shown["steps"]) == 40
    assert importer == shown["table"]["host"]


@pytest.mark.parametrize("actions", [0, 40])
async def test_nobody_plays_on_at_an_imported_table(visit: Visit, actions: int) -> None:
    """It can be looked at like any table, and stays as it was."""
    await come_in(visit)
    _, told = await bring(visit, encode(record_of(played(small_ghosts(2), actions=actions))))
    table = f"/api/tables/{told['id']}"
    assert (await visit.client.get(table)).json()["status"] == "over"
    for path in ("seats", "start"):
        answer = await visit.client.post(f"{table}/{path}", json={}, headers=OURS)
        assert 400 <= answer.status_code < 500
    async with visit.house.tables.using(told["id"]) as live:
        assert live.facts.status == "over"
    assert len((await replay(visit, told["id"], "open"))["steps"]) == actions
    answer = await visit.client.get(f"{table}/moments/{actions}")
    assert answer.status_code < 500


async def test_names_from_elsewhere_are_cleaned(visit: Visit) -> None:
    await come_in(visit)
    names = ["<script>alert(1)</script>" * 9, "\u202eevil\x00", "   "]
    table = Table(small_ghosts(), [Seat(name) for name in names])
    _, told = await bring(visit, encode(record_of(table)))
    shown = (await replay(visit, told["id"], "public"))["table"]["seats"]
    assert [seat["name"] for seat in shown] == ["<script>alert(1)</script"[:24], "B", "C"]
    file = await visit.client.get(f"/api/records/{told['id']}/file")
    assert [seat["name"] for seat in file.json()["seats"]] == [seat["name"] for seat in shown]


async def test_names_of_accounts_are_not_borrowed(visit: Visit) -> None:
    guests = visit.house.people.guests
    known = await guests.come_in("Known", "en", "en")
    await visit.house.people.accounts.make(known, "Known", "a password", None)
    await come_in(visit)
    table = Table(small_ghosts(), [Seat(name) for name in ("KNOWN", "Administrator", "Ghost")])
    _, told = await bring(visit, encode(record_of(table)))
    shown = (await replay(visit, told["id"], "public"))["table"]["seats"]
    assert [seat["name"] for seat in shown] == ["A", "B", "Ghost"]


async def test_nobody_brings_files_without_end(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importer, "MOST_IMPORTED", 2)
    await come_in(visit)
    body = encode(record_of(played(small_ghosts(), actions=3)))
    statuses = [(await bring(visit, body))[0] for _ in range(3)]
    assert statuses == [201, 201, 409]
    for language, words in (("en", "imported 2 records"), ("fr", "importé 2 parties")):
        headers = {**OURS, "Accept-Language": language}
        refusal = (await visit.client.post("/api/records", content=body, headers=headers)).json()
        assert refusal["error"]["key"] == "error-too-many-imported"
        assert words in refusal["message"]


async def test_going_back_and_table_entries_come_along(visit: Visit) -> None:
    await come_in(visit)
    table = played(small_ghosts(), actions=40)
    table.back_to(30)
    table.hand_over(1, "careful")
    table.agree()
    _, told = await bring(visit, encode(record_of(table)))
    file = await visit.client.get(f"/api/records/{told['id']}/file")
    assert rerun(decode(file.content)).standing() == table.standing()


# What is refused


async def test_strangers_bring_nothing(visit: Visit) -> None:
    body = encode(record_of(played(find("18-ghosts")())))
    assert await refused(visit, body, 401) == "error-not-signed-in"


def spoiled(**changes: object) -> bytes:
    """A sound record but for some fields."""
    record = record_of(played(small_ghosts(), actions=60))
    data: dict[str, Any] = msgspec.json.decode(encode(record))
    return msgspec.json.encode(data | changes)


WRONG = {
    "nothing": (b"", "error-record-truncated"),
    "not JSON": (b"\xff\xfe hello", "error-record-json"),
    "cut": (spoiled()[:200], "error-record-truncated"),
    "a list": (b"[]", "error-record-shape"),
    "a number": (b"7", "error-record-shape"),
    "deep": (b"[" * 200_000, "error-record-shape"),
    "deep inside": (b'{"options":' + b'{"a":' * 100_000 + b"}", "error-record-json"),
    "of a later format": (spoiled(format=2), "error-record-format"),
    "of another game": (spoiled(game="chess"), "error-unknown-game"),
    "of later rules": (spoiled(rules=10**6), "error-newer-rules"),
    "of earlier rules": (spoiled(rules=-1), "error-newer-rules"),
    "with too many players": (spoiled(players=7, seats=[]), "error-wrong-players"),
    "with huge players": (spoiled(players=10**18, seats=[]), "error-record-shape"),
    "with unknown options": (spoiled(options={"x": 1}), "error-unknown-option"),
    "with wild options": (spoiled(options={"rounds": 10**9}), "error-option-range"),
    "with too few seats": (spoiled(seats=[{"name": "A"}]), "error-record-seats"),
    "with another field": (spoiled(evil=1), "error-record-shape"),
    "edited": (spoiled(entries=["first=A"], seals="0000"), "error-record-edited"),
    "with an action nobody knows": (
        spoiled(entries=["first=A", "z" * 3_000_000], seals=""),
        "error-record-entry-wrong",
    ),
    "with a result it does not lead to": (
        spoiled(result={"reason": "x", "ranks": [1], "scores": [0], "returns": [0.0]}),
        "error-record-result",
    ),
    "with a bot nobody knows": (
        spoiled(seats=[{"name": "A", "bot": "evil" * 99}, {"name": "B"}, {"name": "C"}]),
        "error-unknown-bot",
    ),
    "handed to a bot nobody knows": (
        spoiled(entries=[{"table": "bot", "seat": 0, "bot": "x"}], seals=""),
        "error-unknown-bot",
    ),
    "with a seat there is not": (
        spoiled(entries=[{"table": "resigned", "seat": 9}], seals=""),
        "error-record-entry-wrong",
    ),
    "with more entries than any game": (
        spoiled(entries=[{"table": "back", "to": 0}] * (MOST_ENTRIES + 1), seals=""),
        "error-record-long",
    ),
    "from an endless position": (spoiled(start="1" * 5000, seals=""), "error-record-start-long"),
    "from no position": (spoiled(start="x", seals=""), "position-fields"),
}


@pytest.mark.parametrize(("body", "key"), WRONG.values(), ids=WRONG)
async def test_a_wrong_record_is_refused_with_its_reason(
    visit: Visit, body: bytes, key: str
) -> None:
    await come_in(visit)
    before = time.monotonic()
    assert await refused(visit, body) == key
    assert time.monotonic() - before < 5


async def test_the_most_that_a_record_can_ask_for_is_done_in_seconds(visit: Visit) -> None:
    """Nothing but going back and forth between far moments."""
    await come_in(visit)
    table = played(find("ghosts")(6), actions=150)
    record = record_of(table)
    turns = [{"table": "back", "to": to} for to in (63, 31) * ((MOST_ENTRIES - 150) // 2)]
    data: dict[str, Any] = msgspec.json.decode(encode(record))
    data |= {"entries": [*data["entries"], *turns], "seals": ""}
    before = time.monotonic()
    status, _ = await bring(visit, msgspec.json.encode(data))
    assert status == 201
    assert time.monotonic() - before < 30


async def test_moves_are_written_between_the_parts_of_a_long_file(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody sees the game before all of it is there, and nobody waits for it."""
    await come_in(visit)
    body = encode(record_of(played(small_ghosts(), actions=120)))
    monkeypatch.setattr(stored_game, "ROWS_AT_ONCE", 50)
    seen: list[tuple[int, list[str]]] = []
    begin = visit.house.database.begin

    @asynccontextmanager
    async def noted() -> AsyncIterator[AsyncConnection]:
        async with begin() as connection:
            yield connection
            rows = await connection.execute(select(func.count()).select_from(entries))
            statuses = await connection.execute(select(tables.c.status))
            seen.append((rows.scalar_one(), list(statuses.scalars())))

    with monkeypatch.context() as patched:
        patched.setattr(visit.house.database, "begin", noted)
        assert (await bring(visit, body))[0] == 201
    assert seen == [
        (0, ["closed"]),
        (50, ["closed"]),
        (100, ["closed"]),
        (120, ["closed"]),
        (120, ["over"]),
    ]


async def test_what_an_import_left_behind_is_cleared_away(visit: Visit) -> None:
    await come_in(visit)
    body = encode(record_of(played(small_ghosts(), actions=30)))
    ids = [(await bring(visit, body))[1]["id"] for _ in range(2)]
    async with visit.house.database.begin() as connection:
        cut = tables.update().where(tables.c.id == ids[0]).values(status="closed", created=1.0)
        await connection.execute(cut)
    answer = await visit.client.get(f"/api/records/{ids[0]}")
    assert answer.status_code == 404
    await visit.house.people.tidying.tidy()
    async with visit.house.database.connect() as connection:
        for column in (tables.c.id, seats.c.table_id, entries.c.table_id):
            left = (await connection.execute(select(column).distinct())).scalars().all()
            assert left == [ids[1]]


async def test_an_import_that_fails_leaves_nothing(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    await come_in(visit)

    def broken(packed: list[bytes]) -> tuple[EntryRow, ...]:
        return (*stored_game.unpack(packed), *stored_game.unpack(packed))  # the same rows twice

    monkeypatch.setattr(importer, "unpack", broken)
    body = encode(record_of(played(small_ghosts(), actions=30)))
    assert await refused(visit, body, 500) == "error-internal"


async def test_too_many_bytes_are_refused_before_they_are_read(visit: Visit) -> None:
    await come_in(visit)
    assert await refused(visit, b" " * (LARGEST + 1), 413) == "error-record-file-large"


def test_bytes_without_an_announcement_are_counted(live_house: LiveHouse) -> None:
    def chunks() -> Iterator[bytes]:
        for _ in range(6):
            yield b" " * 1024**2

    with live_house.client() as client:
        assert client.post("/api/me/guest", json={}).status_code == 200
        answer = client.post("/api/records", content=chunks())
        assert answer.status_code == 413
        assert answer.json()["error"]["key"] == "error-record-file-large"


async def test_a_list_of_games_ends_somewhere(visit: Visit) -> None:
    table = played(find("18-ghosts")(), actions=20)
    table.agree()
    ids = [await shelve(visit.house, table, ended=1000.0 + n // 2) for n in range(35)]
    ghosts = await shelve(visit.house, played(small_ghosts()), ended=500.0)
    first = (await visit.client.get("/api/records")).json()
    assert len(first["records"]) == 30
    rest = (await visit.client.get("/api/records", params={"before": first["next"]})).json()
    assert rest["next"] is None
    listed = [row["table"]["id"] for row in (*first["records"], *rest["records"])]
    assert listed[-1] == ghosts
    assert sorted(listed[:-1]) == sorted(ids)
    ended = [row["table"]["ended"] for row in (*first["records"], *rest["records"])]
    assert ended == sorted(ended, reverse=True)
    assert first["records"][0]["steps"] == 21
    assert first["records"][0]["outcome"]["reason"] == "agreed"
    only = (await visit.client.get("/api/records", params={"game": "ghosts"})).json()
    assert [row["table"]["id"] for row in only["records"]] == [ghosts]


@pytest.mark.parametrize("place", ["x", "_", "1_", "nan_a", "inf_a", "-1_a", "1e400_a", "1"])
async def test_places_that_there_are_not(visit: Visit, place: str) -> None:
    answer = await visit.client.get("/api/records", params={"before": place})
    problem = msgspec.json.decode(answer.content, type=Problem)
    assert (answer.status_code, problem.error.key) == (400, "error-record-place")


async def test_parameters_of_any_length_are_refused(visit: Visit) -> None:
    for name in ("game", "person", "before"):
        answer = await visit.client.get("/api/records", params={name: "x" * 65})
        problem = msgspec.json.decode(answer.content, type=Problem)
        assert (answer.status_code, problem.error.key) == (400, "error-bad-request")
    nobody = await visit.client.get("/api/records", params={"game": "chess", "person": "%00"})
    assert nobody.json() == {"records": [], "next": None}
