"""What a person typed: an action, by number or notation, or an order in either language."""

import sys
from collections.abc import Sequence
from typing import Final, NamedTuple

from hantise.core.action import Action
from hantise.core.errors import HantiseError
from hantise.core.game import Game
from hantise.core.state import State

ORDERS: Final = {
    "help": ("?", "help", "aide"),
    "hint": ("hint", "indice"),
    "undo": ("undo", "annuler"),
    "log": ("log", "journal"),
    "rules": ("rules", "règles"),
    "save": ("save", "sauver", "enregistrer"),
    "position": ("position",),
    "resign": ("resign", "abandonner"),
    "quit": ("quit", "quitter", "q"),
}
YES: Final = ("y", "yes", "o", "oui")
NO: Final = ("n", "no", "non")
_ORDER_OF: Final = {word: order for order, words in ORDERS.items() for word in words} | {
    "regles": "rules"
}


class Left(Exception):
    """A person leaves the table."""


class Order(NamedTuple):
    """Something to be done beside the rules; ``rest`` is what was typed after the word."""

    name: str
    rest: str


def read_line(prompt: str) -> str:
    """A line from the keyboard; EOFError at the end of input."""
    return input(prompt).strip()


def forget_lines() -> None:
    """What one person typed is not there for the next: neither to page back to, nor ahead."""
    try:
        import readline
        import termios
    except ImportError:
        return
    readline.clear_history()
    if sys.stdin.isatty():
        termios.tcflush(sys.stdin, termios.TCIFLUSH)


def wait_behind_curtain() -> None:
    """Until somebody presses Enter and nothing else; `Left` if they would rather leave."""
    while typed := read_line(""):
        if _ORDER_OF.get(typed.lower()) == "quit":
            raise Left


def agreed(question: str, *, usual: bool = False) -> bool:
    """A question with yes or no; Enter is the usual answer, and what is neither is asked again."""
    while True:
        answer = read_line(question).lower()
        if not answer:
            return usual
        if answer in YES + NO:
            return answer in YES


def interpret(typed: str, offered: Sequence[Action], game: Game, state: State) -> Action | Order:
    """What was meant; an error says what is wrong with it."""
    if typed.isdecimal():
        return _numbered(typed, offered)
    for action in offered:
        if action.notation.lower() == typed.lower():
            return action
    word, _, rest = typed.partition(" ")
    order = _ORDER_OF.get(word.lower())
    if order is not None:
        return Order(order, rest.strip())
    action = game.parse(typed)
    state.copy().apply(action)  # says why it is not legal
    return action


def _numbered(typed: str, offered: Sequence[Action]) -> Action:
    number = int(typed) if len(typed) < 10 else 0
    if not 1 <= number <= len(offered):
        raise HantiseError("cli-error-action-number", given=typed[:20], last=len(offered))
    return offered[number - 1]
