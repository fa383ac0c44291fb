"""Tables are closed: by their host while they wait, by an administrator, or when forgotten."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import select, update

from hantise.server.storage.database import Database
from hantise.server.storage.schema import audit, tables
from tests.server.storage.rows import make_table, move
from tests.server.tables.players import Club, Message, Player, begun, closed_with

DAY = 24 * 3600.0


def status(club: Club, table: Message) -> str:
    found = club.browser(club.house).get(f"/api/tables/{table['id']}").json()["status"]
    assert isinstance(found, str)
    return found


def days_later(days: float) -> Callable[[], float]:
    return lambda: time.time() + days * DAY


# By people


def test_an_administrator_closes_a_running_game(club: Club) -> None:
    anna, bert, admin = club.players(3)
    admin.administrator()
    table = begun(anna, [bert], "18-ghosts", pace={"kind": "live", "bank": 60})
    line, other = anna.look(table), bert.look(table)
    assert "clock" in club.due(table)
    admin.ask("DELETE", f"/api/tables/{table['id']}")
    for each in (line, other):
        assert each.until("bye")["reason"] == "closed"
        assert closed_with(each) == 1001
    assert status(club, table) == "closed"
    assert club.due(table) == {}, "no clock runs on"
    again = anna.look(table)
    assert again.now["legal"] == []
    again.play("R@b5", seq=0)
    assert again.refused() == "error-over"
    again.send("resign")
    assert again.refused() == "error-over"
    assert admin.refused("DELETE", f"/api/tables/{table['id']}") == (409, "error-over")

    async def noted() -> list[str]:
        async with club.house.house.database.connect() as connection:
            query = select(audit.c.action).where(audit.c.target == table["id"])
            return list((await connection.execute(query)).scalars())

    assert club.run(noted()) == ["close-table"]


def test_a_host_does_not_close_a_game_that_begins_at_this_moment(club: Club) -> None:
    """Whatever comes first: a game that has begun goes on, and a closed table stays closed."""
    anna, bert = club.players(2)
    hosts = [anna, anna.elsewhere(club.house)]
    for _ in range(12):
        table = anna.open("18-ghosts", ["me", "open"])
        bert.ask("POST", f"/api/tables/{table['id']}/seats")
        with ThreadPoolExecutor(2) as both:
            starting = both.submit(hosts[0].http.post, f"/api/tables/{table['id']}/start")
            closing = both.submit(hosts[1].http.delete, f"/api/tables/{table['id']}")
            codes = starting.result().status_code, closing.result().status_code
        found = anna.ask("GET", f"/api/tables/{table['id']}")
        assert (found["status"], codes[0] == 200, codes[1] == 204) in (
            ("playing", True, False),
            ("closed", False, True),
        )


def test_what_a_host_saw_waiting_has_begun_elsewhere(club: Club) -> None:
    """This process has not heard yet that the game began in another one."""
    anna, bert = club.players(2)
    table = anna.open("18-ghosts", ["me", "open"])
    bert.ask("POST", f"/api/tables/{table['id']}/seats")
    anna.look(table)

    async def begin() -> None:
        async with club.house.house.database.begin() as connection:
            await connection.execute(
                update(tables)
                .where(tables.c.id == table["id"])
                .values(status="playing", started=time.time())
            )

    club.run(begin())
    assert anna.refused("DELETE", f"/api/tables/{table['id']}") == (409, "error-begun")
    club.do_due("tidy", table)  # whoever looks at it or not

    async def read() -> str:
        async with club.house.house.database.connect() as connection:
            query = select(tables.c.status).where(tables.c.id == table["id"])
            return str((await connection.execute(query)).scalar_one())

    assert club.run(read()) == "playing"


@pytest.mark.anyio
async def test_nothing_is_appended_to_a_closed_table(database: Database) -> None:
    await make_table(database, "t")
    assert await database.append(move("t", 1))
    async with database.begin() as connection:
        await connection.execute(update(tables).values(status="closed"))
    assert not await database.append(move("t", 2))
    async with database.connect() as connection:
        row = (await connection.execute(select(tables.c.status, tables.c.seq))).one()
    assert tuple(row) == ("closed", 1)
    assert [each.seq for each in await database.entries("t")] == [1]


# By itself


@pytest.mark.parametrize(
    ("pace", "days"),
    [({"kind": "none"}, 1), ({"kind": "live"}, 1), ({"kind": "correspondence"}, 14)],
)
def test_a_table_that_nobody_waits_at_is_closed(club: Club, pace: Message, days: int) -> None:
    anna = club.players(1)[0]
    table = anna.open("18-ghosts", ["me", "open"], pace=pace)
    assert club.due(table)["tidy"] == pytest.approx(time.time() + days * DAY, abs=60)
    line = anna.look(table)
    club.tables.now = days_later(100)
    club.do_due("tidy", table)
    assert club.due(table)["tidy"] == pytest.approx(time.time() + (100 + days) * DAY, abs=60)
    assert status(club, table) == "waiting", "somebody is there"
    line.close()
    until_left(club, anna)
    club.do_due("tidy", table)
    assert status(club, table) == "closed"
    assert club.due(table) == {}
    club.do_due("tidy", table)
    club.do_due("tidy", {"id": "nothing"})


def until_left(club: Club, player: Player) -> None:
    deadline = time.monotonic() + 10
    while club.tables.present[player.id]:
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_a_game_among_people_is_never_tidied_away(club: Club) -> None:
    anna, bert = club.players(2)
    table = begun(anna, [bert], "18-ghosts")
    assert "tidy" not in club.due(table)
    club.tables.now = days_later(365)
    club.do_due("tidy", table)
    assert status(club, table) == "playing"


def test_a_game_against_bots_is_closed_when_untouched_for_long(club: Club) -> None:
    anna = club.players(1)[0]
    table = anna.ask("POST", "/api/tables/quick", game="18-ghosts")
    assert club.due(table)["tidy"] == pytest.approx(time.time() + 30 * DAY, abs=60)
    line = anna.look(table)
    club.tables.now = days_later(20)
    line.played("R@b5")
    club.tables.now = days_later(31)
    club.do_due("tidy", table)
    assert status(club, table) == "playing", "somebody is there"
    line.close()
    until_left(club, anna)
    club.do_due("tidy", table)
    assert status(club, table) == "playing", "somebody played eleven days ago"
    assert club.due(table)["tidy"] == pytest.approx(time.time() + 50 * DAY, abs=60)
    club.tables.now = days_later(51)
    club.do_due("tidy", table)
    assert status(club, table) == "closed"


def test_a_finished_game_needs_no_tidying(club: Club) -> None:
    anna = club.players(1)[0]
    table = anna.ask("POST", "/api/tables/quick", game="18-ghosts")
    line = anna.look(table)
    line.send("resign")
    line.until("update")
    assert "tidy" not in club.due(table)


# What a code finds


def test_a_code_still_finds_a_game_that_is_over(club: Club) -> None:
    anna = club.players(1)[0]
    table = anna.ask("POST", "/api/tables/quick", game="18-ghosts")
    line = anna.look(table)
    line.send("resign")
    line.until("update")
    path = f"/api/tables/{table['code']}"
    assert anna.ask("GET", path)["id"] == table["id"]
    other = anna.open("18-ghosts", ["me", "open"])

    async def same_code() -> None:
        async with club.house.house.database.begin() as connection:
            mine = update(tables).where(tables.c.id == other["id"])
            await connection.execute(mine.values(code=table["code"], created=1.0))

    club.run(same_code())
    assert anna.ask("GET", path)["id"] == other["id"], "an open table comes first"
    anna.ask("DELETE", f"/api/tables/{other['id']}")
    assert anna.ask("GET", path)["id"] == table["id"]
    club.tables.now = days_later(8)
    assert anna.refused("GET", path) == (404, "error-no-table")
