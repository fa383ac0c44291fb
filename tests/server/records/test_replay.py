"""Finished games through every pair of eyes; games in progress through none."""

from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from hantise.core.action import Action
from hantise.core.event import Event, seen_by
from hantise.core.game import Game
from hantise.core.registry import find
from hantise.core.table import Table, TableEntry
from hantise.server.forms import Problem
from hantise.server.house import House
from hantise.server.records.replay import standing_actions
from hantise.server.storage.schema import seats, tables
from tests.server.conftest import Visit
from tests.server.records.stored_games import played, shelve, somebody

pytestmark = pytest.mark.anyio


def small_ghosts(players: int = 3) -> Game:
    return find("ghosts")(players, {"rounds": 1})


async def page(visit: Visit, id: str, eyes: object, move: int = 0) -> dict[str, Any]:
    """The page of a replay that has this move."""
    params = {"eyes": str(eyes), "move": str(move)}
    answer = await visit.client.get(f"/api/records/{id}", params=params)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def replay(visit: Visit, id: str, eyes: object) -> dict[str, Any]:
    """All pages as one."""
    told = await page(visit, id, eyes)
    while told["steps"] and (move := told["steps"][-1]["move"]) < told["moves"]:
        more = await page(visit, id, eyes, move + 1)
        assert more["after"] == move
        assert more["first"] == told["steps"][-1]["view"]
        told["steps"] += more["steps"]
    return told


def as_json(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def wire(view: bytes) -> Any:
    return msgspec.json.decode(view)


def events_seen(events: list[Event], eyes: int | None) -> Any:
    return [{"kind": e.kind, "fields": e.fields()} for e in seen_by(events, eyes)]


@pytest.mark.parametrize("eyes", [0, 1, 2, "public"])
async def test_a_seat_sees_again_what_it_saw(visit: Visit, eyes: int | str) -> None:
    table = played(small_ghosts())
    told = await replay(visit, await shelve(visit.house, table), eyes)
    seat = None if eyes == "public" else eyes
    assert isinstance(seat, int | None)
    assert told["eyes"] == eyes
    assert told["from_events"] is False
    assert told["outcome"] == as_json(table.outcome())
    moments = [(state.view(seat).wire(), events) for state, events in table.rerun()]
    assert told["first"] == wire(moments[0][0])
    assert len(told["steps"]) == len(moments) - 1 > 100
    for number, (step, (view, events)) in enumerate(
        zip(told["steps"], moments[1:], strict=True), start=1
    ):
        assert step["seq"] == number
        assert step["at"] == 999.0 + number
        assert step["view"] == wire(view)
        assert step["events"] == as_json(events_seen(events, seat))
        # What others did in secret, and what chance dealt them, is not told by the action either.
        assert (step["action"] is not None) == (step["actor"] == seat and seat is not None)


async def test_open_shows_every_hand_and_every_draw(visit: Visit) -> None:
    table = played(small_ghosts())
    told = await replay(visit, await shelve(visit.house, table), "open")
    state = table.state
    last = told["steps"][-1]
    assert last["view"] == [wire(state.view(seat).wire()) for seat in range(3)]
    entries = [str(entry) for entry in table.entries]
    assert [step["action"]["action"] for step in told["steps"]] == entries
    assert len(told["first"]) == 3
    drawn = [e for step in told["steps"] for e in step["events"] if e["kind"] in ("dealt", "drew")]
    assert drawn
    assert all(value is not None for event in drawn for value in event["fields"].values())


async def test_where_nothing_is_hidden_everybody_sees_the_actions(visit: Visit) -> None:
    table = played(find("18-ghosts")(), seed=5)
    id = await shelve(visit.house, table)
    public = await replay(visit, id, "public")
    entries = [str(entry) for entry in table.entries]
    assert [step["action"]["action"] for step in public["steps"]] == entries
    assert [step["actor"] for step in public["steps"]][:3] == [0, 1, 1]
    mine = await replay(visit, id, 0)
    assert [step["events"] for step in mine["steps"]] == [s["events"] for s in public["steps"]]
    default = await visit.client.get(f"/api/records/{id}")
    assert default.json()["eyes"] == "public"


async def test_what_was_taken_back_is_not_there_and_the_table_is(visit: Visit) -> None:
    game = find("18-ghosts")()
    table = Table(game)
    for notation in ("R@b5", "R@e5"):
        table.enter(game.parse(notation))
    table.back_to(1)
    table.enter(game.parse("B@a5"))
    table.hand_over(0, "careful")
    table.resign(1)
    told = await replay(visit, await shelve(visit.house, table), "public")
    steps = told["steps"]
    assert [step["seq"] for step in steps] == [1, 4, 5, 6]
    assert [step["actor"] for step in steps] == [0, 1, None, None]
    assert [step["events"][0]["kind"] for step in steps[2:]] == ["bot", "resigned"]
    assert steps[3]["events"][0]["fields"]["seat"] == 1
    assert steps[1]["view"] == steps[2]["view"] == steps[3]["view"]
    assert told["outcome"]["reason"] == "resigned"


async def test_the_permalink_is_asked_for_again_for_nothing(visit: Visit) -> None:
    id = await shelve(visit.house, played(small_ghosts()))
    answer = await visit.client.get(f"/api/records/{id}?eyes=0")
    tag = answer.headers["etag"]
    again = await visit.client.get(f"/api/records/{id}?eyes=0", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    other = await visit.client.get(f"/api/records/{id}?eyes=1", headers={"if-none-match": tag})
    assert other.status_code == 200


async def test_a_long_game_comes_in_pages(visit: Visit) -> None:
    table = played(small_ghosts())
    while len(table.entries) < 1500:
        table = played(small_ghosts(), actions=90)
        for turn in range(1500):
            table.hand_over(0, None if turn % 2 else "careful")
    id = await shelve(visit.house, table, result=None)
    first = await page(visit, id, "open")
    assert (first["after"], first["steps"][0]["move"]) == (0, 1)
    assert {step["move"] for step in first["steps"]} == set(range(1, 101))
    for move, after in ((1, 0), (100, 0), (101, 100), (1234, 1200)):
        told = await page(visit, id, "open", move)
        assert told["moves"] == first["moves"] > 1500
        assert told["after"] == after
        moves = [step["move"] for step in told["steps"]]
        assert sorted(set(moves)) == list(range(after + 1, after + 101))
        assert moves == sorted(moves)
    beyond = await page(visit, id, "open", 10**6)
    assert beyond["steps"][-1]["move"] == first["moves"], "the last page"
    whole = await replay(visit, id, "open")
    assert len(whole["steps"]) == len(table.entries)
    # What chance does belongs to the move before it; what it does first is the deal.
    moves, actors = [step["move"] for step in whole["steps"]], [s["actor"] for s in whole["steps"]]
    begun = [n for n in range(1, len(moves)) if moves[n] != moves[n - 1]]
    assert actors[0] == -1
    assert begun == [n for n, actor in enumerate(actors) if actor != -1]
    for wrong in ("-1", "x", "1000001"):
        answer = await visit.client.get(f"/api/records/{id}", params={"move": wrong})
        assert answer.status_code == 400


async def test_a_game_by_link_only_is_read_by_whoever_has_the_link(visit: Visit) -> None:
    id = await shelve(visit.house, played(small_ghosts()), public=False)
    assert (await replay(visit, id, "open"))["table"]["public"] is False


@pytest.mark.parametrize(
    ("eyes", "status"),
    [("3", 400), ("-1", 400), ("x", 400), ("", 400), ("0x1", 400), ("٣", 400), ("9" * 30, 400)],
)
async def test_eyes_that_there_are_not(visit: Visit, eyes: str, status: int) -> None:
    id = await shelve(visit.house, played(small_ghosts()))
    answer = await visit.client.get(f"/api/records/{id}", params={"eyes": eyes})
    assert answer.status_code == status
    assert msgspec.json.decode(answer.content, type=Problem).status == status


async def test_records_that_there_are_not(visit: Visit) -> None:
    waiting = await shelve(visit.house, Table(small_ghosts()), status="waiting")
    closed = await shelve(visit.house, played(small_ghosts(), actions=30), status="closed")
    for id in ("nothing", "x" * 3000, waiting, closed):
        for address in (f"/api/records/{id}", f"/api/records/{id}/file"):
            answer = await visit.client.get(address)
            problem = msgspec.json.decode(answer.content, type=Problem)
            assert (answer.status_code, problem.error.key) == (404, "error-no-record")


async def come_in(visit: Visit) -> str:
    """Be a guest; the id."""
    answer = await visit.client.post("/api/me/guest", json={}, headers=OURS)
    assert answer.status_code == 200
    return str(answer.json()["id"])


OURS = {"origin": "http://testserver.local"}


@pytest.mark.parametrize("game", ["ghosts", "18-ghosts"])
async def test_a_game_in_progress_is_shown_to_nobody(visit: Visit, game: str) -> None:
    table = played(find(game)(2), actions=40)
    player = await come_in(visit)
    id = await shelve(visit.house, table, [player, None], status="playing")
    told = set()
    for query in ("", "?eyes=0", "?eyes=1", "?eyes=public", "?eyes=open", "/file"):
        answer = await visit.client.get(f"/api/records/{id}{query}")
        problem = msgspec.json.decode(answer.content, type=Problem)
        assert (answer.status_code, problem.error.key) == (409, "error-record-in-progress")
        told.add(answer.content)
    assert len(told) == 1
    listed = await visit.client.get("/api/records", params={"person": player})
    assert listed.json() == {"records": [], "next": None}


async def test_the_same_is_told_whatever_the_cards(visit: Visit) -> None:
    """Two games in progress that differ only in what was dealt answer with the same bytes."""
    answers = []
    for seed in (1, 2):
        id = await shelve(visit.house, played(small_ghosts(), seed, actions=40), status="playing")
        answer = await visit.client.get(f"/api/records/{id}?eyes=open")
        answers.append((answer.status_code, answer.content))
    assert answers[0] == answers[1]


# Rules that are gone


@pytest.mark.parametrize("eyes", [0, 2, "public", "open"])
async def test_rules_that_are_gone_leave_the_events(visit: Visit, eyes: int | str) -> None:
    table = played(small_ghosts())
    id = await shelve(visit.house, table)
    known = await replay(visit, id, eyes)
    async with visit.house.database.begin() as connection:
        gone = update(tables).where(tables.c.id == id).values(rules=99)
        await connection.execute(gone)
    told = await replay(visit, id, eyes)
    assert told["from_events"] is True
    assert told["first"] is None
    assert told["outcome"] == known["outcome"]
    assert len(told["steps"]) == len(known["steps"])
    for step, before in zip(told["steps"], known["steps"], strict=True):
        assert step["view"] is None
        assert step["action"] is None
        for field in ("seq", "actor", "events", "at"):
            assert step[field] == before[field]


async def test_rules_that_lead_elsewhere_now_leave_the_events(visit: Visit) -> None:
    """A row that these rules refuse, or that does not lead to the stored result."""
    table = played(small_ghosts())
    result = msgspec.json.encode(table.outcome()).replace(b'"scores":[', b'"scores":[9').decode()
    other = await shelve(visit.house, table, result=result)
    assert (await replay(visit, other, "public"))["from_events"] is True
    options = await shelve(visit.house, table, options='{"candles":7}')
    assert (await replay(visit, options, "public"))["from_events"] is True


def test_what_stands_is_found_without_rules() -> None:
    table = played(find("18-ghosts")(), actions=25)
    table.back_to(10)
    for _ in range(3):
        table.play(int(table.state.actor), table.state.legal_actions()[0])
    table.hand_over(0, "random")
    table.back_to(20)
    table.back_to(12)
    table.play(int(table.state.actor), table.state.legal_actions()[-1])
    entries = [str(e) if isinstance(e, Action) else e for e in table.entries]
    assert standing_actions(entries) == table.standing()
    assert standing_actions([]) == []
    assert standing_actions(["x", TableEntry("back", to=0)]) == []


async def test_names_are_those_of_the_shelf(visit: Visit) -> None:
    """Whoever leaves for good is renamed there, and so in all his games."""
    ada = await somebody(visit.house, "Ada")
    id = await shelve(visit.house, played(small_ghosts(2)), [ada, None])
    await rename(visit.house, id, "N. N.")
    told = await replay(visit, id, "public")
    assert told["table"]["seats"][0]["name"] == "N. N."
    file = await visit.client.get(f"/api/records/{id}/file")
    assert file.json()["seats"][0]["name"] == "N. N."


async def rename(house: House, id: str, name: str) -> None:
    async with house.database.begin() as connection:
        first = update(seats).where(seats.c.table_id == id, seats.c.seat == 0)
        await connection.execute(first.values(name=name))
