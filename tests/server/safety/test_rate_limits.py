"""How often: buckets, growing waits, and whose address counts."""

import json
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.sync.client import connect

from hantise.server.errors import TooManyRequests
from hantise.server.people.login_attempts import FOR_KNOWN, FOR_NAME, MOST_DOUBLINGS, Attempts
from hantise.server.safety import rate_limits as limits_module
from hantise.server.safety.rate_limits import RATES, WIDER, Limits, network_of
from tests.server.people.running_house import RunningHouse, key, running


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    with running(tmp_path_factory.mktemp("house")) as found:
        yield found


class Hands:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Hands:
    hands = Hands()
    monkeypatch.setattr("time.monotonic", hands.monotonic)
    return hands


def taken(limits: Limits, most: int, kind: limits_module.Kind, address: str) -> int:
    for number in range(most):
        try:
            limits.take_address(kind, address)
        except TooManyRequests:
            return number
    return most


def test_a_bucket_empties_and_fills(clock: Hands) -> None:
    limits = Limits()
    burst, per_second = RATES["chat"]
    for _ in range(int(burst)):
        limits.take("chat", "somebody")
    with pytest.raises(TooManyRequests) as refused:
        limits.take("chat", "somebody")
    assert refused.value.retry_after == 1 / per_second
    limits.take("chat", "somebody else")
    limits.take("move", "somebody")
    clock.now += refused.value.retry_after
    limits.take("chat", "somebody")
    with pytest.raises(TooManyRequests):
        limits.take("chat", "somebody")
    clock.now += 10**6
    for _ in range(int(burst)):
        limits.take("chat", "somebody")
    with pytest.raises(TooManyRequests):
        limits.take("chat", "somebody")


@pytest.mark.parametrize("kind", RATES)
def test_an_address_is_wider_than_a_person(clock: Hands, kind: limits_module.Kind) -> None:
    assert 20 <= WIDER <= 50
    burst = int(RATES[kind].burst * WIDER)
    assert burst >= 50, "fifty phones behind one address"
    assert taken(Limits(), burst + 1, kind, "192.0.2.1") == burst


def test_one_line_has_many_addresses_of_ipv6() -> None:
    assert network_of("2001:db8:1:2::1") == network_of("2001:db8:1:2:ffff::9")
    assert network_of("2001:db8:1:2::1") != network_of("2001:db8:1:3::1")
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1")
    assert network_of("192.0.2.1") != network_of("192.0.2.2")
    assert len(network_of("x" * 1000)) < 100


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits_module, "MOST_BUCKETS", 100)
    limits = Limits()
    for number in range(1000):
        limits.take("move", str(number))
    assert len(limits._buckets) == 100


def test_guests_of_one_address_are_limited(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        most = int(RATES["guest"].burst * WIDER)
        house.house.safety.limits._buckets["guest", "@127.0.0.1"] = (50.0, time.monotonic())
        answers = [house.visitor().post("/api/me/guest", json={}) for _ in range(51)]
        assert most >= 50
        assert [answer.status_code for answer in answers] == [200] * 50 + [429]
        assert key(answers[-1]) == "error-too-many-requests"
        assert int(answers[-1].headers["retry-after"]) >= 1


def test_requests_of_one_person_are_limited(house: RunningHouse) -> None:
    guest = house.guest()
    statuses = [guest.get("/api/me").status_code for _ in range(300)]
    assert 429 in statuses
    refused = guest.get("/api/me", headers={"Accept-Language": "fr"})
    if refused.status_code == 429:
        assert "Trop de demandes" in refused.json()["message"]
    assert house.guest().get("/api/me").status_code == 200, "others are not"


def test_a_name_cannot_be_locked_for_its_owner_for_long(clock: Hands) -> None:
    attempts, waits = Attempts(), []
    for number in range(1000):
        try:
            attempts.begin("target", f"192.0.2.{number % 250}")
        except TooManyRequests as refused:
            waits.append(refused.retry_after)
            clock.now += refused.retry_after
    assert 0 < max(waits) <= FOR_NAME.longest
    clock.now += FOR_NAME.longest
    attempts.begin("target", "198.51.100.1")
    attempts.succeed("target", "198.51.100.1")
    for number in range(FOR_NAME.free - 1):
        attempts.begin("target", f"203.0.113.{number}")


def test_wrong_guesses_are_forgiven(clock: Hands) -> None:
    attempts = Attempts()
    for number in range(500):
        with suppress(TooManyRequests):
            attempts.begin("target", f"192.0.2.{number}")
        clock.now += FOR_NAME.longest
    clock.now += FOR_NAME.longest * (FOR_NAME.free + MOST_DOUBLINGS)
    for number in range(FOR_NAME.free):
        attempts.begin("target", f"198.51.100.{number}")


def test_where_the_owner_came_from_others_do_not_count(clock: Hands) -> None:
    attempts = Attempts()
    attempts.begin("target", "198.51.100.1")
    attempts.succeed("target", "198.51.100.1")
    for number in range(FOR_NAME.free):
        attempts.begin("target", f"192.0.2.{number}")
    with pytest.raises(TooManyRequests):
        attempts.begin("target", "192.0.2.250")
    for _ in range(FOR_KNOWN.free):
        attempts.begin("target", "198.51.100.1")
    with pytest.raises(TooManyRequests):
        attempts.begin("target", "198.51.100.1")


def test_waits_double_and_end(clock: Hands) -> None:
    attempts, waits = Attempts(), []
    for _ in range(12):
        try:
            attempts.begin("name", "192.0.2.1")
        except TooManyRequests as refused:
            waits.append(refused.retry_after)
            clock.now += refused.retry_after
            attempts.begin("name", "192.0.2.1")
    assert waits == [1, 2, 4, 8, 16, 32, 64]
    attempts.succeed("name", "192.0.2.1")
    for _ in range(4):
        attempts.begin("name", "192.0.2.1")


# Codes of tables


@pytest.mark.parametrize("way", ["request", "socket"])
def test_codes_cannot_be_guessed(tmp_path: Path, way: str) -> None:
    with running(tmp_path) as house:
        host, guesser = house.guest("Host"), house.visitor()
        seats = [{"kind": "me"}, {"kind": "open"}]
        form = {"game": "18-ghosts", "seats": seats, "public": False}
        code = host.post("/api/tables", json=form).json()["code"]

        def look(code: str) -> str:
            if way == "request":
                answer = guesser.get(f"/api/tables/{code}")
                return "found" if answer.status_code == 200 else key(answer)
            place = house.url.replace("http", "ws")
            headers = {"Origin": house.url}
            url = f"{place}/api/tables/{code}/socket"
            with connect(url, additional_headers=headers) as line:
                first = json.loads(line.recv(5))
            return "found" if first["type"] != "refused" else str(first["error"]["key"])

        letters = "BCDFGHJKMNPQRSTVWXZ"
        wrong = [f"B{a}{b}C" for a in letters for b in letters if f"B{a}{b}C" != code]
        assert [look(code) for _ in range(5)] == ["found"] * 5
        burst = int(RATES["code"].burst * WIDER)
        told = [look(guess) for guess in wrong[: burst + 20]]
        assert told[:burst] == ["error-no-table"] * burst
        assert "error-too-many-requests" in told[burst:]
        house.house.safety.limits._buckets["code", "@127.0.0.1"] = (0.0, time.monotonic() + 60)
        assert look(code) == "error-too-many-requests", "else it would tell itself apart"
        assert key(host.get("/api/tables/nothing-like-a-code")) == "error-no-table"


# Proxies


@pytest.mark.parametrize("trusted", [False, True])
def test_whose_address_counts(tmp_path: Path, *, trusted: bool) -> None:
    with running(tmp_path, trusted_proxy=trusted) as house:
        visitor = house.visitor()
        sent = {"X-Forwarded-For": "203.0.113.9, 198.51.100.7", "X-Forwarded-Proto": "https"}
        answer = visitor.post("/api/me/guest", json={}, headers=sent)
        assert answer.status_code == 200
        counted = {who for kind, who in house.house.safety.limits._buckets if kind == "guest"}
        assert counted == ({"@198.51.100.7"} if trusted else {"@127.0.0.1"})
        assert ("secure" in answer.headers["set-cookie"].lower()) is trusted
        assert ("strict-transport-security" in answer.headers) is trusted
