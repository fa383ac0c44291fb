"""``kill -9`` in the middle of a game loses no move that was accepted."""

import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from hantise.server.http_server import HouseServer
from hantise.server.settings import Settings, sqlite_url
from tests.server.conftest import LiveHouse, listening
from tests.server.tables.players import Club, Line, begun, time_runs_out

SERVE = [sys.executable, "-W", "ignore", "-c", "from hantise.cli import main; main()", "serve"]


@contextmanager
def served(database: Path, port: int) -> Iterator[tuple[LiveHouse, "subprocess.Popen[bytes]"]]:
    """The house as a process of its own."""
    settings = Settings(database=sqlite_url(database), port=port)
    arguments = ["--port", str(port), "--database", str(database), "--no-browser"]
    with subprocess.Popen(
        [*SERVE, *arguments],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "HANTISE_LOG_FORMAT": "json"},
    ) as process:
        try:
            house = LiveHouse(settings.address(), settings, HouseServer(settings))
            _wait(house, process)
            yield house, process
        finally:
            process.kill()


def _wait(house: LiveHouse, process: "subprocess.Popen[bytes]") -> None:
    deadline = time.monotonic() + 60
    with house.client() as client:
        while time.monotonic() < deadline:
            assert process.poll() is None, "the house did not start"
            try:
                if client.get("/readyz").is_success:
                    return
            except httpx.TransportError:
                time.sleep(0.1)
    raise AssertionError("the house is not ready")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.mark.parametrize("moves", [7, pytest.param(23, marks=pytest.mark.long)])
def test_no_accepted_move_is_lost(tmp_path: Path, moves: int) -> None:
    port, rng = free_port(), random.Random(moves)
    with ExitStack() as stack:
        with served(tmp_path / "house.db", port) as (house, process):
            club = Club(house, stack)
            anna, bert = club.players(2)
            table = begun(anna, [bert], "ghosts", options={"first": "A"}, memory_aid=True)
            lines = [anna.look(table), bert.look(table)]
            accepted = move_about(lines, moves, rng)
            # One more move is under way while the house dies: it is there or it is not.
            line = next(line for line in lines if line.legal)
            unknown = line.play(line.legal[0])
            process.send_signal(signal.SIGKILL)
            process.wait()
        with served(tmp_path / "house.db", port) as (house, _):
            players = [anna.elsewhere(house), bert.elsewhere(house)]
            after = [player.look(table) for player in players]
            again = after[lines.index(line)]
            assert accepted <= again.now["seq"]
            if again.now["seq"] == accepted:
                assert again.now["view"] == line.now["view"]
            # Sent again, it is played once.
            again.play(line.legal[0], seq=accepted, id=unknown)
            answer = again.until("accepted", "draft", "refused")
            assert answer["type"] != "refused"
            again.play(line.legal[0], seq=accepted, id=unknown)
            assert again.until("accepted", "draft", "refused")["type"] == answer["type"]


def test_a_claimed_win_is_not_lost(tmp_path: Path) -> None:
    port, settings = free_port(), Settings(database=sqlite_url(tmp_path / "house.db"))
    with ExitStack() as stack:
        with listening(settings) as house:
            club = Club(house, stack)
            club.tables.bot_pause = 3600.0  # the bot only sits there
            anna, bert = club.players(2)
            table = begun(anna, [bert], "18-ghosts", pace={"kind": "live", "bank": 60})
            line = anna.look(table)
            line.played("R@b5")
            time_runs_out(club, line)
        with served(tmp_path / "house.db", port) as (killed, process):
            line = anna.elsewhere(killed).look(table)
            assert [seat["flag"] for seat in line.now["table"]["seats"]] == [False, True]
            line.send("claim")
            claimed = line.until("update")["outcome"]
            process.send_signal(signal.SIGKILL)
            process.wait()
        with listening(settings) as house:
            assert claimed["reason"] == "lost-on-time"
            assert bert.elsewhere(house).look(table).now["outcome"] == claimed


def move_about(lines: list[Line], moves: int, rng: random.Random) -> int:
    """Play so many turns at random; the last moment that was accepted."""
    accepted = 0
    for _ in range(moves):
        line = next(line for line in lines if line.legal)
        draft = [rng.choice(line.legal)]
        line.play(*draft)
        while (answer := line.until("accepted", "draft"))["type"] == "draft":
            draft.append(answer["legal"][0]["action"])
            line.play(*draft)
        accepted = answer["seq"]
        for each in lines:
            each.until("update", seq=accepted)
    return accepted
