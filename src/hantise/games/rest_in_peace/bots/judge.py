"""How good a table of Rest in Peace is for one family: the chance to win, roughly."""

from collections.abc import Iterator
from math import exp
from typing import Final, NamedTuple

from hantise.core.state import NOBODY
from hantise.games.rest_in_peace.bots import worth
from hantise.games.rest_in_peace.bots.race import Houses, Race, prospect
from hantise.games.rest_in_peace.cards import count_of, size, unpack
from hantise.games.rest_in_peace.line import TRUCE, UNKNOWN
from hantise.games.rest_in_peace.mediums import BASE, TENTH
from hantise.games.rest_in_peace.table import Table
from hantise.games.rest_in_peace.values import KIND, MEDIUM, value_of
from hantise.games.rest_in_peace.views import RestInPeaceView

PRICE: Final = (0.0014, 0.0056, 0.009, 0.011, 0.0125)
"""What a point of cards is worth in chances to win, by the fights to come after this one."""
DECK_SHARE: Final = 0.5
"""A Ghost in the deck beside one in hand, while there are rounds left to draw and play it."""
PLACING: Final = 1.2
"""What placing a card on round 10 brings there, less what the card could have done elsewhere."""
LEAST, MOST = 0.15, 0.97
"""How sure it can be that the opponent leaves: after the smallest lead, and after any."""


class Bundle(NamedTuple):
    """Ghosts to be played together: what they add, how many they are, what they are worth kept."""

    gain: int
    ghosts: tuple[int, ...]
    cost: float


class Judge:
    """Sees what one seat's view shows, and judges tables that this seat thinks possible."""

    def __init__(self, view: RestInPeaceView, seat: int) -> None:
        self.seat = seat
        self.other = 1 - seat
        unseen = view.recall.unseen
        self.unseen = unseen
        self.known = () if view.private is None else view.private.seen or view.recall.hand
        self.average = sum(unseen) / len(unseen) if unseen else worth.AVERAGE_GHOST

    # What is on the table

    def race(self, table: Table) -> Race:
        """The race from the house that is not yet decided."""
        decided = table.line.winners[table.round] != UNKNOWN
        rounds = range(int(table.round) + decided, TENTH + 1)
        return Race(
            _houses(table.families[self.seat].won),
            _houses(table.families[self.other].won),
            tuple(_houses(table.line.houses[number]) for number in rounds),
        )

    def points(self, table: Table, fights: int) -> float:
        """One's own cards beside the other's, for the fights to come."""
        ours, others = table.families[self.seat], table.families[self.other]
        mine = sum(worth.GHOST[value] for value in unpack(ours.hand))
        theirs = int(size(others.hand)) * self.average
        deck = sum(worth.GHOST[value] for value in unpack(ours.deck))
        if fights >= 2:
            mine += DECK_SHARE * deck
        mine += worth.held(ours.held)
        theirs += worth.held(others.held)
        mine += _counts_later(ours.carry)
        theirs += _counts_later(others.carry)
        return mine - theirs - 0.5 * (ours.trip > 0) + 0.5 * (others.trip > 0)

    def ahead_on_ten(self, table: Table) -> float:
        """What one's cards on round 10 will count more than the other's."""
        mine, theirs = self._ten(table, self.seat), self._ten(table, self.other)
        mine += sum(unpack(table.families[self.seat].hidden))
        theirs += int(size(table.families[self.other].hidden)) * self.average
        return mine - theirs

    def _ten(self, table: Table, seat: int) -> float:
        counts = 0.0
        family = table.families[seat]
        codes = family.ten
        if table.round < TENTH:  # RP-6.13
            codes = codes + [code for code in family.here if code & KIND == MEDIUM + 13]
        for code in codes:
            kind = code & int(KIND)
            counts += kind if kind <= 6 else worth.ON_TEN[kind - int(MEDIUM)]
        return counts

    # How good it is

    def outlook(self, race: Race, points: float, ten: float) -> float:
        """The chance to win a race with these cards beside the other's, and on round 10."""
        fights = max(len(race.line) - 1, 0)
        last = round(1 / (1 + exp(-ten / (1.5 + 0.5 * fights))), 2)
        chance = prospect(race, last)
        if race.mine.enough or race.theirs.enough:
            return chance.winning
        price = PRICE[min(fights, len(PRICE) - 1)]
        return min(max(chance.winning + price * points, 0.01), 0.99)

    def settled(self, table: Table) -> float:
        """How good it is when nothing of this round is open for this family any more."""
        if table.actor == NOBODY:
            return 0.5 if table.victor < 0 else float(table.victor == self.seat)
        race = self.race(table)
        placed = 0.0
        winner = table.line.winners[table.round]
        if winner not in (UNKNOWN, TRUCE):
            placed = PLACING if winner == self.other else -PLACING
        ten = self.ahead_on_ten(table) + placed
        return self.outlook(race, self.points(table, len(race.line) - 1), ten)

    def placing(self, table: Table, value: int, medium: int) -> float:
        """How good it is to place a Ghost or a Medium on round 10, or nothing (RP-3.6)."""
        race = self.race(table)
        fights = len(race.line) - 1
        points, ten = self.points(table, fights), self.ahead_on_ten(table)
        if value:
            return self.outlook(race, points - worth.GHOST[value], ten + value)
        if medium:
            counts = worth.placed(medium, unpack(table.families[self.seat].hidden))
            return self.outlook(race, points - worth.HELD[medium], ten + counts)
        return self.outlook(race, points, ten)

    def leading(self, table: Table, gain: int = 0, spent: float = 0.0) -> float:
        """How good it is to end the turn ahead, with ``gain`` more and cards of that worth gone."""
        race = self.race(table)
        fights = len(race.line) - 1
        lead = int(table.total(self.seat) - table.total(self.other)) + gain
        points, ten = self.points(table, fights) - spent, self.ahead_on_ten(table)
        medium = worth.HELD[table.line.mediums[table.round]]
        keeps = table.in_force(self.seat, 1), table.in_force(self.other, 1)
        to_winner = medium if keeps[0] else -medium
        to_loser = -medium if keeps[1] else medium
        again = self._carried(table) if table.in_force(self.seat, 15) else 0.0
        won = self.outlook(race.after(won=True), points + to_winner + again, ten - PLACING)
        answer = min(lead + 1, self._strength(table))
        lost = self.outlook(race.after(won=False), points + to_loser + answer, ten + PLACING)
        holds = self.holds(table, lead, race)
        return holds * won + (1 - holds) * lost

    def _carried(self, table: Table) -> float:
        """What #15 would take along."""
        ghosts = unpack(table.families[self.seat].ghosts_here())
        return 0.8 * max(ghosts, default=0)

    def _strength(self, table: Table) -> float:
        """How much the other family could still add in this round, about."""
        other = table.families[self.other]
        cards = int(size(other.hand))
        banned = table.banned()
        usable = [value for value in self.unseen if not banned >> value & 1]
        share = len(usable) / len(self.unseen) if self.unseen else 1.0
        average = sum(self._counts(table, value) for value in usable) / max(len(usable), 1)
        strength = cards * share * average
        if not table.in_force(self.seat, 24):
            strength += 0.7 * worth.held(other.held)
        if table.in_force(self.seat, 14) and cards < 2:
            return 0.0
        return strength

    def _counts(self, table: Table, value: int) -> int:
        """What a Ghost of the other family would count."""
        ours, theirs = table.families[self.other].up, table.families[self.seat].up
        return int(value_of(value, ours, theirs, table.params, False))

    def holds(self, table: Table, lead: int, race: Race) -> float:
        """How likely it is that the other family leaves the house to this lead."""
        strength = self._strength(table)
        if strength <= lead:
            return MOST
        holds = LEAST + (MOST - LEAST) * (lead + 1) / (strength + 1)
        if race.after(won=True).mine.enough:
            holds = max(0.05, holds - 0.1)  # they will not give in to that
        if table.in_force(self.seat, 14):
            holds += 0.08
        if table.families[self.other].trip:
            holds += 0.04
        return min(holds, MOST)

    # What Ghosts in hand can do

    def bundles(self, table: Table) -> Iterator[Bundle]:
        """The cheapest Ghosts for every total that the hand can reach."""
        seat = self.seat
        playable = table.playable(seat)
        family = table.families[seat]
        ours, theirs = family.up, table.families[self.other].up
        best: dict[tuple[int, int], Bundle] = {(0, 0): Bundle(0, (), 0.0)}
        for value in range(6, 0, -1):
            if not playable >> value & 1:
                continue
            counts = int(value_of(value, ours, theirs, table.params, False))
            for _ in range(int(count_of(family.hand, value))):
                for bundle in list(best.values()):
                    ghosts = (*bundle.ghosts, value)
                    more = Bundle(bundle.gain + counts, ghosts, bundle.cost + worth.GHOST[value])
                    key = (more.gain, min(len(ghosts), 2))
                    if key not in best or best[key].cost > more.cost:
                        best[key] = more
        del best[0, 0]
        yield from best.values()


def _counts_later(code: int) -> int:
    """What #15 takes to the next round."""
    kind = code & int(KIND)
    return kind if kind <= 6 else BASE[kind - int(MEDIUM)]


def _houses(packed: int) -> Houses:
    return Houses(packed & 15, packed >> 4)
