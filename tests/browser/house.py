"""The pages around the games: entrance, lobby and the form for a new table."""

from collections.abc import Sequence

from playwright.sync_api import Locator, expect

from tests.browser.visitor import Visitor


class Entrance:
    """The house at night, and its cards."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor

    def play_now(self, game: str) -> Locator:
        """The button that leads to a game against bots."""
        visitor = self.visitor
        name = visitor.say(
            "about-game", what=visitor.say("play-now"), title=visitor.words(game, "title")
        )
        return visitor.page.get_by_role("button", name=name, exact=True)


class NewTable:
    """The form of the lobby."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.visitor = visitor
        self.game = game
        visitor.goto(f"/lobby?game={game}#new")
        self.form = visitor.page.get_by_role("region", name=visitor.say("form-heading"))
        expect(self.form).to_be_visible()

    def players(self, number: int) -> None:
        """How many play."""
        self.visitor.field("form-players").select_option(str(number))

    def seats(self, kinds: Sequence[str]) -> None:
        """Who sits where: ``me``, ``open``, ``bot``, or a name of somebody at this screen."""
        visitor = self.visitor
        for kind, letter in zip(kinds, "ABCDEF", strict=False):
            choice = visitor.field("seat", letter=letter)
            if kind in ("me", "open", "bot"):
                choice.select_option(kind)
            else:
                choice.select_option("here")
                visitor.field("seat-here-name-of", letter=letter).fill(kind)

    def option(self, name: str, value: str) -> None:
        """An option of the rules."""
        visitor = self.visitor
        field = visitor.page.get_by_label(visitor.words(self.game, f"option-{name}"), exact=True)
        if not field.is_visible():
            self.form.get_by_text(visitor.say("form-rules"), exact=True).click()
        if field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)

    def detail(self, key: str) -> Locator:
        """A field among those about the table itself."""
        field = self.visitor.page.get_by_label(self.visitor.say(key))
        if not field.is_visible():
            self.form.get_by_text(self.visitor.say("form-table"), exact=True).click()
        return field

    def send(self) -> None:
        """Open the table, or start the game if no seat is free."""
        visitor = self.visitor
        opens = visitor.button("form-open").or_(visitor.button("form-start"))
        opens.click()
        visitor.page.wait_for_url("**/t/*")
