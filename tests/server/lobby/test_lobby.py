"""What the lobby and *my games* show, to whom."""

import asyncio

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import AsyncTestClient
from sqlalchemy import update

from hantise.core.registry import find
from hantise.core.table import Table
from hantise.server.app import create_app
from hantise.server.forms import MyTables, NextTable, Problem
from hantise.server.house import House
from hantise.server.lobby.connection import LobbyConnection
from hantise.server.lobby.my_games import GOING_ON
from hantise.server.people.sessions import COOKIE
from hantise.server.settings import Settings
from hantise.server.storage.schema import people, seats, tables
from hantise.server.wire import Lobby
from tests.server.conftest import Visit
from tests.server.in_memory import Line as SocketLine
from tests.server.in_memory import headers_with
from tests.server.records.stored_games import played, shelve, somebody
from tests.server.records.test_replay import OURS, come_in, small_ghosts

pytestmark = pytest.mark.anyio


async def lobby(visit: Visit) -> Lobby:
    visit.house.lobby.changed()
    answer = await visit.client.get("/api/lobby")
    assert answer.status_code == 200
    return msgspec.json.decode(answer.content, type=Lobby)


async def mine(visit: Visit) -> MyTables:
    answer = await visit.client.get("/api/me/tables")
    assert answer.status_code == 200
    return msgspec.json.decode(answer.content, type=MyTables)


async def next_one(visit: Visit, after: str | None = None) -> str | None:
    answer = await visit.client.get("/api/me/next", params={"after": after} if after else {})
    assert answer.status_code == 200
    row = msgspec.json.decode(answer.content, type=NextTable).table
    return None if row is None else row.table.id


def begun(actions: int = 40) -> Table:
    """A game of two in which seat A is to act."""
    table = played(find("18-ghosts")(), actions=actions)
    assert table.state.actor == 0
    return table


async def test_an_empty_house(visit: Visit) -> None:
    shown = await lobby(visit)
    assert shown == Lobby(open=(), playing=(), recent=(), here=(), people=0)


async def test_public_tables_are_listed_by_what_they_are(visit: Visit) -> None:
    house = visit.house
    waiting = await shelve(house, Table(small_ghosts()), status="waiting")
    playing = await shelve(house, begun(), status="playing")
    over = await shelve(house, played(small_ghosts()))
    await shelve(house, played(small_ghosts(), actions=30), status="closed")
    shown = await lobby(visit)
    assert [row.table.id for row in shown.open] == [waiting]
    assert [(row.table.id, row.turn, row.seq) for row in shown.playing] == [(playing, 0, 40)]
    assert [row.table.id for row in shown.recent] == [over]
    assert shown.recent[0].outcome is not None
    assert shown.playing[0].outcome is None


async def test_tables_by_link_only_and_imported_ones_are_not_listed(visit: Visit) -> None:
    me = await come_in(visit)
    hidden = [
        await shelve(visit.house, table, [me, None], status=status, public=False)
        for table, status in (
            (Table(find("18-ghosts")()), "waiting"),
            (begun(), "playing"),
            (played(small_ghosts(2)), "over"),
        )
    ]
    hidden.append(await shelve(visit.house, played(small_ghosts(2)), imported=True))
    shown = await lobby(visit)
    assert (shown.open, shown.playing, shown.recent) == ((), (), ())
    own = await mine(visit)
    assert [row.table.id for row in (*own.open, *own.bots, *own.over)] == hidden[:3]


async def test_lists_are_bounded_and_the_latest_come_first(visit: Visit) -> None:
    house = visit.house
    waiting = Table(find("18-ghosts")())
    ids = [
        await shelve(house, waiting, status="waiting", ended=1000.0 + number)
        for number in range(52)
    ]
    over = [await shelve(house, begun_and_agreed(), ended=1000.0 + n) for n in range(22)]
    shown = await lobby(visit)
    assert [row.table.id for row in shown.open] == ids[:1:-1]
    assert [row.table.id for row in shown.recent] == over[:1:-1]


def begun_and_agreed() -> Table:
    table = begun()
    table.agree()
    return table


async def test_a_table_without_a_free_seat_is_not_open(visit: Visit) -> None:
    """Nobody could sit down: it waits for its people, as a rematch does, or for its host."""
    house, me = visit.house, await come_in(visit)
    bo, cy = await somebody(house, "Bo"), await somebody(house, "Cy")
    await shelve(house, Table(find("18-ghosts")()), [bo, cy], status="waiting")
    mine_full = await shelve(house, Table(find("18-ghosts")()), [me, cy], status="waiting")
    free = await shelve(house, Table(find("18-ghosts")()), [bo, None], status="waiting")
    assert [row.table.id for row in (await lobby(visit)).open] == [free]
    assert [row.table.id for row in (await mine(visit)).open] == [mine_full], "I find it there"
    async with house.database.begin() as connection:
        bots = update(seats).where(seats.c.table_id == free, seats.c.seat == 1)
        await connection.execute(bots.values(bot="careful"))
    assert (await lobby(visit)).open == (), "bots took what was free"


async def test_it_says_where_it_waits_for_the_reader(visit: Visit) -> None:
    me = await come_in(visit)
    other = await somebody(visit.house, "Bo")
    my_turn = await shelve(visit.house, begun(), [me, other], status="playing")
    their_turn = await shelve(visit.house, begun(), [other, me], status="playing")
    marked = {row.table.id: row.waiting_for_me for row in (await lobby(visit)).playing}
    assert marked == {my_turn: True, their_turn: False}
    visit.client.cookies.clear()
    marked = {row.table.id: row.waiting_for_me for row in (await lobby(visit)).playing}
    assert marked == {my_turn: False, their_turn: False}


async def test_nothing_of_a_game_is_in_the_lobby(visit: Visit) -> None:
    """Two tables that differ in their cards alone are told with the same bytes."""
    told = []
    for seed in (1, 2):
        table = played(small_ghosts(), seed, actions=15)
        id = await shelve(visit.house, table, status="playing", ended=5000.0, turn=-1, created=1.0)
        async with visit.house.database.begin() as connection:
            change = update(tables).where(tables.c.id == id).values(started=2.0)
            await connection.execute(change)
        visit.house.lobby.changed()
        answer = await visit.client.get("/api/lobby")
        told.append(answer.content.replace(id.encode(), b"ID"))
        async with visit.house.database.begin() as connection:
            change = update(tables).where(tables.c.id == id).values(status="closed")
            await connection.execute(change)
    assert told[0] == told[1]


# My games


async def test_my_games_wait_in_their_order(visit: Visit) -> None:
    me = await come_in(visit)
    house, other = visit.house, await somebody(visit.house, "Bo")
    late = await shelve(house, begun(), [me, other], status="playing", ended=3000.0)
    early = await shelve(house, begun(), [me, other], status="playing", ended=1000.0)
    middle = await shelve(house, begun(), [me, me], status="playing", ended=2000.0, public=False)
    theirs = await shelve(house, begun(), [other, me], status="playing")
    waiting = await shelve(house, Table(find("18-ghosts")()), [me, None], status="waiting")
    over = await shelve(house, begun_and_agreed(), [None, me])
    await shelve(house, begun(), [other, None], status="playing")
    own = await mine(visit)
    assert [row.table.id for row in own.waiting] == [early, middle, late]
    assert all(row.waiting_for_me for row in own.waiting)
    assert [row.table.id for row in own.playing] == [theirs]
    assert [row.table.id for row in own.open] == [waiting]
    assert [row.table.id for row in own.over] == [over]
    assert await next_one(visit) == early
    assert await next_one(visit, early) == middle
    assert await next_one(visit, late) == early
    assert await next_one(visit, theirs) == early
    assert await next_one(visit, "nothing") == early


async def test_games_against_bots_do_not_hide_those_with_people(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, me = visit.house, await come_in(visit)
    monkeypatch.setattr("hantise.server.lobby.my_games.GOING_ON", GOING_ON.limit(3))
    other = await somebody(house, "Bo")
    people_play = [await shelve(house, begun(), [me, other], status="playing", ended=500.0)]
    alone = [
        await shelve(house, begun(), [me, None], status="playing", ended=100.0 + number)
        for number in range(5)
    ]
    shown = await mine(visit)
    found = {row.table.id for row in (*shown.waiting, *shown.bots)}
    assert found == {*people_play, *alone[-2:]}


async def test_games_against_bots_wait_for_nobody(visit: Visit) -> None:
    """Whoever's turn it is; people on one screen do wait for each other."""
    house, me = visit.house, await come_in(visit)
    mine_to_act = await shelve(house, begun(), [me, None], status="playing", ended=1000.0)
    bots_to_act = await shelve(house, begun(), [None, me], status="playing", ended=2000.0)
    one_screen = await shelve(house, begun(), [me, me], status="playing", ended=500.0)
    own = await mine(visit)
    assert [(row.table.id, row.moved) for row in own.bots] == [
        (bots_to_act, 2000.0),
        (mine_to_act, 1000.0),
    ]
    assert [row.table.id for row in own.waiting] == [one_screen]
    assert own.playing == own.aside == ()
    assert await next_one(visit, one_screen) is None


async def lay(visit: Visit, *ids: str, aside: bool = True) -> tuple[int, str]:
    """Lay games aside or take them up: the status, and what was wrong."""
    form = {"tables": ids, "aside": aside}
    answer = await visit.client.post("/api/me/tables/aside", json=form, headers=OURS)
    if answer.status_code == 200:
        assert msgspec.json.decode(answer.content, type=MyTables) == await mine(visit)
        return 200, ""
    return answer.status_code, msgspec.json.decode(answer.content, type=Problem).error.key


async def test_games_against_bots_are_laid_aside(visit: Visit) -> None:
    house, me = visit.house, await come_in(visit)
    other = await somebody(house, "Bo")
    ids = [
        await shelve(house, begun(), [me, None], status="playing", ended=1000.0 - number)
        for number in range(3)
    ]
    together = await shelve(house, begun(), [me, other], status="playing")
    theirs = await shelve(house, begun(), [other, None], status="playing")
    over = await shelve(house, begun_and_agreed(), [me, None])

    async def listed() -> tuple[list[str], list[str]]:
        own = await mine(visit)
        return [row.table.id for row in own.bots], [row.table.id for row in own.aside]

    assert await lay(visit, ids[0]) == (200, "")
    assert await listed() == (ids[1:], ids[:1])
    assert await lay(visit, *ids, over) == (200, ""), "all at once, whatever has ended meanwhile"
    assert await listed() == ([], ids)
    assert await lay(visit, ids[1], aside=False) == (200, "")
    assert await listed() == ([ids[1]], [ids[0], ids[2]])
    for wrong, refused in (
        (together, (409, "error-not-against-bots")),
        (theirs, (404, "error-no-table")),
        ("nothing\0", (404, "error-no-table")),
    ):
        assert await lay(visit, ids[1], wrong) == refused
    assert (await lay(visit))[0] == 400
    assert await listed() == ([ids[1]], [ids[0], ids[2]]), "nothing changed"


async def test_looking_at_a_game_takes_it_up_again(settings: Settings) -> None:
    app = create_app(settings)
    async with AsyncTestClient(app, base_url="http://testserver.local") as client:
        await look_at_a_game_laid_aside(app, Visit(app.state.house, client))


async def look_at_a_game_laid_aside(app: Litestar, visit: Visit) -> None:
    house, me = visit.house, await come_in(visit)
    id = await shelve(house, begun(), [me, None], status="playing")
    await lay(visit, id)
    cookie = visit.client.cookies[COOKIE]
    watching = await SocketLine(app, f"/api/tables/{id}/socket").open()
    assert [row.table.id for row in (await mine(visit)).aside] == [id], "only its person does"
    line = SocketLine(app, f"/api/tables/{id}/socket", headers_with(cookie))
    await line.open()
    assert [row.table.id for row in (await mine(visit)).bots] == [id]
    for each in (watching, line):
        await each.close()


async def test_the_one_i_look_at_is_not_the_next_one(visit: Visit) -> None:
    me = await come_in(visit)
    assert await next_one(visit) is None
    other = await somebody(visit.house, "Bo")
    only = await shelve(visit.house, begun(), [me, other], status="playing")
    assert await next_one(visit) == only
    assert await next_one(visit, only) is None


async def test_a_bot_that_stands_in_does_not_wait_for_me(visit: Visit) -> None:
    me = await come_in(visit)
    table = begun()
    table.hand_over(0, "careful")
    other = await somebody(visit.house, "Bo")
    id = await shelve(visit.house, table, [me, other], status="playing")
    async with visit.house.tables.using(id):
        assert (await mine(visit)).waiting == ()


@pytest.mark.parametrize("address", ["/api/me/tables", "/api/me/next", "/api/me/next?after=x"])
async def test_strangers_have_no_games(visit: Visit, address: str) -> None:
    answer = await visit.client.get(address)
    problem = msgspec.json.decode(answer.content, type=Problem)
    assert (answer.status_code, problem.error.key) == (401, "error-not-signed-in")


async def test_a_place_of_any_length_is_refused(visit: Visit) -> None:
    await come_in(visit)
    answer = await visit.client.get("/api/me/next", params={"after": "x" * 65})
    assert answer.status_code == 400


# Who is here


async def look(house: House, person: str | None) -> LobbyConnection:
    line = LobbyConnection(person)
    await house.lobby.enter(line)
    return line


async def test_people_are_here_once_accounts_first(visit: Visit) -> None:
    house = visit.house
    guest = await somebody(house, "Ann", guest=True)
    bo, zoe = await somebody(house, "Bo"), await somebody(house, "Zoé")
    lines = [await look(house, who) for who in (guest, bo, bo, None)]
    house.tables.present[zoe] += 1
    house.tables.present[bo] += 1
    shown = await lobby(visit)
    assert (shown.here, shown.people) == (("Bo", "Zoé", "Ann"), 3)
    del house.tables.present[zoe]
    house.lobby.leave(lines[0])
    shown = await lobby(visit)
    assert (shown.here, shown.people) == (("Bo",), 1)
    async with house.database.begin() as connection:
        await connection.execute(update(people).where(people.c.id == bo).values(deleted=1.0))
    assert (await lobby(visit)).here == ()
    del house.tables.present[bo]


async def test_people_of_other_processes_are_here_too(visit: Visit) -> None:
    house = visit.house
    bo, zoe = await somebody(house, "Bo"), await somebody(house, "Zoé")
    await look(house, bo)
    await house.lobby._heard_who_is_here(f"1234:7:{zoe},{bo}")
    await house.lobby._heard_who_is_here("5678:0:")
    shown = await lobby(visit)
    assert (shown.here, shown.people) == (("Bo", "Zoé"), 7)
    await house.lobby._heard_who_is_here("1234:0:")
    shown = await lobby(visit)
    assert (shown.here, shown.people) == (("Bo",), 1)


async def test_when_the_house_is_left_everybody_is_told_to_come_back(settings: Settings) -> None:
    app = create_app(settings)
    async with app.lifespan():
        line = await look(app.state.house, None)
        assert not line.closed
    sent = [message async for message in line.messages()]
    assert sent == ['{"type":"bye","reason":"restart"}']


async def test_who_draws_ends_though_something_changes_at_that_moment(visit: Visit) -> None:
    """`asyncio.wait_for` takes a cancellation for nothing when what it waits for has just come."""
    lobby = visit.house.lobby
    for rounds in range(6):
        drawing = asyncio.create_task(lobby._draw())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        lobby.changed()
        for _ in range(rounds):
            await asyncio.sleep(0)
        drawing.cancel()
        async with asyncio.timeout(5):
            await asyncio.wait((drawing,))
        assert drawing.cancelled()
