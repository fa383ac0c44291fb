"""Finished games over HTTP: lists, replays, files."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, Any, Final, TypeVar

from litestar import MediaType, Request, Response, delete, get, post
from litestar.params import Parameter
from litestar.types import ControllerRouterHandler

from hantise.core.errors import HantiseError
from hantise.core.record import LARGEST, encode, record_of
from hantise.server.errors import NotFound
from hantise.server.forms import Imported, RecordList, Replay
from hantise.server.house import House
from hantise.server.records.deleting import delete_imported
from hantise.server.records.importing import keep, read_body, read_record, refuse_too_many
from hantise.server.records.listing import list_records
from hantise.server.records.replay import read_eyes, replay
from hantise.server.records.stored import Stored, stored_game
from hantise.server.unchanged import conditional, conditional_bytes

_workers: Final = ThreadPoolExecutor(2, thread_name_prefix="records")
"""Games are played again here: few at a time, so that those being played do not wait."""

Short = Annotated[str | None, Parameter(max_length=64)]
T = TypeVar("T")


async def _aside(work: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(_workers, work)


@get("/api/records", tags=["records"])
async def records(
    house: House,
    request: Request[Any, Any, Any],
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
    request: Request[Any, Any, Any],
    table: str,
    eyes: Annotated[str, Parameter(max_length=20)] = "public",
) -> Response[Replay]:
    """A finished game step by step; ``eyes`` is a seat's number, ``public`` or ``open``."""
    stored = await stored_game(house, table)
    looking = read_eyes(eyes, stored.players)
    infos = await house.tables.infos([table])
    if not infos:
        raise NotFound("error-no-record")
    return await _aside(lambda: conditional(request, replay(stored, infos[0], looking)))


@get("/api/records/{table:str}/file", media_type=MediaType.JSON, tags=["records"])
async def record_file(house: House, request: Request[Any, Any, Any], table: str) -> Response[bytes]:
    """A finished game as a record file."""
    stored = await stored_game(house, table)
    answer = await _aside(lambda: conditional_bytes(request, _file(stored), MediaType.JSON))
    name = f"{stored.game}-{stored.id}.json"
    answer.headers["content-disposition"] = f'attachment; filename="{name}"'
    return answer


def _file(stored: Stored) -> bytes:
    try:
        return encode(record_of(stored.play_again()))
    except HantiseError:  # these rules are gone: as it is, unverified
        return encode(stored.record())


@post("/api/records", tags=["records"], request_max_body_size=LARGEST)
async def import_record(house: House, request: Request[Any, Any, Any]) -> Imported:
    """Bring a record file; it becomes a table of one's own, by link only, unrated."""
    person = await house.people.require(request)
    house.safety.limits.take("import", person.id)
    await refuse_too_many(house, person.id)
    body = await read_body(request)
    read = await _aside(lambda: read_record(body, time.time()))
    return Imported(await keep(house, read, person.id))


@delete("/api/records/{table:str}", tags=["records"])
async def delete_record(house: House, request: Request[Any, Any, Any], table: str) -> None:
    """Delete a record that one imported oneself."""
    person = await house.people.require(request)
    await delete_imported(house, table, person.id)


routes: list[ControllerRouterHandler] = [records, record, record_file, import_record, delete_record]
