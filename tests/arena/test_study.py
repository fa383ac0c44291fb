"""A study counts what happened, tells luck from skill where both are known, and goes on where it was."""

import re
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest

from hantise.arena.journal import read_journal
from hantise.arena.play import play
from hantise.arena.runners import OneProcess, Processes, Work
from hantise.arena.study import run as study_run
from hantise.arena.study.facts import MOMENTS, Counted, Facts, count
from hantise.arena.study.judge import judge
from hantise.arena.study.luck import games_to_tell, shares
from hantise.arena.study.report import write_study
from hantise.arena.study.run import Asked, Found, NoStudy, study, tournaments, weaker_than
from hantise.arena.study.settings import settings
from hantise.core.registry import find, ids
from hantise.core.rng import Rng
from hantise.core.state import NOBODY
from hantise.text import LANGUAGES
from tests.core.refusal import refusal

ASKED = Asked(settings("ghosts", 2)[:2], "careful", games=4, seed=3)


def nothing(done: int, total: int) -> None:
    assert done <= total


def found(folder: Path) -> list[Found]:
    return list(study(ASKED, folder, OneProcess(), nothing))


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> list[Found]:
    return found(tmp_path_factory.mktemp("study"))


@pytest.mark.parametrize("id", ids())
def test_every_number_of_players_and_every_choice_is_studied(id: str) -> None:
    about, chosen = find(id).about, settings(id)
    plain = [one.game.players for one in chosen if not one.changed]
    assert plain == [*about.players]
    others = [one for one in chosen if one.changed]
    assert others, "every game has an option"
    assert {one.game.players for one in others} == {about.min_players}
    assert len({one.name for one in chosen}) == len(chosen)
    assert not any("first" in one.changed for one in others), "who begins is counted, not chosen"


def test_editions_and_options_are_found_in_the_games_themselves() -> None:
    def changed(id: str) -> list[str]:
        return [one.name for one in settings(id) if one.changed]

    assert changed("macgregor") == ["2 · edition=1998", "2 · edition=2003"]
    assert changed("18-ghosts") == ["2 · goal=any-three", "2 · goal=any-one"]
    assert changed("ghosts") == ["2 · mist=false", "2 · rounds=3"]
    assert "2 · initiation=true" in changed("rest-in-peace")
    assert [one.game.players for one in settings("ghooost", 4)] == [4]


def test_games_begin_at_the_ordinary_start() -> None:
    game = find("18-ghosts")()
    for what in tournaments(ASKED, game):
        task = next(what.tasks(1))
        assert play(what, task).record.start is None


def test_a_game_is_counted_choice_by_choice() -> None:
    what, _ = tournaments(ASKED, find("ghosts")(2, {"rounds": 1}))
    played = play(what, next(what.tasks(1)))
    game = what.configured
    facts = count(played, game, judge(game))
    state, choices, first = game.start(), [], -1
    for entry in played.record.entries:
        assert isinstance(entry, str)
        if state.actor >= 0:
            first = int(state.actor) if first < 0 else first
            choices.append(len(state.legal_actions()))
        state.apply(game.parse(entry))
    assert (facts.decisions, facts.first) == (len(choices), first)
    assert facts.forced == choices.count(1)
    assert facts.legal == sum(number for number in choices if number > 1)
    assert facts.decisions == sum(played.decisions)
    assert 1 < len(facts.worths) <= MOMENTS
    assert all(abs(sum(worths)) < 0.01 for worths in facts.worths)


def told(*worths: tuple[float, ...], returns: tuple[float, ...] = (1.0, -1.0)) -> Facts:
    return Facts(
        number=0, reason="won", returns=returns, drawn=False, first=0, decisions=1, forced=0,
        legal=1, tree=0.0, worths=worths,
    )  # fmt: skip


def test_the_lead_changes_when_somebody_else_is_clearly_ahead() -> None:
    ahead, behind, even = (0.3, -0.3), (-0.3, 0.3), (0.1, -0.1)
    assert told(ahead, even, behind, behind, even, ahead).changes == 2
    assert told(ahead, even, even, ahead).changes == 0
    assert told(behind, even, ahead, ahead).decided == 0.5
    assert told(ahead, ahead).decided == 0.0
    assert told(ahead, returns=(0.0, 0.0)).decided is None


@pytest.mark.parametrize("id", ids())
def test_who_wins_next_is_judged_to_be_ahead(id: str) -> None:
    """Near the end of random games the later winner is mostly expected to win."""
    game = find(id)()
    judged, right, known = judge(game), 0, 0
    for seed in range(6):
        rng = Rng(seed)
        state, states = game.start(), []
        while state.actor != NOBODY:
            if state.actor >= 0:
                states.append(state.copy())
            state.step(rng)
        outcome = state.outcome()
        assert outcome is not None
        worth = judged.worth(states[-1], rng)
        assert len(worth) == game.players
        assert all(-1 <= one <= 1 for one in worth)
        if not outcome.drawn:
            known += 1
            right += worth.index(max(worth)) in outcome.winners
    assert right > known / 2


def deals(seats: int, skill: float, deal: float, noise: float) -> list[list[list[float]]]:
    """Made-up returns of 300 deals."""
    random, made = Random(4), []
    for _ in range(300):
        lucky = [random.gauss(0, deal) for _ in range(seats)]
        games = []
        for better in range(seats):
            due = [skill if seat == better else -skill / (seats - 1) for seat in range(seats)]
            raw = [due[seat] + lucky[seat] + random.gauss(0, noise) for seat in range(seats)]
            games.append([one - sum(raw) / seats for one in raw])
        made.append(games)
    return made


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(
    ("skill", "deal", "noise", "most"),
    [(0.5, 0.05, 0.1, "skill"), (0.05, 0.5, 0.1, "deal"), (0.05, 0.1, 0.5, "play")],
)
def test_what_made_the_results_is_found_again(
    seats: int, skill: float, deal: float, noise: float, most: str
) -> None:
    parts = shares(deals(seats, skill, deal, noise))
    assert parts is not None
    assert abs(parts.skill + parts.deal + parts.play - 1) < 1e-9
    assert getattr(parts, most) > 0.8


def test_of_chance_alone_nothing_is_called_skill_or_deal() -> None:
    parts = shares(deals(3, 0.0, 0.0, 0.5))
    assert parts is not None
    assert parts.play > 0.95
    assert shares([]) is None


def test_games_to_tell_the_better_one() -> None:
    assert games_to_tell([1.0] * 9 + [0.0]) == 2
    assert games_to_tell([1.0, 1.0, 0.0] * 50) == 22
    assert games_to_tell([0.55] + [0.0, 1.0] * 50) is None, "takes ages"
    assert games_to_tell([0.5, 0.5]) is None
    assert games_to_tell([]) is None


def test_a_study_goes_on_where_it_was_left(small: list[Found], tmp_path: Path) -> None:
    class Killed(OneProcess):
        left = 7

        def do(self, work: Work, parts: Iterable[bytes]) -> Iterator[bytes]:
            for data in super().do(work, parts):
                Killed.left -= 1
                if Killed.left == 0:
                    raise KeyboardInterrupt
                yield data

    with pytest.raises(KeyboardInterrupt):
        list(study(ASKED, tmp_path, Killed(), nothing))
    (games,) = tmp_path.glob("*/alike/games.jsonl")
    before = read_journal(games)[1]
    assert len(before) == 4
    again = found(tmp_path)
    assert read_journal(games)[1] == before, "nothing was played again"
    assert [one.facts for one in again] == [one.facts for one in small]


def test_another_version_of_counting_counts_kept_games_anew(
    small: list[Found], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = ASKED._replace(settings=ASKED.settings[:1])
    list(study(one, tmp_path, OneProcess(), nothing))
    (games,) = tmp_path.glob("*/alike/games.jsonl")
    before = games.read_bytes()
    monkeypatch.setattr(study_run, "Counted", partial(Counted, version=2))
    (again,) = study(one, tmp_path, OneProcess(), nothing)
    assert again.facts == small[0].facts
    assert games.read_bytes() == before, "nothing was played again"
    kinds = {path.name for path in tmp_path.glob("*/facts-*.jsonl")}
    assert kinds == {"facts-guide-1.jsonl", "facts-guide-2.jsonl"}


def test_many_processes_find_the_same(small: list[Found], tmp_path: Path) -> None:
    (one,) = study(ASKED._replace(settings=ASKED.settings[:1]), tmp_path, Processes(2), nothing)
    assert one.facts == small[0].facts


def test_the_page_is_there_in_both_languages_with_its_plots(
    small: list[Found], tmp_path: Path
) -> None:
    pages = write_study(ASKED, small, tmp_path)
    assert [path.name for path in pages] == ["ghosts.md", "ghosts.fr.md"]
    texts = [path.read_text(encoding="utf-8") for path in pages]
    assert len(texts) == len(LANGUAGES)
    for text in texts:
        assert "hantise study ghosts --bot careful --games 4 --players 2 --seed 3" in text
        assert "2 · mist=false" in text
        plots = re.findall(r"!\[[^]]+\]\((\S+)\)", text)
        assert len(plots) == 4
        assert all((tmp_path / name).is_file() for name in plots)
    figure = re.compile(r"\d+[.,]\d \(\d+[.,]\d–\d+[.,]\d\)")
    english, french = (figure.findall(text) for text in texts)
    assert [one.replace(".", ",") for one in english] == french != []


def test_where_nobody_wins_alone_no_page_says_when(tmp_path: Path) -> None:
    asked = Asked(settings("ghooost", 4), "careful", games=4, seed=1)
    pages = write_study(asked, list(study(asked, tmp_path, OneProcess(), nothing)), tmp_path)
    for path in pages:
        text = path.read_text(encoding="utf-8")
        (short,) = [line for line in text.splitlines() if line.startswith("- **")]
        assert "–\u00a0%" not in short
        assert "– %" not in short


def test_somebody_weaker_is_needed() -> None:
    game = find("ghosts")(2)
    assert weaker_than("careful", game) == "beginner"
    assert weaker_than("beginner", game) == "random"
    assert refusal(NoStudy, lambda: weaker_than("random", game)).key == "error-study-weakest"
