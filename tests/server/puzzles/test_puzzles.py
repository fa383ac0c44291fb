"""Puzzles in the house: all of one in one answer, the one of the day, and everybody's progress."""

from collections.abc import Iterator
from datetime import date, timedelta
from typing import Any

import httpx
import msgspec
import pytest

from hantise.puzzles.files import games_with_puzzles, puzzles_of
from hantise.puzzles.solving import Tree
from hantise.server.forms import Puzzle
from hantise.server.puzzles import today
from hantise.server.puzzles.expansion import expand, listed
from hantise.text import LANGUAGES
from tests.server.people.running_house import PASSWORD, RunningHouse, id_of, key, running

GAMES = games_with_puzzles()
GAME = GAMES[0]
LARGEST = 4_000_000
"""Bytes of a puzzle, and a fiftieth of them when it travels."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """One house for all tests of this file."""
    with running(tmp_path_factory.mktemp("puzzles")) as found:
        yield found


def done(client: httpx.Client) -> list[tuple[str, str, bool]]:
    rows = client.get("/api/me/puzzles").json()["done"]
    return [(row["game"], row["puzzle"], row["solved"]) for row in rows]


def did(client: httpx.Client, puzzle: str, *, solved: bool) -> int:
    address = f"/api/me/puzzles/{GAME}/{puzzle}"
    return client.put(address, json={"solved": solved}).status_code


def test_the_list_is_the_same_for_everybody(house: RunningHouse) -> None:
    answer = house.visitor().get("/api/puzzles")
    assert [row["game"] for row in answer.json()] == list(GAMES)
    for row in answer.json():
        grades = [puzzle["grade"] for puzzle in row["puzzles"]]
        assert grades == sorted(grades)
        assert len(grades) == len(puzzles_of(row["game"]))
    tag = {"if-none-match": answer.headers["etag"]}
    assert house.visitor().get("/api/puzzles", headers=tag).status_code == 304


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_played_without_asking_again(house: RunningHouse, game: str) -> None:
    puzzle = max(puzzles_of(game), key=lambda one: len(one.nodes))
    answer = house.visitor().get(f"/api/puzzles/{game}/{puzzle.id}")
    shown = msgspec.json.decode(answer.content, type=Puzzle)
    assert (shown.game, shown.id, shown.eyes) == (game, puzzle.id, puzzle.seat)
    tree = Tree(game, puzzle)
    assert len(shown.moments) == len(tree.moments)
    for sent, moment in zip(shown.moments, tree.moments, strict=True):
        assert bytes(sent.view) == moment.state.view(puzzle.seat).wire()
        legal = [action.notation for action in moment.state.legal_actions()]
        assert [choice.action for choice in sent.legal] == legal == list(sent.answers)
        for notation, reply in sent.answers.items():
            line = moment.lines[notation]
            assert [step.actor for step in reply.steps] == [deed.actor for deed in line.deeds]
            assert reply.keeps == (reply.why is None)
            shown_then = line.state.view(puzzle.seat).wire()
            assert bytes(reply.view) == (shown_then if reply.then is None else b"null")


@pytest.mark.parametrize("game", GAMES)
def test_the_largest_puzzle_is_small_enough_to_send(game: str) -> None:
    largest = max(puzzles_of(game), key=lambda one: len(one.nodes))
    made = expand(game, largest)
    assert len(made.body) < LARGEST
    assert made.packed is not None
    assert len(made.packed) < LARGEST // 50


def test_one_leads_to_the_next_until_the_last(house: RunningHouse) -> None:
    ids = [puzzle.id for puzzle in listed(GAME)]
    visitor = house.visitor()
    first = visitor.get(f"/api/puzzles/{GAME}/{ids[0]}").json()
    assert (first["next"], first["number"]) == (ids[1], 1)
    assert visitor.get(f"/api/puzzles/{GAME}/{ids[-1]}").json()["next"] is None


def test_the_puzzle_of_the_day_is_the_same_all_day(
    house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hantise.server.puzzles.routes.today", lambda: date(2030, 1, 2))
    shown = [client.get("/api/puzzles/today").json() for client in (house.visitor(), house.guest())]
    assert shown[0] == shown[1]
    assert shown[0]["date"] == "2030-01-02"
    game, puzzle = shown[0]["game"], shown[0]["puzzle"]["id"]
    assert house.visitor().get(f"/api/puzzles/{game}/{puzzle}").status_code == 200


def test_no_puzzle_comes_again_before_all_have_been() -> None:
    days = [date(2030, 1, 1) + timedelta(n) for n in range(len(GAMES) * 100)]
    found = [today.puzzle_of(day) for day in days]
    names = [(one[0], one[1].id) for one in found if one is not None]
    assert len(set(names)) == len(days)
    assert {game for game, _ in names[: len(GAMES)]} == set(GAMES)


def test_without_any_puzzle_there_is_none_of_the_day(
    house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(today, "games_with_puzzles", tuple)
    answer = house.visitor().get("/api/puzzles/today")
    assert (answer.status_code, key(answer)) == (404, "error-no-puzzle")


def test_progress_is_kept_and_what_is_solved_stays_solved(house: RunningHouse) -> None:
    one, two = (puzzle.id for puzzle in puzzles_of(GAME)[:2])
    guest, other = house.guest(), house.guest()
    assert did(guest, one, solved=False) == 204
    assert did(guest, two, solved=True) == 204
    assert done(guest) == [(GAME, one, False), (GAME, two, True)]
    assert did(guest, one, solved=True) == 204
    assert did(guest, two, solved=False) == 204
    assert sorted(done(guest)) == sorted([(GAME, one, True), (GAME, two, True)])
    assert done(other) == []
    assert done(house.visitor()) == []


def test_a_guest_s_progress_goes_along_to_the_account(house: RunningHouse) -> None:
    one, two, three = (puzzle.id for puzzle in puzzles_of(GAME)[:3])
    account, guest = house.account("Solver"), house.guest()
    did(account, one, solved=True)
    did(account, two, solved=False)
    did(guest, one, solved=False)
    did(guest, two, solved=True)
    did(guest, three, solved=False)
    before = id_of(guest)
    form = {"name": "Solver", "password": PASSWORD}
    assert guest.post("/api/session", json=form).is_success
    expected = sorted([(GAME, one, True), (GAME, two, True), (GAME, three, False)])
    assert sorted(done(guest)) == expected
    assert house.read("SELECT * FROM puzzles_done WHERE person = ?", before) == []


def test_progress_is_exported_and_deleted_with_its_person(house: RunningHouse) -> None:
    guest, puzzle = house.guest(), puzzles_of(GAME)[0].id
    did(guest, puzzle, solved=True)
    person = id_of(guest)
    (row,) = guest.get("/api/me/export").json()["puzzles"]
    assert (row["game"], row["puzzle"], bool(row["solved"])) == (GAME, puzzle, True)
    assert guest.request("DELETE", "/api/me", json={}).is_success
    assert house.read("SELECT * FROM puzzles_done WHERE person = ?", person) == []


def test_nobody_has_no_progress(house: RunningHouse) -> None:
    assert did(house.visitor(), puzzles_of(GAME)[0].id, solved=True) == 401


@pytest.mark.parametrize(
    ("game", "puzzle", "body", "status", "name"),
    [
        ("chess", "x", {"solved": True}, 404, "error-unknown-game"),
        (GAME, "nothing", {"solved": True}, 404, "error-no-puzzle"),
        (GAME, "x" * 300, {"solved": True}, 404, "error-no-puzzle"),
        (GAME, None, {"solved": "perhaps"}, 400, "error-bad-request"),
        (GAME, None, {}, 400, "error-bad-request"),
        (GAME, None, {"solved": True, "more": 1}, 400, "error-bad-request"),
        (GAME, None, [], 400, "error-bad-request"),
    ],
)
def test_bad_input_is_refused_in_words_and_changes_nothing(
    house: RunningHouse, game: str, puzzle: str | None, body: Any, status: int, name: str
) -> None:
    guest = house.guest()
    puzzle = puzzle or puzzles_of(GAME)[0].id
    told = set()
    for language in LANGUAGES:
        answer = guest.put(
            f"/api/me/puzzles/{game}/{puzzle}", json=body, headers={"Accept-Language": language}
        )
        assert (answer.status_code, key(answer)) == (status, name)
        told.add(answer.json()["message"])
    assert len(told) == len(LANGUAGES)
    assert done(guest) == []


def test_an_unknown_puzzle_is_not_there(house: RunningHouse) -> None:
    answer = house.visitor().get(f"/api/puzzles/{GAME}/nothing")
    assert (answer.status_code, key(answer)) == (404, "error-no-puzzle")
