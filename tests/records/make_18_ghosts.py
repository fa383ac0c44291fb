"""Search for whole games of 18 Ghosts, one for each way a game can end, and write them down.

``python -m tests.records.make_18_ghosts`` writes them anew to ``18-ghosts/``. No game ends with two
passes (EG-5.3): while a ghost is in the castle somebody can act.
"""

from collections.abc import Callable

from hantise.core.action import Action
from hantise.core.rng import Rng
from hantise.core.state import NOBODY
from hantise.games.eighteen_ghosts import EighteenGhosts
from hantise.games.eighteen_ghosts.state import EighteenGhostsState
from tests.records.record_files import keep

GAME = EighteenGhosts()

Taste = Callable[[Action, EighteenGhostsState, list[str]], bool]
"""Whether to play an action, given the state after it and what was played before."""


def anything(action: Action, after: EighteenGhostsState, played: list[str]) -> bool:
    return True


def quietly(action: Action, after: EighteenGhostsState, played: list[str]) -> bool:
    """No fights (EG-5.5), and no third occurrence of a position."""
    return action.kind in ("place", "step", "mirror") and ending(after) in ("", "quiet")


def together(action: Action, after: EighteenGhostsState, played: list[str]) -> bool:
    """Nobody leaves, whatever else happens (EG-5.5)."""
    return not after.public().escaped and ending(after) in ("", "no-escape")


def to_and_fro(action: Action, after: EighteenGhostsState, played: list[str]) -> bool:
    """One step, then always the one that takes the last back (EG-5.4)."""
    if action.kind == "step" and len(played) >= 20:
        source, target = str(action).split("-")
        return played[-2] == f"{target}-{source}"
    return action.kind in ("place", "step")


def ending(state: EighteenGhostsState) -> str:
    outcome = state.outcome()
    return outcome.reason if outcome else ""


def step(
    state: EighteenGhostsState, rng: Rng, taste: Taste, played: list[str]
) -> tuple[Action, EighteenGhostsState] | None:
    """A random action to somebody's taste and the state after it; None if there is none."""
    choices = state.legal_actions()
    while choices:
        action = choices.pop(rng.below(len(choices)))
        after = state.copy()
        after.apply(action)
        if taste(action, after, played):
            return action, after
    return None


def play(seed: int, taste: Taste) -> tuple[list[str], str]:
    """A random game to somebody's taste, and how it ended: the reason, a win on whose action."""
    rng = Rng(seed)
    state = GAME.start()
    actor: int = NOBODY
    played: list[str] = []
    while state.actor != NOBODY:
        found = step(state, rng, taste, played)
        if found is None:
            return played, "stuck"
        actor = state.actor
        action, state = found
        played.append(str(action))
    outcome = state.outcome()
    assert outcome is not None
    if outcome.reason == "goal":
        return played, "goal-own" if outcome.winners == (actor,) else "goal-opponent"
    return played, outcome.reason


def find(wanted: str, taste: Taste, seed: int) -> list[str]:
    """The first game that ends as wanted, from a seed on."""
    while True:
        played, end = play(seed, taste)
        if end == wanted:
            return played
        seed += 1


def main() -> None:
    # The seeds lead to short games soon.
    keep(GAME, "goal-own", find("goal-own", anything, 5))
    keep(GAME, "goal-opponent", find("goal-opponent", anything, 77))
    keep(GAME, "both-goals", find("both-goals", anything, 13077))
    keep(GAME, "repetition", find("repetition", to_and_fro, 0))
    keep(GAME, "quiet", find("quiet", quietly, 0))
    keep(GAME, "no-escape", find("no-escape", together, 0))


if __name__ == "__main__":
    main()
