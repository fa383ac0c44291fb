"""Tables that were played at random, with all that can happen at one."""

from collections.abc import Sequence

from hantise.core.game import Game
from hantise.core.rng import Rng
from hantise.core.state import CHANCE
from hantise.core.table import Seat, Table


def act(table: Table, rng: Rng) -> None:
    """One random action, of a seat or of chance."""
    if table.state.actor == CHANCE:
        table.draw(rng)
    else:
        table.play(table.state.actor, table.state.choose(rng))


def finished(
    game: Game,
    seed: int,
    *,
    seats: Sequence[Seat] = (),
    start: str | None = None,
    unrest: int = 0,
    most: int = 10**6,
) -> Table:
    """A game played to its end, or until that many entries.

    With unrest, that many out of a hundred entries are no actions: seats are handed over, the
    game goes back, and with more than two players somebody resigns.
    """
    table = Table(game, seats, start)
    rng = Rng(seed)
    backs = 0
    while not table.over and len(table.entries) < most:
        if rng.below(100) >= unrest:
            act(table, rng)
            continue
        seat = rng.below(game.players)
        happening = rng.below(6)
        if happening == 0 and game.players > 2:
            table.resign(seat)
        elif happening <= 2 and backs < 12:
            backs += 1
            length = len(table.entries)
            table.back_to(length - rng.below(min(length, 30) + 1))
        else:
            table.hand_over(seat, "random" if happening % 2 else None)
    return table


def somewhere(game: Game, seed: int, actions: int) -> str:
    """The text of a position in the middle of a random game."""
    state, rng = game.start(), Rng(seed)
    for _ in range(actions):
        state.apply(state.choose(rng))
    return state.position()


def all_of(table: Table) -> tuple[object, ...]:
    """Everything a table shows of itself."""
    return (
        [*table.entries],
        table.state.snapshot(),
        [*table.resigned],
        table.agreed,
        table.bots(),
        table.decisions(),
        table.outcome(),
        [state.snapshot() for state, _ in table.rerun()],
    )
