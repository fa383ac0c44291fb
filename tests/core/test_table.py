"""A table: a game in play, and what happens around the rules. Nothing is ever deleted."""

from collections.abc import Callable

import pytest

from hantise.core.action import Action
from hantise.core.errors import BadEntry, GameOver, IllegalAction, NotChance
from hantise.core.event import Event
from hantise.core.game import Game
from hantise.core.outcome import Outcome
from hantise.core.record import record_of, rerun
from hantise.core.registry import games
from hantise.core.rng import Rng
from hantise.core.state import CHANCE, NOBODY
from hantise.core.table import Entry, Seat, Table, TableEntry
from hantise.games.eighteen_ghosts import EighteenGhosts
from hantise.games.ghosts import Ghosts
from tests.core.refusal import refusal, spoken
from tests.core.tables import act, all_of, finished
from tests.core.urn_tables import play, urns
from tests.core.urns import Urns

ALL = [pytest.param(game, id=game.about.id) for game in games()]


def moves(table: Table) -> list[tuple[str, Callable[[], object]]]:
    """Everything that can be tried at a table."""
    legal = table.state.legal_actions() or [*table.game.actions]
    return [
        ("play", lambda: table.play(table.state.actor, legal[0])),
        ("enter", lambda: table.enter(legal[0])),
        ("resign", lambda: table.resign(0)),
        ("agree", table.agree),
        ("bot", lambda: table.hand_over(0, "random")),
        ("person", lambda: table.hand_over(0, None)),
        ("flag", lambda: table.flag(0)),
        ("lost on time", lambda: table.lose_on_time(0)),
    ]


# Sitting down


def test_seats_are_named_by_letters_unless_told_otherwise() -> None:
    assert Table(Ghosts(3)).names == ["A", "B", "C"]
    seats = [Seat("Zoé"), Seat("careful", bot="careful")]
    assert Table(EighteenGhosts(), seats).names == ["Zoé", "careful"]
    assert Table(EighteenGhosts(), seats).seats == seats


@pytest.mark.parametrize("given", [1, 2, 4])
def test_there_are_as_many_seats_as_players(given: int) -> None:
    text = refusal(BadEntry, lambda: Table(Ghosts(3), [Seat("x")] * given))
    assert text.key == "error-record-seats"
    assert all(str(given) in words and "3" in words for words in spoken(text))


def test_a_table_can_start_anywhere() -> None:
    start = "1rv2/R2Yr/1BY1^/rbyR1/2^B1 A Yby RBby 0 0"
    table = Table(EighteenGhosts(), start=start)
    assert table.state.position() == start
    table.enter(table.state.legal_actions()[0])
    assert table.state.position() != start
    table.back_to(0)
    assert table.state.position() == start


# Playing


@pytest.mark.parametrize("game", ALL)
def test_playing_applies_tells_and_notes(game: type[Game]) -> None:
    configured = game()
    table, state, rng = Table(configured), configured.start(), Rng(6)
    while not table.over:
        action = state.choose(rng)
        expected: list[Event] = []
        state.apply(action, expected)
        assert table.enter(action) == expected
        assert table.entries[-1] is action
        assert table.state.snapshot() == state.snapshot()
    assert table.outcome() == state.outcome()
    assert table.outcome() is not None


def test_chance_draws_one_action_at_a_time() -> None:
    table = Table(Ghosts(2))
    events = table.draw(Rng(3))
    assert [event.kind for event in events] == ["first", "round"]
    assert len(table.entries) == 1
    same = Table(Ghosts(2))
    assert same.draw(Rng(3)) == events


def test_chance_does_not_draw_out_of_turn() -> None:
    table = Table(EighteenGhosts())
    assert refusal(NotChance, lambda: table.draw(Rng(1))).key == "error-not-chance"
    assert table.entries == []


def illegal() -> list[tuple[Table, Action]]:
    ours, cards = Table(EighteenGhosts()), finished(Ghosts(3), 2, most=40)
    while cards.state.actor == CHANCE:
        act(cards, Rng(1))
    undone = urns("left +2 right +5")
    undone.back_to(2)
    return [
        (ours, ours.game.parse("pass")),
        (ours, ours.game.parse("a4-a5")),
        (ours, Ghosts().parse("R2")),
        (ours, Action(0, "place", "R@b5")),
        (cards, cards.game.parse("+R2")),
        (cards, cards.game.parse("first=A")),
        (cards, EighteenGhosts().parse("pass")),
        (urns("left"), Urns().parse("left")),
        (urns("left"), Urns().parse("+5")),
        (undone, Urns().parse("+1")),
    ]


@pytest.mark.parametrize("which", range(10))
def test_a_foreign_or_illegal_action_changes_nothing(which: int) -> None:
    table, action = illegal()[which]
    before = all_of(table)
    with pytest.raises(IllegalAction) as caught:
        table.enter(action)
    assert caught.value.action == str(action)
    if table.game.about.id != "urns":
        spoken(caught.value.text)
        assert all(str(action) in words for words in spoken(caught.value.text))
    assert all_of(table) == before


# Resigning, agreeing, handing over


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("game", [EighteenGhosts, Ghosts])
def test_with_two_players_who_resigns_loses(game: type[Game], seat: int) -> None:
    table = finished(game(2), 4, most=10)
    entries = [*table.entries]
    table.resign(seat)
    outcome = table.outcome()
    assert table.over
    assert outcome == Outcome(
        "resigned",
        (2, 1) if seat == 0 else (1, 2),
        (0, 0),
        (-1.0, 1.0) if seat == 0 else (1.0, -1.0),
    )
    assert table.entries == [*entries, TableEntry("resigned", seat=seat)]


@pytest.mark.parametrize("players", [3, 4, 6])
def test_with_more_players_who_resigns_ranks_last_and_plays_on(players: int) -> None:
    plain = finished(Ghosts(players), 21).outcome()
    assert plain is not None
    winner = plain.winners[0]
    table, rng = Table(Ghosts(players)), Rng(21)
    while not table.over:
        if len(table.entries) == 50:
            table.resign(winner)
            assert not table.over
        rng.below(100)  # as `finished` does
        act(table, rng)
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.scores == plain.scores
    assert outcome.ranks[winner] == players
    assert outcome.returns[winner] == -1
    assert sum(outcome.returns) == pytest.approx(0)
    others = [seat for seat in range(players) if seat != winner]
    for one in others:
        assert outcome.ranks[one] < outcome.ranks[winner]
        for other in others:
            before = plain.ranks[one] - plain.ranks[other]
            after = outcome.ranks[one] - outcome.ranks[other]
            assert (before > 0, before < 0) == (after > 0, after < 0)


def test_several_may_resign_and_share_the_last_rank() -> None:
    table = finished(Ghosts(4), 9, most=30)
    table.resign(1)
    table.resign(3)
    table.resign(1)
    assert table.resigned == [1, 3]
    assert len(table.entries) == 33
    rng = Rng(2)
    while not table.over:
        act(table, rng)
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.ranks[1] == outcome.ranks[3] == 3
    assert {outcome.ranks[0], outcome.ranks[2]} <= {1, 2}


def test_the_ending_that_is_named_fits_the_winners_when_somebody_resigned() -> None:
    """``won`` says that one player wins, ``shared`` that several do."""
    contradictions = []
    for seed in range(40):
        plain = finished(Ghosts(3, {"rounds": 1}), seed)
        for seat in range(3):
            table = Table(Ghosts(3, {"rounds": 1}))
            for entry in plain.entries[:-1]:
                table.enter(entry)
            table.resign(seat)
            table.enter(plain.entries[-1])
            outcome = table.outcome()
            assert outcome is not None
            alone = len(outcome.winners) == 1
            if outcome.reason in ("won", "shared") and (outcome.reason == "won") != alone:
                contradictions.append((seed, seat, outcome.reason, outcome.ranks))
    assert contradictions == []


@pytest.mark.parametrize("players", [2, 5])
def test_everybody_may_agree_to_stop(players: int) -> None:
    table = finished(Ghosts(players), 4, most=20)
    table.agree()
    outcome = table.outcome()
    assert outcome == Outcome("agreed", (1,) * players, (0,) * players, (0.0,) * players)
    assert table.over
    assert table.entries[-1] == TableEntry("agreed")


def test_a_seat_can_be_handed_over_and_taken_back() -> None:
    table = finished(Ghosts(3), 4, most=20)
    before = table.state.snapshot()
    table.hand_over(2, "random")
    table.hand_over(2, None)
    assert table.entries[-2:] == [
        TableEntry("bot", seat=2, bot="random"),
        TableEntry("person", seat=2),
    ]
    assert table.state.snapshot() == before
    assert not table.over


def test_a_table_tells_which_bot_plays_which_seat_now() -> None:
    table = Table(Ghosts(3), [Seat("Zoé"), Seat("Bo", bot="careful"), Seat("Ada")])
    assert table.bots() == {1: "careful"}
    table.hand_over(0, "random")
    table.hand_over(2, "careful")
    assert table.bots() == {0: "random", 1: "careful", 2: "careful"}
    table.hand_over(2, "random")
    table.hand_over(1, None)
    assert table.bots() == {0: "random", 2: "random"}
    table.hand_over(0, None)
    table.hand_over(0, None)
    assert table.bots() == {2: "random"}
    assert [seat.bot for seat in table.seats] == [None, "careful", None]


def test_going_back_leaves_everybody_seated() -> None:
    """Who plays a seat is no part of the game, so it does not return to what it was."""
    table = finished(Ghosts(3), 4, most=20)
    table.hand_over(2, "careful")
    table.back_to(5)
    assert table.bots() == {2: "careful"}
    table.hand_over(2, None)
    table.back_to(21)
    assert table.bots() == {}


def test_bots_of_a_table_are_those_of_its_record() -> None:
    table = finished(Ghosts(3), 4, most=20, seats=[Seat(name, "careful") for name in "ABC"])
    table.hand_over(0, "random")
    table.hand_over(1, None)
    assert rerun(record_of(table)).bots() == table.bots() == {0: "random", 2: "careful"}


@pytest.mark.parametrize("seat", [-1000, -66, -3, -1, 3, 4, 1000, 2**40])
def test_an_unknown_seat_is_refused(seat: int) -> None:
    table = finished(Ghosts(3), 4, most=20)
    before = all_of(table)
    tries: list[Callable[[], None]] = [
        lambda: table.resign(seat),
        lambda: table.hand_over(seat, "random"),
        lambda: table.hand_over(seat, None),
    ]
    for try_it in tries:
        text = refusal(BadEntry, try_it)
        assert text.key == "error-record-seat"
        assert all("3" in words for words in spoken(text))
    assert all_of(table) == before


# Over means over


@pytest.mark.parametrize("how", ["resigned", "agreed", "rules"])
@pytest.mark.parametrize("game", [EighteenGhosts, Ghosts])
def test_over_means_over(game: type[Game], how: str) -> None:
    table = finished(game(2), 4, most=10**6 if how == "rules" else 12)
    if how == "resigned":
        table.resign(0)
    elif how == "agreed":
        table.agree()
    before = all_of(table)
    assert table.over
    for _, try_it in moves(table):
        assert refusal(GameOver, try_it).key == "error-over"
    if table.state.actor == CHANCE:
        assert refusal(GameOver, lambda: table.draw(Rng(1))).key == "error-over"
    assert all_of(table) == before


@pytest.mark.parametrize("how", ["resigned", "agreed"])
def test_nobody_goes_back_behind_a_resignation_or_an_agreement(how: str) -> None:
    table = finished(EighteenGhosts(), 4, most=12)
    if how == "resigned":
        table.resign(0)
    else:
        table.agree()
    before = all_of(table)
    assert refusal(GameOver, lambda: table.back_to(3)).key == "error-over"
    assert all_of(table) == before


def test_a_game_that_ended_by_its_rules_can_go_back_and_on() -> None:
    table = finished(EighteenGhosts(), 4)
    assert table.state.actor == NOBODY
    table.back_to(len(table.entries) - 1)
    assert not table.over
    table.enter(table.state.legal_actions()[0])


# Looking back


def test_decisions_are_those_of_seats() -> None:
    table = urns("left +2 right +5 left +1")
    assert table.decisions() == [0, 2, 4]
    table.hand_over(1, "random")
    play(table, "right +6")
    assert table.decisions() == [0, 2, 4, 7]


def test_decisions_are_those_that_still_stand() -> None:
    table = urns("left +2 right +5")
    table.back_to(2)
    assert table.decisions() == [0]
    play(table, "left")
    assert table.decisions() == [0, 5]
    table.back_to(4)
    assert table.decisions() == [0, 2]
    table.back_to(0)
    assert table.decisions() == []


def test_what_happens_beside_the_rules_is_no_decision() -> None:
    table = urns("left +2 right", players=3)
    table.hand_over(1, "random")
    table.resign(0)
    assert table.decisions() == [0, 2]
    play(table, "+5")
    table.back_to(3)
    table.hand_over(1, None)
    assert table.decisions() == [0, 2]
    assert table.standing() == [0, 1, 2]


def test_standing_entries_are_the_actions_of_the_line() -> None:
    table = urns("left +2 right +5")
    assert table.standing() == [0, 1, 2, 3]
    table.back_to(2)
    assert table.standing() == [0, 1]
    play(table, "left")
    assert table.standing() == [0, 1, 5]
    table.back_to(4)
    assert table.standing() == [0, 1, 2, 3]
    table.back_to(0)
    assert table.standing() == []


@pytest.mark.parametrize("game", ALL)
def test_every_decision_can_be_taken_back_one_after_the_other(game: type[Game]) -> None:
    table = finished(game(), 8, most=80)
    left = len(table.decisions())
    assert left > 10
    while decisions := table.decisions():
        assert len(decisions) == left
        table.back_to(decisions[-1])
        assert table.state.actor >= 0
        assert table.entries[decisions[-1]] in table.state.legal_actions()
        left -= 1
    assert left == 0


@pytest.mark.parametrize("game", ALL)
def test_rerun_gives_every_moment(game: type[Game]) -> None:
    configured = game()
    table, rng = Table(configured), Rng(13)
    seen = [table.state.snapshot()]
    told: list[list[Event]] = [[]]
    while not table.over:
        action = table.state.choose(rng)
        told.append(table.enter(action))
        seen.append(table.state.snapshot())
    moments = [*table.rerun()]
    assert [state.snapshot() for state, _ in moments] == seen
    assert [events for _, events in moments] == told
    assert len(moments) == len(table.entries) + 1


def test_rerun_follows_the_line_that_stands() -> None:
    table = urns("left +3 right +6")
    table.back_to(2)
    play(table, "left")
    draws = [[event.kind for event in events] for _, events in table.rerun()]
    assert draws == [[], ["named"], ["drew"], ["named"]]
    assert [*table.rerun()][-1][0].snapshot() == table.state.snapshot()


def test_the_moments_of_a_rerun_are_nobody_elses() -> None:
    table = urns("left +3 right +6")
    before = all_of(table)
    for state, _ in table.rerun():
        for action in state.legal_actions()[:1]:
            state.apply(action)
    assert all_of(table) == before
    states = [state for state, _ in table.rerun()]
    assert len({id(state) for state in states}) == len(states)


# Entries of a record


def test_every_entry_can_be_entered_again() -> None:
    table = finished(Ghosts(3), 31, unrest=8)
    assert {type(entry) for entry in table.entries} > {TableEntry}
    kinds = {entry.table for entry in table.entries if isinstance(entry, TableEntry)}
    assert kinds == {"resigned", "bot", "person", "back"}
    again = Table(Ghosts(3))
    for entry in table.entries:
        again.enter(entry)
    assert all_of(again) == all_of(table)


@pytest.mark.parametrize(
    "entry",
    [
        TableEntry("resigned", seat=1),
        TableEntry("agreed"),
        TableEntry("bot", seat=0, bot="random"),
        TableEntry("person", seat=0),
        TableEntry("back", to=0),
        TableEntry("back", to=3),
    ],
    ids=str,
)
def test_what_happens_at_the_table_is_told(entry: TableEntry) -> None:
    table = finished(EighteenGhosts(), 4, most=12)
    (event,) = table.enter(entry)
    assert event.kind == entry.table
    assert table.entries[-1] == entry
    assert len(set(spoken(event.text("18-ghosts")))) == 2


@pytest.mark.parametrize(
    "entry",
    [
        TableEntry("resigned"),
        TableEntry("bot"),
        TableEntry("bot", seat=1),
        TableEntry("bot", bot="random"),
        TableEntry("person", to=1),
        TableEntry("back"),
        TableEntry("back", seat=1),
    ],
    ids=str,
)
def test_a_table_entry_that_lacks_something_is_refused(entry: Entry) -> None:
    table = finished(EighteenGhosts(), 4, most=12)
    before = all_of(table)
    assert refusal(BadEntry, lambda: table.enter(entry)).key == "error-record-entry"
    assert all_of(table) == before
