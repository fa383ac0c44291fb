"""The treasure of the MacGregors in the browser: every tool, treasure and trap by tap; six seats on a
small phone; the ghost by keyboard alone."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.games import click, tap
from tests.browser.keys import Keys
from tests.browser.layout import small_targets
from tests.browser.macgregor_treasure import MacGregorTreasure, Tool
from tests.browser.setting_up import be_guest, open_table
from tests.browser.visitor import NewVisitor, Visitor

SMALL, USUAL = (360, 640), (390, 844)
STAIRS = {"00", "04", "40", "44"}
MANY_TRAPS = {"goal": 5, "treasures": 5}
"""Nearly half of all tokens are traps."""
MOST_TURNS = 150


def sit_down(visitor: Visitor, players: int, first: str, **more: Any) -> MacGregorTreasure:
    """A table with bots that play at random, and the page of it."""
    seats = ["me", *["random"] * (players - 1)]
    options = {"first": first, **more.pop("options", {})}
    id = open_table(visitor, "macgregor-treasure", seats, start=True, options=options, **more)["id"]
    visitor.goto(f"/t/{id}")
    return MacGregorTreasure(visitor, click)


def latest_view(visitor: Visitor) -> dict[str, Any]:
    """The newest view the house sent to this page."""
    view: dict[str, Any] = [told["view"] for told in visitor.messages() if told.get("view")][-1]
    return view


class Runner:
    """Somebody who tries everything once."""

    def __init__(self, game: MacGregorTreasure) -> None:
        self.game = game
        self.missing = {"lamp", "pickaxe", "detector", "treasure", "trap"}

    def turn(self) -> None:
        """Whatever is still missing, else as the game goes."""
        game = self.game
        if game.action("turn").count():
            self.look()
        elif "lamp" in self.missing and game.can_use("lamp"):
            game.touch(game.tool("lamp"))
            assert {cave.get_attribute("data-room") for cave in game.targets.all()} < STAIRS
            game.touch(game.targets.first)
            self.used("lamp")
        elif "pickaxe" in self.missing and game.can_use("pickaxe"):
            game.touch(game.tool("pickaxe"))
            expect(game.told).to_have_text(game.say_game("web-where-pickaxe"))
            game.touch(game.any(game.targets))
            self.used("pickaxe")
        elif "detector" in self.missing and game.can_use("detector"):
            self.detect()
        elif game.action("end").count() and game.targets.count():
            game.enter(game.any(game.targets))
        else:
            game.turn()

    def look(self) -> None:
        """Turn a token up that one remembers, or leave it lying."""
        game = self.game
        view = latest_view(game.visitor)
        token = view["recall"]["tokens"][view["public"]["rooms"][0]]
        kind = "trap" if token == "trap" else "treasure"
        if kind not in self.missing:
            game.touch(game.action("pass"))
            return
        self.missing.remove(kind)
        game.touch(game.action("turn"))
        if kind == "trap":
            game.wait()
            # All keys are gone; the next turn begins with a new one.
            assert len(latest_view(game.visitor)["private"].get("keys", [])) <= 1
        else:
            seat = game.board.get_by_role("listitem").first
            expect(seat).to_contain_text(game.say_game("web-held", token=token, count=1))

    def detect(self) -> None:
        """It is asked about first; then four cards lie open, and it is used up."""
        game = self.game
        game.touch(game.tool("detector"))
        expect(game.dialog).to_contain_text(game.say_game("web-costly-detector"))
        game.answer("question")
        plan = game.board.get_by_role("img", name=game.say_game("heading-plan"))
        expect(plan).to_be_visible()
        expect(plan).not_to_have_accessible_name(game.words.like(game.game, "web-face-down"))
        assert len(latest_view(game.visitor)["public"]["plan"]) == 4
        self.used("detector")

    def used(self, tool: Tool) -> None:
        """Each object is used once, and says so."""
        game = self.game
        self.missing.remove(tool)
        if game.wait() == "turn" and game.tool(tool).count():
            game.tool(tool).tap(force=True)
            expect(game.told).to_have_text(game.say_game("web-tool-used", object=tool))


def test_every_tool_a_treasure_and_a_trap_by_tap(visitor: NewVisitor) -> None:
    phone = visitor(viewport=USUAL, touch=True, language="fr")
    be_guest(phone, "Ana")

    def table() -> MacGregorTreasure:
        made = sit_down(phone, 2, "B", options=MANY_TRAPS, memory_aid=True)
        made.touch = tap
        return made

    runner = Runner(table())
    for _ in range(MOST_TURNS):
        game = runner.game
        state = game.wait()
        assert state != "end", f"the game is over without {runner.missing}"
        if latest_view(phone)["public"]["ghost"] == 0:
            # Caught: a ghost has no tools, and it may be long until it is a runner again.
            runner.game = table()
        elif state != "turn":
            game.answer(state)
        elif runner.missing:
            runner.turn()
        else:
            break
    assert not runner.missing
    tap(phone.page.get_by_test_id("remember"))
    expect(phone.page.get_by_text(runner.game.say_game("web-in-bag"))).to_be_visible()
    assert small_targets(phone.page) == []


def test_six_seats_on_a_small_phone_without_the_memory_aid(visitor: NewVisitor) -> None:
    phone = visitor(viewport=SMALL, touch=True, language="fr", theme="light")
    be_guest(phone, "Ana")
    game = sit_down(phone, 6, "A", memory_aid=False)
    game.touch = tap
    page = phone.page
    game.wait()
    laid = game.targets.first.get_attribute("data-room")
    assert laid is not None
    tap(game.cave(laid))
    for turns in (0, 12):
        assert not game.play_on(turns)
        while game.settle() in ("round", "question"):
            game.answer("round")
        seats = page.get_by_role("list", name=game.say_game("web-seats")).get_by_role("listitem")
        expect(seats).to_have_count(6)
        if turns == 0:
            # It was shown to all; that it lies there is all that is told from now on.
            lies = game.say_game("web-room-token", token=None)
            assert lies in (game.cave(laid).get_attribute("aria-label") or "")
            assert "recall" not in latest_view(phone)
    # The names of six bots and people are read whole, also beside the castle.
    cut = (
        "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText)"
    )
    for width, height in ((320, 568), (844, 390)):
        phone.page.set_viewport_size({"width": width, "height": height})
        assert phone.page.locator("[data-stage] .seat .name").evaluate_all(cut) == []


def test_the_ghost_lays_and_plans_by_keyboard_alone(visitor: NewVisitor) -> None:
    player = visitor()
    be_guest(player, "Ana")
    game = sit_down(player, 2, "A")
    keys = Keys(player.page)
    game.touch = keys.touch
    for _ in range(6):
        game.wait()
        keys.into_castle(game.any(game.targets))
    while game.wait() == "turn" and not game.cards.count():
        keys.into_castle(game.any(game.targets))
    nowhere = game.board.locator("button[data-card='T']")
    expect(nowhere).to_have_accessible_name(game.say_game("web-card-nowhere", blazon="tower"))
    keys.enter(nowhere)
    expect(game.dialog).to_contain_text(
        game.say_game("web-costly-nowhere", blazon="tower", room="22")
    )
    keys.press("Escape")
    expect(game.dialog).to_have_count(0)
    keys.enter(game.board.locator("button[data-card='S']"))
    expect(game.status).to_have_text(game.words.like(game.game, "web-status-plan-more", count=3))
    keys.enter(game.button("undo"))
    expect(game.status).to_have_text(game.words.like(game.game, "status-plan-you"))
    while game.wait() == "question" or not game.action("seal").count():
        if game.settle() == "question":
            keys.enter(game.dialog.get_by_role("button", name=game.say("costly-yes")))
        else:
            keys.enter(game.cards.first)
    keys.enter(game.action("seal"))
    assert game.wait() in ("turn", "round")
    assert latest_view(player)["public"]["round"] == 2
