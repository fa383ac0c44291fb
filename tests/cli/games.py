"""Games to look at again."""

from collections.abc import Sequence
from pathlib import Path

from hantise.core.record import save
from hantise.core.registry import find
from hantise.core.rng import Rng
from hantise.core.state import CHANCE
from hantise.core.table import Seat, Table

MIDDLE = "1rv2/R2Yr/1BY1^/rbyR1/2^B1 A Yby RBby 0 0"
"""A position of 18 Ghosts in the middle of a game."""
QUICK = ("--seed", "7", "--pace", "0")
"""A game that is the same every time, without pauses."""
TWO_HANDS = "1A play:B+ R2=2 R2 - W1W2K3B1Y1:1:0:g/K2K3B1B2M:1:0:-"
"""A position of Ghosts for two players."""


def played(
    id: str,
    decisions: int,
    players: int | None = None,
    options: dict[str, object] | None = None,
    seats: Sequence[Seat] = (),
) -> Table:
    """A table after so many random decisions, or at the end of its game."""
    table, rng = Table(find(id)(players, options), seats), Rng(5)
    while not table.over and (table.state.actor == CHANCE or decisions > 0):
        if table.state.actor == CHANCE:
            table.draw(rng)
        else:
            decisions -= 1
            table.enter(table.state.choose(rng))
    return table


def kept(folder: Path, table: Table, name: str = "game.json") -> Path:
    """The file of a table."""
    path = folder / name
    save(table, path)
    return path


def only_game(home: Path) -> Path:
    """The file of the only game kept in the data folder."""
    (path,) = (home / "data" / "hantise" / "games").iterdir()
    return path
