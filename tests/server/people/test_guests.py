"""Guests: coming in, names, cookies."""

import re

import pytest

from hantise.server.people import names
from hantise.server.people.sessions import COOKIE
from tests.server.people.running_house import RunningHouse, id_of, key


def test_somebody_who_did_nothing_is_nobody(house: RunningHouse) -> None:
    visitor = house.visitor()
    me = visitor.get("/api/me")
    assert me.status_code == 200
    assert me.json()["id"] is None
    assert "set-cookie" not in me.headers


def test_a_guest_comes_in_once(house: RunningHouse) -> None:
    visitor = house.visitor()
    first = visitor.post("/api/me/guest", json={})
    assert first.status_code == 200
    assert first.json()["guest"] is True
    assert visitor.get("/api/me").json() == first.json()
    again = visitor.post("/api/me/guest", json={"name": "Other"})
    assert again.json() == first.json()
    assert "set-cookie" not in again.headers


def test_the_cookie(house: RunningHouse) -> None:
    cookie = house.visitor().post("/api/me/guest", json={}).headers["set-cookie"]
    parts = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/", "max-age=34560000"} <= parts
    assert "secure" not in parts, "plain HTTP in a local network works"
    value = cookie.split(";")[0].partition("=")[2]
    assert value not in house.everything()
    assert value.split(".")[0] not in house.everything(), "only its hash is stored"


def test_made_up_names_follow_the_language(house: RunningHouse) -> None:
    words = names._words()
    for language, nouns in (
        ("en", words["en"]["second"]),
        ("fr", words["fr"]["masculine"] + words["fr"]["feminine"]),
    ):
        made = house.visitor(language).post("/api/me/guest", json={}).json()["name"]
        assert any(noun in made for noun in nouns), made


def test_every_made_up_name_is_a_name() -> None:
    words = names._words()
    french = words["fr"]
    made = [f"{a} {b}" for a in words["en"]["first"] for b in words["en"]["second"]]
    made += [f"{a} {b[0]}" for a in french["masculine"] for b in french["adjectives"]]
    made += [f"{a} {b[1]}" for a in french["feminine"] for b in french["adjectives"]]
    assert len(made) > 1500
    for name in made:
        assert names.clean_name(name) == name
        assert not names.is_reserved(name)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_made_up_names_are_of_these(language: str) -> None:
    for _ in range(200):
        name = names.ghostly_name(language)
        assert names.clean_name(name) == name


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Max  ", "Max"),
        ("Anne\u00a0Lise", "Anne Lise"),
        ("Ame\u0301lie", "Amélie"),
        ("<script>alert(1)</script>"[:24], "<script>alert(1)</script"),
        ("Ольга", "Ольга"),
        ("幽霊", "幽霊"),
        ("👻", "👻"),
    ],
)
def test_names_are_cleaned(house: RunningHouse, given: str, shown: str) -> None:
    answer = house.visitor().post("/api/me/guest", json={"name": given})
    assert answer.json()["name"] == shown
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "given",
    [
        *("", "   ", "x" * 25, "\u200b", "a\u202eb", "a\u2066b", "a\x00b", "a\nb", "a\tb", "\x7f"),
        *("...", "a\u200db", "\ufeffa", "\u3164", "\u2800", "e" + "\u0301" * 9, "a\u2028b"),
        *("\ue000", "\U000e0041a", "\xa0"),
    ],
)
def test_names_that_cannot_be(house: RunningHouse, given: str) -> None:
    before = house.read("SELECT count(*) FROM people")
    for language, said in (("en", "name"), ("fr", "nom|« name »")):
        answer = house.visitor(language).post("/api/me/guest", json={"name": given})
        assert answer.status_code == 400
        assert "set-cookie" not in answer.headers
        problem = answer.json()
        assert problem["error"]["key"] in ("error-name", "error-bad-request")
        assert re.search(said.replace("« ", "«\u00a0").replace(" »", "\u00a0»"), problem["message"])
    assert house.read("SELECT count(*) FROM people") == before


@pytest.mark.parametrize(
    "name", ["admin", "ADMIN", "Аdmin", "Adm1n", "a d m i n", "Modérateur", "Hantise", "N. N."]
)
def test_nobody_is_the_house(house: RunningHouse, name: str) -> None:
    answer = house.visitor().post("/api/me/guest", json={"name": name})
    assert answer.status_code == 409
    assert answer.json()["error"]["key"] == "error-name-taken"


def test_no_guest_passes_for_an_account(house: RunningHouse) -> None:
    house.account("Mélusine")
    for name in ("Mélusine", "MELUSINE", "Melus1ne", "Mélusіne", "ｍｅｌｕｓｉｎｅ"):
        assert house.visitor().post("/api/me/guest", json={"name": name}).status_code == 409
        assert house.guest().patch("/api/me", json={"name": name}).status_code == 409


def test_guests_may_share_a_name(house: RunningHouse) -> None:
    assert id_of(house.guest("Twin")) != id_of(house.guest("Twin"))


def test_a_guest_changes_name_and_language(house: RunningHouse) -> None:
    guest = house.guest("Before")
    table = house.table("playing", id_of(guest), None)
    over = house.table("over", id_of(guest), None)
    hot = house.table("playing", id_of(guest), id_of(guest), names=("Before", "Little one"))
    changed = guest.patch("/api/me", json={"name": "After", "language": "fr"})
    assert (changed.json()["name"], changed.json()["language"]) == ("After", "fr")
    assert house.seats(table)[0][1] == "After"
    assert house.seats(over)[0][1] == "Before", "a record keeps the name of its time"
    assert [name for _, name, _ in house.seats(hot)] == ["After", "Little one"]
    refused = guest.patch("/api/me", json={"name": "\x00"})
    assert "convient pas" in refused.json()["message"], "the chosen language, not the browser's"


def test_a_guest_has_no_mail(house: RunningHouse) -> None:
    guest = house.guest("Nomail")
    answer = guest.patch("/api/me", json={"mail": "a@example.org", "name": "Changed"})
    assert (answer.status_code, answer.json()["error"]["key"]) == (403, "error-needs-account")
    assert guest.get("/api/me").json()["name"] == "Nomail", "nothing changed"


def test_forged_and_foreign_cookies_are_nobody(house: RunningHouse) -> None:
    guest = house.guest()
    good = guest.cookies[COOKIE]
    secret, _, signature = good.rpartition(".")
    forged = [
        *("", ".", "x", secret, f"{secret}.", f".{signature}", f"{secret}.{signature[::-1]}"),
        *(f"{secret[::-1]}.{signature}", good + "x", "é", "x" * 5000),
    ]
    for cookie in forged:
        visitor = house.visitor()
        header = {"Cookie": f"{COOKIE}={cookie}".encode()}
        me = visitor.get("/api/me", headers=header)  # type: ignore[arg-type]
        assert me.json()["id"] is None, cookie
        assert "set-cookie" not in me.headers
        changed = visitor.patch("/api/me", json={"name": "Thief"}, headers=header)  # type: ignore[arg-type]
        assert changed.status_code == 401
    assert guest.get("/api/me").json()["id"] is not None


def test_a_cookie_of_another_house_is_nobody(house: RunningHouse) -> None:
    from itsdangerous import Signer

    guest = house.guest()
    secret = guest.cookies[COOKIE].rpartition(".")[0]
    other = Signer(b"another key", salt="hantise.session").sign(secret.encode()).decode()
    assert (
        house.visitor().get("/api/me", headers={"Cookie": f"{COOKIE}={other}"}).json()["id"] is None
    )


def test_what_needs_somebody_says_so(house: RunningHouse) -> None:
    for language, words in (("en", "Sign in first"), ("fr", "Connectez-vous d’abord")):
        visitor = house.visitor(language)
        for method, path, form in (
            ("PATCH", "/api/me", {"name": "x"}),
            ("POST", "/api/me/account", {"name": "x", "password": "long enough"}),
            ("DELETE", "/api/session", None),
            ("DELETE", "/api/sessions", None),
            ("POST", "/api/me/password", {"old": "x", "new": "long enough"}),
            ("DELETE", "/api/me", {}),
            ("GET", "/api/me/export", None),
            ("POST", "/api/me/handover", None),
            ("GET", "/api/me/tokens", None),
            ("POST", "/api/me/tokens", {"label": "x"}),
            ("DELETE", "/api/me/tokens/x", None),
            ("PUT", "/api/me/mutes/x", None),
            ("DELETE", "/api/me/mutes/x", None),
            (
                "POST",
                "/api/me/push",
                {"endpoint": "https://x.org/", "keys": {"p256dh": "a", "auth": "b"}},
            ),
            ("DELETE", "/api/me/push", None),
            ("GET", "/api/admin/audit", None),
            ("GET", "/api/admin/people?name=x", None),
            ("POST", "/api/admin/people/x/ban", {"hours": 1}),
            ("POST", "/api/admin/people/x/mute", {"hours": 1}),
        ):
            answer = visitor.request(method, path, json=form)
            assert answer.status_code == 401, (method, path, answer.text)
            assert answer.json()["error"]["key"] == "error-not-signed-in"
            assert words in answer.json()["message"]


@pytest.mark.parametrize("name", ["Seated elsewhere", "SEATED e1sewhere", "Admin", "hantise"])
def test_names_on_one_screen_are_nobody_elses(house: RunningHouse, name: str) -> None:
    if not house.read("SELECT 1 FROM people WHERE name = 'Seated elsewhere'"):
        house.account("Seated elsewhere")
    guest = house.guest("Borrower")
    form = {
        "game": "18-ghosts",
        "seats": [{"kind": "me", "name": "Borrower"}, {"kind": "me", "name": name}],
    }
    for language, words in (("en", "is taken"), ("fr", "déjà pris")):
        refused = guest.post("/api/tables", json=form, headers={"Accept-Language": language})
        assert (refused.status_code, key(refused)) == (409, "error-name-taken")
        assert words in refused.json()["message"]
    assert not house.read("SELECT 1 FROM tables WHERE host = ?", id_of(guest))


def test_ones_own_name_on_one_screen(house: RunningHouse) -> None:
    owner = house.account("Seated twice")
    seats = [{"kind": "me", "name": "Seated twice"}, {"kind": "me", "name": "A friend"}]
    opened = owner.post("/api/tables", json={"game": "18-ghosts", "seats": seats})
    assert opened.status_code == 201
    assert [seat["name"] for seat in opened.json()["seats"]] == ["Seated twice", "A friend"]
