"""Ghooost! in the browser: whole games by tap and by key, six seats, midnight, why something is not."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import Inspection
from tests.browser.games import click, tap
from tests.browser.ghooost import Ghooost
from tests.browser.keys import Keys
from tests.browser.setting_up import ask, be_guest, open_table
from tests.browser.visitor import NewVisitor, Visitor

SMALL = (360, 640)
SEATS = ["me", *["random"] * 5]


def sit_down(visitor: Visitor, seats: list[str], **more: Any) -> Ghooost:
    """A table with these seats, and the page of it."""
    id = open_table(visitor, "ghooost", seats, start=True, **more)["id"]
    visitor.goto(f"/t/{id}")
    return Ghooost(visitor, click)


def latest_view(visitor: Visitor) -> dict[str, Any]:
    """The newest view the house sent to this page."""
    views = [told["view"] for told in visitor.messages() if told.get("view")]
    assert views, "no view came"
    view: dict[str, Any] = views[-1]
    return view


@pytest.mark.long
def test_a_whole_game_by_keyboard_alone(visitor: NewVisitor) -> None:
    player = visitor(language="en")
    player.goto("/")
    keys = Keys(player.page)
    title = player.words("ghooost", "title")
    keys.enter(player.link("about-game", what=player.say("more-options"), title=title))
    seat = player.field("seat", letter="B")
    keys.go_to(seat)
    keys.walk("ArrowDown", lambda: seat.input_value() == "bot")
    keys.enter(player.page.locator("summary", has_text=player.say("form-rules")))
    idle = player.page.get_by_label(player.words("ghooost", "option-idle_limit"), exact=True)
    keys.go_to(idle)
    keys.press("Control+a")
    keys.press("2")
    keys.press("0")
    keys.enter(player.button("form-start"))
    game = Ghooost(player, keys.touch)
    assert game.play_on()
    game.ends()


@pytest.mark.long
def test_two_people_and_four_bots_play_a_round(visitor: NewVisitor) -> None:
    one, other = visitor(viewport=SMALL, touch=True), visitor(language="fr")
    be_guest(one, "Ana")
    be_guest(other, "Bo")
    seats = ["me", "random", "open", "random", "random", "random"]
    opened = open_table(one, "ghooost", seats, options={"idle_limit": 15})
    ask(other, "POST", f"/api/tables/{opened['id']}/seats")
    one.goto(f"/t/{opened['id']}")
    one.button("start", "table").click()
    other.goto(f"/t/{opened['id']}")
    tables = Ghooost(one, tap), Ghooost(other, click)
    waiting = list(tables)
    for _ in range(1_200):
        # Whoever has seen the sum of the round is done; the other plays on until it comes.
        for table in list(waiting):
            # Asked first: what opens later than this lies over a turn that is not ours yet.
            mine = table.ready.is_visible()
            if not table.dialog.is_visible():
                if mine:
                    table.turn()
            elif table.round_over.is_visible():
                waiting.remove(table)
            else:
                table.answer("question")
        if not waiting:
            break
        waiting[0].page.wait_for_timeout(20)
    for table in tables:
        rows = table.round_over.get_by_role("table").get_by_role("row")
        expect(rows).to_have_count(7)
        lost = [
            table.words.like("ghooost", "web-round-boo", "cards", reason=reason, boos=1).pattern
            for reason in ("last-left", "idle")
        ]
        expect(rows.filter(has_text=re.compile("|".join(lost)))).to_have_count(1)
        table.answer("round")


def test_who_plays_next_is_said_inside_the_plate(visitor: NewVisitor) -> None:
    player = visitor(viewport=SMALL, touch=True, language="fr")
    be_guest(player, "Ana")
    game = sit_down(player, SEATS, memory_aid=False, options={"first": "A"})
    game.wait_for_turn()
    flag = player.page.locator("li").get_by_text(game.say_game("web-next"), exact=True)
    expect(flag).to_have_count(1)
    inside = flag.evaluate("""flag => {
      const [inner, plate] = [flag, flag.closest("li")].map((one) => one.getBoundingClientRect());
      return plate.left <= inner.left && inner.right <= plate.right;
    }""")
    assert inside


def test_what_may_not_be_played_says_why(visitor: NewVisitor) -> None:
    player = visitor()
    be_guest(player, "Ana")
    game = sit_down(player, ["me", "random"])
    toast = player.page.get_by_test_id("toast")
    for _ in range(60):
        if game.wait() == "turn":
            dim = game.hand.locator("button[aria-disabled=true]")
            if dim.count():
                dim.first.click(force=True)
                expect(toast).to_contain_text(re.compile(r"GO-3\.[124]"))
                return
            game.turn()
        else:
            game.answer(game.wait())
    raise AssertionError("everything could always be played")


def test_an_empty_cemetery_says_why_it_cannot_be_taken(visitor: NewVisitor) -> None:
    player = visitor(language="fr")
    be_guest(player, "Ana")
    game = sit_down(player, ["me", "random"], options={"first": "A"})
    game.wait_for_turn()
    game.cemetery.click(force=True)
    expect(player.page.get_by_test_id("toast")).to_contain_text("GO-4.3")


def sounds(page: Page) -> None:
    """Count what is sounded: every oscillator that starts."""
    page.add_init_script(
        """window.begun = 0;
        const start = OscillatorNode.prototype.start;
        OscillatorNode.prototype.start = function (...when) {
          window.begun += 1;
          return start.apply(this, when);
        };"""
    )


@pytest.mark.parametrize("heard", [True, False], ids=["with sound", "muted"])
def test_midnight_strikes_and_holds_nothing_up(visitor: NewVisitor, heard: bool) -> None:
    player = visitor(sound=heard, motion="full", speed="instant")
    be_guest(player, "Ana")
    sounds(player.page)
    game = sit_down(player, SEATS, options={"first": "A"})
    clock = player.page.get_by_role("img", name=game.say_game("time-after"))
    for _ in range(60):
        while (state := game.wait()) != "turn":
            assert state != "end"
            game.answer(state)
        if clock.is_visible():
            break
        player.page.evaluate("() => { window.begun = 0 }")
        game.turn()
    expect(clock).to_be_visible()
    expect(player.page.get_by_text(game.say_game("web-midnight"))).to_be_visible()
    expect(game.ready).to_be_visible()  # it goes on striking while we may play
    begun: int = player.page.evaluate("() => window.begun")
    # A bell has seven partials; "your turn" alone has two tones.
    assert (begun >= 7) is heard
    assert latest_view(player)["public"]["crypt_size"] == 0


def test_luck_shows_what_is_at_stake(visitor: NewVisitor) -> None:
    player = visitor()
    be_guest(player, "Ana")
    game = sit_down(player, ["me", "random"], options={"first": "A"})
    for _ in range(40):
        while (state := game.wait()) != "turn":
            assert state != "end"
            game.answer(state)
        size = latest_view(player)["public"]["cemetery_size"]
        expect(game.crypt).to_contain_text(game.say_game("web-luck-stake", stake=size + 1))
        if size >= 4:
            break
        if game.playable.count():
            game.turn()
        else:
            game.crypt.click()
    else:
        raise AssertionError("the Cemetery never grew")
    game.crypt.click()
    expect(game.dialog).to_contain_text(game.say_game("web-costly-luck", cards=size + 1))


def test_axe_finds_nothing(visitor: NewVisitor, inspection: Inspection) -> None:
    player = visitor(language="fr")
    be_guest(player, "Ana")
    game = sit_down(player, SEATS, memory_aid=True, options={"first": "A"})
    game.wait_for_turn()
    inspection.look(player.page, "the first turn")
    held = False
    for number in range(100):  # whether several cards are alike is up to chance
        while (state := game.wait()) != "turn":
            inspection.look(player.page, state)
            if state == "end":
                return
            game.answer(state)
        if held and number >= 8:
            break
        if not held and game.playable.count():
            game.playable.first.click()
            if held := game.play.is_visible():
                inspection.look(player.page, "cards held up")
                game.play.click()
        else:
            game.turn()
    assert held, "no card could be held up"
    inspection.look(player.page, "later")
    remember = player.page.get_by_role("button", name=game.say_game("web-remember"))
    remember.click()
    inspection.look(player.page, "what is remembered")
    player.page.keyboard.press("Escape")
    expect(remember).to_be_focused()
