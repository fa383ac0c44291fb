"""Finished games analysed: once, a bit at a time, for one person after the other; and played on."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from hantise.analysis import Analyst, Effort
from hantise.core.registry import find
from hantise.core.table import Table
from hantise.server.bot_workers import BotWorkers
from hantise.server.forms import AnalysisState
from hantise.server.records import analyses
from hantise.server.safety import rate_limits
from hantise.server.tables.model.facts import decode_options
from tests.server.conftest import SameProcess, Visit
from tests.server.records.stored_games import played, shelve
from tests.server.records.test_replay import OURS, come_in, small_ghosts

pytestmark = pytest.mark.anyio

QUICK = Effort("random", 20)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Analyses are made in this process and with little thought; the names of what was done."""
    done: list[str] = []

    async def run(_: BotWorkers, function: Callable[..., Any], /, *given: Any) -> Any:
        done.append(function.__name__)
        return await SameProcess(1, 10.0).run(function, *given)

    monkeypatch.setattr(BotWorkers, "run", run)
    monkeypatch.setattr(analyses, "usual_effort", lambda *_: QUICK)
    yield done
    analyses._remembered.clear()


async def look(visit: Visit, id: str) -> AnalysisState:
    answer = await visit.client.get(f"/api/records/{id}/analysis")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=AnalysisState)


async def ask(visit: Visit, id: str) -> Any:
    return await visit.client.post(f"/api/records/{id}/analysis", headers=OURS)


async def analysed(visit: Visit, id: str) -> AnalysisState:
    """The analysis, once it is done."""
    running = [each.task for each in visit.house.analyses._running.values()]
    await asyncio.gather(*(task for task in running if task is not None))
    return await look(visit, id)


async def test_it_is_made_once_and_kept(
    visit: Visit, quick: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "CHUNK_SECONDS", 0.0)
    table = played(small_ghosts(), actions=24)
    table.resign(0)
    table.resign(1)
    table.agree()
    id = await shelve(visit.house, table)
    assert await look(visit, id) == AnalysisState("none")
    await come_in(visit)
    begun = msgspec.json.decode((await ask(visit, id)).content, type=AnalysisState)
    analyst = Analyst(table, QUICK)
    assert (begun.status, begun.total) == ("running", len(analyst.moments))
    state = await analysed(visit, id)
    assert state.status == "done"
    wanted = analyst.sum_up([analyst.judge(number) for number in range(state.total)])
    assert state.analysis == wanted
    # The first time the worker does not know the game yet, and asks for its rows.
    assert quick == ["judge_some"] * (state.total + 1) + ["sum_up"]
    assert (await ask(visit, id)).json()["status"] == "done"
    answer = await visit.client.get(f"/api/records/{id}/analysis")
    tag = {"if-none-match": answer.headers["etag"]}
    again = await visit.client.get(f"/api/records/{id}/analysis", headers=tag)
    assert (again.status_code, again.content) == (304, b"")
    assert len(quick) == state.total + 2


async def test_only_finished_games_and_only_for_somebody(visit: Visit) -> None:
    over = await shelve(visit.house, played(small_ghosts(), actions=20), result=None)
    assert (await ask(visit, over)).status_code == 401
    await come_in(visit)
    playing = await shelve(visit.house, played(small_ghosts(), actions=20), status="playing")
    for id, status in ((playing, 409), ("nothing", 404)):
        assert (await ask(visit, id)).status_code == status
        answer = await visit.client.get(f"/api/records/{id}/analysis")
        assert answer.status_code == status
        body = {"move": 1, "seat": 0}
        on = await visit.client.post(f"/api/records/{id}/play-on", json=body, headers=OURS)
        assert on.status_code == status
    gone = await shelve(visit.house, played(small_ghosts(), actions=20), rules=99, result=None)
    assert (await ask(visit, gone)).json()["error"]["key"] == "error-analysis-rules"


async def test_one_at_a_time_and_not_all_day(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    go = asyncio.Event()
    when_idle = BotWorkers.when_idle

    async def waiting(*given: Any) -> Any:
        await go.wait()
        return await when_idle(*given)

    monkeypatch.setattr(BotWorkers, "when_idle", waiting)
    monkeypatch.setitem(rate_limits.RATES, "analysis", rate_limits.Rate(2, 1e-9))
    games = [await shelve(visit.house, played(find("18-ghosts")(), actions=20)) for _ in range(3)]
    await come_in(visit)
    assert (await ask(visit, games[0])).status_code == 200
    assert (await ask(visit, games[0])).status_code == 200, "it is the same one"
    refused = await ask(visit, games[1])
    assert (refused.status_code, refused.headers["retry-after"]) == (429, "20")
    go.set()
    assert (await analysed(visit, games[0])).status == "done"
    assert (await ask(visit, games[1])).status_code == 200
    await analysed(visit, games[1])
    assert (await ask(visit, games[2])).status_code == 429
    assert (await ask(visit, games[0])).status_code == 200, "what is kept costs nothing"


async def test_the_guests_of_one_line_leave_room_for_others_and_two_are_made_at_a_time(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    busy = asyncio.Event()

    async def for_ever(_: BotWorkers, who: str, *given: Any) -> Any:
        made.append(who)
        if len(made) >= analyses.REMEMBERED:
            busy.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(BotWorkers, "when_idle", for_ever)
    number = analyses.MOST_OF_A_NETWORK + 1
    ids = [
        await shelve(visit.house, played(find("18-ghosts")(), actions=20)) for _ in range(number)
    ]
    statuses = []
    people = []
    for id in ids:
        visit.client.cookies.clear()
        people.append(await come_in(visit))
        statuses.append((await ask(visit, id)).status_code)
    assert statuses == [200] * (number - 1) + [429]
    await busy.wait()
    assert made == [f"analysis of {person}" for person in people[: analyses.REMEMBERED]]
    monkeypatch.setattr(analyses, "network_of", lambda _: "another")
    assert (await ask(visit, ids[-1])).status_code == 200
    await look(visit, ids[-1])
    assert len(made) == analyses.REMEMBERED, "the others wait"


async def test_a_failure_and_the_end_of_the_house_leave_nothing_behind(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await shelve(visit.house, played(find("18-ghosts")(), actions=20))
    await come_in(visit)

    async def broken(*given: Any) -> Any:
        raise TimeoutError

    with monkeypatch.context() as patched:
        patched.setattr(BotWorkers, "when_idle", broken)
        assert (await ask(visit, id)).status_code == 200
        assert (await analysed(visit, id)).status == "none"

    async def for_ever(*given: Any) -> Any:
        await asyncio.Event().wait()

    monkeypatch.setattr(BotWorkers, "when_idle", for_ever)
    assert (await ask(visit, id)).json()["status"] == "running"
    await visit.house.analyses.stop()
    assert (await look(visit, id)).status == "none"


async def play_on(visit: Visit, id: str, **body: object) -> Any:
    return await visit.client.post(f"/api/records/{id}/play-on", json=body, headers=OURS)


@pytest.mark.parametrize("game", ["ghosts", "18-ghosts"])
async def test_a_game_is_played_on_from_a_moment(visit: Visit, game: str) -> None:
    table = played(find(game)(2), actions=40)
    table.resign(1)
    id = await shelve(visit.house, table)
    me = await come_in(visit)
    moves = (await visit.client.get(f"/api/records/{id}?eyes=open&move=5")).json()["steps"]
    before = [step for step in moves if step["move"] <= 5][-1]
    state = table.state_after(before["seq"])
    seat = int(state.actor)
    made = await play_on(visit, id, move=5, seat=seat, bot="careful")
    assert made.status_code == 201, made.text
    info = made.json()
    assert (info["status"], info["rated"], info["public"]) == ("playing", False, False)
    assert [one["person"] for one in info["seats"]] == [me if n == seat else None for n in range(2)]
    assert info["seats"][1 - seat]["bot"] == "careful"
    async with visit.house.tables.using(info["id"]) as live:
        begun = live.model.begun()
        assert begun.state.position() == state.position()
        assert begun.state.actor == seat
    moment = await visit.client.get(f"/api/tables/{info['id']}/moments/0?seat={seat}")
    assert moment.json()["view"] == before["view"][seat]
    # Nobody sees through the eyes of the bot, nor the position, while it goes on.
    other = await visit.client.get(f"/api/tables/{info['id']}/moments/0?seat={1 - seat}")
    assert other.status_code == 403
    assert (await visit.client.get(f"/api/records/{info['id']}?eyes=open")).status_code == 409
    assert decode_options(msgspec.json.encode(info["options"])) == msgspec.structs.asdict(
        table.game.options
    )


async def test_where_nothing_can_be_played_on(visit: Visit) -> None:
    table = played(find("18-ghosts")(), seed=5)
    id = await shelve(visit.house, table)
    await come_in(visit)
    last = (await visit.client.get(f"/api/records/{id}")).json()["moves"]
    for body, status, key in (
        ({"move": last, "seat": 0}, 409, "error-play-on"),
        ({"move": 3, "seat": 2}, 400, "error-record-seat"),
        ({"move": 3, "seat": 0, "bot": "zzz"}, 400, "error-unknown-bot"),
        ({"move": -1, "seat": 0}, 400, "error-bad-request"),
    ):
        refused = await play_on(visit, id, **body)
        assert (refused.status_code, refused.json()["error"]["key"]) == (status, key)
    whole = await play_on(visit, id, move=0, seat=1)
    assert whole.status_code == 201, "from its very beginning"


async def test_a_game_that_was_played_on_is_a_game_like_others(visit: Visit) -> None:
    table = Table(find("18-ghosts")(), start="1rv2/R2Yr/1BY1^/rbyR1/2^B1 A Yby RBby 0 0")
    table.enter(table.game.parse("c3-c4"))
    table.resign(0)
    id = await shelve(visit.house, table)
    await come_in(visit)
    made = (await play_on(visit, id, move=0, seat=0)).json()
    async with visit.house.tables.using(made["id"]) as live:
        assert live.model.begun().state.position() == table.start
