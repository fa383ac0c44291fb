"""Accounts: made of guests, signed into, recovered, and left for good."""

import json
import time

import httpx
import pytest

from hantise.server.people.names import ANONYMOUS
from hantise.server.people.passwords import Passwords
from hantise.server.people.sessions import COOKIE
from tests.server.people.running_house import PASSWORD, RunningHouse, id_of, key


def sign_in(
    house: RunningHouse, name: str, password: str = PASSWORD, client: httpx.Client | None = None
) -> httpx.Response:
    form = {"name": name, "password": password}
    return (client or house.visitor()).post("/api/session", json=form)


def test_a_guest_becomes_an_account_and_keeps_his_games(house: RunningHouse) -> None:
    guest = house.guest("Casper")
    before = id_of(guest)
    table = house.table("playing", before, None)
    form = {"name": "Gaspard", "password": PASSWORD, "mail": "gaspard@example.org"}
    made = guest.post("/api/me/account", json=form)
    assert made.status_code == 201
    assert len(made.json()["recovery_code"].split("-")) == 5
    me = guest.get("/api/me").json()
    assert (me["id"], me["name"], me["guest"]) == (before, "Gaspard", False)
    assert me["mail"] == "gaspard@example.org"
    assert house.seats(table)[0] == (before, "Gaspard", 0)
    stored = house.everything()
    assert PASSWORD not in stored
    assert made.json()["recovery_code"] not in stored
    assert "$argon2id$" in stored
    again = guest.post("/api/me/account", json={"name": "Other", "password": PASSWORD})
    assert (again.status_code, key(again)) == (409, "error-has-account")


@pytest.mark.parametrize(
    ("form", "status", "error"),
    [
        ({"name": "Fine", "password": "short"}, 400, "error-bad-request"),
        ({"name": "Fine", "password": "x" * 201}, 400, "error-bad-request"),
        ({"name": "Fine"}, 400, "error-bad-request"),
        ({"name": "Fine", "password": None}, 400, "error-bad-request"),
        ({"name": "Fine", "password": 12345678}, 400, "error-bad-request"),
        ({"name": "Fine", "password": PASSWORD, "admin": True}, 400, "error-bad-request"),
        ({"name": "Fine", "password": PASSWORD, "mail": "nothing"}, 400, "error-bad-request"),
        ({"name": "Fine", "password": PASSWORD, "mail": "a@b\u0000c"}, 400, "error-line"),
        ({"name": "Finefinefine", "password": "FINEfinefine"}, 400, "error-password-name"),
        ({"name": "a\u202eb", "password": PASSWORD}, 400, "error-name"),
        ({"name": "Administrator", "password": PASSWORD}, 409, "error-name-taken"),
    ],
)
def test_accounts_that_cannot_be(
    house: RunningHouse, form: dict[str, object], status: int, error: str
) -> None:
    for language in ("en", "fr"):
        guest = house.guest(language=language)
        answer = guest.post("/api/me/account", json=form)
        assert (answer.status_code, key(answer)) == (status, error)
        assert PASSWORD not in answer.text
        assert answer.json()["message"]
        assert guest.get("/api/me").json()["guest"] is True


def test_what_is_wrong_is_said_in_both_languages(house: RunningHouse) -> None:
    form = {"name": "Fine", "password": "short"}
    said = [
        house.guest(language=language).post("/api/me/account", json=form).json()["message"]
        for language in ("en", "fr")
    ]
    assert said == [
        "The request cannot be used: “password” is too short: at least 8.",
        "Cette demande ne peut pas être lue\u00a0: «\u00a0password\u00a0» est trop court\u00a0: 8 au moins.",
    ]


def test_names_of_accounts_are_unique(house: RunningHouse) -> None:
    house.account("Ophélie")
    guest = house.guest()
    for name in ("Ophélie", "OPHELIE", "0phélie", "O phélie"):
        answer = guest.post("/api/me/account", json={"name": name, "password": PASSWORD})
        assert (answer.status_code, key(answer)) == (409, "error-name-taken")


def test_sign_in_and_out(house: RunningHouse) -> None:
    owner = house.account("Rosalie")
    there = house.visitor()
    answer = sign_in(house, "rosalie", client=there)
    assert answer.status_code == 200
    assert answer.json()["id"] == id_of(owner) == id_of(there)
    cookie = there.cookies[COOKIE]
    gone = there.delete("/api/session")
    assert gone.status_code == 204
    assert 'hantise=""' in gone.headers["set-cookie"] or "hantise=;" in gone.headers["set-cookie"]
    assert there.get("/api/me").json()["id"] is None
    replayed = house.visitor().get("/api/me", headers={"Cookie": f"{COOKIE}={cookie}"})
    assert replayed.json()["id"] is None, "a cookie is worth nothing after signing out"
    assert id_of(owner), "other devices stay"


def test_sign_in_gives_a_new_session(house: RunningHouse) -> None:
    house.account("Fixation")
    guest = house.guest()
    before = guest.cookies[COOKIE]
    assert sign_in(house, "Fixation", client=guest).status_code == 200
    assert guest.cookies[COOKIE] != before
    old = house.visitor().get("/api/me", headers={"Cookie": f"{COOKIE}={before}"})
    assert old.json()["id"] is None


def test_wrong_sign_ins_sound_alike(house: RunningHouse) -> None:
    house.account("Honorine")
    for language in ("en", "fr"):
        visitor = house.visitor(language)
        wrong = sign_in(house, "Honorine", "not the password", visitor)
        unknown = sign_in(house, "Nobody at all", "not the password", visitor)
        assert wrong.status_code == unknown.status_code == 403
        assert wrong.json() == unknown.json()
        assert "set-cookie" not in wrong.headers


@pytest.mark.anyio
async def test_unknown_names_take_as_long() -> None:
    passwords = Passwords()
    stored = await passwords.hash(PASSWORD)
    assert "m=19456,t=2,p=1" in stored
    took = []
    for kept in (stored, None):
        begin = time.process_time()
        for _ in range(5):
            assert await passwords.verify(kept, "wrong") is False
        took.append(time.process_time() - begin)
    assert 0.3 < took[0] / took[1] < 3


def test_games_of_a_guest_move_to_the_account(house: RunningHouse) -> None:
    owner = house.account("Settled")
    account = id_of(owner)
    guest = house.guest("Drifter")
    wanderer = id_of(guest)
    alone = house.table("playing", wanderer, None)
    waiting = house.table("waiting", wanderer)
    together = house.table("playing", account, wanderer)
    over = house.table("over", wanderer, None)
    assert sign_in(house, "Settled", client=guest).json()["id"] == account
    assert house.seats(alone)[0] == (account, "Settled", 0)
    assert house.seats(waiting)[0] == (account, "Settled", 0)
    assert [seat[0] for seat in house.seats(together)] == [account, wanderer], "never twice"
    assert house.seats(over)[0] == (account, "Drifter", 1), "under the name it was played"
    hosts = dict(house.read("SELECT id, host FROM tables"))
    assert (hosts[alone], hosts[together], hosts[over]) == (account, account, account)


def test_an_account_that_signs_into_another_leaves_its_games(house: RunningHouse) -> None:
    first, second = house.account("Number one"), house.account("Number two")
    table = house.table("playing", id_of(first), None)
    owner = id_of(first)
    assert sign_in(house, "Number two", client=first).json()["id"] == id_of(second)
    assert house.seats(table)[0][0] == owner


def test_signing_out_all_other_devices(house: RunningHouse) -> None:
    here = house.account("Many")
    others = [house.visitor() for _ in range(3)]
    for other in others:
        assert sign_in(house, "Many", client=other).status_code == 200
    assert here.delete("/api/sessions").status_code == 204
    assert id_of(here)
    assert [other.get("/api/me").json()["id"] for other in others] == [None] * 3


def test_a_new_password(house: RunningHouse) -> None:
    here = house.account("Changing")
    other = house.visitor()
    sign_in(house, "Changing", client=other)
    wrong = here.post("/api/me/password", json={"old": "wrong one", "new": "another password"})
    assert (wrong.status_code, key(wrong)) == (403, "error-wrong-password")
    form = {"old": PASSWORD, "new": "another password"}
    assert here.post("/api/me/password", json=form).status_code == 204
    assert id_of(here)
    assert other.get("/api/me").json()["id"] is None, "all other devices are signed out"
    assert sign_in(house, "Changing").status_code == 403
    assert sign_in(house, "Changing", "another password").status_code == 200
    guest = house.guest()
    refused = guest.post("/api/me/password", json=form)
    assert (refused.status_code, key(refused)) == (403, "error-needs-account")


def test_recovery(house: RunningHouse) -> None:
    guest = house.guest()
    form = {"name": "Forgetful", "password": PASSWORD}
    code = guest.post("/api/me/account", json=form).json()["recovery_code"]
    visitor = house.visitor()

    def recover(code: str, password: str) -> httpx.Response:
        form = {"name": "forgetful", "recovery_code": code, "password": password}
        return visitor.post("/api/session/recover", json=form)

    assert key(recover("2222-2222-2222-2222-2222", "a new password")) == "error-wrong-recovery"
    done = recover(code.lower().replace("-", " "), "a new password")
    assert done.status_code == 200, "however it is typed"
    following = done.json()["recovery_code"]
    assert following != code
    assert guest.get("/api/me").json()["id"] is None, "whoever was signed in is signed out"
    assert recover(code, "yet another one").status_code == 403, "used once"
    assert sign_in(house, "Forgetful").status_code == 403
    assert sign_in(house, "Forgetful", "a new password").status_code == 200
    assert recover(following, "yet another one").status_code == 200


def test_old_hashes_are_renewed(house: RunningHouse) -> None:
    from argon2 import PasswordHasher

    house.account("Old hash")
    old = PasswordHasher(time_cost=1, memory_cost=8192, parallelism=1).hash(PASSWORD)
    house.write("UPDATE people SET password = ? WHERE name = 'Old hash'", old)
    assert sign_in(house, "Old hash").status_code == 200
    new = house.read("SELECT password FROM people WHERE name = 'Old hash'")[0][0]
    assert new != old
    assert "m=8192" not in new
    assert sign_in(house, "Old hash").status_code == 200


def test_guessing_gets_slower(house: RunningHouse) -> None:
    house.account("Target")
    visitor = house.visitor("fr")
    answers = [sign_in(house, "Target", f"guess {n}", visitor) for n in range(8)]
    statuses = [answer.status_code for answer in answers]
    assert statuses[:5] == [403] * 5
    assert 429 in statuses[5:]
    late = answers[statuses.index(429)]
    assert key(late) == "error-too-many-requests"
    assert int(late.headers["retry-after"]) >= 1
    assert "Réessayez dans" in late.json()["message"]
    assert sign_in(house, "Target", client=visitor).status_code == 429, "even the right one"
    unknown = [sign_in(house, "No such person", f"guess {n}", visitor) for n in range(8)]
    assert [answer.status_code for answer in unknown][:6] == statuses[:6]


def test_leaving_for_good(house: RunningHouse) -> None:
    client = house.account("Leaving")
    gone = id_of(client)
    friend = house.guest("Friend")
    client.patch("/api/me", json={"mail": "leaving@example.org", "password": PASSWORD})
    token = client.post("/api/me/tokens", json={"label": "program"}).json()["secret"]
    client.put(f"/api/me/mutes/{id_of(friend)}")
    friend.put(f"/api/me/mutes/{gone}")
    over = house.table("over", gone, id_of(friend))
    waiting = house.table("waiting", gone)
    seats = [{"kind": "me"}, {"kind": "open"}]
    playing = client.post("/api/tables", json={"game": "18-ghosts", "seats": seats}).json()["id"]
    assert friend.post(f"/api/tables/{playing}/seats", json={}).status_code < 300
    assert client.post(f"/api/tables/{playing}/start").status_code < 300
    house.write(
        "INSERT INTO messages (table_id, person, name, text, at) VALUES (?, ?, 'Leaving', 'hi', 1)",
        *(over, gone),
    )
    refused = client.request("DELETE", "/api/me", json={"password": "wrong one"})
    assert (refused.status_code, key(refused)) == (403, "error-wrong-password")
    assert client.request("DELETE", "/api/me", json={}).status_code == 403
    assert id_of(client) == gone, "nothing changed"
    done = client.request("DELETE", "/api/me", json={"password": PASSWORD})
    assert done.status_code == 204
    assert client.get("/api/me").json()["id"] is None
    assert house.program(token).get("/api/me").json()["id"] is None
    assert house.seats(over)[0][:2] == (None, ANONYMOUS)
    assert house.seats(over)[1][1] == "Friend"
    assert house.seats(waiting)[0][:2] == (None, "")
    table = friend.get(f"/api/tables/{playing}").json()
    assert {seat["name"] for seat in table["seats"]} == {ANONYMOUS, "Friend"}
    assert [seat["bot"] is not None for seat in table["seats"] if seat["name"] == ANONYMOUS] == [
        True
    ]
    assert house.read("SELECT person, name, text FROM messages WHERE table_id = ?", over) == [
        (None, ANONYMOUS, "hi")
    ]
    stored = house.everything()
    assert "leaving@example.org" not in stored
    assert "'Leaving'" not in stored
    for table in ("sessions", "tokens", "mutes", "handovers", "pushes"):
        assert not house.read(f"SELECT 1 FROM {table} WHERE person = ?", gone)
    assert sign_in(house, "Leaving").status_code == 403
    assert id_of(house.account("Leaving")) != gone, "the name is free again"


def test_a_guest_leaves_without_a_password(house: RunningHouse) -> None:
    guest = house.guest("Passing")
    assert guest.request("DELETE", "/api/me", json={}).status_code == 204
    assert guest.get("/api/me").json()["id"] is None
    assert not house.read("SELECT 1 FROM people WHERE name = 'Passing'")


def test_export(house: RunningHouse) -> None:
    client = house.account("Curious one")
    me = id_of(client)
    client.patch("/api/me", json={"mail": "curious@example.org", "password": PASSWORD})
    secret = client.post("/api/me/tokens", json={"label": "my program"}).json()["secret"]
    table = house.table("playing", me, None)
    house.write(
        "INSERT INTO entries (table_id, seq, entry, actor, events, at) VALUES (?, 1, ?, -1, x'', 1)",
        *(table, "a card that nobody has seen"),
    )
    house.write(
        "INSERT INTO messages (table_id, person, name, text, at) VALUES (?, ?, 'C', 'boo', 1)",
        *(table, me),
    )
    answer = client.get("/api/me/export")
    assert answer.status_code == 200
    assert "attachment" in answer.headers["content-disposition"]
    document = json.loads(answer.content)
    assert document["profile"]["mail"] == "curious@example.org"
    assert document["games"][0]["id"] == table
    assert document["games"][0]["seat"] == 0
    assert document["chat"][0]["text"] == "boo"
    assert document["tokens"][0]["label"] == "my program"
    (device,) = document["devices"]
    assert {"browser", "system", "created", "seen"} == device.keys()
    assert document["games"][0]["aside"] is False
    for hidden in (secret, client.cookies[COOKIE], "argon2", "nobody has seen"):
        assert hidden not in answer.text


def test_mail_can_be_removed(house: RunningHouse) -> None:
    client = house.account("Mailed")
    for form, mail in (
        ({"mail": "m@example.org"}, "m@example.org"),
        ({"name": "Mailed two"}, "m@example.org"),
        ({"mail": ""}, None),
    ):
        changed = client.patch("/api/me", json={**form, "password": PASSWORD})
        assert changed.json()["mail"] == mail


def test_an_account_changes_its_name(house: RunningHouse) -> None:
    client = house.account("Name one")
    other = house.account("Name three")
    for name, status in (("Name three", 409), ("Name Two", 200), ("NAME TWO", 200)):
        changed = client.patch("/api/me", json={"name": name, "password": PASSWORD})
        assert changed.status_code == status
    assert sign_in(house, "name two").status_code == 200
    assert sign_in(house, "Name one").status_code == 403
    assert id_of(other)


@pytest.mark.parametrize("form", [{"name": "Thief"}, {"mail": "thief@example.org"}, {"mail": ""}])
def test_an_account_changes_only_with_its_password(
    house: RunningHouse, form: dict[str, str]
) -> None:
    owner = house.account(f"Owner {form}"[:24])
    mail = {"mail": "owner@example.org", "password": PASSWORD}
    assert owner.patch("/api/me", json=mail).status_code == 200
    before = owner.get("/api/me").json()
    for language, words in (("en", "your password"), ("fr", "votre mot de passe")):
        refused = owner.patch("/api/me", json=form, headers={"Accept-Language": language})
        assert (refused.status_code, key(refused)) == (403, "error-password-needed")
        assert words in refused.json()["message"]
    wrong = owner.patch("/api/me", json={**form, "password": "not the password"})
    assert (wrong.status_code, key(wrong)) == (403, "error-wrong-password")
    assert owner.get("/api/me").json() == before
    same = {"name": before["name"], "mail": before["mail"], "language": "fr"}
    assert owner.patch("/api/me", json=same).status_code == 200, "nothing of that changes"


def test_after_recovery_nothing_of_a_thief_is_left(house: RunningHouse) -> None:
    guest = house.guest()
    form = {"name": "Robbed", "password": PASSWORD}
    code = guest.post("/api/me/account", json=form).json()["recovery_code"]
    thief = house.visitor()
    assert sign_in(house, "Robbed", client=thief).status_code == 200
    token = thief.post("/api/me/tokens", json={"label": "mine now"}).json()["secret"]
    handover = thief.post("/api/me/handover").json()["code"]
    form = {"name": "Robbed", "recovery_code": code, "password": "a new password"}
    assert house.visitor().post("/api/session/recover", json=form).status_code == 200
    assert thief.get("/api/me").json()["id"] is None
    assert house.program(token).get("/api/me").json()["id"] is None
    late = house.visitor().post("/api/session/handover", json={"code": handover})
    assert (late.status_code, key(late)) == (403, "error-handover")


def test_a_new_password_ends_codes_for_other_devices(house: RunningHouse) -> None:
    owner = house.account("Overlooked")
    code = owner.post("/api/me/handover").json()["code"]
    form = {"old": PASSWORD, "new": "another password"}
    assert owner.post("/api/me/password", json=form).status_code == 204
    late = house.visitor().post("/api/session/handover", json={"code": code})
    assert (late.status_code, key(late)) == (403, "error-handover")


def test_guessing_elsewhere_keeps_nobody_from_his_settings(house: RunningHouse) -> None:
    owner, guesser = house.account("Undisturbed"), house.visitor()
    guesses = [sign_in(house, "Undisturbed", f"guess {n}", guesser) for n in range(8)]
    assert guesses[-1].status_code == 429
    form = {"name": "Still undisturbed", "password": PASSWORD}
    assert owner.patch("/api/me", json=form).status_code == 200


def test_records_that_a_guest_brought_move_along(house: RunningHouse) -> None:
    owner, guest = house.account("Librarian"), house.guest()
    brought = house.table("over", None)
    house.write("UPDATE tables SET imported = true, host = ? WHERE id = ?", id_of(guest), brought)
    assert sign_in(house, "Librarian", client=guest).status_code == 200
    assert house.read("SELECT host FROM tables WHERE id = ?", brought) == [(id_of(owner),)]
