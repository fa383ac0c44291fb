"""A game told from move to move, not from card to card: which entries belong together."""

from collections.abc import Container, Iterable, Iterator, Sequence

from hantise.core.action import Action
from hantise.core.table import Table, TableEntry


def told_entries(
    entries: Sequence[str | Action | TableEntry], standing: Container[int]
) -> list[int]:
    """The numbers (from 0) of the entries that are told: not those undone, nor that they were."""
    return [
        number
        for number, entry in enumerate(entries)
        if number in standing or (isinstance(entry, TableEntry) and entry.table != "back")
    ]


def move_numbers(told: Iterable[int], chance: Container[int]) -> Iterator[int]:
    """For each of them the move (from 1) that it belongs to; ``chance`` are those of chance.

    What chance does belongs to the move that brought it about; the deal is a move of its own.

    >>> list(move_numbers([0, 1, 2, 3, 4], {0, 1, 3}))
    [1, 1, 2, 2, 3]
    """
    move = 0
    for number in told:
        if move == 0 or number not in chance:
            move += 1
        yield move


def moves_of(table: Table) -> dict[int, int]:
    """By entry (from 0) the move that it belongs to."""
    standing = set(table.standing())
    chance = standing.difference(table.decisions())
    told = told_entries(table.entries, standing)
    return dict(zip(told, move_numbers(told, chance), strict=True))
