"""The state of a game in progress: what a game must offer, and random play on top of it."""

from typing import Final, NoReturn

from mypy_extensions import i64, mypyc_attr

from hantise.core.action import Action
from hantise.core.errors import GameOver, IllegalAction, NoSeat, NotChance
from hantise.core.event import Event
from hantise.core.outcome import Outcome
from hantise.core.rng import Rng
from hantise.core.shape import whole
from hantise.core.view import View
from hantise.text import Text, quoted

CHANCE: Final = -1
"""The actor when chance decides."""
NOBODY: Final = -2
"""The actor when the game is over."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Mutable; a pure function of the actions applied to it. ``actor`` is a seat, CHANCE or NOBODY.

    `view`, `weights`, `choose` and `step` refuse what there is not, for every game; a game says
    the rest in `view_of`, `odds` and, if it can be faster, `pick`.
    """

    actor: i64
    players: i64

    def __init__(self, players: i64) -> None:
        self.actor = CHANCE
        self.players = players

    def __reduce__(self) -> NoReturn:
        raise TypeError("a state is not for sending: send a view of it")

    def copy(self) -> "State":
        """An independent twin."""
        raise NotImplementedError

    def legal_actions(self) -> list[Action]:
        """All legal actions of the actor, in an order that tells nothing hidden from it."""
        raise NotImplementedError

    def weights(self) -> list[int]:
        """How likely each legal action of chance is; `NotChance` if chance does not act."""
        if self.actor != CHANCE:
            raise NotChance("error-not-chance")
        return self.odds()

    def odds(self) -> list[int]:
        """For CHANCE: how likely each legal action is, as positive whole numbers."""
        raise NotImplementedError

    def objection(self, action: Action) -> Text | None:
        """Why an action is not legal now, in words with the rule; None if it is legal."""
        raise NotImplementedError

    def perform(self, action: Action, events: list[Event] | None) -> None:
        """Apply an action known to be legal."""
        raise NotImplementedError

    def drafting(self) -> bool:
        """Whether the actor's turn is under way and still its own affair.

        Then what it has done this turn may be undone freely and nobody else is told of it: it has
        learnt nothing by it, neither from chance nor from what others hide.
        """
        return False

    def is_legal(self, action: Action) -> bool:
        """Whether `apply` would accept the action. Games may override it with something faster."""
        return action in self.legal_actions()

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        raise NotImplementedError

    def view(self, seat: object) -> View:
        """All that a seat (None: a spectator) may know; `NoSeat` if there is no such seat.

        Chance, nobody and a flag are no seats, whatever Python takes them for.
        """
        if seat is None:
            return self.view_of(None)
        players = int(self.players)  # not an i64: any number may be given
        number = whole(seat)
        if number is not None and 0 <= number < players:
            return self.view_of(number)
        raise NoSeat("error-record-seat", seat=quoted(seat), players=players)

    def view_of(self, seat: int | None) -> View:
        """All that a seat that there is, or None, a spectator, may know."""
        raise NotImplementedError

    def position(self) -> str:
        """The full position as text, secrets included; the game parses it back."""
        raise NotImplementedError

    def snapshot(self) -> tuple[object, ...]:
        """Everything the state holds, as hashable data: two equal snapshots play on alike."""
        raise NotImplementedError

    def census(self) -> dict[str, int]:
        """How many of each card, token or ghost there are, counted where they lie."""
        raise NotImplementedError

    def copies(self, action: Action) -> int:
        """How many physical cards the actor could mean by this action (identical ones are merged)."""
        return 1

    def apply(self, action: Action, events: list[Event] | None = None) -> None:
        """Apply an action; `IllegalAction` before anything changes. Events only if a list is given."""
        if not self.is_legal(action):
            reason = self.objection(action)
            if reason is None:
                raise AssertionError(f"{action} is not legal, but nothing speaks against it")
            raise IllegalAction(action.notation, reason)
        self.perform(action, events)

    def choose(self, rng: Rng) -> Action:
        """A random legal action: uniform for a seat, by weight for chance; `GameOver` at the end."""
        if self.actor == NOBODY:
            raise GameOver("error-over")
        return self.pick(rng)

    def pick(self, rng: Rng) -> Action:
        """What `choose` does while a game goes on. A faster override must pick the same action."""
        actions = self.legal_actions()
        if self.actor == CHANCE:
            return actions[rng.weighted(self.odds())]
        return actions[rng.below(len(actions))]

    def step(self, rng: Rng) -> int:
        """Play one random action and return its id; `GameOver` at the end."""
        action = self.choose(rng)
        self.perform(action, None)
        return action.id


def playout(state: State, rng: Rng) -> int:
    """Play at random to the end; the number of actions played."""
    count = 0
    while state.actor != NOBODY:
        state.step(rng)
        count += 1
    return count


def playouts(start: State, rng: Rng, games: int) -> int:
    """Play a number of games at random from a state; the number of actions played."""
    count = 0
    for _ in range(games):
        count += playout(start.copy(), rng)
    return count


def checksum(start: State, rng: Rng, games: int) -> int:
    """One number over every action of a number of random games: equal play, equal number."""
    total = 0
    for _ in range(games):
        state = start.copy()
        while state.actor != NOBODY:
            total = (total * 31 + state.step(rng) + 1) % 1_000_000_007
    return total


def perft(state: State, depth: int) -> int:
    """How many sequences of that many actions there are; finished games have no successors."""
    if depth == 0:
        return 1
    if state.actor == NOBODY:
        return 0
    actions = state.legal_actions()
    if depth == 1:
        return len(actions)
    count = 0
    for action in actions:
        after = state.copy()
        after.perform(action, None)
        count += perft(after, depth - 1)
    return count
