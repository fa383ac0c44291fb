"""Houses to test with: in this process, or listening on a port of their own; and a PostgreSQL."""

import asyncio
import pickle
import shutil
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple, ParamSpec, TypeVar
from uuid import uuid4

import asyncpg
import httpx
import msgspec
import pytest
from litestar import Litestar
from litestar.testing import AsyncTestClient

from hantise.server import app as house_app
from hantise.server.app import create_app
from hantise.server.house import House
from hantise.server.http_server import HouseServer, bind
from hantise.server.job_queue import LONGEST_SECONDS
from hantise.server.people import accounts
from hantise.server.people.passwords import Passwords
from hantise.server.settings import Settings, sqlite_url
from hantise.server.storage.database import Database, open_database
from hantise.server.workers import Workers
from tests.server.storage.postgres_server import postgres

P = ParamSpec("P")
T = TypeVar("T")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests marked ``anyio`` run on asyncio."""
    return "asyncio"


class SameProcess(Workers):
    """Does in a thread what the house has done beside it: no process is started for each house.

    What travels is pickled all the same.
    """

    async def run(self, function: Callable[P, T], /, *arguments: P.args, **named: P.kwargs) -> T:
        sent = pickle.dumps((function, arguments, named))
        return await asyncio.to_thread(self._do, sent)

    @staticmethod
    def _do(sent: bytes) -> Any:
        function, arguments, named = pickle.loads(sent)
        return pickle.loads(pickle.dumps(function(*arguments, **named)))


@pytest.fixture(autouse=True, scope="session")
def no_processes_beside() -> Iterator[None]:
    """Houses of the tests have none but those of bots, unless a test wants them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house_app, "quiet_workers", lambda: SameProcess(1, LONGEST_SECONDS))
        yield


@pytest.fixture(autouse=True, scope="session")
def quick_passwords() -> Iterator[None]:
    """Hashes of the tests' houses cost next to nothing."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(accounts, "Passwords", lambda: Passwords(time_cost=1, memory_cost=8))
        yield


@pytest.fixture(scope="session")
def empty_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database in which nothing is yet: to copy it is quicker than to make one."""
    file = tmp_path_factory.mktemp("empty") / "house.db"

    async def make() -> None:
        database = await open_database(Settings(database=sqlite_url(file)))
        await database.close()

    asyncio.run(make())
    return file


@pytest.fixture
def settings(tmp_path: Path, empty_file: Path) -> Settings:
    """A database of one's own."""
    return Settings(database=sqlite_url(Path(shutil.copy(empty_file, tmp_path))))


class Visit(NamedTuple):
    """A house in this process and somebody who asks it."""

    house: House
    client: AsyncTestClient[Litestar]


@pytest.fixture
async def visit(settings: Settings) -> AsyncIterator[Visit]:
    """A house in this process, and a client that keeps cookies."""
    app = create_app(settings)
    async with AsyncTestClient(app, base_url="http://testserver.local") as client:
        yield Visit(app.state.house, client)


@pytest.fixture
def house(visit: Visit) -> House:
    """A house in this process."""
    return visit.house


class LiveHouse(NamedTuple):
    """A house that listens on a port."""

    base_url: str
    settings: Settings
    server: HouseServer

    @property
    def app(self) -> Litestar:
        """The application."""
        return self.server.app

    @property
    def ws_url(self) -> str:
        """The same for websockets."""
        return self.base_url.replace("http", "ws", 1)

    @property
    def house(self) -> House:
        """Its parts; they live in another thread's event loop."""
        found = self.app.state.house
        assert isinstance(found, House)
        return found

    def client(self) -> httpx.Client:
        """A browser's worth of cookies, with the Origin that our pages send."""
        return httpx.Client(base_url=self.base_url, headers={"origin": self.base_url}, timeout=10)


@contextmanager
def listening(settings: Settings, port: int = 0) -> Iterator[LiveHouse]:
    """A house on this port, else on a free one, in a thread, until the end of the block."""
    listener, settings = bind(msgspec.structs.replace(settings, port=port, port_asked=True))
    ready = threading.Event()
    server = HouseServer(settings, lambda _: ready.set(), warm=False)
    thread = threading.Thread(target=server.run, args=([listener],), name="live house")
    thread.start()
    try:
        assert ready.wait(30), "the house did not open"
        yield LiveHouse(settings.address(), settings, server)
    finally:
        server.should_exit = True
        thread.join(30)
        listener.close()


@pytest.fixture
def live_house(settings: Settings) -> Iterator[LiveHouse]:
    """A house that listens on a free port."""
    with listening(settings) as house:
        yield house


Listen = Callable[[Settings], LiveHouse]


@pytest.fixture
def listen() -> Iterator[Listen]:
    """Open houses with settings of one's own."""
    with ExitStack() as stack:
        yield lambda settings: stack.enter_context(listening(settings))


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a real PostgreSQL."""
    with postgres() as server:
        yield server.get_uri()


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    """An empty database there."""
    name = f"house_{uuid4().hex}"
    asyncio.run(_execute(postgres_server, f"CREATE DATABASE {name}"))
    yield postgres_server.replace("/postgres?", f"/{name}?")
    asyncio.run(_execute(postgres_server, f"DROP DATABASE {name} WITH (FORCE)"))


async def _execute(url: str, statement: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "house.db")
    found: str = request.getfixturevalue("postgres_url")
    return found


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    """An open database of each kind."""
    opened = await open_database(Settings(database=url))
    yield opened
    await opened.close()
