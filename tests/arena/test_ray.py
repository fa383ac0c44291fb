"""A Ray cluster of two nodes plays what one process plays, whatever dies meanwhile.

Ray is no part of the everyday environment: ``./check arena`` runs these in one of its own.
"""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hantise.arena import ray_cluster
from hantise.arena.journal import Journal, read_journal
from hantise.arena.play import Played
from hantise.arena.ray_cluster import NoCluster, RayCluster, cluster
from hantise.arena.run import run
from hantise.arena.runners import Runner, Sent, Work, play_sent
from hantise.arena.standings import Standings
from hantise.arena.tournament import Tournament, plan
from hantise.core.registry import find
from tests.arena.test_tournament import finished, outcomes
from tests.core.refusal import refusal

pytestmark = [pytest.mark.cluster, pytest.mark.timeout(600)]
GAMES = 24
BEGUN = "HANTISE_TEST_BEGUN"


def tournament() -> Tournament:
    """Bots that search, by iterations alone."""
    game = find("ghosts")(2, {"rounds": 1})
    return plan(game, ("skilled:iterations=150", "careful"), seed=3)


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> Standings:
    """What one process plays."""
    return finished(tmp_path_factory.mktemp("one"), tournament(), GAMES)


@pytest.fixture
def two_nodes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A cluster of two nodes with one processor each."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv(BEGUN, str(tmp_path))
    from ray.cluster_utils import Cluster

    nodes = Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
    )
    nodes.add_node(num_cpus=1)
    nodes.wait_for_nodes()
    yield nodes
    nodes.shutdown()


def played(folder: Path, runner: Runner) -> Standings:
    journal = Journal(folder, tournament())
    standings = Standings(tournament(), tournament().deals(GAMES))
    try:
        run(journal, standings, runner)
    finally:
        journal.close()
    return standings


def play_and_tell(data: bytes) -> bytes:
    """Play a game; a file says which node has begun it."""
    import ray

    number = msgspec.msgpack.decode(data, type=Sent).task.number
    node = ray.get_runtime_context().get_node_id()
    Path(os.environ[BEGUN], f"{number}-{node}-{time.monotonic_ns()}").touch()
    return play_sent(data)


def die(_: bytes) -> bytes:
    os._exit(7)


def divide(_: bytes) -> bytes:
    return bytes(1 // 0)


def test_a_cluster_started_for_one_command_plays_the_same(
    expected: Standings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ray_cluster, "RETRIES", 1)
    with cluster("local", 2) as runner:
        assert outcomes(played(tmp_path, runner)) == outcomes(expected)

        def refused(work: Work) -> str:
            return refusal(NoCluster, lambda: list(runner.do(work, [b""]))).key

        assert refused(die) == "error-ray-failed", "but not before it was tried again"
        with pytest.raises(ZeroDivisionError):
            list(runner.do(divide, [b""]))
        monkeypatch.setattr(ray_cluster, "_digests", ["another source"])
        assert refused(play_sent) == "error-ray-other"


def test_nothing_is_lost_when_a_node_dies(
    expected: Standings, two_nodes: Any, tmp_path: Path
) -> None:
    first, (second,) = two_nodes.head_node, two_nodes.worker_nodes
    what = tournament()
    parts = (msgspec.msgpack.encode(Sent(what, task)) for task in what.tasks(what.deals(GAMES)))
    games: dict[int, Played] = {}
    with cluster(two_nodes.address) as runner:
        assert isinstance(runner, RayCluster)
        killed_after = 0
        for data in runner.do(play_and_tell, parts):
            game = msgspec.msgpack.decode(data, type=Played)
            games[game.number] = game
            begun = {tuple(path.name.split("-")[:2]) for path in tmp_path.iterdir()}
            lost = {int(number) for number, node in begun if node == second.node_id} - games.keys()
            if not killed_after and len(games) >= 4 and lost:
                two_nodes.remove_node(second, allow_graceful=False)
                killed_after = len(games)
    assert 4 <= killed_after < GAMES, "a node died while it played"
    by_node = {path.name.split("-")[1] for path in tmp_path.iterdir()}
    assert by_node == {first.node_id, second.node_id}
    twice = len(list(tmp_path.iterdir())) - GAMES
    assert twice >= 1, "what it had begun was played again"
    assert [(number, games[number].record) for number in sorted(games)] == outcomes(expected)


KILLED = """
import os, signal, sys
from hantise.arena.journal import Journal
from hantise.cli import main

add = Journal.add

def add_and_die(journal, played):
    add(journal, played)
    if len(journal.played) == 4:
        os.kill(os.getpid(), signal.SIGKILL)

Journal.add = add_and_die
sys.exit(main())
"""


def test_a_killed_command_goes_on_where_it_was(
    expected: Standings, two_nodes: Any, tmp_path: Path
) -> None:
    folder = tmp_path / "games"
    command = ["arena", "ghosts", *tournament().bots]
    command += ["--option", "rounds=1", "--seed", "3", "--games", str(GAMES)]
    command += ["--ray", two_nodes.address, "--folder", str(folder), "--lang", "en"]
    killed = _run(["-c", KILLED, *command])
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    file = folder / "games.jsonl"
    _, before = read_journal(file)
    assert len(before) == 4
    again = _run(["-m", "hantise", *command])
    assert again.returncode == 0, again.stderr
    assert re.search(r"\d+–\d+–\d+", again.stdout)
    _, after = read_journal(file)
    assert [(game.number, game.record) for game in after] == outcomes(expected)


def _run(arguments: list[str]) -> "subprocess.CompletedProcess[str]":
    program = [sys.executable, *arguments]
    return subprocess.run(program, capture_output=True, text=True, timeout=240, check=False)


def test_where_nobody_listens_one_is_told() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    told = refusal(NoCluster, lambda: cluster(address).__enter__())
    assert (told.key, told.fields["address"]) == ("error-ray-unreachable", address)


def test_what_listens_may_be_no_cluster() -> None:
    with socket.socket() as mute:
        mute.bind(("127.0.0.1", 0))
        mute.listen()
        address = f"127.0.0.1:{mute.getsockname()[1]}"
        assert refusal(NoCluster, lambda: cluster(address).__enter__()).key == "error-ray-silent"
