"""What updates weigh: every step is in one, and a further view costs what it weighs."""

import pytest

from bench.server.updates import RECORDS, row, weights
from hantise.core.record import load
from hantise.core.registry import ids


@pytest.mark.parametrize("id", ids())
def test_a_game_is_told_whole(id: str) -> None:
    longest = max((RECORDS / id).glob("*.json"), key=lambda path: path.stat().st_size)
    table = load(longest)
    found = list(weights(table))
    assert sum(one.steps for one in found) == len(table.steps())
    for one in found:
        assert (one.viewed > one.sent) == (one.steps > 1)
        assert one.sent_packed < one.sent
    assert row(id, found)[0] == id
