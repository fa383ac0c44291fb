"""A house that cannot write for a while: a move waits, the page says so, and goes on by itself."""

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import expect

from hantise.server.settings import Settings
from hantise.text import PRODUCT
from tests.browser.eighteen_ghosts import EighteenGhosts
from tests.browser.games import click
from tests.browser.setting_up import at_this_screen, be_guest, open_table
from tests.browser.visitor import NewVisitor
from tests.server.conftest import listening
from tests.server.storage.troubles import troubled

REFUSED = r"status of 503|WebSocket connection"


@pytest.mark.parametrize(
    ("kind", "language", "viewport"),
    [("held", "fr", (390, 844)), ("full", "en", (1366, 625)), ("stopped", "en", (844, 390))],
)
def test_a_move_waits_until_it_can_be_written(
    visitor: NewVisitor,
    tmp_path: Path,
    kind: str,
    language: Literal["en", "fr"],
    viewport: tuple[int, int],
) -> None:
    with troubled(kind, tmp_path) as database:
        settings = Settings(database=database.url, database_seconds=database.seconds, limits=False)
        with listening(settings) as house:
            player = visitor(language, viewport, base_url=house.base_url)
            player.expect_complaints(REFUSED)
            be_guest(player, "Ana")
            table = open_table(player, "18-ghosts", ["me", at_this_screen("Bo")], start=True)
            player.goto(f"/t/{table['id']}")
            game = EighteenGhosts(player, click)
            assert not game.play_on(1)
            page, banner = player.page, player.page.get_by_test_id("banner")
            toast = page.get_by_test_id("toast")
            page.evaluate("window.sameVisit = true")

            with database.in_trouble():
                game.turn()
                expect(banner).to_contain_text(player.say("line-unsaved", "table"))
                expect(game.actions).to_be_disabled()
                # Somebody who does not want to wait is told again, and nothing hangs.
                banner.get_by_role("button").click()
                game.resign()
                expect(toast).to_contain_text(player.say("error-unavailable", PRODUCT))
                expect(banner).to_contain_text(player.say("line-unsaved", "table"))
                expect(game.end).to_have_count(0)
            expect(banner).to_have_count(0)
            game.wait_for_turn()
            assert len(game.ghosts()) == 2, "the move was played once"
            assert not game.play_on(2)
            assert len(game.ghosts()) == 4
            assert page.evaluate("window.sameVisit"), "nobody had to load the page again"
            refused = [each["id"] for each in player.messages() if each["type"] == "refused"]
            assert len({id for id in refused if id is not None}) == 1, "one move, always the same"
            page.goto("about:blank")
