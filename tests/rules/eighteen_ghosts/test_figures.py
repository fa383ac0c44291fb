"""The known figures of 18 Ghosts, counted by an independent program."""

from collections import Counter

import pytest

from hantise.core.state import State, perft
from hantise.games.eighteen_ghosts import EighteenGhosts
from tests.rules.eighteen_ghosts.conftest import START

MIDDLE = "1rv2/R2Yr/1BY1^/rbyR1/2^B1 A Yby RBby 0 0"


@pytest.mark.parametrize(
    ("position", "counts"),
    [(START, (18, 306, 4_896)), (MIDDLE, (22, 295, 4_751, 58_675))],
    ids=["start", "middle"],
)
def test_action_sequences_are_as_many_as_known(position: str, counts: tuple[int, ...]) -> None:
    state = EighteenGhosts().parse_position(position)
    assert tuple(perft(state, depth) for depth in range(1, len(counts) + 1)) == counts
    assert state.position() == position


def test_the_position_of_the_figures_is_the_one_described() -> None:
    public = EighteenGhosts().parse_position(MIDDLE).public()
    of_a = {"a4": "R", "d2": "R", "b3": "B", "d1": "B", "c3": "Y", "d4": "Y"}
    of_b = {"b5": "r", "e4": "r", "a2": "r", "b2": "b", "c2": "y"}
    assert public.side == 0
    assert public.ghosts == of_a | of_b
    assert public.portals == {"red": "south", "blue": "north", "yellow": "north"}
    assert (public.dungeon, public.escaped) == ("Yby", "RBby")


def test_the_last_actions_at_depth_4_are_of_the_known_kinds() -> None:
    kinds = Counter[str]()

    def count(state: State, depth: int) -> None:
        if depth == 1:
            kinds.update(action.kind for action in state.legal_actions())
            return
        for action in state.legal_actions():
            after = state.copy()
            after.apply(action)
            count(after, depth - 1)

    count(EighteenGhosts().parse_position(MIDDLE), 4)
    assert kinds == {
        "step": 30_355,
        "fight": 15_172,
        "mirror": 4_266,
        "release": 8_056,
        "place": 826,
    }
