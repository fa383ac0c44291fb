"""Tables over HTTP: opened, found, filled, started; and the socket to play at them."""

from typing import Annotated, Any

from litestar import Request, delete, get, post, put
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT
from litestar.types import ControllerRouterHandler

from hantise.server import qr
from hantise.server.forms import Address, FillWithBots, Moment, NewTable, QuickPlay, SeatBot, Sit
from hantise.server.house import House
from hantise.server.job_queue import asker_of
from hantise.server.problems import bad_field
from hantise.server.tables.history import moment
from hantise.server.tables.socket import table_socket
from hantise.server.wire import TableInfo

Asked = Request[Any, Any, Any]
SeatPath = Annotated[int, Parameter(ge=0, le=15)]
SeqPath = Annotated[int, Parameter(ge=0, le=1_000_000)]


@post("/api/tables", status_code=HTTP_201_CREATED, summary="Open a table", tags=["tables"])
async def create(house: House, request: Asked, data: NewTable) -> TableInfo:
    """The host is whoever opens it. With ``start`` and no open seat the game begins at once."""
    person = await house.people.require(request)
    return await house.tables.create(data, person)


@post("/api/tables/quick", status_code=HTTP_201_CREATED, summary="Play bots", tags=["tables"])
async def quick(house: House, request: Asked, data: QuickPlay) -> TableInfo:
    """One click: a table against bots that has begun."""
    person = await house.people.require(request)
    return await house.tables.quick(data, person)


@get("/api/tables/{table_id:str}", summary="A table, by id or code", tags=["tables"])
async def info(house: House, table_id: str) -> TableInfo:
    """A code finds tables that wait or are being played, and for some days what was played."""
    return await house.tables.info(table_id)


@delete(
    "/api/tables/{table_id:str}",
    status_code=HTTP_204_NO_CONTENT,
    summary="Close a table",
    tags=["tables"],
)
async def close(house: House, request: Asked, table_id: str) -> None:
    """The host closes a table that waits; an administrator any that is not over."""
    person = await house.people.require(request)
    await house.tables.close(table_id, person)


@post(
    "/api/tables/{table_id:str}/seats",
    status_code=HTTP_200_OK,
    summary="Take a seat",
    tags=["tables"],
)
async def sit(house: House, request: Asked, table_id: str, data: Sit) -> TableInfo:
    """A named one or any; whoever sits already keeps the seat."""
    person = await house.people.require(request)
    return await house.tables.sit(table_id, person, data.seat)


@delete(
    "/api/tables/{table_id:str}/seats/{seat:int}",
    status_code=HTTP_200_OK,
    summary="Leave a seat",
    tags=["tables"],
)
async def leave(house: House, request: Asked, table_id: str, seat: SeatPath) -> TableInfo:
    """One's own before the game begins; the host may free any seat."""
    person = await house.people.require(request)
    return await house.tables.leave_seat(table_id, person, seat)


@put("/api/tables/{table_id:str}/seats/{seat:int}/bot", summary="Seat a bot", tags=["tables"])
async def seat_bot(
    house: House, request: Asked, table_id: str, seat: SeatPath, data: SeatBot
) -> TableInfo:
    """The host puts a bot on a free seat, or takes it away again."""
    person = await house.people.require(request)
    return await house.tables.seat_bot(table_id, person, seat, data.bot)


@put("/api/tables/{table_id:str}/bots", summary="Fill with bots", tags=["tables"])
async def fill(house: House, request: Asked, table_id: str, data: FillWithBots) -> TableInfo:
    """The host puts a bot on every free seat."""
    person = await house.people.require(request)
    return await house.tables.fill(table_id, person, data.bot)


@post(
    "/api/tables/{table_id:str}/start",
    status_code=HTTP_200_OK,
    summary="Begin the game",
    tags=["tables"],
)
async def start(house: House, request: Asked, table_id: str) -> TableInfo:
    """The host, once every seat is taken."""
    person = await house.people.require(request)
    return await house.tables.begin(table_id, person)


@post(
    "/api/tables/{table_id:str}/rematch",
    status_code=HTTP_200_OK,
    summary="Play again",
    tags=["tables"],
)
async def rematch(house: House, request: Asked, table_id: str) -> TableInfo:
    """The same people, seats moved on by one; whoever asks later gets the same table.

    It has no host: the game begins once everybody is there, or when one of them starts it.
    Alone with bots it begins at once.
    """
    person = await house.people.require(request)
    return await house.tables.rematch(table_id, person)


@get("/api/tables/{table_id:str}/address", summary="Link and QR picture", tags=["tables"])
async def address(house: House, request: Asked, table_id: str, tv: bool = False) -> Address:
    """The short link, at the address that phones in the room can reach.

    ``tv``: for a big screen, which sounds for everybody: phones that come by it stay silent.
    """
    table = await house.tables.info(table_id)
    url = f"{house.settings.public_url()}/t/{table.code}{'?tv' if tv else ''}"
    asker = asker_of(await house.people.identify(request), request)
    picture = await house.pictures.get(url, lambda: house.jobs.run(asker, qr.inline, url))
    return Address(url, picture, house.settings.only_here)


@get(
    "/api/tables/{table_id:str}/moments/{seq:int}",
    summary="How it stood at a moment",
    tags=["tables"],
)
async def look_back(
    house: House,
    request: Asked,
    table_id: str,
    seq: SeqPath,
    seat: Annotated[int | None, Parameter(ge=0, le=15)] = None,
) -> Moment:
    """Through one's own eyes or a spectator's, as far as the memory aid allows."""
    if seat is None and "seat" in request.query_params:  # the word null is read as none
        raise bad_field("seat", "")
    person = await house.people.identify(request)
    return await moment(house.tables, table_id, person, seq, seat)


@delete(
    "/api/messages/{message_id:int}",
    status_code=HTTP_204_NO_CONTENT,
    summary="Take a line of the chat away",
    tags=["tables"],
)
async def unsay(
    house: House, request: Asked, message_id: Annotated[int, Parameter(ge=0, le=2**53)]
) -> None:
    """For administrators."""
    admin = await house.people.require_admin(request)
    await house.tables.unsay(message_id, admin)


routes: list[ControllerRouterHandler] = [
    create,
    quick,
    info,
    close,
    sit,
    leave,
    seat_bot,
    fill,
    start,
    rematch,
    address,
    look_back,
    unsay,
    table_socket,
]
