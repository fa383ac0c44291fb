"""Takes the README's pictures of the running house: python -m tools.screenshots [name…].

It needs Chromium and what requirements/dev.txt lists.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, sync_playwright
from websockets.sync.client import connect
from websockets.typing import Origin

from tools.chromium import ARGUMENTS, chromium
from tools.game_pictures import HousePicture, wanted

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "pictures"
COOKIE: Final = "hantise"
DESKTOP: Final[dict[str, Any]] = {
    "viewport": {"width": 1280, "height": 800},
    "locale": "en-GB",
    "color_scheme": "dark",
}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 780},
    "device_scale_factor": 1.5,
    "locale": "fr-FR",
    "color_scheme": "light",
    "has_touch": True,
    "is_mobile": True,
}


SCREENS: Final = {"desktop": DESKTOP, "phone": PHONE}
ENTRANCE: Final = "entrance"


@contextmanager
def house(environment: Mapping[str, str] = os.environ) -> Iterator[str]:
    """The address of a house of its own that is open for a while."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "hantise", "serve", "--no-browser", "--port", "0"]
        process = subprocess.Popen(
            [*command, "--database", str(Path(folder, "house.db"))],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**environment, "PYTHONUNBUFFERED": "1"},
            text=True,
        )
        assert process.stdout is not None
        try:
            for line in process.stdout:
                if found := re.search(r"http://[\w.:]+", line):
                    yield found[0]
                    break
            else:
                sys.exit("the house did not open")
        finally:
            process.terminate()
            process.wait()
            process.stdout.close()


def main() -> None:
    """Every picture."""
    with house() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        asked = sys.argv[1:]
        if not asked or ENTRANCE in asked:
            entrance(browser, address)
        for id, pictures in wanted():
            for picture in pictures.house:
                if not asked or picture.name in asked:
                    table(browser, address, id, picture)
        browser.close()


def entrance(browser: Browser, address: str) -> None:
    """The house at night."""
    page = browser.new_context(**DESKTOP).new_page()
    page.goto(address)
    page.get_by_role("main").wait_for()
    page.wait_for_load_state("networkidle")
    page.screenshot(
        path=FOLDER / "entrance.png", clip={"x": 0, "y": 0, "width": 1280, "height": 620}
    )


def table(browser: Browser, address: str, game: str, picture: HousePicture) -> None:
    """A game in progress, played as the strongest bot advises."""
    context = browser.new_context(**SCREENS[picture.screen])
    ask(context, address, "/api/me/guest", {})
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "careful"}] * (picture.players - 1)]
    form = {"game": game, "seats": seats, "options": picture.options, "start": True}
    seated = ask(context, address, "/api/tables", form | {"memory_aid": True})
    play(context, address, seated["id"], picture.moves)
    page = context.new_page()
    page.goto(f"{address}/t/{seated['id']}")
    page.get_by_role("main").wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1500)  # what happened last is shown first
    if picture.dark:
        page.get_by_test_id("dark").click()
        page.wait_for_timeout(500)  # it falls softly
    page.screenshot(path=FOLDER / f"{picture.name}.png")


def ask(context: BrowserContext, address: str, path: str, body: object) -> dict[str, Any]:
    """Ask the house for something, as the pages do."""
    answer = context.request.post(f"{address}{path}", data=body, headers={"Origin": address})
    assert answer.ok, answer.text()
    granted: dict[str, Any] = answer.json()
    return granted


def play(context: BrowserContext, address: str, table_id: str, moves: int) -> None:
    """Follow the hints for so many moves, then wait until it is one's turn again."""
    cookies = {cookie["name"]: cookie["value"] for cookie in context.cookies()}
    with connect(
        f"{address.replace('http', 'ws', 1)}/api/tables/{table_id}/socket",
        additional_headers={"Cookie": f"{COOKIE}={cookies[COOKIE]}"},
        origin=Origin(address),
    ) as socket:
        updates: list[dict[str, Any]] = []

        def hear(*kinds: str) -> dict[str, Any]:
            while True:
                message: dict[str, Any] = json.loads(socket.recv(30))
                if message["type"] == "update":
                    updates.append(message)
                if message["type"] in kinds:
                    return message
                if message["type"] == "refused":
                    sys.exit(f"the house refused: {message['error']}")

        now = hear("snapshot")
        for number in range(moves):
            while not now["legal"]:
                now = hear("update")
            actions: list[str] = []
            answer: dict[str, Any] = {"type": "draft"}
            while answer["type"] == "draft":
                socket.send(json.dumps({"type": "hint", "actions": actions}))
                actions.append(hear("hint")["action"]["action"])
                play = {"type": "play", "id": f"m{number}", "seq": now["seq"], "actions": actions}
                socket.send(json.dumps(play))
                answer = hear("accepted", "draft")
            # What came of it may be told before it is accepted.
            told = [update for update in updates if update["seq"] >= answer["seq"]]
            now = told[-1] if told else hear("update")
        while not now["legal"]:
            now = hear("update")


if __name__ == "__main__":
    main()
