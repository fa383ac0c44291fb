"""A house that listens, and browsers to visit it with."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Literal
from zlib import crc32

import pytest
from playwright.sync_api import (
    Browser,
    expect,
    sync_playwright,
)

from hantise.core.rng import Rng
from hantise.server.settings import Settings, sqlite_url
from tests.browser.accessibility import Inspection
from tests.browser.visitor import NewVisitor, Visitor
from tests.browser.words import Words
from tests.server.conftest import LiveHouse, listening, no_processes_beside, quick_passwords
from tools import client
from tools.chromium import ARGUMENTS, MISSING, chromium, is_installed

__all__ = ["no_processes_beside", "quick_passwords"]

PATIENCE = 20_000
"""Milliseconds until something that should be there is missed."""
REGIONS = {"en": "en-GB", "fr": "fr-FR"}
DESK = (1280, 800)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for the whole folder; everybody gets a context of his own in it."""
    if not is_installed():
        pytest.fail(MISSING, pytrace=False)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield opened
        opened.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveHouse]:
    """One house for the whole folder, with the client as it is built; bots answer at once."""
    if not client.is_current():
        built = "is older than its sources" if client.is_built() else "is not built"
        pytest.fail(
            f"The web client {built}: build it with ./check web-build.",
            pytrace=False,
        )
    folder = tmp_path_factory.mktemp("house")
    settings = Settings(database=sqlite_url(folder / "house.db"), limits=False)
    with listening(settings) as live:
        tables = live.house.tables
        tables.bot_pause = tables.thinking_pause = 0.0
        yield live


@pytest.fixture(autouse=True)
def same_luck(house: LiveHouse, request: pytest.FixtureRequest) -> None:
    """Every run of a test has the same deals and the same bots."""
    seed = crc32(request.node.name.encode())
    live = house.house
    live.tables.chance = lambda seq: Rng(seed + seq)
    live.bot_workers.seed = seed


@contextmanager
def coming_in(house: LiveHouse, browser: Browser) -> Iterator[NewVisitor]:
    """People come in; what their browsers complained of fails the test when they leave."""
    with ExitStack() as stack:

        def come(
            language: Literal["en", "fr"] = "en",
            viewport: tuple[int, int] = DESK,
            theme: Literal["light", "dark"] = "dark",
            touch: bool = False,
            base_url: str = house.base_url,
            **settings: Any,
        ) -> Visitor:
            context = browser.new_context(
                viewport={"width": viewport[0], "height": viewport[1]},
                locale=REGIONS[language],
                color_scheme=theme,
                reduced_motion="reduce",
                has_touch=touch,
                is_mobile=touch,
            )
            context.add_init_script(kept({"speed": "instant", "sound": False, **settings}))
            context.set_default_timeout(PATIENCE)
            made = Visitor(context, Words(language), base_url)
            stack.callback(made.close)
            return made

        yield come


@pytest.fixture
def visitor(house: LiveHouse, browser: Browser) -> Iterator[NewVisitor]:
    """People who leave at the end of the test."""
    with coming_in(house, browser) as come:
        yield come


@pytest.fixture(scope="module")
def regular(house: LiveHouse, browser: Browser) -> Iterator[Visitor]:
    """Somebody who stays for all tests of a file that do not mind where he was before."""
    with coming_in(house, browser) as come:
        yield come()


@pytest.fixture
def inspection() -> Iterator[Inspection]:
    """All that is found is told together."""
    made = Inspection()
    yield made
    made.tell()


def kept(settings: dict[str, Any]) -> str:
    """As if somebody had chosen these settings on an earlier visit: a script for every page."""
    value = json.dumps(json.dumps(settings))
    return f"if (origin !== 'null') localStorage['hantise.settings'] ??= {value}"
