"""A house in the event loop of the test."""

from collections.abc import AsyncIterator

import pytest

from hantise.server.settings import Settings
from tests.server.conftest import Visit
from tests.server.visit import visiting


@pytest.fixture
async def visit(settings: Settings) -> AsyncIterator[Visit]:
    async with visiting(settings) as visit:
        yield visit
