"""Tables of urns, played by notation."""

from hantise.core.rng import Rng
from hantise.core.table import Table
from tests.core.urns import Urns, UrnsState


def urns(actions: str = "", players: int = 2) -> Table:
    """A table of urns after some actions."""
    return play(Table(Urns(players)), actions)


def play(table: Table, actions: str) -> Table:
    for notation in actions.split():
        table.enter(table.game.parse(notation))
    return table


def tokens(table: Table) -> list[tuple[int, ...]]:
    """What each seat has drawn."""
    assert isinstance(table.state, UrnsState)
    return [*table.state.public.tokens]


class Last(Rng):
    """Would rather give the last it can."""

    def below(self, bound: int) -> int:
        return bound - 1


def draw(table: Table) -> str:
    """Let chance act, which by itself would give the last it can."""
    table.draw(Last(0))
    return str(table.entries[-1])
