"""The gallery shows what is drawn without a house, in development only."""

import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import suppress
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect

from hantise.core import registry
from tests.server.conftest import LiveHouse
from tools import client, gallery

STARTS = 60.0
"""Seconds until Vite must listen."""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """The gallery, served as for somebody who works on it."""
    gallery.write(gallery.FIXTURES)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    command = [*gallery.SERVE, "--host", "127.0.0.1", "--port", str(port), "--strictPort"]
    found = f"http://127.0.0.1:{port}/gallery/"
    with subprocess.Popen(command, cwd=client.WEB, env=client.environment()) as vite:
        try:
            wait_for(found)
            yield found
        finally:
            vite.terminate()


def wait_for(address: str) -> None:
    ends = time.monotonic() + STARTS
    while time.monotonic() < ends:
        with suppress(URLError), urlopen(address):
            return
        time.sleep(0.1)
    pytest.fail("Vite does not answer", pytrace=False)


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page that must not complain."""
    opened = browser.new_page(viewport={"width": 390, "height": 844})
    wrong: list[str] = []

    def told(message: ConsoleMessage) -> None:
        if message.type == "error":
            wrong.append(f"{opened.url}: {message.text}")

    opened.on("pageerror", lambda error: wrong.append(f"{opened.url}: {error}"))
    opened.on("console", told)
    yield opened
    opened.close()
    assert not wrong


def listed(page: Page, address: str) -> list[str]:
    """Every exhibit, room after room."""
    page.goto(f"{address}?screen=none")
    rooms = page.get_by_role("navigation").get_by_role("button")
    expect(rooms.first).to_be_visible()
    assert {game.about.id for game in registry.games()} <= set(rooms.all_inner_texts())
    found: list[str] = []
    for room in rooms.all():
        room.click()
        found += [each.get_attribute("data-of") or "" for each in page.locator("section").all()]
    return list(dict.fromkeys(found))


def look_at(page: Page, address: str, exhibit: str) -> None:
    page.goto(f"{address}?exhibit={exhibit}&theme=light&language=fr&still")
    shown = page.locator("[data-exhibit]")
    expect(shown).to_be_visible()
    kind, game = exhibit.split("/")[:2]
    if kind in {"board", "table"}:
        expect(shown.locator(f"[data-explains='{game}']").first).to_be_visible()


def test_an_exhibit_of_every_kind_is_shown(page: Page, address: str) -> None:
    kinds = {exhibit.split("/")[0]: exhibit for exhibit in listed(page, address)}
    assert set(kinds) == {"pieces", "panels", "board", "table", "part"}
    for exhibit in kinds.values():
        look_at(page, address, exhibit)


@pytest.mark.long
def test_every_exhibit_is_shown(page: Page, address: str) -> None:
    for exhibit in listed(page, address):
        look_at(page, address, exhibit)


def test_the_build_has_no_gallery(house: LiveHouse) -> None:
    built = [path for path in client.STATIC.rglob("*") if path.is_file()]
    assert any(path.suffix == ".js" for path in built)
    for path in built:
        assert "gallery" not in path.name.lower(), path
        assert b"data-exhibit" not in path.read_bytes(), path
