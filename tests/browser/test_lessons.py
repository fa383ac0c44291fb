"""The guided first games, played as they ask for it."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.eighteen_ghosts import EighteenGhosts
from tests.browser.games import GAMES, click
from tests.browser.ghooost import Ghooost
from tests.browser.ghosts import Ghosts
from tests.browser.keys import Keys
from tests.browser.rest_in_peace import RestInPeace
from tests.browser.table import Touch
from tests.browser.visitor import NewVisitor, Visitor


class Lesson:
    """The page of a lesson."""

    def __init__(self, visitor: Visitor, game: str, touch: Touch) -> None:
        self.visitor = visitor
        self.game = game
        self.touch = touch
        self.board = GAMES[game](visitor, touch)
        self.words = visitor.page.get_by_test_id("status")
        self.next = visitor.button("lesson-next", "table")
        self.show = visitor.button("lesson-show", "table")
        self.enabled = visitor.page.locator(":enabled")

    def wanted(self) -> str:
        """Ask to be shown; what is wanted, in words."""
        self.touch(self.show)
        expect(self.words.locator("strong")).to_be_visible()
        return self.words.locator("strong").inner_text()

    def do(self) -> None:
        """Do what is wanted."""
        words = self.wanted()
        if not isinstance(self.board, EighteenGhosts):
            self.touch(self.pointed_at())
            self.confirm()
            return
        for room in re.findall(r"\b[a-e][1-5]\b", words):
            self.touch(self.board.room(room))
        for colour in ("red", "blue", "yellow"):
            if self.board.say_game("action-release", colour=colour) in words:
                self.touch(self.board.released(colour))

    def pointed_at(self) -> Locator:
        """The card, the pile or the button that the board points at."""
        board = self.board
        if not isinstance(board, Ghosts):
            return board.page.locator("[data-stage] .hinted").first
        mark = board.words("ghosts", "board-take-pile", pile="", hinted=True).split(",")[-1]
        return board.page.get_by_role("button", name=re.compile(rf",{mark}$"))

    def confirm(self) -> None:
        """Play the cards held up now or the Medium being read, or use the tool in hand."""
        board = self.board
        if isinstance(board, Ghooost) and board.play.is_visible():
            self.touch(board.play)
        elif isinstance(board, RestInPeace) and board.panel.is_visible():
            self.touch(board.panel.locator("[data-action]"))
        elif board.page.locator("[data-tool][aria-pressed=true]").is_visible():
            self.touch(self.pointed_at())

    def scene(self) -> None:
        """Do what is wanted until the scene is done."""
        for _ in range(6):
            self.do()
            expect(self.next.or_(self.show.and_(self.enabled)).first).to_be_visible()
            if self.next.is_visible():
                return
        raise AssertionError("the scene does not end")

    def play(self) -> int:
        """The whole lesson; how many scenes it has."""
        scenes = 0
        over = self.visitor.heading("lesson-over", "table")
        while not over.is_visible():
            before = self.words.inner_text()
            self.scene()
            scenes += 1
            self.touch(self.next)
            expect(over.or_(self.show)).to_be_visible()
            assert over.is_visible() or self.words.inner_text() != before
        return scenes


@pytest.mark.parametrize(
    ("game", "language"),
    [
        ("18-ghosts", "en"),
        ("ghooost", "en"),
        ("ghosts", "fr"),
        ("macgregor", "en"),
        ("macgregor-treasure", "fr"),
        ("rest-in-peace", "fr"),
    ],
)
def test_lesson_by_mouse_then_a_game(visitor: NewVisitor, game: str, language: str) -> None:
    newcomer = visitor(language=language)
    newcomer.goto("/")
    title = newcomer.words(game, "title")
    newcomer.link("about-game", what=newcomer.say("learn"), title=title).click()
    lesson = Lesson(newcomer, game, click)
    assert lesson.play() >= 8
    newcomer.button("lesson-play", "table").click()
    newcomer.page.wait_for_url("**/t/*")
    assert not GAMES[game](newcomer, click).play_on(1)


def test_lesson_by_keyboard(visitor: NewVisitor) -> None:
    newcomer = visitor()
    newcomer.goto("/learn/18-ghosts")
    lesson = Lesson(newcomer, "18-ghosts", Keys(newcomer.page).touch)
    assert lesson.play() >= 8


def test_what_the_lesson_forbids_is_explained(visitor: NewVisitor) -> None:
    newcomer = visitor()
    newcomer.expect_complaints("status of 4")
    newcomer.goto("/learn/ghosts")
    board = Ghosts(newcomer, click)
    mist = board.hand.get_by_role("button", name=board.say_game("card-M"))
    mist.click(force=True)
    expect(newcomer.page.get_by_test_id("toast")).to_contain_text("GH-3.1")
    expect(newcomer.button("lesson-next", "table")).to_have_count(0)


def test_who_goes_astray_is_told(visitor: NewVisitor) -> None:
    newcomer = visitor()
    newcomer.goto("/learn/18-ghosts")
    lesson = Lesson(newcomer, "18-ghosts", click)
    assert isinstance(lesson.board, EighteenGhosts)
    while "b5" not in lesson.words.inner_text():
        lesson.scene()
        lesson.next.click()
        expect(lesson.show).to_be_enabled()
    elsewhere = next(room for room in lesson.board.sources() if room != "b5")
    lesson.board.room(elsewhere).click()
    lesson.board.room(lesson.board.targets()[0]).click()
    expect(lesson.words).to_contain_text(newcomer.say("lesson-astray", "table"))
    newcomer.button("lesson-again", "table").click()
    expect(lesson.words).not_to_contain_text(newcomer.say("lesson-astray", "table"))
    lesson.scene()
