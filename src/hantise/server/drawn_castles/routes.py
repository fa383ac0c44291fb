"""Castles over HTTP: looked at while they are drawn, kept, shared."""

from typing import Any

from litestar import Request, delete, get, post, put
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT
from litestar.types import ControllerRouterHandler

from hantise.server.drawn_castles import storage
from hantise.server.drawn_castles.forms import (
    CastleFile,
    CastleSketch,
    CheckCastle,
    CheckedCastle,
    KeptCastle,
    MendedCastle,
    MyCastles,
)
from hantise.server.drawn_castles.validation import look_at, mend
from hantise.server.house import House
from hantise.server.job_queue import asker_of
from hantise.server.languages import language_of

Asked = Request[Any, Any, Any]


@post(
    "/api/castles/check",
    status_code=HTTP_200_OK,
    summary="What is wrong with a castle",
    tags=["castles"],
)
async def check_castle(house: House, request: Asked, data: CheckCastle) -> CheckedCastle:
    """Every fault with its place and in words; the castle file; a picture if it is wanted."""
    asker = asker_of(await house.people.identify(request), request)
    return await house.jobs.run(asker, look_at, data, language_of(request.scope))


@post(
    "/api/castles/mend",
    status_code=HTTP_200_OK,
    summary="Blazons that fit",
    tags=["castles"],
)
async def mend_castle(house: House, request: Asked, data: CastleSketch) -> MendedCastle:
    """The same castle with no two neighbours of a room alike, changed as little as possible."""
    asker = asker_of(await house.people.identify(request), request)
    return await house.jobs.run(asker, mend, data)


@post("/api/castles", status_code=HTTP_201_CREATED, summary="Keep a new castle", tags=["castles"])
async def keep_castle(house: House, request: Asked, data: CastleFile) -> KeptCastle:
    """A draft may have faults; nobody can play on it before they are mended."""
    person = await house.people.require(request)
    house.safety.limits.take("account", person.id)
    id = await storage.keep(house, person, data.text)
    return await storage.kept(house, id, person, person.id, language_of(request.scope))


@get("/api/castles/{castle_id:str}", summary="A castle, by its address", tags=["castles"])
async def castle(house: House, request: Asked, castle_id: str) -> KeptCastle:
    """For everybody who has the address."""
    person = await house.people.identify(request)
    asker = asker_of(person, request)
    return await storage.kept(house, castle_id, person, asker, language_of(request.scope))


@put("/api/castles/{castle_id:str}", summary="Change a castle of one's own", tags=["castles"])
async def change_castle(
    house: House, request: Asked, castle_id: str, data: CastleFile
) -> KeptCastle:
    """The address stays the same."""
    person = await house.people.require(request)
    house.safety.limits.take("account", person.id)
    await storage.change(house, person, castle_id, data.text)
    return await storage.kept(house, castle_id, person, person.id, language_of(request.scope))


@delete(
    "/api/castles/{castle_id:str}",
    status_code=HTTP_204_NO_CONTENT,
    summary="Keep a castle no longer",
    tags=["castles"],
)
async def forget_castle(house: House, request: Asked, castle_id: str) -> None:
    """Games on it go on and can be replayed: they have the castle themselves."""
    person = await house.people.require(request)
    await storage.forget(house.database, person, castle_id)


@get("/api/me/castles", summary="My castles", tags=["castles"])
async def my_castles(house: House, request: Asked) -> MyCastles:
    """Those changed last first."""
    return await storage.kept_by(house, await house.people.require(request))


routes: list[ControllerRouterHandler] = [
    check_castle,
    mend_castle,
    keep_castle,
    castle,
    change_castle,
    forget_castle,
    my_castles,
]
