"""What a person may ask for beside the rules: help, a hint, undo, the log, saving, leaving."""

from pathlib import Path
from typing import TYPE_CHECKING

from hantise import text
from hantise.bots import make_bot, strongest_bot
from hantise.cli.files import path_taken
from hantise.cli.history import tell
from hantise.cli.interactive.prompt import ORDERS, Left, Order, agreed
from hantise.core import record
from hantise.core.errors import HantiseError, NotSaved
from hantise.terminal.words import say

if TYPE_CHECKING:
    from hantise.cli.interactive.session import Session

LOG_LINES = 20


def follow(order: Order, seat: int, session: "Session") -> bool:
    """Do what was asked; whether the person no longer has the same decision before them."""
    match order.name:
        case "undo":
            return _undo(seat, session)
        case "resign":
            return _resign(seat, session)
        case "quit":
            raise Left
        case "hint":
            _hint(seat, session)
        case "log":
            _log(seat, session)
        case "rules":
            _rules(session)
        case "save":
            _save(order.rest, session)
        case "position":
            _position(session)
        case _:
            _help(session)
    return False


def _rules(session: "Session") -> None:
    from hantise.cli.rules import show_rules

    try:
        show_rules(session.table.game.about.id)
    except HantiseError as error:
        session.stage.complain(str(error))


def _help(session: "Session") -> None:
    from rich.table import Table

    table = Table.grid(padding=(0, 2, 0, 0))
    notation = str(session.table.state.legal_actions()[0])
    table.add_row(say("cli-order-action-words", notation=notation), say("cli-order-action"))
    for name, words in ORDERS.items():
        table.add_row(" / ".join(words), say(f"cli-order-{name}"))
    table.add_row(say("cli-order-redraw-key"), say("cli-order-redraw"))
    session.stage.console.print(table)
    if session.stage.board.legend is not None:
        session.stage.console.print()
        session.stage.console.print(session.stage.board.legend())


def _hint(seat: int, session: "Session") -> None:
    table = session.table
    # Never the seed of the table: that one has dealt the cards.
    seed = None if session.seed is None else session.seed - 1 - seat
    bot = make_bot(strongest_bot(table.game.about.id), table.game, seed)
    choice = bot.choose(table.state.view(seat), table.state.legal_actions())
    words = table.game.describe(choice.action)
    hint = say("cli-hint", notation=str(choice.action), action=words)
    why = choice.reason
    if text.has(why.domain, why.key):
        hint = say("cli-fact", name=hint, value=why.say(names=table.names))
    session.stage.say(hint)


def _undo(seat: int, session: "Session") -> bool:
    decisions = [step for step in session.steps if step.actor == seat]
    if not decisions:
        session.stage.complain(say("cli-nothing-to-undo"))
        return False
    if len(session.people) > 1 and not agreed(say("cli-all-agree")):
        session.stage.say(say("cli-not-agreed"))
        return False
    session.go_back(decisions[-1].entry)
    return True


def _log(seat: int, session: "Session") -> None:
    lines = tell(session.steps, seat, session.table, reader=seat)
    for line in lines[-LOG_LINES:]:
        session.stage.say(f"· {line}")
    if not lines:
        session.stage.say(say("cli-nothing-yet"))


def _save(name: str, session: "Session") -> None:
    path = Path(name).expanduser() if name else session.keeper.path
    taken = path != session.keeper.path and path_taken(path)
    if taken and not agreed(say("cli-overwrite", path=str(path))):
        return
    try:
        record.save(session.table, path)
    except NotSaved as error:
        session.stage.complain(str(error))
    else:
        session.keeper.named |= path == session.keeper.path
        session.stage.say(say("cli-saved", path=str(path)))


def _position(session: "Session") -> None:
    if session.table.game.about.hides:
        session.stage.complain(say("cli-position-secret"))
    else:
        session.stage.console.print(session.table.state.position(), soft_wrap=True)


def _resign(seat: int, session: "Session") -> bool:
    if not agreed(say("cli-really-resign", name=session.table.names[seat])):
        return False
    session.resign(seat)
    return True
