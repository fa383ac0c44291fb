"""A game over days: whoever is away is told on his phone, by a push service of our own."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import requests

from hantise import text
from hantise.server.people.reminders import Reminders
from hantise.server.storage.schema import pushes
from tests.server.people.services import PushService, serving
from tests.server.people.test_reminders import Browser
from tests.server.tables.players import Club, Line, Message, Player, begun, time_runs_out

DAY = 24 * 3600.0


def title(kind: str) -> str:
    """What a reminder about the game says first."""
    game = text.say("18-ghosts", "title", language="en")
    return text.say("hantise", f"remind-{kind}-title", {"game": game}, language="en")


TURN, LOST, OVER = title("your-turn"), title("seat-lost"), title("lost-on-time")


class Phone:
    """Somebody's phone, which gets what the house sends."""

    def __init__(self, club: Club, player: Player, service: PushService) -> None:
        self._browser = Browser()
        self._service = service
        keys = f'{{"p256dh": "{self._browser.keys.p256dh}", "auth": "{self._browser.keys.auth}"}}'
        row = {"endpoint": f"{service.url}/{player.id}", "person": player.id, "keys": keys}

        async def subscribe() -> None:
            async with club.house.house.database.begin() as connection:
                await connection.execute(pushes.insert().values(**row, created=1.0))

        club.run(subscribe())
        self._path = f"/{player.id}"

    def titles(self) -> list[str]:
        """What it has shown so far."""
        return [
            self._browser.read(body)["title"]
            for path, _, body in self._service.pushes
            if path == self._path
        ]

    def shows(self, *titles: str) -> None:
        """Wait until it has shown these, and nothing else."""
        deadline = time.monotonic() + 10
        while len(self.titles()) < len(titles):
            assert time.monotonic() < deadline, self.titles()
            time.sleep(0.01)
        assert self.titles() == list(titles)


@pytest.fixture
def service(tmp_path: Path) -> Iterator[PushService]:
    found = PushService(tmp_path)
    with serving(found):
        yield found


@pytest.fixture
def club(club: Club, service: PushService, monkeypatch: pytest.MonkeyPatch) -> Club:
    """Its reminders reach this machine and trust the service's certificate."""

    def web() -> requests.Session:
        session = requests.Session()
        session.trust_env = False
        session.verify = str(service.certificate)
        return session

    reminders = Reminders(club.house.house, web)
    club.run(reminders.start())
    monkeypatch.setattr(club.house.house, "reminders", reminders)
    club.tables.bot_pause = 60.0  # bots only sit there
    return club


@pytest.fixture
def two(club: Club) -> tuple[Player, Player, Message]:
    anna, bert = club.players(2)
    pace = {"kind": "correspondence", "days": 2}
    table = begun(anna, [bert], "18-ghosts", pace=pace)
    all_sent(club)
    return anna, bert, table


def all_sent(club: Club) -> None:
    """Whatever was to be sent has been sent."""

    async def wait() -> None:
        for task in tuple(club.tables._background):
            await task

    club.run(wait())


def settled(club: Club, line: Line) -> None:
    """The house has done what a line asked for, and whatever follows from it."""
    line.nothing("refused")
    all_sent(club)


def test_it_is_your_turn(
    club: Club, service: PushService, two: tuple[Player, Player, Message]
) -> None:
    anna, bert, table = two
    mine, theirs = Phone(club, anna, service), Phone(club, bert, service)
    line = anna.look(table)
    line.played("R@b5")
    theirs.shows(TURN)
    settled(club, line)
    assert mine.titles() == [], "who looks at the table needs no reminder"


def test_who_looks_at_the_table_is_not_reminded(
    club: Club, service: PushService, two: tuple[Player, Player, Message]
) -> None:
    anna, bert, table = two
    phone = Phone(club, bert, service)
    line, other = anna.look(table), bert.look(table)
    line.played("R@b5")
    other.until("update")
    club.do_due("remind", table, str(line.now["seq"]))
    settled(club, line)
    assert phone.titles() == []


def test_little_time_is_left(
    club: Club, service: PushService, two: tuple[Player, Player, Message]
) -> None:
    anna, bert, table = two
    line = anna.look(table)
    line.played("R@b5")
    settled(club, line)
    phone = Phone(club, bert, service)
    due = club.due(table)
    assert due["remind"] == pytest.approx(time.time() + 1.5 * DAY, abs=60), "the last quarter"
    assert due["clock"] == pytest.approx(time.time() + 2 * DAY, abs=60)
    club.do_due("remind", table, str(line.now["seq"] - 1))
    settled(club, line)
    assert phone.titles() == [], "that was for an earlier moment"
    club.do_due("remind", table, str(line.now["seq"]))
    phone.shows(TURN)


def test_the_seat_is_lost(
    club: Club, service: PushService, two: tuple[Player, Player, Message]
) -> None:
    anna, bert, table = two
    line = anna.look(table)
    line.played("R@b5")
    settled(club, line)
    phone = Phone(club, bert, service)
    seq = str(line.now["seq"])
    club.do_due("clock", table, seq)
    settled(club, line)
    assert line.now["table"]["seats"][1]["bot"] is None, "there is time left"
    club.tables.now = lambda: time.time() + 2 * DAY
    club.do_due("clock", table, seq)
    while line.until("table")["table"]["seats"][1]["bot"] is None:
        pass
    phone.shows(LOST)
    assert "remind" not in club.due(table)
    again = bert.look(table)
    again.send("return")
    while "person" not in [e["kind"] for s in again.until("update")["steps"] for e in s["events"]]:
        pass
    assert again.now["clock"]["left"][1] == pytest.approx(2 * DAY * 1000, abs=60_000)


def test_the_game_is_lost_on_time(
    club: Club, service: PushService, two: tuple[Player, Player, Message]
) -> None:
    anna, bert, table = two
    line = anna.look(table)
    line.played("R@b5")
    settled(club, line)
    phone = Phone(club, bert, service)
    time_runs_out(club, line, 2 * DAY)
    phone.shows(LOST)
    line.send("claim")
    while not line.until("update")["outcome"]:
        pass
    phone.shows(LOST, OVER)


def test_no_reminders_at_a_table_with_another_pace(club: Club, service: PushService) -> None:
    anna, bert = club.players(2)
    table = begun(anna, [bert], "18-ghosts", pace={"kind": "live"})
    phone = Phone(club, bert, service)
    line = anna.look(table)
    line.played("R@b5")
    assert "remind" not in club.due(table)
    settled(club, line)
    assert phone.titles() == []
