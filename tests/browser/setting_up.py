"""Tables and people that a test begins with, made through the API with the visitor's own cookies."""

import subprocess
import sys
from collections.abc import Sequence
from typing import Any

from tests.browser.visitor import Visitor
from tests.server.conftest import LiveHouse

Found = dict[str, Any]
PASSWORD = "correct horse"


def ask(visitor: Visitor, method: str, path: str, **body: Any) -> Found:
    """A request that must succeed."""
    answer = visitor.context.request.fetch(
        visitor.base_url + path,
        method=method,
        data=body if method != "GET" else None,
        headers={"origin": visitor.base_url},
    )
    assert answer.ok, answer.text()
    found: Found = answer.json() if answer.body() else {}
    return found


def be_guest(visitor: Visitor, name: str) -> Found:
    """Come in under a name."""
    return ask(visitor, "POST", "/api/me/guest", name=name)


def be_account(visitor: Visitor, name: str, password: str = PASSWORD) -> Found:
    """Come in with an account."""
    be_guest(visitor, name)
    return ask(visitor, "POST", "/api/me/account", name=name, password=password)


def open_table(visitor: Visitor, game: str, seats: Sequence[str | Found], **more: Any) -> Found:
    """A table; a seat is ``me``, ``open``, the name of a bot, or spelled out."""
    return ask(
        visitor, "POST", "/api/tables", game=game, seats=[_seat(seat) for seat in seats], **more
    )


def at_this_screen(name: str) -> Found:
    """A seat for somebody else who uses the same browser."""
    return {"kind": "me", "name": name}


def _seat(seat: str | Found) -> Found:
    if not isinstance(seat, str):
        return seat
    return {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}


def appoint(house: LiveHouse, visitor: Visitor, name: str) -> None:
    """Make an account an administrator, as the host of the house does; it signs in again."""
    command = [sys.executable, "-m", "hantise", "admin", name]
    command += ["--database", str(house.settings.database_file)]
    subprocess.run(command, check=True, capture_output=True)
    ask(visitor, "POST", "/api/session", name=name, password=PASSWORD)
