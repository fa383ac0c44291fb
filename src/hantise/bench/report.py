"""One run of the bench: our games and the peer in turns, medians, ratios."""

import os
import platform
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import product
from statistics import median

import msgspec

import hantise
from hantise.bench import open_spiel, ours, search
from hantise.bench.search import Searched, What
from hantise.core.registry import find, games, ids, part

Subject = tuple[str, int | None, str, str]
"""Game or peer, players, loop, build."""
Searcher = tuple[str, int | None, What]
"""Game or peer, players, what is counted."""
Measure = Callable[[int], float]


class Speed(msgspec.Struct, frozen=True):
    """Actions per second."""

    subject: str
    players: int | None
    loop: str
    build: str
    actions_per_second: float
    runs: tuple[float, ...]


class SearchSpeed(msgspec.Struct, frozen=True):
    """How fast one looks ahead, in this build."""

    subject: str
    players: int | None
    what: What
    per_second: float
    runs: tuple[float, ...]
    length: float | None
    """Of a random playout, in actions."""


class Ratio(msgspec.Struct, frozen=True):
    """Our compiled build over the peer, both in this run."""

    game: str
    players: int
    peer: str
    loop: str
    ratio: float


class Bench(msgspec.Struct, frozen=True):
    """All that was measured, and on what."""

    python: str
    processors: int | None
    hantise: str
    compiled: bool
    open_spiel: str | None
    seconds: float
    speeds: tuple[Speed, ...]
    ratios: tuple[Ratio, ...]
    searches: tuple[SearchSpeed, ...]


def peers() -> dict[str, str]:
    """Which peer a game is set beside: ``PEER`` in the module ``bench`` of its package, if any."""
    named = {id: getattr(part(id, "bench"), "PEER", None) for id in ids()}
    return {id: peer for id, peer in named.items() if peer is not None}


def run(
    ids: Sequence[str] = (),
    seconds: float = 1.0,
    repeats: int = 3,
    progress: Callable[[int, int], None] | None = None,
    *,
    only_search: bool = False,
) -> Bench:
    """Measure. Subjects take turns within each repeat, so a slow moment of the machine hits all."""
    plays = {} if only_search else _plays(ids, seconds)
    looks = _searches(ids)
    measures: list[tuple[Subject | Searcher, Measure]] = [
        *plays.items(),
        *((key, partial(searched.measure, seconds)) for key, searched in looks.items()),
    ]
    results: dict[Subject | Searcher, list[float]] = {key: [] for key, _ in measures}
    done, total = 0, repeats * len(measures)
    for repeat in range(repeats):
        for key, measure in measures:
            results[key].append(measure(repeat))
            done += 1
            if progress is not None:
                progress(done, total)
    speeds = tuple(Speed(*key, median(results[key]), tuple(results[key])) for key in plays)
    return Bench(
        python=platform.python_version(),
        processors=os.cpu_count(),
        hantise=hantise.__version__,
        compiled=hantise.is_compiled(),
        open_spiel=open_spiel.version() if open_spiel.installed() else None,
        seconds=seconds,
        speeds=speeds,
        ratios=tuple(_ratios(speeds)),
        searches=tuple(
            SearchSpeed(*key, median(results[key]), tuple(results[key]), searched.length)
            for key, searched in looks.items()
        ),
    )


def _searches(ids: Sequence[str]) -> dict[Searcher, Searched]:
    found: dict[Searcher, Searched] = {}
    for game_type in [find(id) for id in ids] or games():
        for one in search.searches(game_type.about.id):
            found[game_type.about.id, one.players, one.what] = one
    if open_spiel.installed():
        for peer, what in open_spiel.SEARCHES:
            measure = partial(open_spiel.simulations, peer, what)
            found[peer, None, what] = Searched(0, what, measure, open_spiel.length(peer))
    return found


def _plays(ids: Sequence[str], seconds: float) -> dict[Subject, Measure]:
    measures: dict[Subject, Measure] = {}
    build = "compiled" if hantise.is_compiled() else "pure"
    for game_type in [find(id) for id in ids] or games():
        id = game_type.about.id
        for players in game_type.about.players:
            for loop, measure in ours.LOOPS.items():
                measures[id, players, loop, build] = partial(measure, game_type(players), seconds)
                if build == "compiled":
                    pure = partial(ours.in_pure_build, id, players, loop, seconds)
                    measures[id, players, loop, "pure"] = pure
    if open_spiel.installed():
        for peer in dict.fromkeys(peers().values()):
            for loop, peer_measure in open_spiel.LOOPS.items():
                measures[peer, None, loop, "C++"] = partial(peer_measure, peer, seconds)
    return measures


def _ratios(speeds: Sequence[Speed]) -> Iterator[Ratio]:
    peer_of = peers()
    for ours_, theirs in product(speeds, speeds):
        pair = peer_of.get(ours_.subject) == theirs.subject and ours_.loop == theirs.loop
        if pair and ours_.build == "compiled" and ours_.players is not None:
            ratio = ours_.actions_per_second / theirs.actions_per_second
            yield Ratio(ours_.subject, ours_.players, theirs.subject, ours_.loop, ratio)
