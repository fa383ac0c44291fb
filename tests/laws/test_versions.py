"""Older versions of the rules: games played by them replay by them, and they keep the laws too."""

import pytest

from hantise.core import record
from hantise.core.laws import Violation, check_game, configurations
from hantise.core.outcome import ranked
from hantise.core.record import Record, decode, encode, record_of, rerun
from tests.core.records import refused, replaced
from tests.laws.candles import Candles, CandlesState
from tests.laws.toys import OtherStepState

OLD = Record(
    game="candles",
    rules=1,
    players=2,
    entries=("+2", "+3", "+1", "+1", "2", "(1)", "3", "(1)"),
    result=ranked("all-laid", [5, 4]),
)
"""B snuffs both candles of size 1: each counts 2 by the old rule, 3 by the new one."""


@pytest.fixture(autouse=True)
def _candles_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "find", lambda id: Candles)


def test_an_old_record_replays_by_the_old_rule() -> None:
    table = rerun(OLD)
    assert table.game.rules_version == 1
    assert table.outcome() == ranked("all-laid", [5, 4])
    again = rerun(decode(encode(record_of(table))))
    assert (again.game.rules_version, again.outcome()) == (1, table.outcome())


def test_the_same_entries_end_otherwise_by_the_new_rule() -> None:
    assert refused(replaced(OLD, rules=2)).key == "error-record-result"
    table = rerun(replaced(OLD, rules=2, result=ranked("all-laid", [5, 6])))
    assert table.game.rules_version == 2


def test_going_back_keeps_to_the_version() -> None:
    table = rerun(OLD)
    table.back_to(len(OLD.entries) - 1)
    table.enter(table.game.parse("(1)"))
    assert table.outcome() == OLD.result


@pytest.mark.parametrize("players", Candles.about.players)
def test_copies_and_positions_keep_to_the_version(players: int) -> None:
    for game in (Candles(players, rules_version=1), Candles(players)):
        whole = 3 if game.rules_version == 1 else 4
        start = game.start()
        copies: list[CandlesState] = [start.copy(), game.parse_position(start.position())]
        assert [state.whole for state in (start, *copies)] == [whole] * 3


class BrokenOnce(Candles):
    """Nobody has looked at the old version for a while."""

    def start(self) -> CandlesState:
        kind = OtherStepState if self.rules_version == 1 else CandlesState
        return kind(self.players, self.options.peeking, 4)


def test_a_fault_of_an_old_version_alone_is_caught() -> None:
    found = []
    for game in configurations(BrokenOnce):
        try:
            check_game(game, games=5, seed=1)
        except Violation as violation:
            found.append(violation)
    assert [each.game.players for each in found] == [2, 3]
    assert all("rules version 1" in str(each) for each in found)
    assert all(each.reproduction().rules == 1 for each in found)
