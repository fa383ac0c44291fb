"""The whole house as one ASGI application."""

import warnings
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final

import structlog
from litestar import Controller, Litestar, Request, Response, get
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.exceptions.base_exceptions import LitestarDeprecationWarning
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components
from litestar.types import Scope

from hantise import __version__
from hantise.core.errors import HantiseError
from hantise.server import game_files, games, health_routes, metrics, ratings, static_files
from hantise.server.bot_workers import BotWorkers
from hantise.server.drawn_castles import routes as castles_routes
from hantise.server.due import Due
from hantise.server.etag import answer, prepare_json
from hantise.server.house import House
from hantise.server.job_queue import JobQueue, quiet_workers
from hantise.server.lazy_value import LazyValue
from hantise.server.lessons import routes as lessons_routes
from hantise.server.lobby import routes as lobby_routes
from hantise.server.lobby.lobby import LobbyRoom
from hantise.server.observability import ERROR, Observability
from hantise.server.openapi import SIGNED_IN, SIGNING_IN, describe
from hantise.server.options_routes import tell_methods
from hantise.server.people import routes as people_routes
from hantise.server.people.people import People
from hantise.server.people.reminders import Reminders
from hantise.server.problems import answer_error, describe_refusals
from hantise.server.puzzles import routes as puzzles_routes
from hantise.server.ratings import Ratings
from hantise.server.readiness import Readiness
from hantise.server.records import routes as records_routes
from hantise.server.records.analyses import Analyses
from hantise.server.request_body import CarefulRequest
from hantise.server.safety import LARGEST_BODY, Safety
from hantise.server.settings import Settings
from hantise.server.storage.database import open_database
from hantise.server.tables import routes as tables_routes
from hantise.server.tables.tables import Tables

FIGURES_LAST: Final = 1.0
"""Seconds."""


class Document(Controller):
    """What the API can do, for programs; there is no page for it that would need scripts."""

    @get("/api/openapi.json", include_in_schema=False)
    async def document(self, request: Request[Any, Any, Any], house: House) -> Response[bytes]:
        """The OpenAPI document; it stays the same as long as the house is open."""
        return answer(request, await house.document.get())


def create_app(settings: Settings) -> Litestar:
    """The application; its lifespan opens the database and starts every part."""
    handlers: list[Any] = [
        *health_routes.routes,
        *people_routes.routes,
        *tables_routes.routes,
        *lobby_routes.routes,
        *records_routes.routes,
        *lessons_routes.routes,
        *castles_routes.routes,
        *puzzles_routes.routes,
        *game_files.routes,
        *games.routes,
        *ratings.routes,
        static_files.client,
    ]
    describe_refusals(handlers)
    handlers[:0] = tell_methods(handlers)
    with warnings.catch_warnings():
        # Parameters are named after what they are: the house, the body, a part of the path.
        warnings.simplefilter("ignore", LitestarDeprecationWarning)
        app = make(settings, handlers)
    app.asgi_handler = Observability(app.asgi_handler)
    return app


def make(settings: Settings, handlers: list[Any]) -> Litestar:
    """Litestar, told how we want it."""
    return Litestar(
        handlers,
        dependencies={"house": Provide(house_of, sync_to_thread=False)},
        exception_handlers={Exception: answer_error},
        after_exception=[note_error],
        lifespan=[lambda app: live(app, settings)],
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Hantise",
            version=__version__,
            openapi_controller=Document,  # type: ignore[arg-type]
            components=Components(security_schemes=SIGNING_IN),
            security=SIGNED_IN,
        ),
        request_class=CarefulRequest,
        request_max_body_size=LARGEST_BODY,
    )


@asynccontextmanager
async def live(app: Litestar, settings: Settings) -> AsyncIterator[None]:
    """From the first request to the last: parts start in order and stop the other way round."""
    async with AsyncExitStack() as stack:
        try:
            database = await open_database(settings)
        except HantiseError as error:
            app.state.trouble = error
            raise
        stack.push_async_callback(database.close)
        database.on_append = metrics.appended
        house = House(settings, database, Due(database), BotWorkers(), JobQueue(quiet_workers()))
        stack.push_async_callback(house.bot_workers.stop)
        stack.push_async_callback(house.jobs.stop)
        house.document = LazyValue(lambda: prepare_json(describe(app)))
        house.figures = LazyValue(metrics.exposition, lasts=FIGURES_LAST)
        furnish(house)
        assert isinstance(app.asgi_handler, Observability)
        app.asgi_handler.stopping = lambda: house.stopping
        app.asgi_handler.app = house.safety.guard(app.asgi_handler.app)
        stack.push_async_callback(house.leave)
        for part in (
            house.readiness,
            house.people,
            house.reminders,
            house.tables,
            house.lobby,
            house.ratings,
            house.analyses,
            house.due,
        ):
            await house.start(part)
        app.state.house = house
        yield


def furnish(house: House) -> None:
    """Make every part; none of them may need another one before all are there."""
    house.people = People(house)
    house.reminders = Reminders(house)
    house.safety = Safety(house)
    house.tables = Tables(house)
    house.lobby = LobbyRoom(house)
    house.ratings = Ratings(house)
    house.analyses = Analyses(house)
    house.readiness = Readiness(house.database)


def house_of(scope: Scope) -> House:
    """The dependency ``house`` of every handler."""
    house = scope["litestar_app"].state.house
    assert isinstance(house, House)
    return house


async def note_error(error: Exception, scope: Scope) -> None:
    """Log what is a fault of ours; a socket's end is told the rest by `Observability`."""
    scope[ERROR] = error  # type: ignore[typeddict-unknown-key]
    if not isinstance(error, HantiseError | HTTPException):
        structlog.get_logger("hantise.fault").error("unexpected", exc_info=error)
