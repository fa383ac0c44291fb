"""Several people on one screen: one pair of eyes at a time, and only when asked for."""

import pytest

from tests.server.tables.players import Club, Line, Message, Player, begun, play_out


@pytest.fixture
def family(club: Club) -> tuple[Player, Message]:
    person = club.players(1)[0]
    seats: list[str | Message] = [
        {"kind": "me", "name": "Mia"},
        {"kind": "me", "name": "Noah"},
        "careful",
    ]
    table = person.open("ghosts", seats, start=True, options={"first": "A"}, memory_aid=True)
    return person, table


def test_the_curtain_is_closed_at_first(family: tuple[Player, Message]) -> None:
    person, table = family
    assert table["hot_seat"] is True
    assert [seat["name"] for seat in table["seats"]] == ["Mia", "Noah", "careful"]
    line = person.look(table)
    assert (line.now["eyes"], line.now["mine"], line.legal) == (None, [0, 1], [])
    assert "private" not in line.now["view"]


def test_one_pair_of_eyes_at_a_time(family: tuple[Player, Message]) -> None:
    person, table = family
    line = person.look(table)
    line.send("look", seat=0)
    mia = line.until("snapshot")
    assert mia["eyes"] == 0
    assert mia["legal"]
    line.send("look", seat=1)
    noah = line.until("snapshot")
    assert noah["view"]["private"] != mia["view"]["private"]
    assert not noah["legal"]
    line.play(mia["legal"][0]["action"])
    assert line.refused() == "error-look-first"
    line.send("look", seat=None)
    assert "private" not in line.until("snapshot")["view"]
    line.send("look", seat=2)
    assert line.refused() == "error-not-your-seat"
    line.send("look", seat=9)
    assert line.refused() == "error-not-your-seat"


def test_whoever_looks_plays(family: tuple[Player, Message]) -> None:
    person, table = family
    line = person.look(table, seat=0)
    assert line.now["eyes"] == 0
    update = line.played(line.legal[0])
    assert update["view"]["seat"] == 0
    assert not line.legal
    hidden = [
        event["fields"]
        for step in update["steps"]
        for event in step["events"]
        if event["kind"] == "drawn" and event["fields"]["seat"] != 0
    ]
    assert all(fields["card"] is None for fields in hidden)


def test_no_hints_with_several_people(family: tuple[Player, Message]) -> None:
    person, table = family
    line = person.look(table, seat=0)
    line.send("hint")
    assert line.refused() == "error-hint-people"


def test_taking_back_needs_nobody_else(family: tuple[Player, Message]) -> None:
    person, table = family
    line = person.look(table, seat=0)
    before = line.now["view"]
    line.played(line.legal[0])
    line.send("propose", what="back")
    while line.now["view"] != before:
        line.until("update")


def test_two_people_play_a_whole_game_on_two_lines_of_one_person(club: Club) -> None:
    person = club.players(1)[0]
    table = person.open("18-ghosts", ["me", "me"], start=True)
    lines: list[Line] = [person.look(table, seat=0), person.look(table, seat=1)]
    play_out(lines)
    assert lines[0].now["outcome"]


def test_resigning_is_for_the_seat_looked_through(club: Club) -> None:
    person = club.players(1)[0]
    table = person.open("18-ghosts", ["me", "me"], start=True)
    line = person.look(table)
    line.send("resign")
    assert line.refused() == "error-look-first"
    line.send("look", seat=1)
    line.send("resign")
    assert line.until("update")["outcome"]["ranks"] == [1, 2]


def test_somebody_elses_seat_is_never_looked_through(club: Club) -> None:
    anna, bert = club.players(2)
    table = begun(anna, [bert], "ghosts")
    line = anna.look(table)
    line.send("look", seat=1)
    assert line.refused() == "error-not-your-seat"
    assert all(m.get("view", {}).get("seat", 0) == 0 for m in line.seen)
