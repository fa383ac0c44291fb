"""Every way in which input can be wrong; each is a message in the reader's language."""

from hantise.text import PRODUCT, Text


class HantiseError(Exception):
    """Bad input. ``str(error)`` is a sentence in the language in use; nothing was changed."""

    def __init__(self, key: str, domain: str = PRODUCT, **fields: object) -> None:
        super().__init__(key, fields)
        self.text = Text(domain, key, fields)

    def __str__(self) -> str:
        return self.text.say()


class UnknownGame(HantiseError):
    """No game has that id."""


class WrongPlayers(HantiseError):
    """That game is not for that many players."""


class BadOption(HantiseError):
    """An option is unknown, of the wrong type, out of range or does not fit the others."""


class BadAction(HantiseError):
    """A notation that names no action of this game."""


class BadPosition(HantiseError):
    """A position's text cannot be read or describes no possible position."""


class BadRecord(HantiseError):
    """A record cannot be read, was edited, or does not re-run."""


class NotSaved(HantiseError):
    """A file could not be written."""


class NotYourTurn(HantiseError):
    """Somebody acts who is not to act now. It says no more: why an action would not be legal
    depends on what only the actor knows."""


class GameOver(HantiseError):
    """Nothing more can be played."""


class NoSeat(HantiseError):
    """Something is asked for a seat that there is not."""


class NotChance(HantiseError):
    """Something is asked of chance when it does not act."""


class BadView(HantiseError):
    """A view of another game, or of a seat that there is not."""


class BadEntry(HantiseError):
    """Something at a table that is not possible: a seat or a moment that there is not."""


class UnknownBot(HantiseError):
    """No bot of that game has that id."""


class IllegalAction(HantiseError):
    """The action exists but is not legal now. ``reason`` says why, with the rule."""

    def __init__(self, action: str, reason: Text) -> None:
        super().__init__("error-illegal-action", action=action, reason=reason)
        self.action = action
        self.reason = reason
