"""Who sits where: people, and bots for the other seats."""

from collections.abc import Sequence
from typing import NamedTuple

from hantise.bots import Bot, make_bot, usual_bot
from hantise.cli.configure import SEATS, read_seat
from hantise.core.errors import HantiseError
from hantise.core.game import Game
from hantise.core.table import Seat, Table


class Wishes(NamedTuple):
    """What was asked about the seats."""

    people: int | None = None
    seats: Sequence[str] = ()
    bots: Sequence[str] = ()
    names: str = ""


def seat_everybody(game: Game, wishes: Wishes) -> list[Seat]:
    """A seat for everyone. People without a name are called by the letter of their seat."""
    people = _people(game, wishes)
    bots = list(wishes.bots) or [usual_bot(game.about.id)]
    for bot in bots:
        make_bot(bot, game)  # refuses one that does not exist
    names = _names(game, wishes.names)
    seats = []
    for seat, name in enumerate(names):
        if seat in people:
            seats.append(Seat(name))
        else:
            # The last bot named takes all seats that are left.
            seats.append(Seat(name, bots.pop(0) if len(bots) > 1 else bots[0]))
    return seats


def _people(game: Game, wishes: Wishes) -> set[int]:
    if wishes.seats:
        if wishes.people is not None:
            raise HantiseError("cli-error-people-and-seat")
        return {read_seat(letter, game.players) for letter in wishes.seats}
    people = 1 if wishes.people is None else wishes.people
    if people > game.players:
        raise HantiseError("cli-error-too-many-people", people=people, players=game.players)
    return set(range(people))


def _names(game: Game, given: str) -> list[str]:
    names = [name.strip() for name in given.split(",")] if given else []
    if len(names) > game.players:
        raise HantiseError("cli-error-too-many-names", given=len(names), players=game.players)
    names += [""] * (game.players - len(names))
    called = [name[:20] or letter for name, letter in zip(names, SEATS, strict=False)]
    for name in called:
        if not name.isprintable() or called.count(name) > 1:
            raise HantiseError("cli-error-name", name=name)
    return called


def make_bots(table: Table, seed: int | None) -> dict[int, Bot]:
    """The bots at a table. With a seed, each plays alike every time, and not like the others."""
    return {
        seat: make_bot(bot, table.game, None if seed is None else seed + seat + 1)
        for seat, bot in table.bots().items()
    }
