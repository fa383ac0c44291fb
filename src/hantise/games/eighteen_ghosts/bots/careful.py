"""18 Ghosts by a few rules: look one turn ahead, mind the rival's best answer, head for portals."""

from collections.abc import Sequence

from hantise.bots.bot import Bot, Choice
from hantise.core.action import Action
from hantise.core.state import NOBODY, State
from hantise.core.view import View
from hantise.games.eighteen_ghosts import castle
from hantise.games.eighteen_ghosts.views import EighteenGhostsView, Public

ESCAPE = 30.0
WIN = 1000.0


class CarefulBot(Bot):
    """Takes the action after which the castle, and the rival's best answer, look best."""

    id = "careful"
    level = 2

    def choose(self, view: View, legal: Sequence[Action]) -> Choice:
        seat = view.actor
        world = self.game.imagine(view, self.rng)
        before = worth(world, seat)
        outlooks = [(after(world, action), action) for action in legal]
        values = [self._value(outlook, seat) for outlook, _ in outlooks]
        best = max(values)
        candidates = [index for index, value in enumerate(values) if value == best]
        outlook, action = outlooks[candidates[self.rng.below(len(candidates))]]
        return Choice(action, self.reason(why(outlook, seat, worth(outlook, seat) - before)))

    def _value(self, outlook: State, seat: int) -> float:
        """What the castle is worth to a seat once the rival has given the best answer."""
        if can_win(outlook, seat):
            return WIN
        if outlook.actor in (seat, NOBODY) or _public(outlook).phase != "turn":
            return worth(outlook, seat)
        answers = (worth(after(outlook, answer), seat) for answer in outlook.legal_actions())
        return min(answers) + 0.1 * worth(outlook, seat)


def after(state: State, action: Action) -> State:
    """The state that an action leads to."""
    following = state.copy()
    following.apply(action)
    return following


def can_win(state: State, seat: int) -> bool:
    """Whether a seat that has placed the rival's released ghost now wins by its turn (EG-3.5)."""
    return state.actor == seat and any(
        worth(after(state, action), seat) == WIN for action in state.legal_actions()
    )


def _public(state: State) -> Public:
    view = state.view(None)
    assert isinstance(view, EighteenGhostsView)
    return view.public


def worth(state: State, seat: int) -> float:
    """How good a castle is for a seat: the result, or ghosts escaped and on their way."""
    outcome = state.outcome()
    if outcome is not None:
        return WIN * outcome.returns[seat]
    public = _public(state)
    return _prospects(public, seat) - _prospects(public, 1 - seat)


def _prospects(public: Public, seat: int) -> float:
    """A colour counts fully once it is out, else by its ghost nearest to an open portal."""
    total = 0.0
    for colour, letter in enumerate(castle.LETTERS):
        ghost = letter.lower() if seat else letter
        if ghost in public.escaped:
            total += ESCAPE
        else:
            total += max((_hope(public, ghost, colour)), default=0.0)
    return total


def _hope(public: Public, ghost: str, colour: int) -> list[float]:
    """For each ghost of a colour in the castle, how near it is to leaving."""
    portal = castle.ROOMS.index(castle.PORTAL_ROOMS[colour])
    facing = castle.DIRECTIONS.index(public.portals[castle.COLOURS[colour]])
    hopes = []
    for room, standing in public.ghosts.items():
        if standing == ghost:
            # A portal still has to turn once for each side between its open side and this one.
            hopes.append(
                max(
                    10.0 - 2 * _distance(castle.ROOMS.index(room), door) - (side - facing) % 4
                    for side in range(4)
                    if (door := castle.neighbour(portal, side)) >= 0
                )
            )
    return hopes


def _distance(room: int, other: int) -> int:
    return abs(room % 5 - other % 5) + abs(room // 5 - other // 5)


def why(after: State, seat: int, gain: float) -> str:
    """The reason for an action, by where it leads and what the castle gains by it."""
    outcome = after.outcome()
    if outcome is not None and seat in outcome.winners and not outcome.drawn:
        return "wins"
    if gain >= ESCAPE / 2:
        return "escapes"
    return "nearer" if gain > 0 else "guards"
