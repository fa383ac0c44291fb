"""The big screen follows a game and shows phones how to come in."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.games import click
from tests.browser.ghosts import Ghosts
from tests.browser.secrecy import hidden_in
from tests.browser.setting_up import be_guest, open_table
from tests.browser.visitor import NewVisitor

AT_LEAST_22 = re.compile(r"^(2[2-9]|[3-9]\d|\d{3,})(\.\d+)?px$")


def test_follows_a_game(visitor: NewVisitor) -> None:
    player, screen = visitor(), visitor(viewport=(1920, 1080))
    be_guest(player, "Ana")
    table = open_table(player, "ghosts", ["me", "open"])
    screen.goto(f"/tv/{table['code']}")
    qr = screen.page.get_by_role("img")
    expect(qr).to_have_attribute("alt", screen.words.like("table", "share-qr", "url"))
    code = f"{screen.say('tv-code', 'table')} {table['code']}"
    expect(screen.page.get_by_text(code, exact=True)).to_be_visible()
    expect(screen.page.get_by_text("Ana")).to_be_visible()

    player.goto(f"/t/{table['id']}")
    player.field("bot-choose", "table", letter="B").select_option("careful")
    player.button("start", "table").click()
    game, shown = Ghosts(player, click), Ghosts(screen, click)
    assert not game.play_on(3)
    game.settle()
    if game.dialog.is_visible():
        game.answer("question")
    expect(shown.status).to_contain_text("Ana")
    news = screen.page.get_by_role("list", name=screen.say("log", "table"))
    expect(news.get_by_role("listitem").first).to_be_visible()
    game.resign()
    game.ends()
    expect(shown.status).to_contain_text(
        screen.words.like("table", "result-winners", "names", count=1)
    )
    expect(shown.hand).to_have_count(0)
    assert hidden_in(screen.messages()) == []


@pytest.mark.parametrize("game", ["18-ghosts", "ghooost", "macgregor", "rest-in-peace"])
def test_names_are_read_from_the_sofa(visitor: NewVisitor, game: str) -> None:
    screen = visitor(viewport=(1920, 1080))
    be_guest(screen, "Ana")
    table = open_table(screen, game, ["me", "careful"], start=True)
    screen.goto(f"/tv/{table['code']}")
    name = screen.page.locator("[data-stage]").get_by_text("Ana", exact=True).first
    expect(name).to_be_visible()
    # Asked until it answers: a board that is being drawn anew has no size.
    expect(name).to_have_css("font-size", AT_LEAST_22)
    if game == "ghooost":
        held = name.bounding_box()
        plate = screen.page.locator("[data-spot=seat-0]").bounding_box()
        assert held
        assert plate
        assert held["y"] >= plate["y"], "the page's own line makes none of a plate's lines larger"
