"""Moves: once, in turn, by the right person; drafts are nobody else's affair."""

import json

import pytest

from tests.server.tables.players import Club, Line, begun, closed_with

TOO_BIG = 1009


@pytest.fixture
def two(club: Club) -> tuple[Line, Line]:
    """18 Ghosts between two people."""
    anna, bert = club.players(2)
    table = begun(anna, [bert], "18-ghosts")
    return anna.look(table), bert.look(table)


def test_a_move_is_accepted_and_told_to_everybody(two: tuple[Line, Line]) -> None:
    anna, bert = two
    id = anna.play("R@b5")
    accepted = anna.until("accepted")
    assert accepted == {"type": "accepted", "id": id, "seq": 1}
    for line in two:
        update = line.until("update")
        assert update["seq"] == 1
        (step,) = update["steps"]
        assert (step["seq"], step["actor"]) == (1, 0)
        assert step["events"][0]["kind"] == "placed"
    assert not anna.legal
    assert bert.legal


def test_sent_twice_it_is_played_once(two: tuple[Line, Line]) -> None:
    anna, bert = two
    id = anna.play("R@b5")
    assert anna.until("update")["seq"] == 1
    anna.play("R@b5", seq=0, id=id)
    assert anna.until("accepted", "refused") == {"type": "accepted", "id": id, "seq": 1}
    bert.until("update")
    bert.played("R@e5")
    anna.play("R@b5", seq=0, id=id)
    assert anna.until("accepted", "refused") == {"type": "accepted", "id": id, "seq": 1}
    assert bert.now["seq"] == 2


def test_another_persons_id_is_not_accepted_again(two: tuple[Line, Line]) -> None:
    anna, bert = two
    id = anna.play("R@b5")
    anna.until("update")
    bert.play("R@b5", seq=0, id=id)
    assert bert.refused() == "error-too-late"


def test_too_late_gets_a_refusal_and_the_current_snapshot(two: tuple[Line, Line]) -> None:
    anna, _ = two
    anna.played("R@b5")
    id = anna.play("B@a5", seq=0)
    refusal = anna.until("refused")
    assert (refusal["error"]["key"], refusal["id"]) == ("error-too-late", id)
    snapshot = anna.receive()
    assert (snapshot["type"], snapshot["seq"]) == ("snapshot", 1)


@pytest.mark.parametrize("seq", [1, 7, 1_000_000])
def test_an_answer_to_a_moment_that_was_not_yet(two: tuple[Line, Line], seq: int) -> None:
    anna, bert = two
    anna.play("R@b5", seq=seq)
    assert anna.refused() == "error-too-late"
    assert bert.now["seq"] == 0


def test_out_of_turn(two: tuple[Line, Line]) -> None:
    anna, bert = two
    bert.play("R@b5")
    assert bert.refused() == "error-not-your-turn"
    bert.play("no such action")
    assert bert.refused() == "error-not-your-turn"
    anna.nothing("update")


def test_two_turns_are_two_moves(two: tuple[Line, Line]) -> None:
    """Whoever acts twice in a row plays the first turn before trying the second."""
    first, second = two
    first.played(first.legal[0])
    second.until("update")
    before = second.now["seq"]
    second.play(*second.legal[:2])
    assert second.refused() == "error-draft-ended"
    first.nothing("update")
    second.played(second.legal[0])
    assert second.now["seq"] == before + 1
    second.played(second.legal[0])


def test_spectators_cannot_play(club: Club) -> None:
    anna, bert, carla = club.players(3)
    table = begun(anna, [bert], "18-ghosts")
    for line in (carla.look(table), club.look(table)):
        line.play("R@b5")
        assert line.refused() == "error-not-seated"
        line.send("look", seat=0)
        assert line.refused() == "error-not-your-seat"
        line.send("resign")
        assert line.refused() == "error-not-seated"
        line.send("propose", what="stop")
        assert line.refused() == "error-not-seated"
        line.send("return")
        assert line.refused() == "error-not-seated"
    stranger = carla.look(table, seat=0)
    assert stranger.now["eyes"] is None
    assert stranger.refused() == "error-not-your-seat"
    assert anna.look(table).now["seq"] == 0


def test_illegal_and_unknown_actions_say_why(two: tuple[Line, Line]) -> None:
    anna, bert = two
    anna.play("a1-a2")
    refusal = anna.until("refused")
    assert refusal["error"]["key"] == "error-illegal-action"
    assert refusal["error"]["fields"]["reason"]["key"].startswith("illegal-")
    anna.play("castling")
    assert anna.refused() == "error-unknown-action"
    anna.play("R@b5", "a1-a2")
    assert anna.refused() in ("error-illegal-action", "error-not-your-turn")
    bert.nothing("update")
    assert bert.now["seq"] == 0


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type":"dance"}',
        '{"seq":0}',
        '{"type":"play"}',
        '{"type":"play","id":"","seq":0,"actions":[]}',
        '{"type":"play","id":"x","seq":-1,"actions":[]}',
        '{"type":"play","id":"x","seq":1e400,"actions":[]}',
        '{"type":"play","id":"x","seq":"0","actions":[]}',
        '{"type":"play","id":"x","seq":0,"actions":"R@b5"}',
        '{"type":"play","id":"x","seq":0,"actions":[7]}',
        '{"type":"play","id":"x","seq":0,"actions":[],"more":1}',
        json.dumps({"type": "play", "id": "x", "seq": 0, "actions": ["a"] * 65}),
        '{"type":"look","seat":99}',
        '{"type":"look","seat":-1}',
        '{"type":"propose","what":"cheat"}',
        '{"type":"answer","proposal":-1,"yes":true}',
        '{"type":"answer","proposal":1,"yes":"yes"}',
    ],
)
def test_bad_messages_are_refused_and_the_line_stays(two: tuple[Line, Line], frame: str) -> None:
    anna, _ = two
    anna.socket.send(frame)
    assert anna.refused() == "error-bad-request"
    anna.played("R@b5")


def test_binary_frames_and_large_ones(two: tuple[Line, Line]) -> None:
    anna, _ = two
    anna.socket.send(b'{"type":"ping"}')
    assert anna.refused() == "error-bad-request"
    anna.send("say", text="x" * 8192)
    assert closed_with(anna) == TOO_BIG


def test_a_preview_shows_what_would_happen_and_changes_nothing(two: tuple[Line, Line]) -> None:
    anna, bert = two
    anna.send("preview", seq=0, action="R@b5")
    preview = anna.until("preview")
    assert preview["events"][0]["kind"] == "placed"
    anna.send("preview", seq=3, action="R@b5")
    assert anna.refused() == "error-too-late"
    bert.nothing("update")


def test_ping(two: tuple[Line, Line]) -> None:
    anna, _ = two
    anna.send("ping", at=12.5)
    assert anna.until("pong")["at"] == 12.5


# Drafts


def until_somebody_may_take(lines: list[Line]) -> Line:
    """Play the first legal card until a pile can be taken; whoever may take it."""
    while True:
        line = next(line for line in lines if line.legal)
        if "take" in line.legal:
            return line
        line.play(line.legal[0])
        for each in lines:
            each.until("update")


def test_a_draft_is_invisible_and_can_be_undone(club: Club) -> None:
    players = club.players(3)
    table = begun(players[0], players[1:], "ghosts", options={"first": "A"})
    lines = [player.look(table) for player in players]
    actor = until_somebody_may_take(lines)
    others = [line for line in lines if line is not actor]
    before = actor.now

    actor.play("take")
    draft = actor.until("draft", "accepted")
    assert draft["type"] == "draft"
    assert draft["actions"] == ["take"]
    assert draft["events"][0]["kind"] == "took"
    assert draft["view"]["public"]["taken"] != before["view"]["public"]["taken"]
    for other in others:
        other.nothing("update", "draft", "table")

    actor.play()
    undone = actor.until("draft")
    assert (undone["actions"], undone["events"]) == ([], [])
    assert undone["view"] == before["view"]
    assert undone["legal"] == before["legal"]

    opening = draft["legal"][0]["action"]
    actor.play("take", opening)
    assert actor.until("accepted")["seq"] >= before["seq"] + 2
    kinds = [[e["kind"] for s in o.until("update")["steps"] for e in s["events"]] for o in others]
    assert kinds[0] == kinds[1]
    assert kinds[0][:2] == ["took", "opened"]


def test_the_middle_of_a_draft_is_not_reloaded(club: Club) -> None:
    anna, bert = club.players(2)
    table = begun(anna, [bert], "ghosts", options={"first": "A"})
    lines = [anna.look(table), bert.look(table)]
    actor = until_somebody_may_take(lines)
    actor.play("take")
    actor.until("draft")
    again = (anna if actor is lines[0] else bert).look(table)
    assert again.now["view"] == actor.now["view"]
    assert "take" in again.legal


def test_hidden_cards_are_for_their_owner_only(club: Club) -> None:
    anna, bert = club.players(2)
    table = begun(anna, [bert], "ghosts", memory_aid=True, options={"first": "A"})
    lines = [anna.look(table), bert.look(table), club.look(table)]
    for seat, line in enumerate(lines):
        dealt = [
            event["fields"]
            for step in line.now["log"]
            for event in step["events"]
            if event["kind"] == "dealt"
        ]
        assert dealt
        for fields in dealt:
            assert (fields["card"] is not None) == (fields["seat"] == seat)


def test_looking_ahead_is_refused_where_something_is_hidden(club: Club) -> None:
    anna, bert = club.players(2)
    line = anna.look(begun(anna, [bert], "ghosts"))
    line.send("preview", seq=line.now["seq"], action="take")
    assert line.refused() == "error-preview-hidden"


# Hints


def test_a_hint_against_bots_makes_the_table_unrated(club: Club) -> None:
    person = club.player("Learner")
    table = person.ask("POST", "/api/tables/quick", game="18-ghosts")
    line = person.look(table)
    line.send("hint")
    hint = line.until("hint")
    assert hint["action"]["action"] in line.legal
    assert hint["reason"]["key"].startswith("reason-")
    assert person.ask("GET", f"/api/tables/{table['id']}")["rated"] is False


def test_a_hint_goes_on_from_a_draft(club: Club) -> None:
    person = club.player("Learner")
    line = person.look(person.ask("POST", "/api/tables/quick", game="ghosts"))
    while "take" not in line.legal:
        if line.legal:
            line.play(line.legal[0])
        line.until("update")
    line.play("take")
    openings = [choice["action"] for choice in line.until("draft")["legal"]]
    line.send("hint", actions=["take"])
    hint = line.until("hint")
    assert hint["actions"] == ["take"]
    assert hint["action"]["action"] in openings
    line.send("hint", actions=["take", openings[0]])
    assert line.refused() == "error-draft-ended"


def test_no_hints_against_people(club: Club) -> None:
    anna, bert = club.players(2)
    line = anna.look(begun(anna, [bert], "18-ghosts"))
    line.send("hint")
    assert line.refused() == "error-hint-people"


def test_there_is_no_such_table(club: Club) -> None:
    for id in ("nowhere", "ZZZZ"):
        line = club.look(id)
        assert line.seen[0]["error"]["key"] == "error-no-table"


def test_before_the_game_begins(club: Club) -> None:
    anna = club.player("Anna")
    line = anna.look(anna.open("18-ghosts", ["me", "open"]))
    assert (line.now["view"], line.now["seq"]) == (None, 0)
    line.play("R@b5")
    assert line.refused() == "error-not-begun"
    line.send("resign")
    assert line.refused() == "error-not-begun"


def test_everybody_sees_the_game_begin(club: Club) -> None:
    anna, bert = club.players(2)
    table = anna.open("ghosts", ["me", "open"])
    lines = [anna.look(table), bert.look(table)]
    bert.ask("POST", f"/api/tables/{table['id']}/seats")
    anna.ask("POST", f"/api/tables/{table['id']}/start")
    for seat, line in enumerate(lines):
        snapshot = line.until("snapshot")
        assert (snapshot["eyes"], snapshot["table"]["status"]) == (seat, "playing")
        assert snapshot["view"]["private"]["hand"]
