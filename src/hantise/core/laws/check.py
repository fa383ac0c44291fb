"""Random games of one configuration under all laws."""

import zlib
from collections.abc import Callable, Collection
from typing import Final

from hantise.core.game import Game
from hantise.core.laws.law import (
    COPY,
    ENCODING,
    ILLEGAL_ACTIONS,
    LAWS,
    ODDS,
    POSITION,
    REFUSALS,
    RERUN,
    SECRECY,
    TEXT,
    VIEWS,
    Law,
)
from hantise.core.laws.legality import check_legality
from hantise.core.laws.odds import Effort, check_odds
from hantise.core.laws.play import play
from hantise.core.laws.refusals import check_refusals
from hantise.core.laws.report import Report
from hantise.core.laws.sameness import (
    check_copy,
    check_like,
    check_position,
    check_rerun,
    stepped,
)
from hantise.core.laws.secrecy import check_run, check_secrecy
from hantise.core.laws.shown import Encodings, check_views
from hantise.core.laws.trace import Trace
from hantise.core.laws.words import Words
from hantise.core.rng import Rng
from hantise.core.state import State

Progress = Callable[[int, int], None]

SAMPLE: Final = 3
"""States of each game on which the dear laws are tried."""


def check_game(
    game: Game,
    games: int,
    seed: int,
    progress: Progress | None = None,
    sample: int = SAMPLE,
    laws: Collection[Law] = LAWS,
    effort: Effort | None = None,
) -> Report:
    """Play games at random and look at them; the first `Violation` is raised.

    Game number n is that of the seed ``seed + n``. ``progress`` is told how many
    games, and then walks from small positions, are done, of how many.
    """
    trial = _Trial(game, sample, laws, Effort() if effort is None else effort)
    walks = min(games, trial.effort.walks) if ODDS in laws else 0
    for number in range(games):
        trial.hold(seed + number)
        if progress is not None:
            progress(number + 1, games + walks)
    for number in range(walks):
        check_odds(game, seed + number, trial.report, trial.effort)
        if progress is not None:
            progress(games + number + 1, games + walks)
    if SECRECY in laws:
        check_run(game, seed, trial.report)
    return trial.report


class _Trial:
    """What is kept from one game of a run to the next."""

    def __init__(self, game: Game, sample: int, laws: Collection[Law], effort: Effort) -> None:
        self.game = game
        self.sample = sample
        self.laws = laws
        self.effort = effort
        self.words = Words(game) if TEXT in laws else None
        self.encodings = Encodings()
        self.report = Report()

    def hold(self, seed: int) -> None:
        """One game: played, re-run, and stepped through with a look at some of its states."""
        played = play(self.game, seed, self.words, self.report)
        chosen = self._choose_states(len(played.trace.actions), _rng(seed, "sample"))
        likenesses = check_rerun(played, chosen) if RERUN in self.laws else {}
        for step, state in stepped(played):
            if step in chosen:
                trace = played.trace.until(step)
                if step in likenesses:
                    check_like(state, trace, likenesses[step])
                self._examine(state, trace, _rng(seed, f"state {step}"))

    def _choose_states(self, last: int, rng: Rng) -> set[int]:
        """Some of all states; of the first game its first and its last too."""
        chosen = {rng.below(last + 1) for _ in range(self.sample)}
        return chosen if self.report.games > 1 else chosen | {0, last}

    def _examine(self, state: State, trace: Trace, rng: Rng) -> None:
        laws = self.laws
        self.report.sampled += 1
        if COPY in laws:
            check_copy(state, trace, rng.below(1 << 30))
        if ILLEGAL_ACTIONS in laws:
            check_legality(state, trace, self.words, self.report)
        if REFUSALS in laws:
            check_refusals(state, trace, self.words)
        if POSITION in laws:
            check_position(state, trace)
        if VIEWS in laws:
            check_views(state, trace)
        if ENCODING in laws:
            self.encodings.check(state, trace)
        if SECRECY in laws:
            check_secrecy(state, trace, rng, self.report)


def _rng(seed: int, purpose: str) -> Rng:
    """A generator of its own for each purpose: what one law draws moves no other."""
    return Rng(zlib.crc32(f"{seed} {purpose}".encode()))
