"""A page that is loaded anew, a network that goes away, a house that starts again: nothing is lost."""

import json
import re
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import WebSocketRoute, expect

from hantise.server.settings import Settings, sqlite_url
from tests.browser.eighteen_ghosts import EighteenGhosts
from tests.browser.games import click, until_turn_of
from tests.browser.ghosts import Ghosts
from tests.browser.setting_up import ask, at_this_screen, be_guest, open_table
from tests.browser.visitor import NewVisitor, Visitor
from tests.server.conftest import listening

AWAY = r"ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|WebSocket connection"


def two_at_a_table(one: Visitor, other: Visitor, game: str) -> str:
    """A table where two people sit, begun."""
    be_guest(one, "Ana")
    be_guest(other, "Bo")
    id: str = open_table(one, game, ["me", "open"])["id"]
    ask(other, "POST", f"/api/tables/{id}/seats")
    ask(one, "POST", f"/api/tables/{id}/start")
    for each in (one, other):
        each.goto(f"/t/{id}")
    return id


def rooms(table: EighteenGhosts) -> list[list[str]]:
    """Which rooms each line of the log tells of: the words differ by who reads them."""
    return [re.findall(r"\b[a-e][1-5]\b", line) for line in table.log()]


def test_reload_in_the_middle_of_a_game(visitor: NewVisitor) -> None:
    player = visitor()
    be_guest(player, "Ana")
    open_table(player, "ghosts", ["me", "careful"], start=True)
    player.goto("/mine")
    player.button("mine-next").or_(player.link("resume")).or_(player.link("play")).first.click()
    game = Ghosts(player, click)
    game.wait_for_turn()
    assert not game.play_on(4)
    game.end_draft()
    held, line = game.held(), game.status.inner_text()
    player.page.reload()
    game.wait_for_turn()
    assert game.held() == held
    assert game.status.inner_text() == line
    assert not game.play_on(2)


def test_network_cut_while_the_other_plays(visitor: NewVisitor) -> None:
    ana, bo = visitor(), visitor()
    ana.expect_complaints(AWAY)
    two_at_a_table(ana, bo, "18-ghosts")
    mine, theirs = EighteenGhosts(ana, click), EighteenGhosts(bo, click, seed=2)
    if mine.is_mine():
        until_turn_of(theirs, mine)
    banner = ana.page.get_by_test_id("banner")

    ana.context.set_offline(True)
    expect(banner).to_contain_text(ana.say("line-offline", "table"))
    theirs.turn()
    while theirs.settle() == "turn":
        theirs.turn()
    ana.context.set_offline(False)
    expect(banner).to_have_count(0)
    mine.wait_for_turn()
    assert mine.ghosts() == theirs.ghosts()
    assert rooms(mine) == rooms(theirs), "no line is missing, none is told twice"
    mine.turn()
    until_turn_of(theirs, mine)


@pytest.mark.parametrize("lost", ["question", "answer"])
def test_a_move_into_a_dead_line_is_played_once(
    visitor: NewVisitor, lost: Literal["question", "answer"]
) -> None:
    ana, bo = visitor(), visitor()
    plays: list[str] = []
    lines: list[WebSocketRoute] = []

    def through(page_side: WebSocketRoute) -> None:
        """The first line dies with the first move on it: it, or its answer, never arrives."""
        lines.append(page_side)
        dies = len(lines) == 1
        house_side = page_side.connect_to_server()
        dead = False

        def to_house(text: str | bytes) -> None:
            nonlocal dead
            is_move = json.loads(text)["type"] == "play"
            if is_move:
                plays.append(json.loads(text)["id"])
            if is_move and dies:
                dead = True
                if lost == "question":
                    page_side.close()
                    return
            if not dead or is_move:
                house_side.send(text)

        def to_page(text: str | bytes) -> None:
            if not dead:
                page_side.send(text)
            elif json.loads(text)["type"] == "accepted":
                page_side.close()

        page_side.on_message(to_house)
        house_side.on_message(to_page)

    ana.page.route_web_socket("**/api/tables/*/socket**", through)
    two_at_a_table(ana, bo, "18-ghosts")
    mine, theirs = EighteenGhosts(ana, click), EighteenGhosts(bo, click, seed=2)
    if not mine.is_mine():
        until_turn_of(mine, theirs)
    before = len(mine.ghosts())
    mine.turn()
    mine.settle()
    assert len(lines) == 2, "there was a second line"
    assert len(plays) == 2, "the move was sent again"
    assert len(set(plays)) == 1, "under the same name"
    assert len(mine.ghosts()) == before + 1
    until_turn_of(theirs, mine)
    assert rooms(theirs) == rooms(mine)


def test_house_that_starts_again(visitor: NewVisitor, tmp_path: Path) -> None:
    settings = Settings(database=sqlite_url(tmp_path / "own.db"), limits=False)
    with listening(settings) as house:
        player = visitor(base_url=house.base_url)
        player.expect_complaints(AWAY)
        be_guest(player, "Ana")
        table = open_table(player, "18-ghosts", ["me", at_this_screen("Bo")], start=True)
        player.goto(f"/t/{table['id']}")
        game = EighteenGhosts(player, click)
        assert not game.play_on(4)
        before, log = game.labels(), game.log()
    banner = player.page.get_by_test_id("banner")
    expect(banner).to_contain_text(player.say("line-reconnecting", "table"))
    with listening(settings, house.settings.port):
        expect(banner).to_have_count(0)
        game.wait_for_turn()
        assert (game.labels(), game.log()) == (before, log)
        assert not game.play_on(2)
        assert len(game.ghosts()) == 6
        # It leaves before the house does.
        player.page.goto("about:blank")
