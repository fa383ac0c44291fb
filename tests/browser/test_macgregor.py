"""The ghost of the MacGregors in the browser: a capture, an exit, the dark, a plan, a large castle."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.games import click, tap
from tests.browser.keys import Keys
from tests.browser.layout import assert_inside, overflow, small_targets
from tests.browser.macgregor import MacGregor
from tests.browser.setting_up import ask, be_guest, open_table
from tests.browser.visitor import NewVisitor, Visitor

SMALL = (360, 640)
LETTERS = "LCTXH"
TREASURE = "02"


def castle(size: int) -> str:
    """A square plan: in a row blazons go on by one, from row to row by two; so neighbours differ."""
    rows = ["".join(LETTERS[(2 * r + c) % 5] for c in range(size)) for r in range(size)]
    across = [f"{r}{c}-{r}{c + 1}" for r in range(size) for c in range(size - 1)]
    down = [f"{r}{c}-{r + 1}{c}" for r in range(size - 1) for c in range(size)]
    last, middle = size - 1, size // 2
    return "\n".join(
        (
            'game = "macgregor"',
            f"blazon = {rows}",
            f'treasure = "0{middle}"',
            f'red = "{" ".join(across[::2])}"',
            f'blue = "{" ".join(across[1::2])}"',
            f'green = "{" ".join(down)}"',
            f'exits = {{"{last}0S" = "red", "{last}{middle}S" = "green", "{last}{last}S" = "blue"}}',
        )
    )


def gather(people: list[Visitor], seats: list[str], **more: Any) -> None:
    """Everybody at one table; the first has opened it, and it has begun."""
    for person, name in zip(people, ("Ana", "Bo", "Cleo"), strict=False):
        be_guest(person, name)
    opened = open_table(people[0], "macgregor", seats, **more)
    for person in people[1:]:
        ask(person, "POST", f"/api/tables/{opened['id']}/seats")
    people[0].goto(f"/t/{opened['id']}")
    people[0].button("start", "table").click()
    for person in people[1:]:
        person.goto(f"/t/{opened['id']}")


def sit_down(visitor: Visitor, seats: list[str], **more: Any) -> MacGregor:
    """A table of one's own with bots, and the page of it."""
    be_guest(visitor, "Ana")
    id = open_table(visitor, "macgregor", seats, start=True, **more)["id"]
    visitor.goto(f"/t/{id}")
    game = MacGregor(visitor, click)
    game.wait_for_turn()
    return game


def plan(game: MacGregor, rooms: list[str]) -> None:
    """Lay a plan by the rooms it leads through."""
    for number, room in enumerate(rooms, 1):
        game.wait_for_turn()
        game.touch(game.room(room))
        expect(game.laid).to_have_count(number)
    game.touch(game.action("seal"))


def told_of_capture(game: MacGregor, ghost: str, caught: str, reader: str) -> Locator:
    """Wait for the panel that says who became what, to one of them or to somebody else."""
    key = {ghost: "web-capture-by-you", caught: "web-capture-you"}.get(reader, "web-capture-title")
    title = game.say_game(key, seat_name=ghost, other_seat_name=caught)
    panel = game.page.get_by_role("dialog", name=title)
    expect(panel).to_be_visible()
    return panel


@pytest.mark.parametrize("to_the_end", [False, pytest.param(True, marks=pytest.mark.long)])
def test_two_people_and_two_bots_through_a_capture_to_an_exit(
    visitor: NewVisitor, to_the_end: bool
) -> None:
    ana, bo = visitor(viewport=SMALL, touch=True), visitor(language="fr")
    seats = ["me", "open", "random", "random"]
    gather([ana, bo], seats, options={"first": "A", "castle": castle(3)})
    one, other = MacGregor(ana, tap), MacGregor(bo, click)
    plan(one, ["01"])
    other.wait_for_turn()
    click(other.action("stay"))
    if one.wait() == "turn":  # a bot has stayed with Bo
        tap(one.action("catch:B"))
    for game, reader in ((one, "Ana"), (other, "Bo")):
        panel = told_of_capture(game, "Ana", "Bo", reader)
        expect(panel.get_by_role("row")).to_have_count(5)
        handed = game.words.like("macgregor", "web-capture-runner", "room", count=4)
        expect(panel.get_by_role("row").filter(has_text="Ana")).to_contain_text(handed)
        expect(panel).to_contain_text(game.say_game("web-capture-ghost"))
        then = "web-capture-next.you" if reader == "Bo" else "web-capture-next"
        expect(panel).to_contain_text(
            game.words.like("macgregor", then, "first_seat_name", seat_name="Bo")
        )
        game.answer("round")
    if not to_the_end:
        return
    play_to_the_end([one, other])
    for game in (one, other):
        game.ends()
        expect(game.end).to_contain_text(game.say_game("ending-escaped"))


def play_to_the_end(tables: list[MacGregor]) -> None:
    """Each page acts whenever it is asked; the others may be bots."""
    for _ in range(600):
        states = []
        for table in tables:
            # Asked first: what opens later than this lies over a turn that is not ours yet.
            mine = table.ready.is_visible()
            states.append(state := table.settle())
            if state in ("round", "question"):
                table.answer(state)
            elif state == "turn" and mine:
                table.turn()
        if set(states) == {"end"}:
            return
        tables[0].page.wait_for_timeout(20)
    raise AssertionError("nobody leaves the castle")


def test_the_ghost_chooses_among_several(visitor: NewVisitor) -> None:
    people = [visitor(viewport=SMALL, touch=True), visitor(), visitor(language="fr")]
    gather(people, ["me", "open", "open"], options={"first": "A"})
    ghost, *runners = (MacGregor(person, click) for person in people)
    ghost.touch = tap
    plan(ghost, [TREASURE])
    for runner in runners:
        runner.wait_for_turn()
        click(runner.action("stay"))
    ghost.wait_for_turn()
    expect(ghost.status).to_contain_text(ghost.say_game("status-catch-you"))
    expect(ghost.victims).to_have_count(2)
    assert_inside(ghost.page, ghost.victims, "a runner to catch")
    assert small_targets(ghost.page) == []
    tap(ghost.victims.filter(has_text="Cleo"))
    for game, reader in zip((ghost, *runners), ("Ana", "Bo", "Cleo"), strict=True):
        told_of_capture(game, "Ana", "Cleo", reader)
        game.answer("round")
    expect(runners[1].cards).to_have_count(len(LETTERS))
    expect(ghost.keys).to_have_count(4)


def test_a_plan_and_a_way_are_drafts(visitor: NewVisitor) -> None:
    game = sit_down(visitor(), ["me", "careful"], options={"first": "A"}, memory_aid=True)
    undo = game.button("undo")
    expect(game.open_rooms).to_have_count(1)  # from the dungeon only the treasure room
    nowhere = game.page.locator("[data-card=L]")
    expect(nowhere).to_have_accessible_name(
        game.say_game("web-card-nowhere", blazon="lion", blazon_name="lion")
    )
    nowhere.click()
    expect(game.dialog).to_contain_text(game.say_game("web-costly-dungeon", blazon_name="lion"))
    game.page.keyboard.press("Escape")
    expect(game.dialog).to_have_count(0)
    expect(undo).to_have_count(0)
    game.room("44").click()
    expect(game.page.get_by_text(game.say_game("web-note-dungeon"))).to_be_visible()
    game.room(TREASURE).click()
    game.wait_for_turn()
    game.room("12").click()
    expect(game.page.locator("[data-card].laid")).to_have_count(2)
    undo.click()
    expect(game.page.locator("[data-card].laid")).to_have_count(1)
    game.wait_for_turn()
    game.action("seal").click()
    # A way of several doors can be undone to its beginning.
    game = sit_down(game.visitor, ["me", "careful"], options={"first": "B"}, memory_aid=True)
    while not game.open_rooms.count():
        game.action("draw").click()
        while (state := game.wait()) != "turn":
            game.answer(state)
    keys = game.keys.count()
    game.touch(game.open_rooms.first)
    if game.open_rooms.and_(game.page.locator("[aria-selected=true]")).count():
        game.useful_keys.first.click()
    expect(game.keys).to_have_count(keys - 1)
    remember = game.page.get_by_test_id("remember")
    remember.click()
    expect(game.dialog.get_by_role("listitem").first).to_be_visible()
    game.page.keyboard.press("Escape")
    expect(remember).to_be_focused()
    undo.click()
    expect(game.keys).to_have_count(keys)
    expect(undo).to_have_count(0)


def test_in_the_dark(visitor: NewVisitor) -> None:
    player = visitor(language="fr", theme="light")
    player.page.clock.install()
    game = sit_down(player, ["me", "random"], options={"first": "A", "edition": "1998"})
    board = player.page.locator(".castle-colours")
    by_day = game.castle.aria_snapshot(), game.seats.all_inner_texts()

    def charge() -> float:
        found: float = board.evaluate("board => Number(board.style.getPropertyValue('--charge'))")
        return found

    game.dark.click()
    expect(board).to_have_class(re.compile("castle-dark"))
    expect(game.dark).to_have_accessible_name(game.say_game("web-dark-leave"))
    assert (game.castle.aria_snapshot(), game.seats.all_inner_texts()) == by_day
    how = player.page.get_by_text(game.say_game("web-dark-how"))
    expect(how).to_be_visible()
    assert charge() > 0.98
    player.page.clock.run_for(60_000)
    expect(how).to_have_count(0)
    assert 0.2 < charge() < 0.6, "it fades over a minute or two"
    player.page.clock.run_for(90_000)
    assert 0 < charge() < 0.1, "something can always be seen"
    keyboard = player.page.keyboard
    for by_key in (False, True):
        game.lamp.focus()
        keyboard.down("Enter") if by_key else game.lamp.dispatch_event("pointerdown")
        player.page.clock.run_for(800)
        half = charge()
        player.page.clock.run_for(2_000)
        full = charge()
        keyboard.up("Enter") if by_key else game.lamp.dispatch_event("pointerup")
        player.page.clock.run_for(30_000)
        assert half < full == 1
        assert charge() < 0.8, "the lamp is let go"
        player.page.clock.run_for(100_000)
    game.lamp.dispatch_event("click")  # from a helper that cannot hold a button
    player.page.clock.run_for(200)
    assert charge() > 0.9
    game.button("hint").click()
    expect(board.locator(".pointer path")).to_be_visible()
    game.turn()  # it is played on in the dark
    expect(game.page.locator("[data-card].laid")).to_have_count(1)
    game.dark.click()
    expect(board).not_to_have_class(re.compile("castle-dark"))
    expect(game.lamp).to_have_count(0)
    expect(game.dark).to_have_accessible_name(game.say_game("web-dark-enter"))


def test_the_largest_castle_on_a_small_phone(visitor: NewVisitor) -> None:
    phone = visitor(viewport=SMALL, touch=True, language="fr")
    seats = ["me", *["random"] * 3]
    large = {"first": "A", "castle": castle(7)}
    game = sit_down(phone, seats, options=large)
    game.touch = tap
    assert small_targets(game.page) == []
    assert overflow(game.page) == (0, 0)
    expect(game.castle.get_by_role("gridcell")).to_have_count(49)
    assert_inside(game.page, game.room("03"), "the room that comes next")
    plan(game, ["03", "13"])
    while (state := game.wait()) not in ("turn", "end"):
        game.answer(state)


@pytest.mark.long
def test_a_whole_game_by_keyboard_alone(visitor: NewVisitor) -> None:
    game = sit_down(visitor(), ["me", "careful"], options={"castle": castle(3)})
    game.touch = Keys(game.page).touch
    assert game.play_on()
    game.ends()
