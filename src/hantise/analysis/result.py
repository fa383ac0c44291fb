"""What an analysis says. Values are expected returns, as those of an outcome: from -1 to 1."""

from typing import Any

import msgspec


class BetterMove(msgspec.Struct, frozen=True):
    """What would have been better: its notation, and what ``action-<kind>`` needs to say it."""

    action: str
    kind: str
    fields: dict[str, Any]
    value: float
    """What it would have brought to whoever acted, as far as that seat could know."""


class AnalysedMove(msgspec.Struct, frozen=True):
    """One decision of a seat, or what chance did in one go."""

    seq: int
    """Its last entry, from 1."""
    move: int
    """The move of the replay (from 1) that it belongs to."""
    actor: int
    """The seat, or -1 for chance."""
    values: tuple[float, ...]
    """What every seat could expect after it."""
    cost: float = 0.0
    """What it gave away beside the best move, as far as whoever acted could know."""
    better: BetterMove | None = None
    """None: nothing clearly was."""


class SeatAccount(msgspec.Struct, frozen=True):
    """What became of a seat's expectations: ``start + choice + others + luck`` is ``end``."""

    start: float
    choice: float
    """What its own decisions changed."""
    others: float
    """What those of the others changed."""
    luck: float
    """What chance brought beside its average."""
    end: float
    mistakes: float
    """The sum of what its moves cost."""


class Analysis(msgspec.Struct, frozen=True):
    """A finished game, judged."""

    game: str
    players: int
    bot: str
    """Who judged."""
    iterations: int
    seed: int
    start: tuple[float, ...]
    """What every seat could expect before anything happened."""
    moves: tuple[AnalysedMove, ...]
    turning: tuple[int, ...]
    """The moves that cost most, by their place in ``moves``, the dearest first."""
    seats: tuple[SeatAccount, ...]
