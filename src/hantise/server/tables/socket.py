"""A table over a websocket: messages come in one after the other, and each is answered."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket

from hantise.core.errors import HantiseError
from hantise.core.shape import place_of
from hantise.server.errors import Forbidden, TooLarge, TooManyRequests
from hantise.server.house import House
from hantise.server.problems import bad_field, close_code, status_of
from hantise.server.safety.middleware import address_of
from hantise.server.safety.rate_limits import Kind, network_of
from hantise.server.tables import broadcast, chat, moves
from hantise.server.tables.commit import commit, refresh
from hantise.server.tables.connection import RESTARTING, Connection, refusal
from hantise.server.tables.live import HeldTable, LiveTable
from hantise.server.tables.model import player_requests
from hantise.server.tables.model.messages import as_text
from hantise.server.tables.model.table import TooLate
from hantise.server.wire import (
    LARGEST_FRAME,
    Answer,
    Claim,
    ClientMessage,
    Hint,
    Id,
    Look,
    Ping,
    Play,
    Pong,
    Preview,
    Propose,
    Resign,
    Return,
    Say,
)

PATIENCE: Final = 0.5
"""Whoever sends too much is read more slowly."""
MOST_LIMITED: Final = 60
"""And is sent away after so many messages in a row that were too much."""


class _Named(msgspec.Struct):
    """All of a message that its refusal repeats."""

    id: Id | None = None


HeldHandler = Callable[[HeldTable, Connection, Any], Awaitable[None]]
Handler = Callable[[LiveTable, Connection, Any], Awaitable[None]]

_decode: Final[Callable[[str], ClientMessage]] = msgspec.json.Decoder(ClientMessage).decode
_decode_id: Final = msgspec.json.Decoder(_Named).decode


async def _look(held: HeldTable, line: Connection, message: Look) -> None:
    mine = held.model.facts.seats_of(line.person_id)
    if message.seat is not None and message.seat not in mine:
        raise Forbidden("error-not-your-seat")
    line.eyes = message.seat
    await broadcast.send_snapshot(held, line)


async def _propose(held: HeldTable, line: Connection, message: Propose) -> None:
    tables, present = held.tables, held.live.presence
    decision = player_requests.propose(
        held.model, line, message, present, now=tables.now(), absent=tables.absent
    )
    await commit(held, decision)


async def _answer(held: HeldTable, line: Connection, message: Answer) -> None:
    await commit(held, player_requests.answer(held.model, line, message))


async def _resign(held: HeldTable, line: Connection, _: Resign) -> None:
    await commit(held, player_requests.resign(held.model, line))


async def _claim(held: HeldTable, line: Connection, _: Claim) -> None:
    await commit(held, player_requests.claim(held.model, line, held.live.presence))


async def _return(held: HeldTable, line: Connection, _: Return) -> None:
    await commit(held, player_requests.come_back(held.model, line))


UNDER_LOCK: Final[dict[type, HeldHandler]] = {
    Play: moves.play,
    Preview: moves.preview,
    Look: _look,
    Propose: _propose,
    Answer: _answer,
    Resign: _resign,
    Claim: _claim,
    Return: _return,
    Say: chat.say,
}
WITHOUT_LOCK: Final[dict[type, Handler]] = {Hint: moves.hint}
LIMITS: Final[dict[type, Kind]] = {Say: "chat", Hint: "hint"}


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(house: House, socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    """One pair of eyes at a table, by id or code.

    ``seat``, ``since`` and ``since_chat`` may be asked for.
    """
    person = await house.people.identify(socket)
    await socket.accept()
    if house.stopping:
        await socket.close(RESTARTING)
        return
    key = network_of(address_of(socket.scope)) if person is None else person.id
    line = Connection(person, key)
    try:
        house.safety.limits.take("socket", key, line.wider)
        async with house.tables.using(await house.tables.find(table_id)) as live:
            await _serve(house, live, line, socket)
    except HantiseError as error:
        await socket.send_text(as_text(refusal(error)))
        await socket.close(close_code(status_of(error)), error.text.key)


async def _serve(
    house: House, live: LiveTable, line: Connection, socket: WebSocket[Any, Any, Any]
) -> None:
    asked = {name: _number(socket, name) for name in ("seat", "since", "since_chat")}
    try:
        await house.tables.enter(live, line, **asked)
        writing = asyncio.create_task(_write(line, socket))
        try:
            await _read(house, live, line, socket)
        finally:
            writing.cancel()
            await asyncio.gather(writing, return_exceptions=True)
    finally:
        house.tables.leave(live, line)


def _number(socket: WebSocket[Any, Any, Any], name: str) -> int | None:
    given = socket.query_params.get(name, "")
    return int(given) if given.isascii() and given.isdecimal() and len(given) < 10 else None


async def _write(line: Connection, socket: WebSocket[Any, Any, Any]) -> None:
    send = socket.send

    async def send_text(text: str) -> None:
        await send({"type": "websocket.send", "text": text, "bytes": None})

    with contextlib.suppress(Exception):  # the other end is gone: reading ends too
        code = await line.pump(send_text)
        await socket.close(code)


async def _read(
    house: House, live: LiveTable, line: Connection, socket: WebSocket[Any, Any, Any]
) -> None:
    limited = 0
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        error = await _handle(house, live, line, event.get("text"))
        if isinstance(error, TooManyRequests):
            limited += 1
            if limited > MOST_LIMITED:
                raise error
            await asyncio.sleep(PATIENCE)
        else:
            limited = 0
        if isinstance(error, TooLate):
            async with live.hold() as held:
                await refresh(held)
                await broadcast.send_snapshot(held, line)


async def _handle(
    house: House, live: LiveTable, line: Connection, text: str | None
) -> HantiseError | None:
    """Do what a message asks; what kept it from being done is told under its id, and returned."""
    id: str | None = None
    told: HantiseError
    try:
        try:
            message = decode(text)
        except HantiseError:
            id = id_of(text)
            house.safety.limits.take("move", line.key, line.wider)
            raise
        id = None if isinstance(message, Ping) else message.id
        await _do(house, live, line, message)
    except HantiseError as error:
        told = error
    except Exception as error:  # noqa: BLE001 (one message must not end the line)
        # Only the kind of error: its words may hold what somebody may not know.
        structlog.get_logger("hantise.tables").error("a message failed", error=type(error).__name__)
        told = HantiseError("error-internal")
    else:
        return None
    line.refuse(told, id)
    return told


def decode(text: str | None) -> ClientMessage:
    """The message that a frame holds; an error says what is wrong with it, never quoting it."""
    if text is None:
        raise bad_field("", "")
    if len(text) > LARGEST_FRAME:
        raise TooLarge("error-too-large")
    try:
        return _decode(text)
    except msgspec.MsgspecError as error:
        told = str(error)
        raise bad_field(place_of(told), told) from None
    except (RecursionError, UnicodeError):  # nested too deep, or no text at all
        raise bad_field("", "") from None


def id_of(text: str | None) -> str | None:
    """The id of a message that is wrong in other ways; None where there is none to be read."""
    try:
        return _decode_id(text or "").id
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None


async def _do(house: House, live: LiveTable, line: Connection, message: ClientMessage) -> None:
    kind = type(message)
    house.safety.limits.take(LIMITS.get(kind, "move"), line.key, line.wider)
    if isinstance(message, Ping):
        line.send(as_text(Pong(message.at, house.tables.now())))
    elif kind in UNDER_LOCK:
        async with live.hold() as held:
            await refresh(held)
            await UNDER_LOCK[kind](held, line, message)
    else:
        await WITHOUT_LOCK[kind](live, line, message)
