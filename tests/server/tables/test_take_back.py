"""Take-back: free against bots, else everybody must agree; the same draws come again."""

import pytest

from tests.server.tables.players import Club, Line, begun, kinds, play_out


def test_alone_with_bots_it_is_done_at_once(club: Club) -> None:
    person = club.player("Anna")
    table = person.ask("POST", "/api/tables/quick", game="18-ghosts")
    line = person.look(table)
    first = line.now
    line.played("R@b5")
    while not line.legal:  # the bot places two ghosts
        line.until("update")
    answered = line.now["seq"]
    line.send("propose", what="back")
    back = line.until("update")
    assert kinds(back) == ["back"]
    assert back["steps"][0]["actor"] is None
    assert back["view"] == first["view"]
    assert back["legal"] == first["legal"]
    assert back["seq"] == answered + 1


def test_a_turn_that_was_taken_back_is_nobodys_last(club: Club) -> None:
    anna, bert = club.players(2)
    table = begun(anna, [bert], "18-ghosts")
    lines = [anna.look(table), bert.look(table)]

    def told(seat: int) -> int:
        """To whoever follows, comes back or comes anew."""
        lines[seat].nothing("refused")
        player = (anna, bert)[seat]
        last: int = lines[seat].now["last_turn"]
        for since in (None, 0):
            assert player.look(table, since=since).now["last_turn"] == last
        return last

    def place(seat: int) -> None:
        while not lines[seat].legal:
            lines[seat].until("update")
        lines[seat].played(lines[seat].legal[0])

    for seat in (0, 1, 1, 0):
        place(seat)
    assert (told(0), told(1)) == (4, 3)
    for _ in range(2):
        lines[0].send("propose", what="back")
        (proposal,) = lines[1].until("proposals")["proposals"]
        lines[1].send("answer", proposal=proposal["id"], yes=True)
        while "back" not in kinds(lines[1].until("update")):
            pass
        lines[1].until("proposals")
    assert (told(0), told(1)) == (0, 0), "it is as at the start"
    live = club.tables.loaded(table["id"])
    assert live is not None
    live.stale = True
    assert (told(0), told(1)) == (0, 0), "read again from the database too"
    place(0)
    assert (told(0), told(1)) == (7, 0)


def test_nothing_to_take_back(club: Club) -> None:
    person = club.player("Anna")
    line = person.look(person.ask("POST", "/api/tables/quick", game="18-ghosts"))
    line.send("propose", what="back")
    assert line.refused() == "error-back-nothing"


@pytest.fixture
def two(club: Club) -> tuple[Line, Line]:
    anna, bert = club.players(2)
    table = begun(anna, [bert], "18-ghosts")
    lines = anna.look(table), bert.look(table)
    lines[0].played("R@b5")
    lines[1].until("update")
    return lines


def test_the_other_agrees(two: tuple[Line, Line]) -> None:
    anna, bert = two
    anna.send("propose", what="back")
    asked = [line.until("proposals")["proposals"] for line in two]
    assert asked[0] == asked[1]
    (proposal,) = asked[0]
    assert (proposal["what"], proposal["by"], proposal["to"]) == ("back", 0, 0)
    assert proposal["waiting"] == [1]
    anna.send("answer", proposal=proposal["id"], yes=True)
    assert anna.refused() == "error-proposal-not-asked"
    bert.send("answer", proposal=proposal["id"], yes=True)
    for line in two:
        assert kinds(line.until("update")) == ["back"]
        assert line.until("proposals")["proposals"] == []
    assert anna.legal


def test_the_other_declines(two: tuple[Line, Line]) -> None:
    anna, bert = two
    anna.send("propose", what="back")
    (proposal,) = bert.until("proposals")["proposals"]
    bert.send("answer", proposal=proposal["id"], yes=False)
    assert bert.until("proposals")["proposals"] == []
    bert.send("answer", proposal=proposal["id"], yes=True)
    assert bert.refused() == "error-proposal-gone"
    anna.nothing("update")


def test_asked_twice(two: tuple[Line, Line]) -> None:
    anna, _ = two
    anna.send("propose", what="back")
    anna.until("proposals")
    anna.send("propose", what="back")
    assert anna.refused() == "error-proposal-open"


def test_a_new_move_cancels_it(two: tuple[Line, Line]) -> None:
    anna, bert = two
    anna.send("propose", what="back")
    (proposal,) = bert.until("proposals")["proposals"]
    bert.play(bert.legal[0])
    assert anna.until("proposals")["proposals"]
    assert anna.until("proposals")["proposals"] == []
    bert.until("proposals")
    bert.send("answer", proposal=proposal["id"], yes=True)
    assert bert.refused() == "error-proposal-gone"


def test_an_open_question_is_in_the_snapshot(club: Club) -> None:
    anna, bert = club.players(2)
    table = begun(anna, [bert], "18-ghosts")
    line = anna.look(table)
    line.played("R@b5")
    line.send("propose", what="back")
    line.until("proposals")
    assert bert.look(table).now["proposals"][0]["what"] == "back"


def test_the_same_draws_come_again(club: Club) -> None:
    person = club.player("Anna")
    table = person.open(
        "ghosts", ["me", "random"], options={"first": "A"}, start=True, memory_aid=True
    )
    line = person.look(table)
    card = line.legal[0]

    def drawn() -> list[object]:
        update = line.until("update")
        return [
            e["fields"]["card"]
            for s in update["steps"]
            for e in s["events"]
            if e["kind"] == "drawn"
        ]

    line.play(card)
    first = drawn()
    assert first[0] is not None
    line.send("propose", what="back")
    while "back" not in kinds(line.until("update")):
        pass
    line.play(card)
    assert drawn() == first


def test_a_whole_turn_is_taken_back(club: Club) -> None:
    """Taking a pile and opening a new one is one turn: nobody lands between the two."""
    person = club.player("Anna")
    table = person.open("ghosts", ["me", "random"], options={"first": "A"}, start=True)
    line = person.look(table)
    while "take" not in line.legal:
        if line.legal:
            line.play(line.legal[0])
        line.until("update")
    before = line.now["view"]
    line.play("take")
    draft = line.until("draft")
    line.play("take", draft["legal"][0]["action"])
    line.until("update")
    line.send("propose", what="back")
    while "back" not in kinds(line.until("update")):
        pass
    assert line.now["view"] == before
    assert "take" in line.legal


def test_not_after_the_end(club: Club) -> None:
    anna, bert = club.players(2)
    table = begun(anna, [bert], "ghosts", options={"rounds": 1})
    lines = [anna.look(table), bert.look(table)]
    play_out(lines)
    lines[0].send("propose", what="back")
    assert lines[0].refused() == "error-over"


@pytest.mark.parametrize(("game", "refused"), [("18-ghosts", False), ("ghosts", True)])
def test_in_a_rated_game(club: Club, game: str, refused: bool) -> None:
    """Never across a reveal: in a game that hides things, never; where nothing is hidden, yes."""
    anna, bert = (player.account() for player in club.players(2))
    options = {"first": "A"} if game == "ghosts" else {}
    table = begun(anna, [bert], game, options=options)
    assert table["rated"] is True
    line = anna.look(table)
    line.played(line.legal[0])
    line.send("propose", what="back")
    if refused:
        assert line.refused() == "error-back-rated"
    else:
        assert line.until("proposals")["proposals"]
