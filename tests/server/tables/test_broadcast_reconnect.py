"""After a broken line only what was missed, and nothing twice where memory is not aided."""

from tests.server.tables.players import Club, Line, begun


def shuffle(lines: list[Line], moves: int) -> None:
    """So many moves, one of the legal ones after the other."""
    for number in range(moves):
        line = next(line for line in lines if line.now["legal"])
        draft = [line.legal[number * 7 % len(line.legal)]]
        line.play(*draft)
        while (answer := line.until("accepted", "draft"))["type"] == "draft":
            draft.append(answer["legal"][0]["action"])
            line.play(*draft)
        for each in lines:
            each.until("update")


def test_only_what_was_missed(club: Club) -> None:
    anna, bert = club.players(2)
    table = begun(anna, [bert], "18-ghosts")
    first, second = anna.look(table), bert.look(table)
    first.played("R@b5")
    second.until("update")
    second.close()
    again = bert.look(table, since=1)
    missed = again.seen[0]
    assert (missed["type"], missed["seq"], missed["steps"]) == ("missed", 1, [])
    again.close()

    third = bert.look(table, since=0)
    assert [step["seq"] for step in third.seen[0]["steps"]] == [1]
    assert third.seen[0]["legal"]
    assert third.seen[0]["view"] == first.now["view"] | {"seat": 1}


def test_from_nowhere_gets_a_snapshot(club: Club) -> None:
    anna, bert = club.players(2)
    table = begun(anna, [bert], "18-ghosts")
    assert anna.look(table, since=500).seen[0]["type"] == "snapshot"
    assert anna.look(table).seen[0]["type"] == "snapshot"


def test_the_log_holds_the_latest_steps(club: Club) -> None:
    anna, bert = club.players(2)
    table = begun(anna, [bert], "18-ghosts")
    lines = [anna.look(table), bert.look(table)]
    shuffle(lines, 30)
    log = anna.look(table).now["log"]
    assert [step["seq"] for step in log] == list(range(31 - len(log), 31))
    assert len(log) >= 20


def test_steps_that_were_taken_back_are_not_shown_again(club: Club) -> None:
    person = club.player("Anna")
    table = person.open("18-ghosts", ["me", {"kind": "me", "name": "Zoe"}], start=True)
    line = person.look(table, seat=0)
    line.played("R@b5")
    line.send("propose", what="back")
    line.until("update")
    line.played("B@a5")
    log = person.look(table).now["log"]
    assert [(step["seq"], step["actor"]) for step in log] == [(2, None), (3, 0)]


def test_without_memory_aid_nothing_is_shown_again(club: Club) -> None:
    anna, bert = club.players(2)
    table = begun(anna, [bert], "ghosts", memory_aid=False, options={"first": "A"})
    first, second = anna.look(table), bert.look(table)
    for line in (first, second):
        assert line.now["log"] == []
        assert "recall" not in line.now["view"]
    shuffle([first, second], 5)
    seq = first.now["seq"]
    steps = [step for message in second.seen for step in message.get("steps", ())]
    acted = max(step["seq"] for step in steps if step["actor"] == 1)
    assert acted < max(step["seq"] for step in steps if step["actor"] == 0)
    for since in range(seq + 1):
        again = bert.look(table, since=since)
        assert again.seen[0]["type"] == "missed"
        told = [step["seq"] for step in again.seen[0]["steps"]]
        assert told == list(range(max(since, acted) + 1, seq + 1))
        assert "recall" not in again.seen[0]["view"]
        again.close()
    assert bert.look(table).now["log"] == []
    path = f"/api/tables/{table['id']}/moments/{seq}"
    assert bert.refused("GET", path) == (403, "error-memory-aid")
    for watching in (club.look(table, since=1), club.player("Carla").look(table, since=1)):
        assert (watching.seen[0]["type"], watching.seen[0]["steps"]) == ("missed", [])


def test_without_memory_aid_what_happened_since_ones_own_action_is_told(club: Club) -> None:
    anna, bert = club.players(2)
    table = begun(anna, [bert], "ghosts", memory_aid=False, options={"first": "A"})
    first, second = anna.look(table), bert.look(table)
    seq = second.now["seq"]
    second.close()
    first.played(first.legal[0])
    again = bert.look(table, since=seq)
    missed = again.seen[0]["steps"]
    assert [step["seq"] for step in missed] == list(range(seq + 1, first.now["seq"] + 1))
    shuffle([again], 1)
    acted = again.now["seq"]
    told = bert.look(table, since=seq).seen[0]["steps"]
    assert [step["seq"] for step in told if step["actor"] == 1] == []
    assert all(step["seq"] > acted - 2 for step in told), "only what chance did after it"


def test_without_memory_aid_what_a_dying_line_was_sent_is_not_lost(club: Club) -> None:
    """That a message was queued for somebody does not mean that it arrived."""
    anna, bert = club.players(2)
    table = begun(anna, [bert], "ghosts", memory_aid=False, options={"first": "A"})
    first, second = anna.look(table), bert.look(table)
    seq = second.now["seq"]
    first.played(first.legal[0])
    second.close()  # it never read what was sent
    missed = bert.look(table, since=seq).seen[0]["steps"]
    assert [step["seq"] for step in missed] == list(range(seq + 1, first.now["seq"] + 1))


def test_only_the_chat_that_was_missed(club: Club) -> None:
    anna, bert = club.players(2)
    table = begun(anna, [bert], "18-ghosts", chat="phrases")
    line = anna.look(table)
    ids = []
    for phrase in ("hello", "boo", "thanks"):
        line.send("say", phrase=phrase)
        ids.append(line.until("chat")["line"]["id"])

    def told(**asked: int) -> list[int]:
        return [said["id"] for said in bert.look(table, **asked).seen[0]["chat"]]

    assert told(since=0) == ids
    assert told(since=0, since_chat=ids[0]) == ids[1:]
    assert told(since=0, since_chat=ids[2]) == []
    assert told(since_chat=ids[2]) == ids, "a snapshot is whole"


def test_with_memory_aid_everything_is(club: Club) -> None:
    anna, bert = club.players(2)
    table = begun(anna, [bert], "ghosts", memory_aid=True, options={"first": "A"})
    line = anna.look(table)
    assert line.now["log"]
    assert "recall" in line.now["view"]


def test_moments(club: Club) -> None:
    anna, bert = club.players(2)
    table = begun(anna, [bert], "18-ghosts")
    line = anna.look(table)
    start = line.now["view"]
    line.played("R@b5")
    path = f"/api/tables/{table['id']}/moments"
    assert anna.ask("GET", f"{path}/0?seat=0")["view"] == start
    moment = bert.ask("GET", f"{path}/1?seat=1")
    assert moment["view"] == line.now["view"] | {"seat": 1}
    assert [step["seq"] for step in moment["steps"]] == [1]
    assert anna.refused("GET", f"{path}/2") == (404, "error-no-moment")
    assert anna.refused("GET", f"{path}/1?seat=1") == (403, "error-not-your-seat")
    for none in ("null", "", "None", "1&seat=0"):
        assert anna.refused("GET", f"{path}/1?seat={none}") == (400, "error-bad-request")
    assert club.player("Carla").refused("GET", f"{path}/1?seat=0") == (403, "error-not-your-seat")


def test_reconnecting_after_a_thousand_moves_costs_little(club: Club) -> None:
    """At most 8 kB, in both games, in the middle of a turn with many choices."""
    for game, players in (("18-ghosts", 2), ("ghosts", 6)):
        people = club.players(players)
        table = begun(people[0], people[1:], game, memory_aid=True)
        lines = [person.look(table) for person in people]
        largest = 0
        for number in range(1_000):
            if lines[0].now["outcome"]:
                break
            shuffle(lines, 1)
            if number % 20 == 0:
                line = people[number % players].look(table)
                largest = max(largest, line.bytes)
                line.close()
        assert 3_000 < largest <= 8_000
