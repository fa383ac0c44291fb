"""The bench measures everything it says it does. How fast anything is, is no matter here."""

from collections.abc import Callable
from itertools import product
from statistics import median

import msgspec
import pytest

import hantise
from hantise.bench import Bench, open_spiel, ours, report, run, search
from hantise.bots import bot_type, strongest_bot
from hantise.core.errors import UnknownGame
from hantise.core.registry import find, games, ids
from tests.core.refusal import refusal

TINY = 0.01
LOOPS = ("python", "playout")
PEERS = ("breakthrough(rows=5,columns=5)", "crazy_eights")
Measured = tuple[str, int | None, str, str]


def measured(bench: Bench) -> list[Measured]:
    return [(speed.subject, speed.players, speed.loop, speed.build) for speed in bench.speeds]


def expected(builds: tuple[str, ...], peers: bool) -> set[Measured]:
    """What a run over all games must hold."""
    rows: set[Measured] = {
        (game.about.id, players, loop, build)
        for game in games()
        for players in game.about.players
        for loop, build in product(LOOPS, builds)
    }
    if peers:
        rows |= {(peer, None, loop, "C++") for peer, loop in product(PEERS, LOOPS)}
    return rows


@pytest.fixture
def stubbed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every measure is made up: ours 200, 400, 600 …, the interpreted build's 1, the peer's 100."""

    def peer(subject: str, seconds: float, seed: int) -> float:
        return 100.0

    monkeypatch.setattr(
        ours, "LOOPS", dict.fromkeys(LOOPS, lambda game, s, seed: 200.0 * (seed + 1))
    )
    monkeypatch.setattr(ours, "in_pure_build", lambda *arguments: 1.0)
    monkeypatch.setattr(open_spiel, "LOOPS", dict.fromkeys(LOOPS, peer))
    monkeypatch.setattr(open_spiel, "version", lambda: "1.0")
    monkeypatch.setattr(open_spiel, "simulations", lambda peer, what, seconds, seed: 10.0)
    monkeypatch.setattr(open_spiel, "length", lambda peer: 5.0)
    monkeypatch.setattr(search, "imagine", lambda game, seconds, seed: 1.0)
    monkeypatch.setattr(search, "think", lambda game, think, seconds, seed: 2.0)
    monkeypatch.setattr(search, "length", lambda game: 3.0)


def pretend(monkeypatch: pytest.MonkeyPatch, *, compiled: bool, peer: bool) -> None:
    monkeypatch.setattr(hantise, "is_compiled", lambda: compiled)
    monkeypatch.setattr(open_spiel, "installed", lambda: peer)


def test_a_real_run_measures_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_spiel, "installed", lambda: False)
    bench = run(["18-ghosts"], seconds=TINY, repeats=1)
    builds = ("compiled", "pure") if hantise.is_compiled() else ("pure",)
    assert sorted(measured(bench)) == sorted(
        ("18-ghosts", 2, loop, build) for loop, build in product(LOOPS, builds)
    )
    for speed in bench.speeds:
        assert speed.actions_per_second > 0
        assert speed.runs == (speed.actions_per_second,)
    assert [(one.subject, one.players, one.what) for one in bench.searches] == [
        ("18-ghosts", 2, "worlds"),
        ("18-ghosts", 2, "nodes"),
        ("18-ghosts", 2, "random"),
    ]
    assert all(one.per_second > 0 for one in bench.searches)
    assert bench.hantise == hantise.__version__
    assert bench.compiled is hantise.is_compiled()
    assert bench.seconds == TINY
    assert msgspec.json.decode(msgspec.json.encode(bench), type=Bench) == bench


@pytest.mark.parametrize("loop", LOOPS)
@pytest.mark.parametrize("id", ids())
def test_both_loops_play_every_game(id: str, loop: str) -> None:
    game = next(game for game in games() if game.about.id == id)
    measure: Callable[..., float] = ours.LOOPS[loop]
    for players in game.about.players:
        assert measure(game(players), TINY, 1) > 0


def test_the_interpreted_build_is_measured_in_its_own_process() -> None:
    assert ours.in_pure_build("ghosts", 3, "python", TINY, 1) > 0


def test_the_peer_is_measured_for_real() -> None:
    assert open_spiel.version()
    for peer in PEERS:
        assert open_spiel.python_loop(peer, TINY, 1) > 0
    assert open_spiel.rollouts(PEERS[0], TINY, 1) > 0


def test_moments_are_those_of_one_whole_game() -> None:
    for id in ids():
        for one in search.searches(id):
            if one.what == "random":
                assert one.length is not None
                assert one.length > 1
    views = search.moments(find("18-ghosts")())
    assert len(views) == search.MOMENTS
    assert len({view.wire() for view in views}) == search.MOMENTS


def test_the_peers_searches_are_measured_for_real() -> None:
    for peer, what in open_spiel.SEARCHES[:2]:
        assert open_spiel.simulations(peer, what, TINY, 1) > 0
        assert open_spiel.length(peer) > 1


@pytest.mark.usefixtures("stubbed")
@pytest.mark.parametrize("peer", [True, False])
def test_every_game_is_searched_as_its_bots_do_and_with_random_playouts(
    monkeypatch: pytest.MonkeyPatch, peer: bool
) -> None:
    pretend(monkeypatch, compiled=True, peer=peer)
    bench = run(seconds=TINY, repeats=1, only_search=True)
    assert bench.speeds == ()
    ours_ = {(one.subject, one.what) for one in bench.searches if one.players is not None}
    assert {(id, what) for id in ids() for what in ("worlds", "random")} <= ours_
    for id in ids():
        own = {what for subject, what in ours_ if subject == id} & {"guided", "nodes"}
        assert len(own) == (bot_type(strongest_bot(id), find(id)()).budget is not None)
    theirs = [(one.subject, one.what) for one in bench.searches if one.players is None]
    assert theirs == (list(open_spiel.SEARCHES) if peer else [])


@pytest.mark.usefixtures("stubbed")
@pytest.mark.parametrize("peer", [True, False])
@pytest.mark.parametrize("compiled", [True, False])
def test_all_games_players_loops_and_builds_are_there_once(
    monkeypatch: pytest.MonkeyPatch, compiled: bool, peer: bool
) -> None:
    pretend(monkeypatch, compiled=compiled, peer=peer)
    bench = run(seconds=TINY, repeats=1)
    builds = ("compiled", "pure") if compiled else ("pure",)
    assert set(measured(bench)) == expected(builds, peer)
    assert len(bench.speeds) == len(expected(builds, peer))
    assert bench.open_spiel == ("1.0" if peer else None)
    assert msgspec.json.decode(msgspec.json.encode(bench), type=Bench) == bench


@pytest.mark.usefixtures("stubbed")
def test_ratios_set_our_compiled_build_beside_the_peer(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, compiled=True, peer=True)
    bench = run(seconds=TINY, repeats=3)
    found = {(ratio.game, ratio.players, ratio.peer, ratio.loop) for ratio in bench.ratios}
    assert found == {
        (game.about.id, players, peer, loop)
        for game in games()
        for players in game.about.players
        for id, peer in report.peers().items()
        for loop in LOOPS
        if id == game.about.id
    }
    assert len(bench.ratios) == len(found)
    assert {ratio.ratio for ratio in bench.ratios} == {4.0}


@pytest.mark.usefixtures("stubbed")
@pytest.mark.parametrize(("compiled", "peer"), [(True, False), (False, True), (False, False)])
def test_without_the_peer_or_the_compiled_build_there_are_no_ratios(
    monkeypatch: pytest.MonkeyPatch, compiled: bool, peer: bool
) -> None:
    pretend(monkeypatch, compiled=compiled, peer=peer)
    assert run(seconds=TINY, repeats=1).ratios == ()


@pytest.mark.usefixtures("stubbed")
def test_a_figure_is_the_median_of_its_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, compiled=False, peer=False)
    for speed in run(["ghosts"], seconds=TINY, repeats=4).speeds:
        assert speed.runs == (200.0, 400.0, 600.0, 800.0)
        assert speed.actions_per_second == median(speed.runs) == 500.0


@pytest.mark.usefixtures("stubbed")
def test_progress_is_told_after_each_measure(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, compiled=False, peer=True)
    told: list[tuple[int, int]] = []
    run(
        ["ghosts"], seconds=TINY, repeats=2, progress=lambda done, total: told.append((done, total))
    )
    total = 2 * (5 * 2 + 2 * 2 + 3 + 3)
    assert told == [(done, total) for done in range(1, total + 1)]


def test_every_game_of_ours_has_a_peer() -> None:
    assert report.peers().keys() == set(ids())
    assert set(report.peers().values()) == set(PEERS)


def test_an_unknown_game_is_refused() -> None:
    assert refusal(UnknownGame, lambda: run(["chess"])).key == "error-unknown-game"
