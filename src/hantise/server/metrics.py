"""What is counted for `/metrics`: nothing secret, nothing about a person."""

import os
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

__all__ = ["CONTENT_TYPE_LATEST", "exposition"]

REGISTRY: Final = CollectorRegistry()
_FAST: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

REQUESTS: Final = Counter(
    "hantise_requests", "HTTP requests.", ("method", "route", "status"), registry=REGISTRY
)
REQUEST_SECONDS: Final = Histogram(
    "hantise_request_seconds", "Time to answer.", ("route",), registry=REGISTRY, buckets=_FAST
)
SOCKETS: Final = Gauge(
    "hantise_sockets",
    "Open websockets.",
    ("route",),
    registry=REGISTRY,
    multiprocess_mode="livesum",
)
CONNECTIONS: Final = Gauge(
    "hantise_connections",
    "Open connections.",
    registry=REGISTRY,
    multiprocess_mode="livesum",
)
CONNECTIONS_REFUSED: Final = Counter(
    "hantise_connections_refused",
    "Connections refused or given up: too many, or too slow.",
    ("reason",),
    registry=REGISTRY,
)
APPENDS: Final = Counter("hantise_appends", "Moves on disk.", registry=REGISTRY)
APPEND_SECONDS: Final = Histogram(
    "hantise_append_seconds",
    "Time to bring a group of moves to disk.",
    registry=REGISTRY,
    buckets=_FAST,
)
APPEND_SIZE: Final = Histogram(
    "hantise_append_size",
    "Moves brought to disk together.",
    registry=REGISTRY,
    buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
)
DATABASE_FAILURES: Final = Counter(
    "hantise_database_failures",
    "Times that the database could not be read or written.",
    registry=REGISTRY,
)
THINKING_SECONDS: Final = Histogram(
    "hantise_thinking_seconds",
    "Time a bot thinks.",
    ("game", "bot"),
    registry=REGISTRY,
    buckets=_FAST,
)
THINKING_FAILURES: Final = Counter(
    "hantise_thinking_failures", "Bots that failed.", ("game", "bot"), registry=REGISTRY
)
DUE_LAG: Final = Histogram(
    "hantise_due_lag_seconds",
    "How late due work begins.",
    registry=REGISTRY,
    buckets=(*_FAST, 30.0, 60.0, 300.0),
)
LIVE_TABLES: Final = Gauge(
    "hantise_live_tables", "Tables held in memory.", registry=REGISTRY, multiprocess_mode="livesum"
)


def appended(size: int, seconds: float) -> None:
    """A group of moves is on disk."""
    APPENDS.inc(size)
    APPEND_SIZE.observe(size)
    APPEND_SECONDS.observe(seconds)


def exposition() -> bytes:
    """All figures, as Prometheus reads them; with several processes, those of all of them."""
    if not os.environ.get("PROMETHEUS_MULTIPROC_DIR"):
        return generate_latest(REGISTRY)
    everybody = CollectorRegistry()
    MultiProcessCollector(everybody)  # type: ignore[no-untyped-call]
    return generate_latest(everybody)
