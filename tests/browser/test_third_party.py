"""A seventh game, made outside the tree and installed: with a board of its own, and without one."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from hantise import text
from tests.browser.house import Entrance
from tests.browser.visitor import NewVisitor, Visitor
from tests.third_party import GAME, environment, files, install
from tools.screenshots import house as open_house

PLAIN = "embers"
"""The same game under another name, without a board and a window."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house with both games."""
    own = install(files(), tmp_path_factory.mktemp("own"))
    bare = {path: said for path, said in files(PLAIN).items() if "/web/" not in path}
    plain = install(bare, tmp_path_factory.mktemp("plain"))
    for name, folder in ((GAME, own), (PLAIN, plain)):
        text.add_folder(name, Path(folder, name, "locales"))
    with open_house(environment(own, plain)) as opened:
        yield opened


def play(visitor: Visitor, game: str) -> None:
    """From the entrance to the end, always the first wisp of the hand."""
    page = visitor.page
    Entrance(visitor).play_now(game).click()
    page.wait_for_url("**/t/*")
    for left in (3, 2, 1):
        board = page.locator("[data-stage]")
        choices = board.get_by_role("button", name=re.compile(r"^Play the \d"))
        expect(choices).to_have_count(left)
        choices.first.click()
    expect(page.get_by_text(re.compile("taken more pairs")).first).to_be_visible()


def secrets_of(visitor: Visitor, seat: int) -> list[object]:
    """What the browser was told of the wisps dealt to a seat."""
    happened = [
        event
        for message in visitor.messages()
        for step in message.get("steps", [])
        for event in step["events"]
    ]
    return [
        event["fields"]["card"]
        for event in happened
        if event["kind"] == "dealt" and event["fields"]["seat"] == seat
    ]


def test_it_has_a_window_and_is_played_on_its_own_board(address: str, visitor: NewVisitor) -> None:
    me = visitor(base_url=address)
    page = me.goto("/")
    window = page.get_by_role("link", name=me.say("window", title="Wisps"), exact=True)
    expect(window.locator("image")).to_have_attribute("href", re.compile(r"/web/\w+/window\.svg$"))
    play(me, GAME)
    expect(page.locator(".external")).to_be_attached()
    assert not any(secrets_of(me, 1))
    id = page.url.split("/t/")[1]
    me.follow(f"/replay/{id}")
    me.button("replay-last", "table").click()
    expect(page.locator(".external").get_by_text("★").first).to_be_attached()
    me.follow(f"/tv/{id}")
    expect(page.locator(".external").get_by_text("★").first).to_be_attached()


def test_without_a_board_it_is_played_on_the_plain_one(address: str, visitor: NewVisitor) -> None:
    me = visitor(base_url=address)
    page = me.goto("/")
    expect(page.get_by_role("link", name=me.say("window", title="Embers"))).to_be_attached()
    play(me, PLAIN)
    expect(page.get_by_role("region", name=me.say("generic-view", "table"))).to_be_visible()


def test_a_board_that_fails_gives_way_to_the_plain_one(address: str, visitor: NewVisitor) -> None:
    """Of the ways in which one can fail (ExternalBoard.test.ts), the one that shows last."""
    me = visitor(base_url=address)
    module = (
        "export const contract = 1;export const mount = () => ({ update() { throw Error('no') } });"
    )

    def serve(route: Route) -> None:
        route.fulfill(content_type="text/javascript", body=module)

    me.expect_complaints(f"The board of {GAME}")
    me.context.route("**/board.js", serve)
    me.goto("/")
    Entrance(me).play_now(GAME).click()
    region = me.page.get_by_role("region", name=me.say("generic-view", "table"))
    expect(region).to_be_visible()
    expect(me.page.get_by_role("button", name=re.compile(r"^Play the \d"))).to_have_count(3)


def test_only_the_files_of_a_board_are_served_and_kept_for_ever(
    address: str, visitor: NewVisitor
) -> None:
    asked = visitor(base_url=address).context.request
    listed = {game["id"]: game for game in asked.get(f"{address}/api/games").json()}
    assert {listed[id]["board"] for id in listed if id != GAME} == {None}
    board = listed[GAME]["board"]
    answer = asked.get(address + board)
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.text() == files()["wisps/web/board.js"]
    digest = board.split("/")[-2]
    for other in (
        board.replace(digest, "0" * len(digest)),
        board.replace("board.js", "game.py"),
        board.replace("board.js", "..%2Fgame.py"),
        board.replace("board.js", "%2e%2e/game.py"),
        board.replace(GAME, "ghosts"),
        board.replace(GAME, "..%2Fwisps"),
    ):
        assert asked.get(address + other).status == 404, other
