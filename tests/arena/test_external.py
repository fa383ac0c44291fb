"""Programs of others: what they are told, and what becomes of those that fail."""

import json
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from websockets.sync.server import ServerConnection, serve

from hantise.arena.play import Played, play
from hantise.arena.tournament import Limits, Tournament, plan
from hantise.core.record import rerun
from hantise.core.registry import find

EXAMPLE = Path(__file__).parents[2] / "examples" / "arena_bot.py"
LOOP = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        {}
"""


def tournament(
    bot: str, players: int = 2, seconds: float = 20, megabytes: int = 2048
) -> Tournament:
    limits = Limits(seconds, megabytes)
    return plan(find("ghosts")(players), ("random", bot), 3, limits=limits)


def first(what: Tournament) -> Played:
    return play(what, next(what.tasks(1)))


def program(tmp_path: Path, text: str) -> str:
    path = tmp_path / "bot.py"
    path.write_text(text, encoding="utf-8")
    return f"mine=cmd:{sys.executable} {path}"


def answering(tmp_path: Path, what: str) -> str:
    return program(tmp_path, LOOP.format(what))


def test_the_example_plays_whole_games() -> None:
    played = first(tournament(f"example=cmd:{sys.executable} {EXAMPLE}", players=3))
    assert played.forfeits == []
    assert rerun(played.record).over
    assert [seat.name for seat in played.record.seats] == ["random", "example", "example"]


def test_a_program_is_told_its_view_and_its_actions_and_nothing_else(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    tell = f"open({str(heard)!r}, 'a').write(line); print(json.dumps({{'action': message['legal'][0]}}), flush=True)"
    text = LOOP.format(tell).replace(
        "    if",
        f"    open({str(heard)!r}, 'a').write(line) if message['type'] == 'game' else 0\n    if",
    )
    what = tournament(program(tmp_path, text))
    played = first(what)
    assert played.forfeits == []
    lines = [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()]
    assert lines[0] == {
        "type": "game",
        "protocol": 1,
        "game": "ghosts",
        "rules": 1,
        "players": 2,
        "options": dict(what.options),
        "seat": 1,
        "seconds": 20.0,
    }
    # Every question is the seat's own view at that moment of the game.
    table = rerun(played.record)
    state, asked = table.game.start(), []
    for entry in table.standing():
        if state.actor == 1:
            asked.append(
                {
                    "type": "choose",
                    "view": json.loads(msgspec.json.encode(state.view(1))),
                    "legal": [str(action) for action in state.legal_actions()],
                }
            )
        state.apply(table.entries[entry])  # type: ignore[arg-type]
    assert lines[1:] == asked


@pytest.mark.parametrize(
    ("what", "why", "detail"),
    [
        ("print('hello', flush=True)", "nonsense", "b'hello'"),
        ("print('[1]', flush=True)", "nonsense", "b'[1]'"),
        ("print('\\xff', flush=True)", "nonsense", "b'"),
        ("print('x' * 200000, flush=True)", "nonsense", "more than 65536 bytes"),
        ("print(json.dumps({'action': 'no such'}), flush=True)", "illegal", "no such"),
        ("1 / 0", "crashed", "status 1; ZeroDivisionError: division by zero"),
        ("sys.exit(3)", "crashed", "status 3"),
    ],
)
def test_who_fails_forfeits_with_the_reason(
    tmp_path: Path, what: str, why: str, detail: str
) -> None:
    played = first(tournament(answering(tmp_path, what)))
    assert played.forfeits == [(1, why)]
    assert played.record.result is not None
    assert played.record.result.winners == (0,)
    entry = played.record.entries[-1]
    assert not isinstance(entry, str)
    assert entry.detail is not None
    assert detail in entry.detail


def test_who_takes_too_long_forfeits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hantise.arena.external.STARTING", 0.0)
    monkeypatch.setattr("hantise.arena.external.FAREWELL", 0.1)
    played = first(tournament(answering(tmp_path, "__import__('time').sleep(60)"), seconds=0.5))
    assert played.forfeits == [(1, "stalled")]


def test_who_takes_too_much_memory_forfeits(tmp_path: Path) -> None:
    greedy = answering(tmp_path, "bytearray(600 * 1024 * 1024)")
    played = first(tournament(greedy, megabytes=400))
    assert played.forfeits == [(1, "crashed")]
    entry = played.record.entries[-1]
    assert not isinstance(entry, str)
    assert "MemoryError" in str(entry.detail)


@pytest.mark.parametrize("command", ["/no/such/program", "'unclosed"])
def test_a_command_that_cannot_be_started_forfeits(command: str) -> None:
    played = first(tournament(f"mine=cmd:{command}"))
    assert played.forfeits == [(1, "crashed")]


@pytest.fixture
def address() -> Iterator[str]:
    """A program that plays the first action, at an address."""

    def answer(connection: ServerConnection) -> None:
        for text in connection:
            message = json.loads(text)
            if message["type"] == "choose":
                connection.send(json.dumps({"action": message["legal"][0]}))

    with serve(answer, "127.0.0.1", 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"ws://127.0.0.1:{server.socket.getsockname()[1]}/"
        server.shutdown()
        thread.join()


def test_a_websocket_plays(address: str) -> None:
    played = first(tournament(address))
    assert played.forfeits == []
    assert rerun(played.record).over


def test_a_websocket_that_is_not_there_forfeits() -> None:
    played = first(tournament("ws://127.0.0.1:9/"))
    assert played.forfeits == [(1, "crashed")]
