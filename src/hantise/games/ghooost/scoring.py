"""The end of a round and of a match (GO-6.3, GO-7)."""

from typing import TYPE_CHECKING, Final

from hantise.core.event import Event
from hantise.core.outcome import Outcome, ranked
from hantise.games.ghooost import events as told
from hantise.games.ghooost.cards import size

if TYPE_CHECKING:
    from hantise.games.ghooost.state import GhooostState

ENDINGS: Final = (
    "last-left",
    "all-passed",
    "idle",
    "cap",
    "match-won",
    "match-extended",
    "match-shared",
)
TOO_MANY_BOOS: Final = 2  # GO-7.3
MOST_ROUNDS: Final = 20  # GO-7.3
MOST_ACTIONS: Final = 2000  # GO-6.3


def cards_left(state: "GhooostState", seat: int) -> int:
    """What a seat has still to get rid of."""
    return int(size(state.hands[seat])) + state.manors[seat]


def order_of_rest(state: "GhooostState", upcoming: int) -> list[int]:
    """The seats that are not out, best first: fewest cards, then last to act (GO-6.3)."""

    def merit(seat: int) -> tuple[int, int]:
        distance = (seat - upcoming) * state.direction % state.players
        return cards_left(state, seat), -distance

    return sorted((seat for seat in range(state.players) if state.playing[seat]), key=merit)


def score_round(state: "GhooostState", reason: told.RoundEnding, events: list[Event] | None) -> str:
    """Give points and the Boo to the loser, whose turn it is; how the game ended, or ""."""
    loser = state.turn
    if events is not None:
        cards = cards_left(state, loser)
        events.append(told.RoundOver(state.round, loser, reason, cards))
    if not state.match:
        if events is not None:
            events.append(told.Lost(loser))
        return reason
    was_tied = max(state.boos) >= TOO_MANY_BOOS
    for seat in range(state.players):
        if seat != loser:
            _score(state, seat, events)
    state.boos[loser] += 1
    if events is not None:
        events.append(told.Boo(loser, state.boos[loser]))
    if max(state.boos) < TOO_MANY_BOOS:
        return ""
    return _end_match(state, was_tied, events)


def _score(state: "GhooostState", seat: int, events: list[Event] | None) -> None:
    """GO-7.1, GO-7.2."""
    first, last = seat == state.out[0], seat == state.out[-1]
    points = 1 + int(first) + (state.bonus if last else 0)
    state.points[seat] += points
    total = state.points[seat]
    if events is not None:
        events.append(told.Scored(seat, points, total, first, last))


def _end_match(state: "GhooostState", was_tied: bool, events: list[Event] | None) -> str:
    """GO-7.3."""
    eligible = [seat for seat in range(state.players) if state.boos[seat] < TOO_MANY_BOOS]
    most = max(state.points[seat] for seat in eligible)
    leaders = [seat for seat in eligible if state.points[seat] == most]
    if len(leaders) == 1:
        if events is not None:
            events.append(told.Won(leaders[0], most))
        return "match-extended" if was_tied else "match-won"
    if state.round < MOST_ROUNDS:
        if events is not None:
            events.append(told.Tied(state.round, most))
        return ""
    if events is not None:
        for seat in leaders:
            events.append(told.Shared(seat, most))
    return "match-shared"


def outcome(state: "GhooostState") -> Outcome:
    """GO-7.4."""
    if not state.match:
        return ranked(state.ending, [int(seat != state.turn) for seat in range(state.players)])
    most = max(state.points) + 1
    merit = [
        points if boos >= TOO_MANY_BOOS else points + most
        for points, boos in zip(state.points, state.boos, strict=True)
    ]
    return ranked(state.ending, state.points, merit)
