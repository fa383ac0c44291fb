"""A house that runs for a test, its file, and browsers that visit it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
from litestar import Litestar

from hantise.server.house import House
from hantise.server.settings import Settings, sqlite_url
from tests.server.conftest import LiveHouse, listening

PASSWORD = "correct horse battery"


class RunningHouse:
    """A house on a port; visitors are browsers of their own."""

    def __init__(self, live: LiveHouse, file: Path) -> None:
        self._live = live
        self._clients: list[httpx.Client] = []
        self.file = file
        self.url = live.base_url

    @property
    def house(self) -> House:
        """The parts, for what cannot be seen from outside."""
        return self._live.house

    @property
    def app(self) -> Litestar:
        """The whole of it."""
        return self._live.app

    def close(self) -> None:
        """All browsers are closed."""
        for client in self._clients:
            client.close()

    def _client(self, headers: dict[str, str]) -> httpx.Client:
        client = httpx.Client(base_url=self.url, headers=headers, timeout=30)
        self._clients.append(client)
        return client

    def visitor(self, language: str = "en") -> httpx.Client:
        """A browser that is nobody yet."""
        return self._client({"Origin": self.url, "Accept-Language": language})

    def program(self, token: str) -> httpx.Client:
        """A program: a token and nothing that a browser would send."""
        return self._client({"Authorization": f"Bearer {token}"})

    def guest(self, name: str | None = None, language: str = "en") -> httpx.Client:
        """A browser that came in."""
        client = self.visitor(language)
        form = {} if name is None else {"name": name}
        assert client.post("/api/me/guest", json=form).status_code == 200
        return client

    def account(self, name: str, language: str = "en") -> httpx.Client:
        """A browser with an account."""
        client = self.guest(language=language)
        made = client.post("/api/me/account", json={"name": name, "password": PASSWORD})
        assert made.status_code == 201, made.text
        return client

    def administrator(self, name: str) -> httpx.Client:
        """A browser with an account that is an administrator's."""
        id = id_of(self.account(name))
        self.write("UPDATE people SET admin = true WHERE id = ?", id)
        client = self.visitor()
        signed_in = client.post("/api/session", json={"name": name, "password": PASSWORD})
        assert signed_in.json()["admin"] is True
        return client

    def read(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Rows straight from the file."""
        with closing(sqlite3.connect(self.file)) as connection:
            return connection.execute(query, values).fetchall()

    def write(self, query: str, *values: object) -> None:
        """Change the file behind the house's back."""
        with closing(sqlite3.connect(self.file, timeout=30)) as connection, connection:
            connection.execute(query, values)

    def everything(self) -> str:
        """All that is in the database, as text."""
        with closing(sqlite3.connect(self.file)) as connection:
            return "\n".join(connection.iterdump())

    def table(self, status: str, *people: str | None, names: tuple[str, ...] = ()) -> str:
        """A table with these people, put straight into the file: its id."""
        number = self.read("SELECT count(*) FROM tables")[0][0]
        id = f"table{number}"
        self.write(
            "INSERT INTO tables (id, code, game, rules, players, options, status, public, pace,"
            " memory_aid, chat, rated, host, created, moved) VALUES"
            " (?, 'ABCD', '18-ghosts', 1, ?, '{}', ?, true, '{}', true, 'free', false, ?, 1, 1)",
            *(id, max(2, len(people)), status, people[0]),
        )
        for seat, person in enumerate(people):
            known = self.read("SELECT name, password FROM people WHERE id = ?", person)
            name = names[seat] if names else known[0][0] if known else ""
            self.write(
                "INSERT INTO seats (table_id, seat, person, name, guest) VALUES (?, ?, ?, ?, ?)",
                *(id, seat, person, name, bool(known) and known[0][1] is None),
            )
        return id

    def seats(self, table: str) -> list[tuple[Any, ...]]:
        """Person, name and whether a guest, of each seat."""
        return self.read(
            "SELECT person, name, guest FROM seats WHERE table_id = ? ORDER BY seat", table
        )


def id_of(client: httpx.Client) -> str:
    """Who a browser is."""
    found = client.get("/api/me").json()["id"]
    assert isinstance(found, str)
    return found


def key(answer: httpx.Response) -> str:
    """What a refusal is called."""
    return str(answer.json()["error"]["key"])


@contextmanager
def running(folder: Path, **settings: Any) -> Iterator[RunningHouse]:
    """A house for a ``with`` block."""
    file = folder / "house.db"
    with listening(Settings(database=sqlite_url(file), **settings)) as live:
        house = RunningHouse(live, file)
        try:
            yield house
        finally:
            house.close()
