"""Devices that are signed in: a new session with every rise of privilege, listed, and ended."""

from asyncio import to_thread
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from hantise.server.errors import Unavailable
from hantise.server.forms import Me
from hantise.server.house import House
from hantise.server.people import sessions
from hantise.server.people.passwords import Passwords
from hantise.server.people.person import Person
from hantise.server.people.profile import me
from hantise.server.people.sessions import COOKIE
from hantise.server.people.user_agents import Device, device_of
from tests.server.people.running_house import PASSWORD, RunningHouse, id_of, key

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
SAFARI = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15"
    " (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1"
)
EDGE = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)"
    " Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0"
)
PUSH = {"endpoint": "https://push.example.org/x", "keys": {"p256dh": "a", "auth": "b"}}


def sign_in(house: RunningHouse, name: str, agent: str = FIREFOX) -> httpx.Client:
    client = house.visitor()
    client.headers["user-agent"] = agent
    form = {"name": name, "password": PASSWORD}
    assert client.post("/api/session", json=form).status_code == 200
    return client


def who(house: RunningHouse, cookie: str) -> object:
    """Whom a cookie is worth, wherever it was copied to."""
    return house.visitor().get("/api/me", headers={"Cookie": f"{COOKIE}={cookie}"}).json()["id"]


@contextmanager
def looking(house: RunningHouse, client: httpx.Client) -> Iterator[ClientConnection]:
    """A websocket that a browser has open."""
    headers = {"Cookie": f"{COOKIE}={client.cookies[COOKIE]}", "Origin": house.url}
    url = f"{house.url.replace('http', 'ws')}/api/lobby/socket"
    with connect(url, additional_headers=headers) as line:
        line.recv(timeout=30)
        yield line


def until_closed(line: ClientConnection) -> int | None:
    try:
        while True:
            line.recv(timeout=30)
    except ConnectionClosed:
        return line.close_code


def hear(line: ClientConnection) -> None:
    """It is still open."""
    line.send('{"type": "ping", "at": 1}')
    while '"pong"' not in line.recv(timeout=30):
        pass


def test_an_account_begins_with_a_session_of_its_own(house: RunningHouse) -> None:
    """An earlier device of the guest, and a copied cookie, are not signed in to the account."""
    here, earlier = house.guest("Once a guest"), house.visitor()
    code = here.post("/api/me/handover").json()["code"]
    assert earlier.post("/api/session/handover", json={"code": code}).status_code == 200
    assert id_of(earlier) == id_of(here)
    later = here.post("/api/me/handover").json()["code"]
    old = here.cookies[COOKIE]
    with looking(house, earlier) as elsewhere, looking(house, here) as own:
        form = {"name": "Now an account", "password": PASSWORD}
        assert here.post("/api/me/account", json=form).status_code == 201
        assert until_closed(elsewhere) == until_closed(own) == 1012
    assert here.cookies[COOKIE] != old
    assert here.get("/api/me").json()["name"] == "Now an account"
    assert who(house, old) is None
    assert earlier.get("/api/me").json()["id"] is None
    refused = house.visitor().post("/api/session/handover", json={"code": later})
    assert key(refused) == "error-handover", "a code of the guest's leads to no account"


def test_a_new_password_begins_a_new_session(house: RunningHouse) -> None:
    here = house.account("Twice careful")
    other = sign_in(house, "Twice careful")
    old = here.cookies[COOKIE]
    with looking(house, other) as elsewhere, looking(house, here) as own:
        form = {"old": PASSWORD, "new": "another password"}
        assert here.post("/api/me/password", json=form).status_code == 204
        assert until_closed(elsewhere) == until_closed(own) == 1012
    assert here.cookies[COOKIE] != old
    assert who(house, old) is None
    assert id_of(here)
    assert other.get("/api/me").json()["id"] is None


@pytest.mark.parametrize("kept", [False, True])
def test_a_new_password_asks_about_tokens(house: RunningHouse, kept: bool) -> None:
    owner = house.account(f"Programmer {kept}")
    token = owner.post("/api/me/tokens", json={"label": "bot"}).json()["secret"]
    program = house.program(token)
    assert id_of(program) == id_of(owner)
    form = {"old": PASSWORD, "new": "another password", "keep_tokens": kept}
    assert owner.post("/api/me/password", json=form).status_code == 204
    assert (program.get("/api/me").json()["id"] is not None) is kept
    assert len(owner.get("/api/me/tokens").json()) == kept


def test_one_is_signed_out_by_another(house: RunningHouse) -> None:
    here = house.account("Absent-minded")
    phone, desk = sign_in(house, "Absent-minded", SAFARI), sign_in(house, "Absent-minded", EDGE)
    listed = here.get("/api/me/sessions").json()
    assert [session["here"] for session in listed] == [True, False, False]
    assert {(each["browser"], each["system"]) for each in listed[1:]} == {
        ("Safari", "iPhone"),
        ("Edge", "Windows"),
    }
    assert all(each["seen"] >= each["created"] > 0 for each in listed)
    for client in (here, phone, desk):
        (own,) = (each for each in client.get("/api/me/sessions").json() if each["here"])
        assert own["id"] not in client.cookies[COOKIE]
    lost = next(each["id"] for each in listed if each["system"] == "iPhone")
    with looking(house, phone) as gone, looking(house, here) as stays:
        assert here.delete(f"/api/me/sessions/{lost}").status_code == 204
        assert until_closed(gone) == 1012
        hear(stays)
    assert phone.get("/api/me").json()["id"] is None
    assert id_of(desk) == id_of(here)
    again = here.delete(f"/api/me/sessions/{lost}")
    assert again.status_code == 404
    stranger = house.account("Meddler")
    other = here.get("/api/me/sessions").json()[1]["id"]
    assert stranger.delete(f"/api/me/sessions/{other}").status_code == 404
    assert id_of(desk) == id_of(here)


def test_signing_out_everywhere(house: RunningHouse) -> None:
    here = house.account("Everywhere")
    other = sign_in(house, "Everywhere")
    token = here.post("/api/me/tokens", json={"label": "bot"}).json()["secret"]
    cookie = here.cookies[COOKIE]
    with looking(house, other) as elsewhere, looking(house, here) as own:
        assert here.delete("/api/sessions?everywhere=true").status_code == 204
        assert until_closed(elsewhere) == until_closed(own) == 1012
    assert who(house, cookie) is None
    for client in (here, other):
        assert client.get("/api/me").json()["id"] is None
    assert id_of(house.program(token)), "a program is no device; its token is taken back apart"


def test_a_device_that_is_signed_out_is_notified_no_more(house: RunningHouse) -> None:
    guest = house.guest("Told")
    assert guest.post("/api/me/push", json=PUSH).status_code == 204

    def told() -> list[str]:
        return [row[0] for row in house.read("SELECT person FROM pushes")]

    def knows(client: httpx.Client) -> bool:
        asked = client.get("/api/me/push", params={"endpoint": str(PUSH["endpoint"])})
        known: bool = asked.json()["known"]
        return known

    assert told() == [id_of(guest)]
    assert knows(guest)
    assert not knows(house.guest()), "it is somebody else's"
    form = {"name": "Told", "password": PASSWORD}
    assert guest.post("/api/me/account", json=form).status_code == 201
    assert told() == [id_of(guest)], "a new session of the same device"
    owner = sign_in(house, "Told")
    assert owner.delete("/api/sessions").status_code == 204
    assert told() == [], "the other device was signed out"
    assert not knows(guest), "and is told so, whatever its browser thinks"
    visitor = house.guest()
    assert visitor.post("/api/me/push", json=PUSH).status_code == 204
    assert visitor.post("/api/session", json=form).status_code == 200
    assert told() == [id_of(owner)], "the guest of this device became somebody else"
    assert visitor.delete("/api/session").status_code == 204
    assert told() == []


def test_of_too_many_the_oldest_is_signed_out(house: RunningHouse) -> None:
    first = house.account("Everywhere at once")
    with looking(house, first) as line:
        house.write(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 49)"
            " INSERT INTO sessions (id, person, created, seen) SELECT 'device' || i, ?, 1, 9e9 FROM n",
            id_of(first),
        )
        sign_in(house, "Everywhere at once")
        assert until_closed(line) == 1012
    assert first.get("/api/me").json()["id"] is None


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (FIREFOX, Device("Firefox", "Linux")),
        (SAFARI, Device("Safari", "iPhone")),
        (EDGE, Device("Edge", "Windows")),
        (EDGE.replace("Edg/", "OPR/"), Device("Opera", "Windows")),
        (EDGE.partition(" Edg")[0], Device("Chrome", "Windows")),
        ("python-httpx/0.28", Device()),
        ("", Device()),
        ("x" * 2000 + "Firefox/1", Device()),
    ],
)
def test_devices_by_name(agent: str, device: Device) -> None:
    assert device_of(agent) == device


def test_an_old_cookie_is_not_set_again_while_the_session_is_renewed(
    house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who asked before a change of password is answered after it: the new cookie must stay."""
    here = house.account("Asks who I am")
    cookie = {"Cookie": f"{COOKIE}={here.cookies[COOKIE]}"}

    async def slowly(within: House, person: Person | None) -> Me:
        answer = await me(within, person)
        assert person is not None
        await within.people.sessions.close_all(person.id)
        await within.people.hang_up(person.id)
        return answer

    slow = house.visitor()
    assert "set-cookie" in slow.get("/api/me", headers=cookie).headers
    with monkeypatch.context() as patched:
        patched.setattr("hantise.server.people.routes.me", slowly)
        answer = slow.get("/api/me", headers=cookie)
    assert answer.json()["name"] == "Asks who I am"
    assert "set-cookie" not in answer.headers


def test_a_token_makes_no_cookie_last(house: RunningHouse) -> None:
    here = house.account("Program and browser")
    token = here.post("/api/me/tokens", json={"label": "x"}).json()["secret"]
    headers = {"Authorization": f"Bearer {token}", "Cookie": f"{COOKIE}=whatever"}
    answer = house.visitor().get("/api/me", headers=headers)
    assert answer.json()["name"] == "Program and browser"
    assert "set-cookie" not in answer.headers


def test_a_password_and_the_end_of_other_sessions_come_together_or_not_at_all(
    house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest, here = house.guest(), house.account("Half changed")
    token = here.post("/api/me/tokens", json={"label": "x"}).json()["secret"]
    cookie = here.cookies[COOKIE]

    async def fails(*_: object) -> None:
        raise Unavailable

    form = {"name": "Not made", "password": PASSWORD}
    changed = {"old": PASSWORD, "new": "another password"}
    with monkeypatch.context() as patched:
        patched.setattr(sessions, "end_sessions", fails)
        assert guest.post("/api/me/account", json=form).status_code == 503
        assert here.post("/api/me/password", json=changed).status_code == 503
    assert guest.get("/api/me").json()["guest"] is True
    assert here.cookies[COOKIE] == cookie
    assert who(house, cookie) == id_of(here) == id_of(house.program(token))
    assert here.post("/api/me/password", json=changed).status_code == 204
    assert guest.post("/api/me/account", json=form).status_code == 201


def test_nothing_begun_before_a_new_password_outlives_it(
    house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who knows the old one signs in, makes a token or a code all the time."""
    here = house.account("Robbed in time")
    id = id_of(here)
    verify, changed = Passwords.verify, "UPDATE people SET password = 'another' WHERE id = ?"

    async def slowly(self: Passwords, stored: str | None, password: str) -> bool:
        right = await verify(self, stored, password)
        await to_thread(house.write, changed, id)
        return right

    thief = house.visitor()
    with monkeypatch.context() as patched:
        patched.setattr(Passwords, "verify", slowly)
        form = {"name": "Robbed in time", "password": PASSWORD}
        refused = thief.post("/api/session", json=form)
    assert key(refused) == "error-wrong-sign-in"
    assert thief.get("/api/me").json()["id"] is None
    assert id_of(here) == id
    # The house recognises the session for a while; what outlives it looks at the database.
    house.write("DELETE FROM sessions WHERE person = ?", id)
    assert here.post("/api/me/tokens", json={"label": "x"}).status_code == 401
    assert here.post("/api/me/handover").status_code == 401
    assert house.read("SELECT * FROM tokens WHERE person = ?", id) == []
    assert house.read("SELECT * FROM handovers WHERE person = ?", id) == []
