"""A house in the event loop of the test, so that a test may use its parts as a request does."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import cast

import httpx
from litestar import Litestar
from litestar.testing import AsyncTestClient

from hantise.server.app import create_app
from hantise.server.settings import Settings
from tests.server.conftest import Visit


@asynccontextmanager
async def visiting(settings: Settings) -> AsyncIterator[Visit]:
    """Open from the first line of the block to its last."""
    app = create_app(settings)
    transport = httpx.ASGITransport(app)  # type: ignore[arg-type]
    async with (
        app.lifespan(),
        httpx.AsyncClient(transport=transport, base_url="http://testserver.local") as client,
    ):
        yield Visit(app.state.house, cast("AsyncTestClient[Litestar]", client))
