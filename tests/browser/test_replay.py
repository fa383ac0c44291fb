"""A finished game by its permalink: step by step, through any eyes, shared, saved and brought back."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from playwright.sync_api import Download, Locator, expect

from hantise.core.record import encode, record_of
from hantise.core.registry import find
from hantise.core.table import Seat, Table
from tests.browser.games import GAMES, click
from tests.browser.setting_up import ask, be_guest, open_table
from tests.browser.visitor import NewVisitor, Visitor

PNG = b"\x89PNG\r\n\x1a\n"


class Viewer:
    """The replay page."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.line = self.page.get_by_test_id("status")
        self.eyes = self.page.get_by_role("combobox", name=visitor.say("replay-eyes", "table"))

    def at(self, step: int) -> None:
        """Wait for a step, on the page and in the address."""
        position = self.visitor.words.like("table", "replay-position", "last", step=step)
        expect(self.line).to_contain_text(position)
        expect(self.page).to_have_url(re.compile(rf"[?&]step={step}(&|$)"))

    @property
    def last(self) -> int:
        """How many steps there are."""
        return int(self.page.get_by_role("slider").get_attribute("max") or 0)

    def share(self) -> Locator:
        """The panel to share and save."""
        self.visitor.button("replay-share", "table").click()
        panel = self.page.get_by_role("dialog")
        expect(panel).to_be_visible()
        return panel

    def download(self, what: Locator) -> Download:
        """What a click on it gives."""
        with self.page.expect_download() as waiting:
            what.click()
        return waiting.value


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game(visitor: NewVisitor, tmp_path: Path, game: str) -> None:
    player = visitor()
    id = give_up(player, game)
    steps_by_keyboard_and_permalink(player, id, visitor())
    through_other_eyes(player, id, game)
    picture_record_and_back_again(player, id, game, tmp_path)


def give_up(player: Visitor, game: str) -> str:
    """A few turns, then no more; the table."""
    be_guest(player, "Ana")
    id: str = open_table(player, game, ["me", "careful"], start=True)["id"]
    player.goto(f"/t/{id}")
    table = GAMES[game](player, click)
    assert not table.play_on(4)
    table.resign()
    table.ends()
    turn = player.page.locator("[data-stage] :is(.acting, .turn, .acts)")
    expect(turn, "nobody is to act after the end").to_have_count(0)
    return id


def steps_by_keyboard_and_permalink(player: Visitor, id: str, stranger: Visitor) -> None:
    player.follow(f"/replay/{id}?step=4&eyes=0")
    replay = Viewer(player)
    replay.at(4)
    expect(replay.eyes).to_have_value("0")
    keys_of = [player.button(f"replay-{key}", "table") for key in ("play", "next", "previous")]
    assert len({key.inner_html() for key in keys_of}) == 3, "each key has a sign of its own"
    keys = player.page.keyboard
    keys.press("ArrowRight")
    replay.at(5)
    keys.press("ArrowLeft")
    keys.press("ArrowLeft")
    replay.at(3)
    keys.press("End")
    replay.at(replay.last)
    keys.press("Home")
    replay.at(0)
    keys.press("Space")
    replay.at(replay.last)
    player.button("replay-previous", "table").click()
    replay.at(replay.last - 1)
    said = replay.line.inner_text()

    stranger.goto(player.page.url.removeprefix(player.base_url))
    other = Viewer(stranger)
    other.at(replay.last - 1)
    expect(other.line).to_have_text(said)
    expect(other.eyes).to_have_value("0")


def through_other_eyes(player: Visitor, id: str, game: str) -> None:
    player.goto(f"/replay/{id}?step=6&eyes=public")
    replay = Viewer(player)
    hands = player.page.get_by_test_id("hands")
    replay.at(6)
    expect(hands).to_have_count(0)
    you = re.compile(rf"\b{re.escape(player.say('seat-you', 'table'))}\b", re.IGNORECASE)
    for eyes, count in (("0", 1), ("1", 0)):
        replay.eyes.select_option(eyes)
        expect(player.page).to_have_url(re.compile(rf"eyes={eyes}"))
        replay.at(6)
        named = player.page.locator("[data-stage] [data-in-picture]").filter(has_text=you)
        expect(named.filter(visible=True)).to_have_count(count)
    replay.eyes.select_option("open")
    expect(player.page).to_have_url(re.compile(r"eyes=open"))
    replay.at(6)
    if game == "ghosts":
        expect(hands).to_be_visible()
        held = [hand.locator(".chip").count() for hand in hands.get_by_role("listitem").all()]
        assert len(held) == 2
        assert min(held) >= 4, "both hands lie open"
        hands.locator(".chip").first.hover()
        expect(player.page.get_by_test_id("explanation").locator("a").first).to_be_visible()
    player.page.reload()
    replay.at(6)
    expect(replay.eyes).to_have_value("open")


def picture_record_and_back_again(player: Visitor, id: str, game: str, tmp_path: Path) -> None:
    player.goto(f"/replay/{id}?step=6&eyes=open")
    replay = Viewer(player)
    replay.at(6)
    panel = replay.share()
    svg = replay.download(panel.get_by_role("button", name="SVG"))
    assert svg.suggested_filename.endswith(".svg")
    drawing = ET.parse(svg.path()).getroot()
    assert drawing.tag.endswith("svg")
    assert len(list(drawing.iter())) > 50
    assert "http://127" not in Path(svg.path()).read_text("utf-8")
    png = replay.download(panel.get_by_role("button", name=player.say("end-picture", "table")))
    assert Path(png.path()).read_bytes().startswith(PNG)
    assert Path(png.path()).stat().st_size > 5_000

    record = replay.download(panel.get_by_role("link", name=player.say("replay-export", "table")))
    file = tmp_path / "game.json"
    record.save_as(file)
    assert json.loads(file.read_bytes())["game"] == game
    panel.get_by_role("link", name=player.say("import-title", "table")).click()
    player.field("import-file", "table").set_input_files(file)
    player.button("import-go", "table").click()
    expect(replay.eyes).to_be_visible()
    assert id not in player.page.url
    again = replay.last
    player.page.keyboard.press("End")
    replay.at(again)
    ending = replay.line.inner_text()
    player.goto(f"/replay/{id}?step={again}")
    replay.at(again)
    assert replay.last == again
    assert strip_names(replay.line.inner_text()) == strip_names(ending)


def strip_names(line: str) -> str:
    """An imported game may call its seats otherwise."""
    return line.split(". ", 1)[-1]


def test_a_long_game_is_read_as_one_gets_there(visitor: NewVisitor) -> None:
    """Its pages come when they are needed, wherever a permalink leads first; its owner deletes it."""
    table = Table(find("18-ghosts")(), [Seat("Ana"), Seat("Ben")])
    for notation in ("R@b5", "R@e5"):
        table.enter(table.game.parse(notation))
    for turn in range(350):
        table.hand_over(turn % 2, None if turn % 4 > 1 else "careful")
    player = visitor()
    be_guest(player, "Ana")
    record = json.loads(encode(record_of(table)))
    id = ask(player, "POST", "/api/records", **record)["id"]
    player.goto(f"/replay/{id}?step=150&eyes=0")
    replay = Viewer(player)
    replay.at(150)
    assert replay.last == 352
    loading = player.say("replay-reading", "table")
    log = player.page.get_by_role("list", name=player.say("log", "table"))
    further = log.get_by_role("button", name=player.say("replay-further", "table"))
    earlier = log.get_by_role("button", name=player.say("replay-earlier", "table"))
    expect(further).to_have_count(1)
    keys = player.page.keyboard
    for step in (140, 130, 120, 110, 100, 90):
        keys.press("PageUp")
        replay.at(step)
    expect(replay.line).not_to_contain_text(loading)
    expect(earlier).to_have_count(0)
    keys.press("End")
    replay.at(352)
    expect(replay.line).not_to_contain_text(loading)
    earlier.click()
    replay.at(300)
    expect(replay.line).not_to_contain_text(loading)
    expect(further).to_have_count(0)
    keys.press("Home")
    replay.at(0)
    ghosts = player.page.locator("[data-stage] svg")
    expect(ghosts.first).to_be_visible()

    stranger = visitor()
    stranger.goto(f"/replay/{id}?step=1&eyes=public")
    other = Viewer(stranger)
    other.at(1)
    stranger.page.keyboard.press("End")
    other.at(352)
    expect(other.line).not_to_contain_text(stranger.say("replay-reading", "table"))
    stranger.page.keyboard.press("Home")
    other.at(0)
    delete = "record-delete"
    other.share()
    expect(stranger.button(delete, "table")).to_have_count(0)
    replay.share()
    player.button(delete, "table").click()
    player.button(f"{delete}-sure.yes", "table").click()
    player.page.wait_for_url("**/replay")
    stranger.expect_complaints(r"status of 404")
    stranger.goto(f"/replay/{id}")
    stranger.sees(stranger.page.get_by_text(stranger.say("error-no-record")))


def test_what_is_no_record_is_refused(visitor: NewVisitor, tmp_path: Path) -> None:
    player = visitor()
    player.expect_complaints("status of 4")
    player.goto("/replay")
    alert = player.page.get_by_role("alert").filter(has_text=re.compile(r"\w"))
    for content in ("no JSON", '{"game": "ghosts"}'):
        file = tmp_path / "record.json"
        file.write_text(content)
        player.field("import-file", "table").set_input_files(file)
        player.button("import-go", "table").click()
        expect(alert).to_be_visible()
    assert player.page.url.endswith("/replay")
