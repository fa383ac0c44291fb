"""Going on at another device."""

import time

import pytest

from tests.server.people.running_house import RunningHouse, id_of, key


def test_a_guest_moves_to_another_device(house: RunningHouse) -> None:
    phone = house.guest("Traveller")
    made = phone.post("/api/me/handover")
    assert made.status_code == 201
    handover = made.json()
    assert handover["url"].endswith(f"/device#{handover['code']}"), "no server sees what follows #"
    assert handover["qr"].startswith("<svg")
    assert "style=" not in handover["qr"]
    assert 0 < handover["expires"] - time.time() <= 600
    assert handover["code"] not in house.everything()
    desktop = house.visitor()
    taken = desktop.post("/api/session/handover", json={"code": handover["code"].lower()})
    assert taken.status_code == 200
    assert taken.json()["id"] == id_of(phone) == id_of(desktop)
    assert len(house.read("SELECT 1 FROM sessions WHERE person = ?", id_of(phone))) == 2
    assert phone.cookies["hantise"] != desktop.cookies["hantise"]


def test_a_code_is_good_once(house: RunningHouse) -> None:
    code = house.guest().post("/api/me/handover").json()["code"]
    assert house.visitor().post("/api/session/handover", json={"code": code}).status_code == 200
    for language, words in (("en", "each works once"), ("fr", "sert une fois")):
        visitor = house.visitor(language)
        again = visitor.post("/api/session/handover", json={"code": code})
        assert (again.status_code, key(again)) == (403, "error-handover")
        assert words in again.json()["message"]
        assert visitor.get("/api/me").json()["id"] is None


def test_a_code_ends(house: RunningHouse) -> None:
    guest = house.guest()
    code = guest.post("/api/me/handover").json()["code"]
    house.write("UPDATE handovers SET expires = ? WHERE person = ?", time.time() - 1, id_of(guest))
    late = house.visitor().post("/api/session/handover", json={"code": code})
    assert (late.status_code, key(late)) == (403, "error-handover")


def test_only_the_latest_code_is_good(house: RunningHouse) -> None:
    guest = house.guest()
    first, second = (guest.post("/api/me/handover").json()["code"] for _ in range(2))
    for code, status in ((first, 403), (second, 200)):
        answer = house.visitor().post("/api/session/handover", json={"code": code})
        assert answer.status_code == status


@pytest.mark.parametrize("code", ["", "x" * 65, None, 7, ["a"], "\x00", "AAAA-AAAA-AAAA", "é"])
def test_codes_that_are_none(house: RunningHouse, code: object) -> None:
    answer = house.visitor().post("/api/session/handover", json={"code": code})
    refused = (answer.status_code, key(answer))
    assert refused in ((403, "error-handover"), (400, "error-bad-request"))


def test_what_this_device_played_moves_along(house: RunningHouse) -> None:
    phone, desktop = house.guest("On the phone"), house.guest("On the desktop")
    table = house.table("waiting", id_of(desktop))
    code = phone.post("/api/me/handover").json()["code"]
    assert desktop.post("/api/session/handover", json={"code": code}).status_code == 200
    assert house.seats(table)[0] == (id_of(phone), "On the phone", 1)


def test_the_same_person_takes_over_from_himself(house: RunningHouse) -> None:
    guest = house.guest()
    before = id_of(guest)
    code = guest.post("/api/me/handover").json()["code"]
    assert guest.post("/api/session/handover", json={"code": code}).json()["id"] == before
    assert id_of(guest) == before
