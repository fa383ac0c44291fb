"""How a game stands: the columns of ``tables`` that change while it is played."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from hantise.core.outcome import Outcome
from hantise.server.tables.model.clock import Clock
from hantise.server.wire import Proposal, Status

COLUMNS: Final = ("seq", "turn", "clock", "status", "result", "moved", "ended", "proposals")
"""In the order of `Standing.row`."""

_encode: Final = msgspec.json.Encoder(order="deterministic").encode
_clocks: Final = msgspec.json.Decoder(Clock)
_outcomes: Final = msgspec.json.Decoder(Outcome)
_proposals: Final = msgspec.json.Decoder(tuple[Proposal, ...])


def to_text(value: object) -> str:
    """A value for a text column."""
    return _encode(value).decode()


def outcome_of(result: str | None) -> Outcome | None:
    """What the column ``result`` says."""
    return None if result is None else _outcomes.decode(result)


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """After ``seq`` entries."""

    seq: int = 0
    turn: int | None = None
    """The seat to act."""
    clock: Clock | None = None
    status: Status
    outcome: Outcome | None = None
    """The column ``result``."""
    moved: float
    """When something happened last."""
    ended: float | None = None
    proposals: tuple[Proposal, ...] = ()

    def row(self) -> tuple[Any, ...]:
        """The values of `COLUMNS`."""
        return (
            self.seq,
            self.turn,
            None if self.clock is None else to_text(self.clock),
            self.status,
            None if self.outcome is None else to_text(self.outcome),
            self.moved,
            self.ended,
            to_text(self.proposals) if self.proposals else None,
        )


def standing_of(row: Mapping[str, Any]) -> Standing:
    """From a row of ``tables``."""
    clock, proposals = row["clock"], row["proposals"]
    return Standing(
        seq=row["seq"],
        turn=row["turn"],
        clock=None if clock is None else _clocks.decode(clock),
        status=row["status"],
        outcome=outcome_of(row["result"]),
        moved=row["moved"],
        ended=row["ended"],
        proposals=() if proposals is None else _proposals.decode(proposals),
    )
