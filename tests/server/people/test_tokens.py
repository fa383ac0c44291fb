"""Tokens for programs, and whom one does not want to hear."""

import pytest

from tests.server.people.running_house import RunningHouse, id_of, key


def test_a_program_acts_for_its_account(house: RunningHouse) -> None:
    owner = house.account("Author")
    made = owner.post("/api/me/tokens", json={"label": " my bot "})
    assert made.status_code == 201
    token = made.json()
    assert token["secret"].startswith("hnt_")
    assert token["secret"] not in house.everything()
    program = house.program(token["secret"])
    assert id_of(program) == id_of(owner)
    assert "set-cookie" not in program.get("/api/me").headers
    (listed,) = owner.get("/api/me/tokens").json()
    assert (listed["id"], listed["label"], listed["secret"]) == (token["id"], "my bot", None)
    assert listed["used"] is not None


def test_a_token_cannot_manage_the_account(house: RunningHouse) -> None:
    owner = house.account("Managed")
    program = house.program(owner.post("/api/me/tokens", json={"label": "x"}).json()["secret"])
    for method, path, form in (
        ("PATCH", "/api/me", {"name": "Stolen"}),
        ("POST", "/api/me/password", {"old": "x", "new": "long enough"}),
        ("DELETE", "/api/me", {}),
        ("GET", "/api/me/export", None),
        ("POST", "/api/me/handover", None),
        ("GET", "/api/me/tokens", None),
        ("POST", "/api/me/tokens", {"label": "another"}),
        ("DELETE", "/api/me/tokens/x", None),
        ("DELETE", "/api/session", None),
        ("DELETE", "/api/sessions", None),
        ("GET", "/api/me/sessions", None),
        ("DELETE", "/api/me/sessions/x", None),
        ("POST", "/api/me/account", {"name": "x", "password": "long enough"}),
        ("DELETE", "/api/me/push", None),
        ("GET", "/api/admin/audit", None),
    ):
        answer = program.request(method, path, json=form)
        assert (answer.status_code, key(answer)) == (403, "error-token-manages"), path
    assert owner.get("/api/me").json()["name"] == "Managed"


def test_only_accounts_have_tokens(house: RunningHouse) -> None:
    answer = house.guest().post("/api/me/tokens", json={"label": "x"})
    assert (answer.status_code, key(answer)) == (403, "error-needs-account")


def test_not_too_many(house: RunningHouse) -> None:
    owner = house.account("Collector")
    ids = [owner.post("/api/me/tokens", json={"label": "x"}).json()["id"] for _ in range(10)]
    full = owner.post("/api/me/tokens", json={"label": "x"})
    assert (full.status_code, key(full)) == (409, "error-too-many-tokens")
    assert owner.delete(f"/api/me/tokens/{ids[0]}").status_code == 204
    assert owner.post("/api/me/tokens", json={"label": "x"}).status_code == 201


def test_a_token_taken_back_is_worth_nothing(house: RunningHouse) -> None:
    owner = house.account("Careful")
    token = owner.post("/api/me/tokens", json={"label": "x"}).json()
    program = house.program(token["secret"])
    assert id_of(program)
    stranger = house.account("Stranger")
    assert stranger.delete(f"/api/me/tokens/{token['id']}").status_code == 404
    assert id_of(program), "only one's own"
    assert owner.delete(f"/api/me/tokens/{token['id']}").status_code == 204
    assert owner.delete(f"/api/me/tokens/{token['id']}").status_code == 404
    assert program.get("/api/me").json()["id"] is None


@pytest.mark.parametrize("label", ["", "x" * 41, "a\x00b", "a\u202eb", None, 3])
def test_labels_that_cannot_be(house: RunningHouse, label: object) -> None:
    owner = house.account(f"Label {abs(hash(repr(label))) % 10**9}")
    assert owner.post("/api/me/tokens", json={"label": label}).status_code == 400
    assert owner.get("/api/me/tokens").json() == []


def test_wrong_tokens_are_nobody_even_with_a_good_cookie(house: RunningHouse) -> None:
    guest = house.guest()
    for header in ("Bearer hnt_wrong", "Bearer", "hnt_x", "Basic YTpi", "Bearer " + "x" * 4000):
        assert guest.get("/api/me", headers={"Authorization": header}).json()["id"] is None


def test_muting_for_oneself(house: RunningHouse) -> None:
    guest, loud = house.guest(), house.guest("Loud")
    path = f"/api/me/mutes/{id_of(loud)}"
    assert guest.put(path).status_code == 204
    assert guest.put(path).status_code == 204, "twice is once"
    assert guest.get("/api/me").json()["muted"] == [id_of(loud)]
    assert loud.get("/api/me").json()["muted"] == []
    assert guest.delete(path).status_code == 204
    assert guest.get("/api/me").json()["muted"] == []
    assert guest.put("/api/me/mutes/nobody").status_code == 404
    oneself = guest.put(f"/api/me/mutes/{id_of(guest)}")
    assert (oneself.status_code, key(oneself)) == (400, "error-mute-oneself")
