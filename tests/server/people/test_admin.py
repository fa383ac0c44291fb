"""Administrators: sanctions and the log of them."""

import time

import pytest

from tests.server.people.running_house import PASSWORD, RunningHouse, id_of, key


def test_a_ban(house: RunningHouse) -> None:
    admin = house.administrator("Warden")
    rude = house.guest("Rude", language="fr")
    path = f"/api/admin/people/{id_of(rude)}/ban"
    assert admin.post(path, json={"hours": 2, "why": "insults"}).status_code == 204
    refused = rude.patch("/api/me", json={"name": "Nicer"})
    assert (refused.status_code, key(refused)) == (403, "error-banned")
    until = time.strftime("%Y-%m-%d %H", time.gmtime(time.time() + 7200))
    assert until in refused.json()["message"]
    assert "exclu" in refused.json()["message"]
    assert rude.get("/api/me").json()["name"] == "Rude", "reading goes on"
    play = rude.post("/api/tables/quick", json={"game": "18-ghosts"})
    assert key(play) == "error-banned"
    assert admin.post(path, json={"hours": 0}).status_code == 204
    assert rude.patch("/api/me", json={"name": "Nicer"}).status_code == 200
    lines = admin.get("/api/admin/audit").json()["lines"]
    assert [(line["action"], line["why"]) for line in lines[:2]] == [
        ("unban", ""),
        ("ban 2 h", "insults"),
    ]
    assert {line["admin"] for line in lines[:2]} == {"Warden"}
    assert {line["target"] for line in lines[:2]} == {id_of(rude)}


def test_a_banned_account_stays_banned_after_signing_in_again(house: RunningHouse) -> None:
    admin = house.administrator("Guardian")
    person_id = id_of(house.account("Stubborn"))
    admin.post(f"/api/admin/people/{person_id}/ban", json={"hours": 1})
    again = house.visitor()
    assert (
        again.post("/api/session", json={"name": "Stubborn", "password": PASSWORD}).status_code
        == 200
    )
    assert key(again.patch("/api/me", json={"name": "Free"})) == "error-banned"
    assert again.get("/api/me/export").status_code == 200
    assert again.delete("/api/session").status_code == 204, "anybody may go"


def test_a_mute(house: RunningHouse) -> None:
    admin = house.administrator("Librarian")
    loud = house.guest("Noisy")
    assert admin.post(f"/api/admin/people/{id_of(loud)}/mute", json={"hours": 1}).status_code == 204
    muted, banned = house.read(
        "SELECT muted_until, banned_until FROM people WHERE id = ?", id_of(loud)
    )[0]
    assert muted > time.time() + 3500
    assert banned == 0
    assert loud.patch("/api/me", json={"name": "Quiet"}).status_code == 200


def test_administrators_do_not_sanction_each_other(house: RunningHouse) -> None:
    one, other = house.administrator("Chief one"), house.administrator("Chief two")
    for what in ("mute", "ban"):
        answer = one.post(f"/api/admin/people/{id_of(other)}/{what}", json={"hours": 1})
        assert (answer.status_code, key(answer)) == (403, "error-admin-protected")
    assert not [
        line
        for line in one.get("/api/admin/audit").json()["lines"]
        if line["target"] == id_of(other)
    ]


def test_only_administrators(house: RunningHouse) -> None:
    victim = house.guest()
    for somebody in (house.guest(), house.account("Ordinary")):
        for method, path, form in (
            ("POST", f"/api/admin/people/{id_of(victim)}/ban", {"hours": 1}),
            ("POST", f"/api/admin/people/{id_of(victim)}/mute", {"hours": 1}),
            ("GET", "/api/admin/audit", None),
            ("GET", "/api/admin/people?name=a", None),
        ):
            answer = somebody.request(method, path, json=form)
            assert (answer.status_code, key(answer)) == (403, "error-admin-only")
    assert victim.patch("/api/me", json={"name": "Untouched"}).status_code == 200


@pytest.mark.parametrize(
    "form",
    [
        *({}, {"hours": -1}, {"hours": 10**9}, {"hours": 10**400}, {"hours": 1.5}),
        *(
            {"hours": None},
            {"hours": "x"},
            {"hours": "1"},
            {"hours": True},
            {"hours": 1, "why": "x" * 201},
        ),
        *({"hours": 1, "why": "a\x00b"}, {"hours": 1, "more": 1}, [], 7, None),
    ],
)
def test_sanctions_that_cannot_be(house: RunningHouse, form: object) -> None:
    admin = house.administrator(f"Judge {abs(hash(repr(form))) % 10**9}")
    victim = house.guest()
    answer = admin.post(f"/api/admin/people/{id_of(victim)}/ban", json=form)
    assert answer.status_code == 400
    assert victim.patch("/api/me", json={"name": "Still here"}).status_code == 200


def test_unknown_people(house: RunningHouse) -> None:
    admin = house.administrator("Finder of none")
    assert admin.post("/api/admin/people/nobody/ban", json={"hours": 1}).status_code == 404


def test_finding_people(house: RunningHouse) -> None:
    admin = house.administrator("Finder")
    wanted = house.guest("Wanted 100%_x")
    house.guest("Wanted 100 yy")
    found = admin.get("/api/admin/people", params={"name": "wanted 100%_"}).json()["people"]
    assert [person["id"] for person in found] == [id_of(wanted)], "signs of patterns are plain"
    assert "password" not in found[0]
    assert len(admin.get("/api/admin/people", params={"name": "wanted"}).json()["people"]) == 2
    assert admin.get("/api/admin/people").status_code == 400
    assert admin.get("/api/admin/people", params={"name": "x" * 25}).status_code == 400
    assert admin.get("/api/admin/people", params={"name": "\x00"}).status_code == 400
