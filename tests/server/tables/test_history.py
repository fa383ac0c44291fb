"""Behind the curtain: what happened since somebody's turn, even where memory is not aided."""

from tests.server.tables.players import Club, Message


def test_whoever_looks_is_told_what_happened_since_his_turn(club: Club) -> None:
    person = club.players(1)[0]
    seats: list[str | Message] = [{"kind": "me", "name": "Mia"}, {"kind": "me", "name": "Noah"}]
    table = person.open("ghosts", seats, start=True, options={"first": "A"}, memory_aid=False)
    line = person.look(table, seat=0)
    line.played(line.legal[0])
    line.send("look", seat=1)
    noah = line.until("snapshot")
    told = [event for step in noah["log"] for event in step["events"]]
    assert "opened" in [event["kind"] for event in told]
    drawn = [event["fields"] for event in told if event["kind"] in ("dealt", "drawn")]
    assert {fields["card"] for fields in drawn if fields["seat"] == 0} == {None}
    line.played(noah["legal"][0]["action"])
    line.send("look", seat=0)
    mia = line.until("snapshot")
    assert min(step["seq"] for step in mia["log"]) > mia["last_turn"]
    line.send("look", seat=None)
    assert line.until("snapshot")["log"] == []


def test_one_person_alone_must_remember(club: Club) -> None:
    person = club.players(1)[0]
    table = person.open("ghosts", ["me", "careful"], start=True, memory_aid=False)
    assert person.look(table).now["log"] == []
