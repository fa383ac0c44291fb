"""What is measured of a running server, ours or a peer's."""

from collections.abc import Sequence
from statistics import quantiles

import msgspec


class Figures(msgspec.Struct, kw_only=True):
    """All of one server. Bytes of a move: to both seats together."""

    server: str
    game: str
    tables_at_once: int
    moves_per_cpu_second: float
    moves_per_second: float
    paced_tables: int
    paced_moves: int
    p50_ms: float
    p99_ms: float
    bytes_per_move: int
    bytes_per_table: int
    entries_per_table: float
    moves_before_reconnect: int
    reconnect_bytes: int
    snapshot_bytes: int


MORE_IS_BETTER = ("moves_per_cpu_second", "moves_per_second")
LESS_IS_BETTER = (
    "p50_ms",
    "p99_ms",
    "bytes_per_move",
    "bytes_per_table",
    "reconnect_bytes",
    "snapshot_bytes",
)


def times_better(ours: Figures, peer: Figures) -> dict[str, float]:
    """How many times better ours is; below 1 it is worse."""
    better = {name: getattr(ours, name) / getattr(peer, name) for name in MORE_IS_BETTER}
    better |= {name: getattr(peer, name) / getattr(ours, name) for name in LESS_IS_BETTER}
    return {name: round(factor, 2) for name, factor in better.items()}


def milliseconds(latencies: Sequence[float]) -> tuple[float, float]:
    """The median and the 99th percentile."""
    cuts = quantiles(latencies, n=100)
    return round(1000 * cuts[49], 2), round(1000 * cuts[98], 2)
