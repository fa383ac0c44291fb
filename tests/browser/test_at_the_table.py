"""What can be done at a table beside playing: asking, looking back, talking, playing again."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.eighteen_ghosts import EighteenGhosts
from tests.browser.games import click
from tests.browser.ghosts import Ghosts
from tests.browser.setting_up import at_this_screen, be_guest, open_table
from tests.browser.visitor import NewVisitor, Visitor


@pytest.fixture
def ana(visitor: NewVisitor) -> Visitor:
    """Somebody with a name."""
    made = visitor()
    be_guest(made, "Ana")
    return made


def against_a_bot(visitor: Visitor) -> EighteenGhosts:
    """A game of 18 Ghosts, begun."""
    id = open_table(visitor, "18-ghosts", ["me", "careful"], start=True)["id"]
    visitor.goto(f"/t/{id}")
    game = EighteenGhosts(visitor, click)
    game.wait_for_turn()
    return game


def test_hint_take_back_and_an_earlier_moment(ana: Visitor) -> None:
    game = against_a_bot(ana)
    assert not game.play_on(1)
    game.button("hint").click()
    expect(ana.page.get_by_test_id("hint")).to_be_visible()
    assert not game.play_on(1)
    before, log = game.ghosts(), game.log()
    assert not game.play_on(1)
    added = next(room for room in game.ghosts() if room not in before)
    game.button("take-back").click()
    expect(game.room(added)).to_have_accessible_name(re.compile(game.say_game("web-empty")))
    game.wait_for_turn()
    assert game.ghosts() == before
    ana.page.reload()
    game.wait_for_turn()
    assert game.ghosts() == before
    assert game.log()[: len(log)] == log, "what was taken back is not told again"

    ana.page.get_by_role("tabpanel").get_by_role("listitem").first.get_by_role("button").click()
    expect(game.button("back-to-present")).to_be_visible()
    assert len(game.ghosts()) == 1
    assert game.sources() == game.targets() == [], "nothing can be played there"
    game.button("back-to-present").click()
    game.wait_for_turn()
    assert game.ghosts() == before


def test_what_is_not_allowed_is_refused_with_its_rule(ana: Visitor) -> None:
    game = against_a_bot(ana)
    before = game.labels()
    game.room("d4").click()
    toast = ana.page.get_by_test_id("toast")
    expect(toast).to_contain_text("EG-2.2")
    assert game.labels() == before
    toast.get_by_role("button").click()
    expect(toast).to_have_count(0)
    assert not game.play_on(1)


def test_search_in_the_rules(ana: Visitor) -> None:
    game = against_a_bot(ana)
    ana.page.get_by_role("tab", name=game.say("rules")).click()
    search = ana.field("rules-search")
    search.fill("mirror")
    found = ana.page.get_by_role("tabpanel").get_by_role("status")
    expect(found).to_contain_text("mirror")
    search.fill("no such word at all")
    expect(found).to_have_text(ana.say("rules-found", count=0, word="no such word at all"))


def test_rematch_with_the_same_people(ana: Visitor) -> None:
    game = against_a_bot(ana)
    first = game.id
    game.resign()
    game.ends()
    game.end.get_by_role("button", name=game.say("end-rematch")).click()
    ana.page.wait_for_url(lambda url: "/t/" in url and first not in url)
    start = game.button("start")
    expect(start.or_(game.ready).first).to_be_visible()
    if start.is_visible():
        start.click()
    assert not game.play_on(2)


def test_foresight_by_hover_then_a_move_by_drag(ana: Visitor) -> None:
    table = open_table(ana, "18-ghosts", ["me", at_this_screen("Bo")], start=True)
    ana.goto(f"/t/{table['id']}")
    game = EighteenGhosts(ana, click)
    assert not game.play_on(18)
    fighter, rival = a_fight(game)
    turns = ana.words.like("18-ghosts", "web-foresee-turned", "colour_name", "direction_name")
    foresight = ana.page.get_by_text(turns)
    expect(foresight).to_have_count(0)
    game.room(rival).hover()
    expect(foresight).to_be_visible()
    game.room(fighter).click()
    expect(foresight).to_have_count(0)

    walker, room = a_step(game)
    game.room(walker).drag_to(game.room(room))
    expect(game.room(walker)).to_have_accessible_name(re.compile(game.say_game("web-empty")))
    game.wait_for_turn()
    assert room in game.ghosts()


def a_fight(game: EighteenGhosts) -> tuple[str, str]:
    """A ghost that can attack, chosen, and whom."""
    for room in game.sources():
        game.room(room).click()
        if rivals := game.rooms_that("web-target-fight"):
            return room, rivals[0]
        game.room(room).click()
    raise AssertionError("eighteen ghosts in a castle, and none next to another")


def a_step(game: EighteenGhosts) -> tuple[str, str]:
    """A ghost that can step, and where."""
    labels = game.labels()
    for room in game.sources():
        for target in re.findall(r"\b[a-e][1-5]\b", labels[room])[1:]:
            if game.say_game("web-empty") in labels[target]:
                return room, target
    raise AssertionError("four mirror rooms are empty, and nobody is next to one")


_TOPS = """button => new Promise((done) => {
  const tops = new Set();
  const end = performance.now() + 500;
  const look = () => {
    tops.add(button.getBoundingClientRect().top);
    if (performance.now() < end) requestAnimationFrame(look);
    else done([[...tops], button.matches(":hover")]);
  };
  look();
})"""


def stays_under_the_pointer(card: Locator) -> None:
    """A card that rises takes nothing away from under the pointer, at its edge or at its number."""
    box = card.bounding_box()
    assert box is not None
    right, bottom = box["x"] + box["width"], box["y"] + box["height"]
    for x, y in ((right - box["width"] / 2, bottom - 1), (right - 6, bottom - 10)):
        card.page.mouse.move(x, y)
        assert card.evaluate(_TOPS) == [[box["y"]], True], (x, y)


def test_costly_choice_asks_once(ana: Visitor) -> None:
    id = open_table(ana, "ghosts", ["me", "careful"], start=True)["id"]
    ana.goto(f"/t/{id}")
    game = Ghosts(ana, click)
    game.wait_for_turn()
    stays_under_the_pointer(game.playable.first)
    while True:
        game.wait_for_turn()
        if game.pile.is_visible():
            break
        game.turn()
    held = game.held()
    game.pile.click()
    question = ana.page.get_by_role("dialog")
    expect(question).to_be_visible()
    question.get_by_role("button", name=game.say("cancel")).click()
    expect(game.dialog).to_have_count(0)
    assert game.held() == held
    game.pile.click()
    game.answer("question")
    game.wait_for_turn()
    expect(game.status).to_have_text(game.say_game("status-open-you"))
    game.button("undo").click()
    expect(game.pile).to_be_visible()
    assert game.held() == held, "a draft can be undone freely"


def test_a_refusal_speaks_of_what_was_done_and_leaves_the_hint_in_sight(
    visitor: NewVisitor,
) -> None:
    player = visitor(viewport=(390, 844))
    be_guest(player, "Ana")
    table = open_table(player, "18-ghosts", ["me", "careful"], start=True)
    player.goto(f"/t/{table['id']}")
    game = EighteenGhosts(player, click)
    game.wait_for_turn()
    toast, hint = (player.page.get_by_test_id(name) for name in ("toast", "hint"))
    game.room("b4").click()  # a mirror, and no colour was chosen
    expect(toast).to_contain_text(game.say_game("never-carpet-at-all", room="b4"))
    game.button("hint").click()
    expect(hint).to_be_visible()
    # It makes way for a hint that comes later, too.
    player.page.wait_for_function(
        """() => {
          const [toast, hint] = ["toast", "hint"].map((name) =>
            document.querySelector(`[data-testid=${name}]`).getBoundingClientRect());
          return toast.bottom <= hint.top || hint.bottom <= toast.top;
        }"""
    )
    player.page.locator("[data-slot^='waiting-red']").last.click()
    game.room("a5").click()
    expect(toast).to_contain_text(
        game.words.like("18-ghosts", "never-carpet", "colour_name", room="a5")
    )
    above, below = (one.bounding_box() for one in (toast, hint))
    assert above
    assert below
    assert above["y"] + above["height"] <= below["y"] or below["y"] + below["height"] <= above["y"]
