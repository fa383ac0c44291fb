"""The lobby and one's own games over HTTP, and the lobby live over a websocket."""

import asyncio
import contextlib
import time
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, WebSocket, get, post, websocket
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK
from litestar.types import ControllerRouterHandler

from hantise.core.errors import HantiseError
from hantise.server.forms import LayAside, MyTables, NextTable
from hantise.server.house import House
from hantise.server.lobby.connection import LobbyConnection
from hantise.server.lobby.my_games import lay_aside, my_tables, next_waiting
from hantise.server.problems import bad_field, close_code, status_of
from hantise.server.safety.middleware import address_of
from hantise.server.safety.rate_limits import WIDER, network_of
from hantise.server.wire import ClientMessage, Lobby, Ping, Pong

RESTARTING: Final = 1012

_decode: Final = msgspec.json.Decoder(ClientMessage).decode


@get("/api/lobby", tags=["lobby"])
async def lobby(house: House, request: Request[Any, Any, Any]) -> Lobby:
    """Public tables that wait or are being played, recent results, and who is here."""
    person = await house.people.identify(request)
    return await house.lobby.seen_by(None if person is None else person.id)


@get("/api/me/tables", tags=["lobby"])
async def mine(house: House, request: Request[Any, Any, Any]) -> MyTables:
    """One's own games: those that wait for one first, oldest first."""
    person = await house.people.require(request)
    return await my_tables(house, person.id)


@post("/api/me/tables/aside", status_code=HTTP_200_OK, tags=["lobby"])
async def aside(house: House, request: Request[Any, Any, Any], data: LayAside) -> MyTables:
    """Lay games against bots alone aside, or take them up again; one's games as they are then."""
    person = await house.people.require(request)
    house.safety.limits.take("account", person.id)
    await lay_aside(house, person.id, data.tables, data.aside)
    return await my_tables(house, person.id)


@get("/api/me/next", tags=["lobby"])
async def next_one(
    house: House,
    request: Request[Any, Any, Any],
    after: Annotated[str | None, Parameter(max_length=64)] = None,
) -> NextTable:
    """The next table that waits for me, after the one I have just looked at."""
    person = await house.people.require(request)
    return NextTable(await next_waiting(house, person.id, after))


@websocket("/api/lobby/socket")
async def lobby_socket(house: House, socket: WebSocket[Any, Any, Any]) -> None:
    """The lobby on connecting and whenever it changes; and `YourTurn` to whose turn it is."""
    person = await house.people.identify(socket)
    await socket.accept()
    if house.stopping:
        await socket.close(RESTARTING)
        return
    key = network_of(address_of(socket.scope)) if person is None else person.id
    line = LobbyConnection(None if person is None else person.id)
    try:
        house.safety.limits.take("socket", key, WIDER if person is None else 1)
        await _serve(house, socket, line, key)
    except HantiseError as error:
        with contextlib.suppress(Exception):  # the other end may be gone
            await socket.close(close_code(status_of(error)), error.text.key)


async def _serve(
    house: House, socket: WebSocket[Any, Any, Any], line: LobbyConnection, key: str
) -> None:
    """Read and write until one of both ends; what was wrong with a message is raised."""
    reading = asyncio.create_task(_read(house, socket, line, key))
    writing = asyncio.create_task(_write(socket, line))
    try:
        await house.lobby.enter(line)
        await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
    finally:
        house.lobby.leave(line)
        writing.cancel()
        reading.cancel()
        ended, _ = await asyncio.gather(reading, writing, return_exceptions=True)
    if isinstance(ended, HantiseError):
        raise ended


async def _read(
    house: House, socket: WebSocket[Any, Any, Any], line: LobbyConnection, key: str
) -> None:
    """Answer pings until the other side leaves."""
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        house.safety.limits.take("move", key, WIDER if line.person is None else 1)
        line.tell(Pong(_ping(event.get("text")).at, time.time()))


def _ping(text: str | None) -> Ping:
    """The one message that may be sent here."""
    try:
        message = _decode(text or "")
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise bad_field("", "") from None
    if not isinstance(message, Ping):
        raise bad_field("", "")
    return message


async def _write(socket: WebSocket[Any, Any, Any], line: LobbyConnection) -> None:
    with contextlib.suppress(Exception):  # the other end is gone: reading ends too
        async for message in line.messages():
            await socket.send_text(message)
        await socket.close(RESTARTING)


routes: list[ControllerRouterHandler] = [lobby, mine, aside, next_one, lobby_socket]
