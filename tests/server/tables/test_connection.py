"""How many lines a table bears, who is sent away, and who is still heard."""

import time
from collections import OrderedDict

import pytest
from websockets.exceptions import InvalidStatus

from hantise.server.safety import rate_limits
from hantise.server.storage.schema import people, seats
from hantise.server.tables import tables as house_tables
from tests.server.tables.players import Club, begun, closed_with


def test_one_person_opens_only_so_many_lines(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_tables, "MOST_LINES", 3)
    anna, bert = club.players(2)
    table = begun(anna, [bert], "18-ghosts")
    lines = [anna.look(table) for _ in range(3)]
    late = anna.look(table)
    assert late.seen[0]["error"]["key"] == "error-too-many-requests"
    assert closed_with(late) == 4429
    assert bert.look(table).now["type"] == "snapshot"
    lines[0].nothing("refused")
    lines.pop().close()
    deadline = time.monotonic() + 10
    while anna.look(table).seen[0]["type"] != "snapshot":
        assert time.monotonic() < deadline


def test_a_whole_club_watches_from_one_address(club: Club) -> None:
    """Nobody of them is known, so all of them look the same to the house."""
    anna, bert = club.players(2)
    table = begun(anna, [bert], "18-ghosts")
    watching = [club.look(table) for _ in range(house_tables.MOST_LINES + 5)]
    assert {line.now["type"] for line in watching} == {"snapshot"}


def test_but_not_any_number(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_tables, "MOST_UNKNOWN", 2)
    anna, bert = club.players(2)
    table = begun(anna, [bert], "18-ghosts")
    assert [club.look(table).seen[0]["type"] for _ in range(3)] == [
        "snapshot",
        "snapshot",
        "refused",
    ]


def test_what_they_all_send_is_not_counted_as_one_persons(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bert = club.players(2)
    table = begun(anna, [bert], "18-ghosts")
    watching = [club.look(table) for _ in range(5)]
    monkeypatch.setitem(rate_limits.RATES, "move", rate_limits.Rate(2, 0.001))
    for line in watching:
        line.send("ping", at=1.0)
        line.send("ping", at=2.0)
    for line in watching:
        assert [line.until("pong", "refused")["type"] for _ in range(2)] == ["pong", "pong"]


def test_codes_are_not_found_by_trying_them_all(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By neither way in; who knows a code is not slowed down, and an id is no guess."""
    anna, bert = club.players(2)
    table = begun(anna, [bert], "18-ghosts")
    monkeypatch.setattr(club.tables.house.safety.limits, "_buckets", OrderedDict())
    monkeypatch.setitem(rate_limits.RATES, "code", rate_limits.Rate(3 / rate_limits.WIDER, 1e-6))
    for _ in range(5):
        anna.ask("GET", f"/api/tables/{table['code']}")
    for wrong in ("BBBB", "BBBC"):
        assert anna.refused("GET", f"/api/tables/{wrong}") == (404, "error-no-table")
    assert club.look("BBBD").seen[0]["error"]["key"] == "error-no-table"
    assert club.look("BBBF").seen[0]["error"]["key"] == "error-too-many-requests"
    assert anna.refused("GET", "/api/tables/BBBG") == (429, "error-too-many-requests")
    anna.ask("GET", f"/api/tables/{table['id']}")


def test_who_is_banned_is_sent_away_and_stays_away(club: Club) -> None:
    anna, bert, admin = club.players(3)
    admin.administrator()
    table = begun(anna, [bert], "18-ghosts")
    line, other = anna.look(table), bert.look(table)
    admin.ask("POST", f"/api/admin/people/{anna.id}/ban", hours=1, why="rude")
    assert line.until("bye")["reason"] == "banned"
    assert closed_with(line) == 1001
    other.nothing("bye")
    for name in (table["id"], table["code"]):
        with pytest.raises(InvalidStatus) as refused:
            anna.look(name)
        assert refused.value.response.status_code == 403


def test_an_administrator_takes_a_line_of_the_chat_away(club: Club) -> None:
    anna, bert, admin = club.players(3)
    admin.administrator()
    table = begun(anna, [bert], "18-ghosts", chat="phrases")
    lines = [anna.look(table), bert.look(table), club.look(table)]
    for phrase in ("hello", "boo"):
        lines[0].send("say", phrase=phrase)
    said = [lines[1].until("chat")["line"]["id"] for _ in range(2)]
    path = f"/api/messages/{said[0]}"
    assert bert.refused("DELETE", path) == (403, "error-admin-only")
    admin.ask("DELETE", path)
    for line in lines:
        assert line.until("unsaid")["id"] == said[0]
    assert [one["id"] for one in bert.look(table).now["chat"]] == said[1:]
    assert admin.refused("DELETE", path) == (404, "error-no-message")


def test_after_the_end_nothing_refers_to_who_left_for_good(club: Club) -> None:
    anna, bert = club.players(2)
    table = begun(anna, [bert], "18-ghosts")
    line = anna.look(table)
    line.played("R@b5")
    bert.ask("DELETE", "/api/me")
    line.send("resign")
    while not line.now["outcome"]:
        line.until("update")
    while line.now["table"]["seats"][1]["person"] is not None:
        line.until("table")

    async def read() -> list[str | None]:
        async with club.house.house.database.connect() as connection:
            query = seats.select().where(seats.c.table_id == table["id"]).order_by(seats.c.seat)
            rows = (await connection.execute(query)).mappings().all()
            gone = await connection.execute(people.select().where(people.c.id == bert.id))
            assert gone.mappings().one()["deleted"] is not None
        return [row["person"] for row in rows]

    assert club.run(read()) == [anna.id, None]
