"""A database of the time when events were dictionaries: its games go on, and are shown as then.

It holds two running and two finished games of every game of the house: among people, with a
take-back, resigned, and against bots.
"""

import json
import lzma
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from hantise.core.event import Event, restore_events
from hantise.core.registry import find, ids
from hantise.core.table import Table, TableEntry
from hantise.server.settings import Settings, sqlite_url
from tests.server.conftest import LiveHouse, listening
from tests.server.tables.players import Club, Line

HERE = Path(__file__).parent
ABOUT = json.loads((HERE / "events-as-dictionaries.json").read_text())
TOKENS: list[str] = ABOUT["tokens"]
TABLES: list[dict[str, str]] = ABOUT["tables"]
RUNNING = [table for table in TABLES if table["kind"] in ("running", "bots")]
OVER = [table for table in TABLES if table["kind"] == "over"]
RULES_GONE = 99


def named(table: dict[str, str]) -> str:
    return f"{table['game']}-{table['kind']}"


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("older") / "house.db"
    path.write_bytes(lzma.decompress((HERE / "events-as-dictionaries.db.xz").read_bytes()))
    return path


@pytest.fixture(scope="module")
def house(file: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveHouse]:
    copied = tmp_path_factory.mktemp("house") / "house.db"
    with listening(Settings(database=sqlite_url(Path(shutil.copy(file, copied))))) as live:
        yield live


def signed_in(seat: int) -> dict[str, str]:
    return {"Authorization": f"Bearer {TOKENS[seat]}"}


def ask(house: LiveHouse, path: str, seat: int = 0) -> dict[str, Any]:
    with house.client() as client:
        answer = client.get(path, headers=signed_in(seat))
    assert answer.status_code == httpx.codes.OK, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_every_game_of_the_house_is_there() -> None:
    for kinds in ({"running"}, {"over", "resigned"}):
        assert {table["game"] for table in TABLES if table["kind"] in kinds} == set(ids())


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_what_was_told_is_what_the_rules_tell(file: Path, table: dict[str, str]) -> None:
    with closing(sqlite3.connect(file)) as database:
        row = database.execute(
            "SELECT rules, players, options FROM tables WHERE id = ?", [table["id"]]
        ).fetchone()
        rows = database.execute(
            "SELECT entry, events FROM entries WHERE table_id = ? ORDER BY seq", [table["id"]]
        ).fetchall()
    game = find(table["game"])(row[1], json.loads(row[2]), row[0])
    again = Table(game)
    for text, data in rows:
        is_action = not text.startswith("{")
        entry = game.parse(text) if is_action else msgspec.json.decode(text, type=TableEntry)
        now = again.enter(entry)
        before = restore_events(data)
        for then, today in zip(before, now, strict=True):
            assert then.kind == today.kind
            for reader in (None, *range(game.players)):
                compare(then.seen_by(reader), today.seen_by(reader))
            compare(then.opened(), today.opened())


def compare(then: Event, today: Event) -> None:
    """What was told is told today, where it was not empty; today there may be more fields."""
    fields, told = then.fields(), today.fields()
    assert all(fields[name] in (None, then.kind) for name in fields.keys() - told.keys())
    assert {name: told[name] for name in told if name in fields} == {
        name: fields[name] for name in told if name in fields
    }


@pytest.mark.parametrize("table", RUNNING, ids=named)
def test_a_running_game_goes_on(house: LiveHouse, table: dict[str, str]) -> None:
    with ExitStack() as stack:
        club = Club(house, stack)
        seats = ask(house, f"/api/tables/{table['id']}")["seats"]
        people = [seat for seat, who in enumerate(seats) if who["bot"] is None]
        lines = [club.look(table["id"], headers=signed_in(seat)) for seat in people]
        assert [line.now["eyes"] for line in lines] == people
        assert all(line.now["log"] for line in lines)
        acting = next(line for line in lines if line.legal)
        seq = play_a_turn(acting)
        for line in lines:
            line.until("update", seq=seq)


def play_a_turn(line: Line) -> int:
    draft = [line.legal[0]]
    line.play(*draft)
    while (answer := line.until("accepted", "draft"))["type"] == "draft":
        draft.append(answer["legal"][0]["action"])
        line.play(*draft)
    seq: int = answer["seq"]
    return seq


@pytest.mark.parametrize("table", OVER, ids=named)
def test_a_finished_game_is_shown_through_every_seats_eyes(
    house: LiveHouse, table: dict[str, str]
) -> None:
    players = ask(house, f"/api/tables/{table['id']}")["players"]
    for eyes in ("open", "public", *range(players)):
        replay = ask(house, f"/api/records/{table['id']}?eyes={eyes}")
        assert not replay["from_events"]
        assert replay["steps"]
        assert all(step["events"] for step in replay["steps"])


def test_without_their_rules_games_are_told_by_their_events(file: Path, tmp_path: Path) -> None:
    """Also a kind that nobody knows any more."""
    copied = Path(shutil.copy(file, tmp_path))
    haunted = msgspec.msgpack.encode([["haunted", {"seat": 0}, {"room": ["a1", [1]]}]])
    with closing(sqlite3.connect(copied)) as database:
        database.execute("UPDATE tables SET rules = ?", [RULES_GONE])
        database.execute("UPDATE entries SET events = ? WHERE seq = 2", [haunted])
        database.commit()
    with listening(Settings(database=sqlite_url(copied))) as house:
        for table in OVER:
            for eyes, room in (("0", None), ("1", "a1"), ("public", None), ("open", "a1")):
                replay = ask(house, f"/api/records/{table['id']}?eyes={eyes}")
                assert replay["from_events"]
                (event,) = replay["steps"][1]["events"]
                assert event == {"kind": "haunted", "fields": {"seat": 0, "room": room}}
