"""Somebody draws a castle, is told what is wrong and where, mends it, keeps it and plays on it."""

from pathlib import Path

from playwright.sync_api import Locator, expect

from hantise.games.castle.castles import read_plan, shipped_text
from tests.browser.accessibility import Inspection
from tests.browser.games import click, tap
from tests.browser.layout import overflow, small_targets
from tests.browser.macgregor import MacGregor
from tests.browser.setting_up import ask, be_guest
from tests.browser.visitor import NewVisitor, Visitor

WALLS = ("00-01", "01-02", "02-12", "11-12", "10-11", "10-20", "20-21", "21-22")
"""One way through a castle of nine rooms."""


class Editor:
    """The drawing and what lies around it."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.faults = self.page.get_by_test_id("faults")

    def place(self, name: str) -> Locator:
        """A room or a wall."""
        return self.page.locator(f"[data-place='{name}']")

    def say(self, key: str, **fields: object) -> str:
        """A message about castles."""
        return self.visitor.say(key, "castle", **fields)

    def button(self, key: str) -> Locator:
        """A button by its words."""
        return self.visitor.button(key, "castle")

    def press(self, *keys: str) -> None:
        """On the keyboard, one after the other."""
        for key in keys:
            self.page.keyboard.press(key)


def test_drawn_mended_kept_and_played_on(visitor: NewVisitor, inspection: Inspection) -> None:
    desk = visitor()
    page, editor = desk.page, Editor(desk)
    desk.goto("/castles")
    desk.sees(desk.heading("castles-new", "castle"))
    inspection.look(page, "castles, none")
    desk.link("castles-from-nothing", "castle").click()
    for size in ("editor-rows", "editor-columns"):
        desk.field(size, "castle").select_option("3")
    expect(editor.faults).to_contain_text(editor.say("editor-todo-exits", given=0, expected=3))
    expect(editor.button("editor-save-and-play")).to_be_disabled()
    for wall in WALLS:
        editor.place(wall).click()
    expect(editor.place("21-22")).to_have_accessible_name(
        editor.say("editor-door", one="21", other="22", colour="red")
    )
    # The outer doors by keyboard: from the room down to its wall, then along the walls.
    editor.place("20").focus()
    editor.press("ArrowDown", "r", "ArrowRight", "g", "ArrowRight", "b")
    outer = editor.say("editor-outer-door", cell="22", wall="S", colour="blue")
    expect(editor.place("22S")).to_have_accessible_name(outer)
    expect(editor.faults).to_contain_text(editor.say("editor-good"))
    desk.sees(page.get_by_text(editor.say("facts-way.doors", doors=5), exact=True))

    # Two neighbours of the middle room alike: told at both of them, and a touch leads there.
    editor.press("ArrowUp", "ArrowLeft", "ArrowLeft")
    expect(editor.place("21")).to_be_focused()
    editor.press("c")
    wrong = editor.say("castle-fault-ambiguous", cells=["01", "21"], room="11", blazon="C", count=2)
    for cell in ("01", "21"):
        expect(editor.place(cell)).to_have_accessible_name(
            f"{cell}, {desk.say('blazon-C', 'castle')}. {wrong}"
        )
    inspection.look(page, "a drawing with a fault")
    page.get_by_role("button", name=wrong, exact=True).click()
    expect(editor.place("01")).to_be_focused()
    # What is drawn explains itself, faulty or not, and the keys are listed.
    editor.press("i")
    words = page.get_by_test_id("explanation")
    expect(words).to_contain_text(desk.words("macgregor", "explain-blazon.title", blazon="crown"))
    editor.press("Escape", "?")
    expect(page.get_by_test_id("keys")).to_contain_text(desk.say("keys-door", "table"))
    editor.press("Escape")
    expect(editor.place("01")).to_be_focused()
    editor.press("Control+z")
    expect(editor.faults).to_contain_text(editor.say("editor-good"))

    # Going back would lose it all: one is asked, and stays. Then it is asked for a name, and kept.
    page.go_back()
    desk.sees(desk.heading("editor-leave", "castle"))
    desk.button("cancel", "table").click()
    editor.button("editor-save").click()
    naming = page.get_by_role("dialog", name=editor.say("name-title"))
    naming.get_by_label(editor.say("editor-name")).fill("Dunrobin")
    naming.get_by_role("button", name=editor.say("editor-save"), exact=True).click()
    page.wait_for_url("**/castle/*/edit")
    with page.expect_download() as file:
        editor.button("castle-toml").click()
    assert file.value.suggested_filename == "dunrobin.toml"
    plan = read_plan(Path(file.value.path()).read_text(encoding="utf-8"), "macgregor")
    assert (plan.name, plan.red, plan.exits) == (
        "Dunrobin",
        WALLS,
        {"20S": "red", "21S": "green", "22S": "blue"},
    )
    page.go_back()
    desk.sees(page.get_by_role("heading", name="Dunrobin"))
    inspection.look(page, "castles, one")
    editor.button("castle-play-short").click()
    page.wait_for_url("**/t/*")
    game = MacGregor(desk, click)
    game.wait_for_turn()
    expect(game.castle.get_by_role("gridcell")).to_have_count(9)
    game.turn()

    # The form for a table offers it, and the table that waits tells its name, never the file.
    desk.goto("/lobby?game=macgregor#new")
    page.get_by_text(desk.say("form-rules"), exact=True).click()
    desk.field("option-castle", "castle").select_option("Dunrobin")
    desk.button("form-open").click()
    page.wait_for_url("**/t/*")
    desk.sees(page.get_by_text("Dunrobin", exact=True))
    assert "blazon" not in page.locator("main, #house").first.inner_text()


def test_a_phone_shows_and_plays_but_does_not_draw(
    visitor: NewVisitor, inspection: Inspection
) -> None:
    owner, phone = visitor(), visitor(viewport=(360, 640), touch=True, language="fr", theme="light")
    be_guest(owner, "Lady Jean")
    name = "<img src=x onerror=alert(1)> très très long nom de château"
    text = f'name = "{name}"\n{shipped_text("macgregor-treasure")}'
    id = ask(owner, "POST", "/api/castles", text=text)["castle"]["id"]
    be_guest(phone, "Ana")
    editor, page = Editor(phone), phone.page
    for path in ("/castles", f"/castle/{id}"):
        phone.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        inspection.look(page, path)
        assert overflow(page)[0] == 0, path
        assert small_targets(page) == [], path
        offered = "castles-play-box" if path == "/castles" else "castle-copy"
        phone.sees(page.get_by_text(phone.say(offered, "castle"), exact=True))
    phone.sees(page.get_by_role("heading", name=name))
    phone.sees(page.get_by_role("img", name=name))
    editor.button("castle-copy").tap()
    phone.sees(page.get_by_text(phone.say("castle-by-me", "castle")))
    phone.sees(page.get_by_text(phone.say("castle-change-phone", "castle")))
    expect(phone.link("castle-change", "castle")).to_have_count(0)
    copy = page.url.rsplit("/", 1)[1]
    assert copy != id
    phone.goto(f"/castle/{copy}/edit")
    phone.sees(page.get_by_text(phone.say("editor-phone", "castle")))
    expect(page.locator("[data-place]")).to_have_count(0)
    phone.goto(f"/castle/{copy}")
    tap(editor.button("castle-play"))
    page.wait_for_url("**/t/*")
    phone.sees(page.locator("[data-stage]"))


def test_warnings_are_told_to_everybody_and_a_file_is_not_touched(visitor: NewVisitor) -> None:
    player, stranger = visitor(), visitor()
    be_guest(player, "Ana")
    text = shipped_text("macgregor").replace('"40S"', '"03N"')
    kept = ask(player, "POST", "/api/castles", text=text)
    stranger.goto(f"/castle/{kept['castle']['id']}")
    faults = stranger.page.get_by_test_id("faults")
    expect(faults).to_contain_text(stranger.say("castle-warnings", "castle"))
    expect(faults).not_to_contain_text(stranger.say("editor-good", "castle"))
    expect(stranger.button("castle-play", "castle")).to_be_enabled()

    player.goto("/castles")
    player.button("castles-from-file", "castle").click()
    player.field("import-text", "castle").fill(text.replace('"03N"', ""))
    player.button("import-read", "castle").click()
    faults = player.page.get_by_test_id("faults")
    expect(faults).to_be_visible()
    expect(faults).not_to_contain_text(player.say("editor-todo", "castle"))

    player.field("import-text", "castle").fill(text.replace("L", "C").replace("T", "X"))
    player.button("import-read", "castle").click()
    listed = faults.get_by_role("list")
    expect(listed).to_have_attribute("data-more", "down")
    listed.evaluate("list => list.scrollTo(0, list.scrollHeight)")
    expect(listed).to_have_attribute("data-more", "up")
