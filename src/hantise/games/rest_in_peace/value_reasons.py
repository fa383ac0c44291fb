"""Why a card counts what it counts, for people (RP-5.3)."""

import msgspec

from hantise.games.rest_in_peace.mediums import BASE
from hantise.games.rest_in_peace.values import CARRIED, KIND, MEDIUM, base_of
from hantise.games.rest_in_peace.views import Because, Card


class Side(msgspec.Struct, frozen=True):
    """One family's side of a round: what is in force there and opposite."""

    seat: int
    ours: int
    theirs: int
    params: list[int]
    tenth: bool

    def owner(self, medium: int) -> int:
        """Whose Medium in force that is."""
        return self.seat if self.ours >> medium & 1 else 1 - self.seat

    def has(self, medium: int) -> bool:
        return bool((self.ours | self.theirs) >> medium & 1)


def explain(code: int, side: Side, waiting: int, done: int) -> Card:
    """A card on the table with its value and the reasons for it."""
    kind = code & KIND
    number = kind - MEDIUM if kind > 6 else 0
    times = 2 if number == 23 else 1
    each = base_of(code, side.params, side.tenth)
    base: int | None = each * times if each else None
    changes: list[Because] = []
    if number == 13 and side.tenth:
        base = BASE[13]
        changes.append(Because(13, side.seat, each - base))
    if side.has(29):
        changes = []
        if number != 29:
            changes = [Because(29, side.owner(29), 1 - (base or 0))]
    elif each > 0:
        changes = [
            Because(medium, seat, amount * times) for medium, seat, amount in _changes(each, side)
        ]
    return Card(
        card=f"#{number}" if number else str(kind),
        value=(base or 0) + sum(change.amount for change in changes),
        base=base,
        because=tuple(change for change in changes if change.amount),
        named=_named(number, side.params),
        carried=bool(code & CARRIED),
        blank=bool(number and number != 29 and side.has(29)),
        waiting=bool(number and waiting >> number & 1),
        done=bool(number and not code & CARRIED and done >> number & 1),
    )


def _changes(base: int, side: Side) -> list[tuple[int, int, int]]:
    """Medium, its family, and what it adds to a card with a base value."""
    ours, theirs, params = side.ours, side.theirs, side.params
    if base <= 2 and theirs >> 12 & 1:
        return [(12, 1 - side.seat, -base)]
    changes = []
    bonus = 9 if base % 2 else 8
    if ours >> bonus & 1:
        changes.append((bonus, side.seat, 1))
    if ours >> 10 & 1 and params[10] == base:
        changes.append((10, side.seat, 2))
    if side.has(26) and params[26] == base:
        changes.append((26, side.owner(26), 3))
    if theirs >> 17 & 1 and params[17] == base:
        before = base + sum(amount for _, _, amount in changes)
        changes.append((17, 1 - side.seat, -min(2, before)))
    return changes


def _named(number: int, params: list[int]) -> tuple[int, ...]:
    if number == 25 and params[25]:
        return params[25] & 7, params[25] >> 3
    if number in (10, 16, 17, 19, 26) and params[number]:
        return (params[number],)
    return ()
