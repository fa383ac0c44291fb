"""Through whose eyes a game is seen: a seat's, a spectator's, or with nothing hidden."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from hantise.cli.configure import SEATS
from hantise.core.errors import HantiseError
from hantise.core.event import Event
from hantise.core.state import State
from hantise.core.table import Table
from hantise.core.view import View

Eyes = int | Literal["public", "all"]


class Sight(NamedTuple):
    """The view to draw, and those of all seats if nothing is hidden."""

    view: View
    opened: tuple[View, ...]


def read_eyes(given: str, players: int) -> Eyes:
    """A seat's letter, ``public`` or ``all``."""
    if given in ("all", "public"):
        return "all" if given == "all" else "public"
    if len(given) == 1 and given.upper() in SEATS[:players]:
        return SEATS.index(given.upper())
    raise HantiseError("cli-error-eyes", given=given[:40], last=SEATS[players - 1])


def usual_eyes(table: Table) -> Eyes:
    """Everything once a game is over or if it hides nothing, else what its one person sees."""
    if table.over or not table.game.about.hides:
        return "all"
    people = [seat for seat, who in enumerate(table.seats) if who.bot is None]
    return people[0] if len(people) == 1 and people[0] not in table.bots() else "public"


def look(state: State, eyes: Eyes, players: int) -> Sight:
    """What those eyes see of a state."""
    if eyes == "all":
        return Sight(state.view(None), tuple(state.view(seat) for seat in range(players)))
    return Sight(state.view(None if eyes == "public" else eyes), ())


def seen(events: Sequence[Event], eyes: Eyes) -> list[Event]:
    """Events as those eyes see them."""
    if eyes == "all":
        return [event.opened() for event in events]
    return [event.seen_by(None if eyes == "public" else eyes) for event in events]
