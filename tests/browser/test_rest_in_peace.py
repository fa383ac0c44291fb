"""Rest in Peace on the web: every choice by mouse and by keyboard, drafts, questions, round 10."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from hantise.games.rest_in_peace import RestInPeace as Game
from tests.browser.accessibility import Inspection
from tests.browser.games import click, tap
from tests.browser.keys import Keys
from tests.browser.layout import overflow, small_targets
from tests.browser.rest_in_peace import RestInPeace
from tests.browser.setting_up import be_guest, open_table
from tests.browser.table import Touch
from tests.browser.visitor import NewVisitor, Visitor

Sit = Callable[..., RestInPeace]
SMALL, USUAL, WIDE = (360, 640), (390, 844), (1440, 900)


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch) -> Sit:
    """Somebody sits down as seat A, at a table that begins in a position."""

    def begin(visitor: Visitor, position: str, touch: Touch = click) -> RestInPeace:
        monkeypatch.setattr(Game, "start", lambda game: game.parse_position(position))
        if not visitor.context.cookies():
            be_guest(visitor, "Ana")
        table = open_table(
            visitor, "rest-in-peace", ["me", "careful"], start=True, options={"mediums": "up-to-4"}
        )
        visitor.follow(f"/t/{table['id']}")
        board = RestInPeace(visitor, touch)
        board.wait_for_turn()
        return board

    return begin


class Asking(NamedTuple):
    """A Medium that asks for something, and how it stands after the answers."""

    position: str
    done: str
    totals: tuple[int, int] | None = None


HANDS = "round:3 turn:A handA:1 handB:1"
ASKING = {
    "2": Asking(f"{HANDS} heldA:2 tableB:2 deckA:36", "#2 deck:6", (6, 2)),
    "10": Asking(f"{HANDS} heldA:10 tableA:2,2 tableB:3", "#10 =2", (8, 3)),
    "11-ghost": Asking(f"{HANDS} heldA:11 tableB:5,3+,#9", "#11 off:5", (0, 4)),
    "11-carried": Asking(f"{HANDS} heldA:11 tableB:5,3+,#9", "#11 off:3+", (0, 6)),
    "11-medium": Asking(f"{HANDS} heldA:11 tableB:5,3+,#9", "#11 off:#9", (0, 8)),
    "16": Asking(f"{HANDS} heldA:16 tableA:4 tableB:5", "#16 copy:4", (8, 5)),
    "17": Asking(f"{HANDS} heldA:17 tableB:4,4,1", "#17 =4", (0, 5)),
    "18": Asking(f"{HANDS} heldA:18 tableB:1 pastA:6,2/", "#18 back:6", (0, 1)),
    "19": Asking(f"{HANDS} heldA:19 tableB:1 deckA:5 deckB:6", "#19 top:B", (6, 1)),
    "20": Asking(f"{HANDS} heldA:20 tableB:1", "#20 pick:B", (0, 1)),
    "20-in-vain": Asking("round:3 turn:A handB:1 heldA:20 tableB:1", "#20 pick:A", (0, 1)),
    "21": Asking(
        "round:3 turn:A handA:1123 handB:1 heldA:21 tableB:1", "#21 drop:1 drop:2", (6, 1)
    ),
    "22-ghost": Asking(f"{HANDS} heldA:22 tableA:5,3 tableB:1", "#22 take:5"),
    "22-medium": Asking(f"{HANDS} heldA:22 tableA:5,#10=2 tableB:1", "#22 take:#10"),
    "25": Asking(f"{HANDS} heldA:25 tableB:1", "#25 =2 =5", (0, 1)),
    "26": Asking(f"{HANDS} heldA:26 tableA:3 tableB:3", "#26 =3", (6, 6)),
    "28": Asking(f"{HANDS} heldA:28 tableB:1", "#28 swap:5 swap:8", (0, 1)),
    "28-nothing": Asking(f"{HANDS} heldA:28 tableB:1", "#28 swap:-", (0, 1)),
    "15-ghost": Asking(f"{HANDS} ask:carry tableA:4,#15,#13 tableB:2", "carry:4"),
    "15-medium": Asking(f"{HANDS} ask:carry tableA:4,#15,#13 tableB:2", "carry:#13"),
    "15-nothing": Asking(f"{HANDS} ask:carry tableA:4,#15,#13 tableB:2", "carry:-"),
    "6": Asking(f"{HANDS} heldA:4 tableB:2 tripA:4", "?", (1, 2)),
    "place-ghost": Asking("round:3 turn:A ask:place handA:123 handB:1 heldA:4", "place:2"),
    "place-medium": Asking("round:3 turn:A ask:place handA:123 handB:1 heldA:4", "place:#4"),
    "place-nothing": Asking("round:3 turn:A ask:place handA:123 handB:1 heldA:4", "place:-"),
}


@pytest.mark.parametrize("asking", ASKING.values(), ids=ASKING.keys())
def test_every_choice_by_mouse_and_by_keyboard(regular: Visitor, sit: Sit, asking: Asking) -> None:
    for touch in (click, Keys(regular.page).touch):
        board = sit(regular, asking.position, touch)
        *begun, last = asking.done.split()
        for notation in begun:
            board.do(notation)
        board.wait_for_turn()  # what was asked is drawn once its answer has come
        asked = board.status.inner_text()
        board.do(last)
        expect(board.status).not_to_have_text(asked)
        if asking.totals is not None:
            for seat, total in enumerate(asking.totals):
                expect(board.total(seat)).to_have_text(str(total))
            expect(board.answers).to_have_count(0)


@pytest.mark.parametrize("hand", ["mouse", "keyboard"])
def test_a_card_in_the_house_can_be_chosen_there(visitor: NewVisitor, sit: Sit, hand: str) -> None:
    player = visitor()
    touch = click if hand == "mouse" else Keys(player.page).touch
    board = sit(player, f"{HANDS} heldA:11 tableB:5,3", touch)
    board.use(11)
    touch(board.house.locator("[data-action='off:5']"))
    expect(board.total(1)).to_have_text("3")


def test_a_turn_is_a_draft_until_it_ends(visitor: NewVisitor, sit: Sit) -> None:
    board = sit(visitor(), "round:3 turn:A handA:356 handB:1 heldA:10 tableB:2")
    for notation in ("3", "#10", "=3"):
        board.do(notation)
    expect(board.total(0)).to_have_text("5")
    for total in ("3", "3", "0"):
        board.button("undo").click()
        expect(board.total(0)).to_have_text(total)
    expect(board.button("undo")).to_have_count(0)
    expect(board.medium(10)).to_be_visible()


def test_leaving_says_so_and_asks_once(visitor: NewVisitor, sit: Sit) -> None:
    board = sit(visitor(), "round:3 turn:A handA:35 handB:1 tableB:4 houses:c")
    board.do("end")
    castle = board.say_game("house-castle")
    words = board.say_game("costly-leave", mine=0, theirs=4, houses=castle)
    expect(board.dialog).to_contain_text(words)
    board.dialog.get_by_role("button", name=board.say("cancel")).click()
    board.do("5")
    expect(board.total(0)).to_have_text("5")
    board.do("end")
    expect(board.dialog).to_have_count(0)
    expect(board.button("undo")).to_have_count(0)


def test_one_card_alone_says_so_and_asks_once(visitor: NewVisitor, sit: Sit) -> None:
    board = sit(visitor(), "round:3 turn:A handA:35 handB:1 tableB:#14,1")
    board.do("5")
    expect(board.status).to_contain_text(board.say_game("status-alone-you", mine=5, theirs=1))
    board.do("end")
    expect(board.dialog).to_contain_text("#14")
    board.answer("question")
    expect(board.dialog).to_have_count(0)


def test_each_value_is_explained(visitor: NewVisitor, sit: Sit) -> None:
    board = sit(visitor(), "round:3 turn:A handA:1 handB:1 tableA:2,#8,#26=2 tableB:1,#12 heldA:7")
    expect(board.total(0)).to_have_text("0")
    board.total(0).click()
    signed = {amount: f"+{amount}" for amount in (1, 3)}
    expect(board.panel).to_contain_text(board.say_game("because-12", signed="−2"))
    board.page.keyboard.press("Escape")
    expect(board.panel).to_have_count(0)
    free = sit(visitor(), "round:3 turn:A handA:1 handB:1 tableA:2,#8,#26=2 tableB:1")
    free.total(0).click()
    because = f"{free.say_game('because-8', signed=signed[1])} " + free.say_game(
        "because-26", signed=signed[3]
    )
    words = free.say_game("value-because", base="2", because=because, value="6")
    expect(free.panel).to_contain_text(words)


def test_escape_closes_a_house_wherever_the_focus_is(visitor: NewVisitor, sit: Sit) -> None:
    board = sit(visitor(), "round:1 turn:A handA:11 handB:1 tableA:2 tableB:1")
    total = board.total(0)
    total.click()
    before, after = (board.panel.locator(".foot button").nth(at) for at in (0, 1))
    expect(before).to_be_disabled()
    expect(after).to_be_focused()
    board.page.keyboard.press("Escape")
    expect(board.panel).to_have_count(0)
    expect(total).to_be_focused()
    total.click()
    after.click()
    before.click()
    expect(before).to_be_disabled()
    expect(board.panel).to_be_focused()
    board.page.evaluate("document.activeElement.blur()")
    board.page.keyboard.press("Escape")
    expect(board.panel).to_have_count(0)
    expect(total).to_be_focused()


def test_illegal_touches_say_why(visitor: NewVisitor, sit: Sit) -> None:
    board = sit(visitor(), "round:3 turn:A handA:25 handB:1 heldA:7.4 tableB:#24,#25=2/3")
    toast = board.page.get_by_test_id("toast")
    board.hand.get_by_role("button").first.click(force=True)
    expect(toast).to_contain_text("RP-6.25")
    board.medium(7).click()
    board.panel.locator("[data-action]").click(force=True)
    expect(toast).to_contain_text("RP-6.")
    expect(board.panel).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_medium_is_read_by_hover_by_touch_and_by_ear(
    visitor: NewVisitor, sit: Sit, language: str
) -> None:
    board = sit(visitor(language=language), f"{HANDS} heldA:20 heldB:12 tableB:1 line:28.29")
    for number in (20, 12):
        text = board.say_game(f"explain-medium-{number}")
        medium = board.medium(number)
        expect(medium).to_have_accessible_description(text)
        medium.hover()
        expect(board.page.get_by_test_id("explanation")).to_contain_text(text)
        medium.click()
        expect(board.panel).to_contain_text(text)
        board.page.keyboard.press("Escape")
        expect(medium).to_be_focused()
    stake = board.house.locator("[data-medium='28']")
    expect(stake).to_have_accessible_description(board.say_game("explain-medium-28"))


def test_the_other_hand_is_shown_while_3_looks(visitor: NewVisitor, sit: Sit) -> None:
    board = sit(visitor(), "round:3 turn:A handA:1 handB:2255 heldA:3 tableB:1")
    seen = board.page.locator(".seen")
    expect(seen).to_have_count(0)
    board.use(3)
    expect(seen.get_by_role("listitem")).to_have_count(2)
    expect(seen).to_contain_text(board.say_game("board-several", value=5, copies=2))


def test_round_10_is_a_moment_of_its_own(visitor: NewVisitor, sit: Sit) -> None:
    position = "round:9 turn:A start:A handA:1 handB:1 tenA:3,4,#10 tenB:5 heldA:4 winners:AB="
    board = sit(visitor(), f"{position} ask:place")
    board.do("place:-")
    for notation in ("do:#10", "=4"):
        board.do(notation)
    expect(board.round_over).to_contain_text(board.say_game("board-house", round=10))
    expect(board.round_over).to_contain_text("9")
    board.answer("round")
    board.ends()


def test_round_10_is_turned_up_before_all_eyes(
    visitor: NewVisitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    moving = visitor(speed="normal", motion="full")
    position = "round:9 turn:A start:A ask:place handA:1 handB:1 tenA:3,#10 tenB:5"
    monkeypatch.setattr(Game, "start", lambda game: game.parse_position(position))
    be_guest(moving, "Ana")
    options = {"mediums": "up-to-4"}
    table = open_table(moving, "rest-in-peace", ["me", "careful"], start=True, options=options)
    moving.goto(f"/t/{table['id']}")
    board = RestInPeace(moving, click)
    board.do("place:-")
    expect(board.page.locator("[data-reveal]")).to_be_visible()
    expect(board.page.locator("[data-reveal]")).to_have_count(0)
    expect(board.answers.first).to_be_visible()


def test_all_ten_houses_are_one_tap_away(visitor: NewVisitor, sit: Sit) -> None:
    phone = visitor(viewport=USUAL, touch=True)
    past = "pastA:1,2/ pastB:6/3 winners:BB tenB:2"
    board = sit(phone, f"round:3 turn:A handA:1 handB:1 tableB:1 {past}", tap)
    line = board.page.get_by_role("button", name=board.say_game("board-line"))
    for number in range(1, 11):
        tap(line.locator(f"[data-house='{number}']"))
        expect(board.panel).to_have_accessible_name(board.say_game("board-house", round=number))
        assert overflow(board.page) == (0, 0)
        assert small_targets(board.page) == []
        tap(board.panel.get_by_role("button", name=board.say_game("board-close")))
        expect(board.panel).to_have_count(0)


FULL = (
    "round:8 turn:A start:B handA:1123456 handB:112233 heldA:1.2.10.11.17 heldB:8.9.26 "
    "tableA:1,2,3,#12,1 tableB:2,3,4,#13,#14 wonA:mmc wonB:mmmc tenA:2,3,#7 tenB:1,1,4 tripB:9"
)


@pytest.mark.parametrize(("language", "size"), [("fr", WIDE), ("en", SMALL)])
def test_axe_finds_nothing(
    visitor: NewVisitor, inspection: Inspection, sit: Sit, language: str, size: tuple[int, int]
) -> None:
    guest = visitor(language=language, viewport=size)
    board = sit(guest, f"{FULL} look:A")
    inspection.look(board.page, "the board")
    board.medium(1).click() if board.medium(1).count() else board.total(0).click()
    expect(board.panel).to_be_visible()
    inspection.look(board.page, "a Medium")
    board.page.keyboard.press("Escape")
    board.total(0).click()
    expect(board.panel).to_be_visible()
    inspection.look(board.page, "a total explained")
    board.page.keyboard.press("Escape")
    board.use(10)
    expect(board.answers).to_have_count(6)
    inspection.look(board.page, "a choice")
