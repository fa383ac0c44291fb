"""Puzzles: tried, failed, solved, shown, and remembered."""

import re

import pytest
from playwright.sync_api import Locator, expect

from hantise.puzzles.files import puzzles_of
from hantise.puzzles.puzzle import Puzzle
from tests.browser.eighteen_ghosts import EighteenGhosts
from tests.browser.games import click
from tests.browser.visitor import NewVisitor, Visitor

GAME = "18-ghosts"
MOVE = re.compile(r"^[a-e][1-5][-x~][a-e][1-5]$")


def solution(puzzle: Puzzle) -> list[str]:
    """The actions of a puzzle that is one line."""
    return [next(iter(node.keeps)) for node in puzzle.nodes]


def of_two_turns() -> Puzzle:
    """One that is solved by two moves from room to room."""
    return next(
        puzzle
        for puzzle in puzzles_of(GAME)
        if puzzle.grade == 2 and len(puzzle.nodes) == 2 and all(map(MOVE.match, solution(puzzle)))
    )


def mistake(puzzle: Puzzle) -> str:
    """A move of it that is refuted by a reply."""
    failed = (each for each in puzzle.nodes[0].fails if each.why == "gone")
    return next(action for each in failed for action in each.actions if MOVE.match(action))


class PuzzlePage:
    """A puzzle on its board."""

    def __init__(self, visitor: Visitor, puzzle: Puzzle) -> None:
        self.visitor = visitor
        self.board = EighteenGhosts(visitor, click)
        self.words = visitor.page.get_by_test_id("status")
        visitor.follow(f"/puzzles/{GAME}/{puzzle.id}")
        expect(self.board.castle).to_be_visible()

    def play(self, move: str) -> None:
        for room in re.findall(r"[a-e][1-5]", move):
            click(self.board.room(room))

    def button(self, key: str) -> Locator:
        return self.visitor.button(key, "table")

    def says(self, key: str) -> None:
        expect(self.words).to_contain_text(self.visitor.say(key, "table"))


@pytest.mark.parametrize("language", ["fr"])
def test_a_mistake_is_explained_and_the_way_is_found(visitor: NewVisitor, language: str) -> None:
    solver, puzzle = visitor(language=language), of_two_turns()
    page = PuzzlePage(solver, puzzle)
    expect(page.words).to_contain_text(puzzle.task(GAME).say(language))
    page.play(mistake(puzzle))
    expect(page.words).to_contain_text(solver.words(GAME, "puzzle-why-gone"))
    click(page.button("puzzle-again"))
    first, second = solution(puzzle)
    page.play(first)
    page.says("puzzle-right")
    with solver.page.expect_response("**/api/me/puzzles/**") as kept:
        page.play(second)
    assert kept.value.ok
    page.says("puzzle-solved")
    solver.follow("/puzzles")
    number = [one.id for one in puzzles_of(GAME) if one.grade == 2].index(puzzle.id) + 1
    solved = solver.link("puzzles-number-solved", number=number)
    expect(solved).to_have_attribute("href", f"/puzzles/{GAME}/{puzzle.id}")


def test_a_solution_is_shown_and_leads_to_the_next(visitor: NewVisitor) -> None:
    solver, puzzle = visitor(), of_two_turns()
    page = PuzzlePage(solver, puzzle)
    click(page.button("puzzle-show"))
    click(page.button("puzzle-restart"))
    # Nothing of what was being shown comes later: the same moves solve it from the beginning.
    expect(page.words).to_contain_text(puzzle.task(GAME).say("en"))
    for move in solution(puzzle):
        page.play(move)
    page.says("puzzle-solved")
    click(page.button("puzzle-restart"))
    click(page.button("puzzle-show"))
    page.says("puzzle-shown")
    expect(page.words.get_by_role("listitem")).to_have_count(2)
    expect(page.button("puzzle-restart")).to_be_enabled()
    click(solver.link("puzzle-next", "table"))
    expect(solver.page).not_to_have_url(re.compile(puzzle.id))
    expect(page.button("puzzle-show")).to_be_enabled()


def test_a_puzzle_that_is_not_there(visitor: NewVisitor) -> None:
    lost = visitor()
    lost.expect_complaints("404")
    lost.follow(f"/puzzles/{GAME}/nothing")
    expect(
        lost.page.get_by_text(lost.say("error-no-puzzle", "hantise"), exact=True)
    ).to_be_visible()


def test_the_puzzle_of_the_day_is_on_the_first_page(visitor: NewVisitor) -> None:
    somebody = visitor()
    somebody.follow("/")
    expect(somebody.heading("puzzle-of-the-day")).to_be_visible()
    click(somebody.link("puzzle-solve"))
    expect(somebody.button("puzzle-show", "table")).to_be_visible()
