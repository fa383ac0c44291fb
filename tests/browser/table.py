"""The table page: the line that says who must do what, the buttons, the drawers, the end."""

import random
import re
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import Locator, Page, expect

from tests.browser.visitor import Visitor

Touch = Callable[[Locator], None]
State = Literal["turn", "round", "end", "question", "theirs"]
MOST_TURNS = 600
"""Far more than any game takes."""

_PANELS = """panels => panels.map((panel) =>
  panel.querySelector("[data-testid=end]") ? "end"
    : panel.querySelector("[data-testid=round]") ? "round" : "question")"""


class Table:
    """What every game's table has, and a hand that touches it."""

    game: str
    others_act: tuple[str, ...]
    """What the line says when it is somebody else's turn."""

    def __init__(self, visitor: Visitor, touch: Touch, seed: int = 1) -> None:
        self.visitor = visitor
        self.words = visitor.words
        self.touch = touch
        self.random = random.Random(seed)

    @property
    def page(self) -> Page:
        return self.visitor.page

    def say(self, key: str, **fields: Any) -> str:
        """A message of the table page."""
        return self.words("table", key, **fields)

    def say_game(self, key: str, **fields: Any) -> str:
        """A message of the game."""
        return self.words(self.game, key, **fields)

    @property
    def id(self) -> str:
        """The id in the address."""
        found = re.search(r"/t/([^/?#]+)", self.page.url)
        assert found is not None, self.page.url
        return found[1]

    @property
    def status(self) -> Locator:
        """The one line."""
        return self.page.get_by_test_id("status")

    @property
    def actions(self) -> Locator:
        """The button that lists what may be done; enabled exactly when something may."""
        return self.page.get_by_role("button", name=self.say("all-actions"))

    @property
    def ready(self) -> Locator:
        """The same button while something may be done."""
        return self.page.get_by_role("button", name=self.say("all-actions"), disabled=False)

    @property
    def dialog(self) -> Locator:
        """Whatever lies over the table."""
        return self.page.get_by_role("dialog")

    @property
    def end(self) -> Locator:
        """The panel at the end of the game."""
        return self.page.get_by_role("dialog", name=self.say("end-title"))

    @property
    def round_over(self) -> Locator:
        """The panel at the end of a round."""
        return self.page.get_by_role("dialog").filter(has=self.page.get_by_test_id("round"))

    def button(self, key: str, **fields: Any) -> Locator:
        """A button of the table page."""
        return self.visitor.button(key, "table", **fields)

    def wait(self) -> State:
        """Wait until something is asked of me.

        A move that was sent disables the actions at once, until its answer is drawn: so what is
        enabled now is what may be done next.
        """
        expect(self.dialog.or_(self.ready).first).to_be_visible()
        return self._state()

    def settle(self) -> State:
        """Wait until what I did is answered; it may then be somebody else's turn."""
        expect(self.dialog.or_(self.ready).or_(self._theirs).first).to_be_visible()
        return self._state()

    def _state(self) -> State:
        open_panels: list[State] = self.page.locator("dialog[open]").evaluate_all(_PANELS)
        if open_panels:
            return open_panels[-1]
        return "turn" if self.ready.is_visible() else "theirs"

    @property
    def _theirs(self) -> Locator:
        names = ("seat_name", "next_seat_name")
        others = [self.words.like(self.game, key, *names).pattern for key in self.others_act]
        return self.status.filter(has_text=re.compile("|".join(others)))

    def is_mine(self) -> bool:
        """Wait until it is somebody's turn; whether it is mine."""
        return self.settle() == "turn"

    def wait_for_turn(self) -> None:
        """Wait until it is my turn and nothing lies over the table."""
        expect(self.actions).to_be_enabled()
        expect(self.dialog).to_have_count(0)

    def open_menu(self) -> Locator:
        """The drawer with everything that is not playing."""
        self.button("menu").click()
        menu = self.page.get_by_role("dialog", name=self.say("menu"))
        expect(menu).to_be_visible()
        return menu

    def resign(self) -> None:
        """Give up, and say so twice."""
        self.open_menu().get_by_role("button", name=self.say("resign")).click()
        question = self.page.get_by_role("dialog", name=self.say("sure-resign"))
        question.get_by_role("button", name=self.words("table", "sure-resign.yes")).click()

    def log(self) -> list[str]:
        """What happened, as this reader is told; the panel is beside the table on a wide screen."""
        self.page.get_by_role("tab", name=self.say("log")).click()
        lines = self.page.get_by_role("tabpanel").get_by_role("listitem")
        return lines.all_inner_texts()

    def answer(self, state: State) -> None:
        """Answer what lies over the table."""
        if state == "round":
            self.touch(self.round_over.get_by_role("button", name=self.say("round-continue")))
            expect(self.round_over).to_have_count(0)
        else:
            self.touch(self.dialog.get_by_role("button", name=self.say("costly-yes")))

    def turn(self) -> None:
        """Do one of the things that are offered."""
        raise NotImplementedError

    def end_draft(self) -> None:
        """Finish a turn that is begun: what was not ended is nobody's but this page's."""
        while (state := self.wait()) != "turn" or self.button("undo").is_visible():
            if state == "turn":
                self.turn()
            else:
                self.answer(state)

    def play_on(self, turns: int = MOST_TURNS) -> bool:
        """Play so many turns; whether the game ended."""
        for _ in range(turns):
            state = self.wait()
            if state == "end":
                return True
            if state == "turn":
                self.turn()
            elif state != "theirs":
                self.answer(state)
        while (state := self.wait()) in ("round", "question"):
            self.answer(state)
        return state == "end"

    def ends(self) -> None:
        """The panel of the end is there, with ranks."""
        expect(self.end).to_be_visible()
        expect(self.end.get_by_role("table").get_by_role("row")).not_to_have_count(0)
