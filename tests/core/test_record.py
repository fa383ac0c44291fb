"""Records: saved, loaded, re-run and verified."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hantise.core import record
from hantise.core.errors import (
    BadOption,
    BadPosition,
    HantiseError,
    UnknownGame,
    WrongPlayers,
)
from hantise.core.game import Game
from hantise.core.outcome import ranked
from hantise.core.record import Record, decode, encode, load, record_of, rerun, save
from hantise.core.rng import Rng
from hantise.core.table import Seat, Table, TableEntry
from hantise.games.eighteen_ghosts import EighteenGhosts
from hantise.games.ghosts import Ghosts
from hantise.text import Text
from tests.core.records import edited, refused, replaced, small
from tests.core.refusal import spoken
from tests.core.tables import finished, somewhere
from tests.core.urns import Urns

SETTINGS = settings(deadline=None, derandomize=True, max_examples=120)


def configurations() -> list[tuple[Game, int, str | None]]:
    """Games, seeds and starts: all numbers of players, every option changed somewhere."""
    cards = Ghosts(4, {"rounds": 2, "mist": False, "starting_fear": 3, "first": "D"})
    castle = EighteenGhosts(2, {"goal": "any-three"})
    return [
        *((Ghosts(players), players, None) for players in Ghosts.about.players),
        (cards, 7, None),
        (cards, 8, somewhere(cards, 5, 90)),
        *((EighteenGhosts(2), seed, None) for seed in (1, 2)),
        (castle, 3, None),
        (castle, 4, somewhere(castle, 2, 40)),
        (EighteenGhosts(2, {"goal": "any-one"}), 5, None),
    ]


# There and back


@pytest.mark.parametrize("which", range(len(configurations())))
@pytest.mark.parametrize("unrest", [0, 4])
def test_a_record_comes_back_as_it_went(which: int, unrest: int, tmp_path: Path) -> None:
    game, seed, start = configurations()[which]
    table = finished(game, seed, start=start, unrest=unrest)
    path = tmp_path / "game.json"
    save(table, path)
    again = load(path)
    assert again.entries == table.entries
    assert again.seats == table.seats
    assert again.start == table.start
    assert again.resigned == table.resigned
    assert again.bots() == table.bots()
    assert again.outcome() == table.outcome()
    assert again.decisions() == table.decisions()
    assert again.state.snapshot() == table.state.snapshot()
    assert [events for _, events in again.rerun()] == [events for _, events in table.rerun()]
    assert type(again.game) is type(game)
    assert (again.game.players, again.game.options) == (game.players, game.options)
    assert encode(record_of(again)) == path.read_bytes()


@pytest.mark.parametrize("game", [EighteenGhosts(), Ghosts(3)], ids=["18-ghosts", "ghosts"])
def test_a_game_in_progress_is_saved_at_any_moment(game: Game) -> None:
    for entries in (0, 1, 7, 30, 55):
        table = finished(game, 11, unrest=6, most=entries)
        made = record_of(table)
        assert made.result is None
        again = rerun(decode(encode(made)))
        assert again.state.snapshot() == table.state.snapshot()
        assert record_of(again) == made


def test_a_resignation_and_an_agreement_are_kept() -> None:
    resigned, agreed = (finished(EighteenGhosts(), 5, most=9) for _ in range(2))
    resigned.resign(1)
    agreed.agree()
    for table in (resigned, agreed):
        again = rerun(decode(encode(record_of(table))))
        assert again.over
        assert again.outcome() == table.outcome()


def test_a_record_says_all_that_it_was_played_with() -> None:
    made = small()
    assert (made.format, made.game, made.rules, made.players) == (1, "ghosts", 1, 3)
    assert made.options == {"rounds": 1, "starting_fear": 1, "mist": True, "first": "B"}
    assert made.start is not None
    assert [seat.name for seat in made.seats] == ["Zoé", "Bo", "Ada"]
    kinds = {entry.table for entry in made.entries if isinstance(entry, TableEntry)}
    assert kinds == {"person", "bot", "back", "resigned"}
    assert TableEntry("bot", seat=0, bot="careful") in made.entries
    assert any(isinstance(entry, str) and entry.startswith("+") for entry in made.entries)
    assert len(made.seals) == 4 * len(made.entries)


@pytest.mark.parametrize(
    "name",
    ["Zoé", "幽霊", "👻👻", "شبح", 'a "quoted" \\ name', "two\nlines", "", "\0", "x" * 5000],
)
def test_names_may_hold_any_sign(name: str, tmp_path: Path) -> None:
    seats = [Seat(name), Seat("Æsa", bot="careful")]
    table = finished(EighteenGhosts(), 5, seats=seats, most=3)
    path = tmp_path / "Été — 幽霊 👻.json"
    save(table, path)
    assert load(path).seats == seats
    assert "Æsa".encode() in path.read_bytes()


def test_a_name_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    """What a terminal makes of bytes that are no text."""
    path = tmp_path / "game.json"
    path.write_text("older", encoding="utf-8")
    table = Table(EighteenGhosts(), [Seat("A"), Seat(b"\xff".decode(errors="surrogateescape"))])
    with pytest.raises(HantiseError) as caught:
        save(table, path)
    spoken(caught.value.text)
    assert path.read_text(encoding="utf-8") == "older"


def test_a_record_written_by_hand_needs_no_more_than_this() -> None:
    table = rerun(decode(b'{"game": "18-ghosts", "rules": 1, "players": 2, "entries": ["R@b5"]}'))
    assert [str(entry) for entry in table.entries] == ["R@b5"]
    assert table.names == ["A", "B"]


def test_a_record_without_seals_is_accepted() -> None:
    bare = replaced(small(), seals="")
    assert record_of(rerun(bare)) == small()


# Edited


OTHER = st.one_of(
    st.sampled_from([str(action) for action in Ghosts().actions]),
    st.text(max_size=6),
    st.builds(
        TableEntry,
        st.sampled_from(["resigned", "agreed", "bot", "person", "back"]),
        seat=st.none() | st.integers(-3, 50),
        bot=st.none() | st.sampled_from(["random", "careful", "genius", ""]),
        to=st.none() | st.integers(-3, 50),
    ),
)


@given(number=st.integers(0, len(small().entries) - 1), other=OTHER)
@SETTINGS
def test_an_edited_entry_is_named(number: int, other: str | TableEntry) -> None:
    made = edited(small(), number, other)
    if made == small():
        return
    text = refused(made)
    assert text.key == "error-record-edited"
    assert text.fields["number"] == number + 1
    shown = other if isinstance(other, str) else other.table
    for sentence in spoken(text):
        assert str(number + 1) in sentence
        assert shown in sentence


@given(st.data())
@SETTINGS
def test_of_several_edited_entries_the_first_is_named(data: st.DataObject) -> None:
    made = small()
    numbers = st.integers(0, len(made.entries) - 1)
    chosen = data.draw(st.sets(numbers, min_size=2, max_size=5))
    for number in chosen:
        made = edited(made, number, "take" if made.entries[number] != "take" else "M")
    assert refused(made).fields["number"] == min(chosen) + 1


@given(number=st.integers(0, len(small().entries) - 2))
@SETTINGS
def test_two_entries_that_changed_places_are_found(number: int) -> None:
    entries = [*small().entries]
    entries[number : number + 2] = entries[number + 1], entries[number]
    made = replaced(small(), entries=tuple(entries))
    if made != small():
        assert refused(made).fields["number"] == number + 1


@pytest.mark.parametrize(
    ("name", "value"),
    [("options", {"rounds": 1, "starting_fear": 2, "mist": True, "first": "B"}), ("start", None)],
)
def test_an_edited_opening_is_found_at_the_first_entry(name: str, value: object) -> None:
    assert refused(replaced(small(), **{name: value})).fields["number"] == 1


def test_an_entry_too_many_or_too_few_is_found() -> None:
    entries = small().entries
    for made in (
        replaced(small(), entries=entries[:-1]),
        replaced(small(), entries=(*entries, "take")),
        replaced(small(), entries=()),
    ):
        text = refused(made)
        assert text.key == "error-record-seals"
        assert text.fields["entries"] == len(made.entries)
        assert text.fields["given"] == len(entries)


def test_seals_that_were_cut_are_not_said_to_be_complete() -> None:
    for seals in (small().seals[:-1], small().seals + "0", small().seals[:-4]):
        text = refused(replaced(small(), seals=seals))
        assert text.key == "error-record-seals"
        assert text.fields["given"] != text.fields["entries"]


def test_an_edited_seal_is_found() -> None:
    seals = small().seals
    for number in (0, 5, len(small().entries) - 1):
        digit = "0" if seals[4 * number] != "0" else "1"
        made = replaced(small(), seals=seals[: 4 * number] + digit + seals[4 * number + 1 :])
        assert refused(made).fields["number"] == number + 1


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ("nonsense", "error-unknown-action"),
        ("R2R2" * 1000, "error-unknown-action"),
        ("", "error-unknown-action"),
        ("first=A", "error-illegal-action"),
        (TableEntry("resigned"), "error-record-entry"),
        (TableEntry("resigned", seat=3), "error-record-seat"),
        (TableEntry("bot", seat=-1, bot="random"), "error-record-seat"),
        (TableEntry("bot", seat=1), "error-record-entry"),
        (TableEntry("bot", bot="random"), "error-record-entry"),
        (TableEntry("person", seat=-100), "error-record-seat"),
        (TableEntry("resigned", seat=10**9), "error-record-seat"),
        (TableEntry("back", to=5), "error-record-back"),
        (TableEntry("back", to=-1), "error-record-back"),
        (TableEntry("back", to=10**40), "error-record-back"),
        (TableEntry("back"), "error-record-entry"),
    ],
)
def test_an_entry_that_cannot_be_played_is_named_with_the_reason(
    entry: str | TableEntry, reason: str
) -> None:
    text = refused(replaced(edited(small(), 4, entry), seals=""))
    assert text.key == "error-record-entry-wrong"
    assert text.fields["number"] == 5
    why = text.fields["reason"]
    assert isinstance(why, Text)
    assert why.key == reason
    for sentence, because in zip(spoken(text), spoken(why), strict=True):
        assert because in sentence
        assert len(sentence) < 500


def test_a_record_does_not_go_on_after_its_end() -> None:
    made = replaced(small(), entries=(*small().entries, "take"), seals="")
    text = refused(made)
    assert text.fields["number"] == len(made.entries)
    assert text.fields["reason"] == Text("hantise", "error-over", {})


def test_a_repeated_draw_may_not_be_changed_in_a_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "find", lambda id: Urns)
    entries: tuple[str | TableEntry, ...] = ("left", "+2", TableEntry("back", to=0), "left", "+1")
    made = Record(game="urns", rules=1, players=2, entries=entries)
    text = refused(made)
    assert text.fields["number"] == 5
    assert text.fields["reason"] == Text(
        "hantise", "error-record-draw", {"given": "+1", "expected": "+2"}
    )
    rerun(replaced(made, entries=(*entries[:4], "+2")))


def test_whatever_was_played_can_be_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also after somebody tried what is not legal, at a moment when a due draw was impossible."""
    monkeypatch.setattr(record, "find", lambda id: Urns)
    table = Table(Urns())
    for notation in ("left", "+1"):
        table.enter(table.game.parse(notation))
    table.back_to(0)
    table.enter(table.game.parse("right"))
    with pytest.raises(HantiseError):
        table.enter(table.game.parse("left"))
    table.back_to(0)
    table.enter(table.game.parse("left"))
    table.draw(Rng(3))
    assert rerun(record_of(table)).state.snapshot() == table.state.snapshot()


@pytest.mark.parametrize(
    "result",
    [
        None,
        ranked("agreed", [0, 0, 0]),
        ranked("won", [9, 9, 9], [3, 2, 1]),
    ],
    ids=["none", "agreed", "other"],
)
def test_another_result_is_refused(result: object) -> None:
    assert refused(replaced(small(), result=result)).key == "error-record-result"


def test_a_game_in_progress_has_no_result() -> None:
    made = record_of(finished(EighteenGhosts(), 5, most=9))
    claimed = replaced(made, result=ranked("goal", [3, 0]))
    assert refused(claimed).key == "error-record-result"


# Not what we can play


def test_a_newer_format_is_refused() -> None:
    text = refused(replaced(small(), format=2))
    assert text.key == "error-record-format"
    assert all("2" in words and "1" in words for words in spoken(text))
    assert refused(replaced(small(), format=0)).key == "error-record-format"


@pytest.mark.parametrize("rules", [2, 0, -1, 10**40])
def test_a_newer_version_of_the_rules_is_refused(rules: int) -> None:
    text = refused(replaced(small(), rules=rules))
    assert text.key == "error-newer-rules"
    assert all("Ghosts" in words for words in spoken(text))


def test_an_unknown_game_is_refused() -> None:
    text = refused(replaced(small(), game="chess"), UnknownGame)
    assert all("chess" in words and "18-ghosts" in words for words in spoken(text))


@pytest.mark.parametrize("players", [0, 1, 7, -2, 10**40])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    text = refused(replaced(small(), players=players), WrongPlayers)
    assert all("6" in words for words in spoken(text))


def test_as_many_seats_as_players() -> None:
    assert refused(replaced(small(), players=4)).key == "error-record-seats"
    assert refused(replaced(small(), seats=small().seats[:2])).key == "error-record-seats"


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"rounds": 21}, "error-option-range"),
        ({"rounds": 10**40}, "error-option-range"),
        ({"rounds": True}, "error-option-value"),
        ({"rules": 1}, "error-unknown-option"),
        ({"first": "F"}, "error-first-not-seated"),
    ],
)
def test_wrong_options_are_refused(options: dict[str, int], key: str) -> None:
    assert refused(replaced(small(), options=options), BadOption).key == key


def test_a_wrong_start_is_refused() -> None:
    assert refused(replaced(small(), start="here"), BadPosition).key == "position-fields"
