"""Finished games over HTTP: lists, replays, files."""

import time
from collections.abc import Callable, Hashable
from typing import Annotated, Any, Concatenate, ParamSpec, TypeVar

import msgspec
from litestar import MediaType, Request, Response, delete, get, post
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED
from litestar.types import ControllerRouterHandler

from hantise.core.errors import NoSeat
from hantise.core.record import LARGEST
from hantise.server.errors import NotFound
from hantise.server.etag import Prepared, answer, typed
from hantise.server.forms import AnalysisState, Imported, PlayOn, RecordList, Replay
from hantise.server.house import House
from hantise.server.job_queue import asker_of
from hantise.server.records.deletion import delete_imported
from hantise.server.records.importer import keep, read_body, read_record, refuse_too_many
from hantise.server.records.record_lists import list_records
from hantise.server.records.replay import (
    page_with,
    position_at,
    read_eyes,
    record_file,
    replay_page,
)
from hantise.server.records.stored_game import Head, Packed, finished, packed_rows
from hantise.server.safety import address_of
from hantise.server.tables.lifecycle import bot_sitting
from hantise.server.wire import TableInfo

P = ParamSpec("P")
T = TypeVar("T")
Short = Annotated[str | None, Parameter(max_length=64)]
Asked = Request[Any, Any, Any]


@get("/api/records", tags=["records"])
async def records(
    house: House,
    request: Asked,
    game: Short = None,
    person: Short = None,
    before: Short = None,
) -> RecordList:
    """Finished games, latest first: public ones, and all of one's own."""
    reader = await house.people.identify(request)
    return await list_records(house, game, person, before, reader.id if reader else None)


@get("/api/records/{table:str}", tags=["records"])
async def record(
    house: House,
    request: Asked,
    table: str,
    eyes: Annotated[str, Parameter(max_length=20)] = "public",
    move: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
) -> Response[Replay]:
    """A finished game step by step; ``eyes`` is a seat's number, ``public`` or ``open``.

    The page that has ``move`` (from 1); beyond the last move, the last page.
    """
    head = await finished(house, table)
    looking = read_eyes(eyes, head.players)
    infos = await house.tables.infos([table])
    if not infos:
        raise NotFound("error-no-record")
    # No page lies further than there are entries: what is kept by page stays bounded.
    page = min(page_with(move), page_with(head.seq))
    key = (head, looking, page, msgspec.json.encode(infos[0]))
    made = await _kept(house, request, key, replay_page, head, infos[0], looking, page)
    return typed(answer(request, made), Replay)


@get("/api/records/{table:str}/file", media_type=MediaType.JSON, tags=["records"])
async def file(house: House, request: Asked, table: str) -> Response[bytes]:
    """A finished game as a record file."""
    head = await finished(house, table)
    made = await _kept(house, request, (head, "file"), record_file, head)
    given = answer(request, made)
    name = f"{head.game}-{head.id}.json"
    given.headers["content-disposition"] = f'attachment; filename="{name}"'
    return given


async def _kept(
    house: House,
    request: Asked,
    key: Hashable,
    function: Callable[Concatenate[Head, Packed | None, P], Prepared | None],
    head: Head,
    /,
    *more: P.args,
    **named: P.kwargs,
) -> Prepared:
    """What a worker makes of a finished game, unless it is at hand."""

    async def make() -> Prepared:
        asker = asker_of(await house.people.identify(request), request)
        return await _made(house, asker, function, head, *more, **named)

    return await house.replays.get(key, make)


async def _made(
    house: House,
    asker: str,
    function: Callable[Concatenate[Head, Packed | None, P], T | None],
    head: Head,
    /,
    *more: P.args,
    **named: P.kwargs,
) -> T:
    """What a worker makes of a finished game; it is given the rows if it does not remember it."""
    async with house.jobs.turn(asker) as workers:
        made = await workers.run(function, head, None, *more, **named)
        if made is None:
            rows = await packed_rows(house, head.id)
            made = await workers.run(function, head, rows, *more, **named)
    assert made is not None
    return made


@get("/api/records/{table:str}/analysis", summary="An analysis, as far as it is", tags=["records"])
async def analysis(house: House, request: Asked, table: str) -> Response[AnalysisState]:
    """Of a finished game, where somebody asked for one; it can be asked for again and again."""
    head = await finished(house, table)
    return typed(answer(request, house.analyses.look(head)), AnalysisState)


@post(
    "/api/records/{table:str}/analysis",
    status_code=HTTP_200_OK,
    summary="Analyse a finished game",
    tags=["records"],
)
async def analyse(house: House, request: Asked, table: str) -> Response[AnalysisState]:
    """What each move was worth, where the game turned, what luck did. One at a time, for a person.

    It takes about a minute and longer where bots are thinking: look at it until it is done.
    """
    person = await house.people.require(request)
    head = await finished(house, table)
    begun = await house.analyses.begin(head, person, address_of(request.scope))
    return typed(answer(request, begun), AnalysisState)


@post(
    "/api/records/{table:str}/play-on",
    status_code=HTTP_201_CREATED,
    summary="Play on from a moment",
    tags=["records"],
)
async def play_on(house: House, request: Asked, table: str, data: PlayOn) -> TableInfo:
    """A new game against bots, unrated, from how a finished one stood after a move."""
    person = await house.people.require(request)
    head = await finished(house, table)
    if data.seat >= head.players:
        raise NoSeat("error-record-seat", seat=data.seat, players=head.players)
    bot_sitting(head.game, data.bot)  # what can be refused is, before the game is played again
    house.safety.limits.take("table", person.id)
    start = await _made(house, person.id, position_at, head, data.move)
    return await house.tables.play_on(head, start, data, person)


@post("/api/records", tags=["records"], request_max_body_size=LARGEST)
async def import_record(house: House, request: Asked) -> Imported:
    """Bring a record file; it becomes a table of one's own, by link only, unrated."""
    person = await house.people.require(request)
    house.safety.limits.take("import", person.id)
    body = await read_body(request)
    async with house.jobs.alone(person.id):
        await refuse_too_many(house, person.id)
        read = await house.jobs.work(read_record, body, time.time())
        return Imported(await keep(house, read, person.id))


@delete("/api/records/{table:str}", tags=["records"])
async def delete_record(house: House, request: Asked, table: str) -> None:
    """Delete a record that one imported oneself."""
    person = await house.people.require(request)
    await delete_imported(house, table, person.id)


routes: list[ControllerRouterHandler] = [
    records,
    record,
    file,
    analysis,
    analyse,
    play_on,
    import_record,
    delete_record,
]
