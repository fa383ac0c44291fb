"""How a tournament stands: each pairing's score with its interval, and each bot's."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from hantise.arena.play import Played
from hantise.arena.statistics import Estimate, Sprt, Verdict, estimate
from hantise.arena.tournament import Task, Tournament


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One bot's results, in one pairing or in all."""

    bot: str
    against: tuple[str, ...]
    games: int
    wins: int
    """Alone or shared."""
    draws: int
    """Nobody did better than anybody."""
    score: Estimate | None
    """From 0 to 1; ½ is fair."""
    share: float
    """Of the wins, shared ones in part."""
    fair: float
    """The share of wins that equal players have."""
    forfeits: int
    milliseconds: float
    """Of thinking, for one decision."""
    ratio: float | None = None
    """Log-likelihood ratio of the sequential test."""
    verdict: Verdict | None = None


class Game(NamedTuple):
    """A game and where it stands in the tournament."""

    task: Task
    played: Played


class Standings:
    """The results in the order of the deals, whatever order the games were finished in.

    A pairing's deals count up to the one at which the sequential test stops it, so that the result
    is the same whoever played the games and however many at a time.
    """

    def __init__(self, tournament: Tournament, deals: int, sprt: Sprt | None = None) -> None:
        self.tournament = tournament
        self.deals = deals
        self.sprt = sprt
        pairings = len(tournament.pairings)
        self.names = [contestant.name for contestant in tournament.contestants]
        self._tasks = list(tournament.tasks(deals))
        self._games: list[list[Game]] = [[] for _ in range(pairings)]
        self._scores: list[list[float]] = [[] for _ in range(pairings)]
        self.verdicts: list[Verdict | None] = [None] * pairings

    @property
    def total(self) -> int:
        """How many games are to be played if no test stops them."""
        return sum(
            len(games) if verdict else self.deals * self.tournament.players
            for games, verdict in zip(self._games, self.verdicts, strict=True)
        )

    @property
    def counted(self) -> int:
        """How many games count so far."""
        return sum(map(len, self._games))

    def is_wanted(self, task: Task) -> bool:
        """Whether the result of a game can still matter."""
        return self.verdicts[task.pairing] is None

    def task(self, number: int) -> Task | None:
        """The game with that number; None if it is beyond what is played now."""
        return self._tasks[number] if number < len(self._tasks) else None

    def update(self, played: Mapping[int, Played]) -> None:
        """Count all deals that are complete and follow on those counted."""
        seats, pairings = self.tournament.players, len(self.tournament.pairings)
        for pairing, scores in enumerate(self._scores):
            while self.verdicts[pairing] is None and len(scores) < self.deals:
                first = (len(scores) * pairings + pairing) * seats
                numbers = range(first, first + seats)
                if any(number not in played for number in numbers):
                    break
                games = [Game(self._tasks[number], played[number]) for number in numbers]
                scores.append(self._score(games, self.tournament.pairings[pairing][0]))
                self._games[pairing] += games
                if self.sprt is not None:
                    self.verdicts[pairing] = self.sprt.verdict(scores)

    def _score(self, games: Sequence[Game], bot: int) -> float:
        """A bot's mean score in the games of a deal."""
        scores = [
            (1 + played.returns[seat]) / 2
            for task, played in games
            for seat, who in enumerate(task.seats)
            if who == bot
        ]
        return sum(scores) / len(scores)

    def games(self, pairing: int | None = None) -> list[Game]:
        """The games that count, of one pairing or of all."""
        if pairing is not None:
            return self._games[pairing]
        return [game for games in self._games for game in games]

    def pairings(self) -> list[Row]:
        """The first bot of each pairing against the others."""
        rows = []
        for pairing, lineup in enumerate(self.tournament.pairings):
            row = self._row(lineup[0], self._games[pairing], lineup[1:])
            ratio = None if self.sprt is None else self.sprt.ratio(self._scores[pairing])
            rows.append(msgspec.structs.replace(row, ratio=ratio, verdict=self.verdicts[pairing]))
        return rows

    def bots(self) -> list[Row]:
        """Each bot in all its games, the best first."""
        rows = []
        for bot in range(len(self.tournament.bots)):
            mine = [game for game in self.games() if bot in game.task.seats]
            rows.append(self._row(bot, mine, ()))
        return sorted(rows, key=lambda row: -row.score.mean if row.score else 0.0)

    def _row(self, bot: int, games: Sequence[Game], against: Sequence[int]) -> Row:
        by_deal: dict[tuple[int, int], list[Game]] = {}
        for game in games:
            by_deal.setdefault((game.task.deal, game.task.pairing), []).append(game)
        sittings = [
            (seat, played)
            for task, played in games
            for seat, who in enumerate(task.seats)
            if who == bot
        ]
        results = [(seat, played.record.result, played) for seat, played in sittings]
        share, wins, draws = 0.0, 0, 0
        for seat, result, _ in results:
            assert result is not None
            draws += result.drawn
            if seat in result.winners:
                wins += not result.drawn
                share += 1 / len(result.winners)
        decisions = sum(played.decisions[seat] for seat, played in sittings)
        seconds = sum(played.seconds[seat] for seat, played in sittings)
        names = self.names
        scores = [self._score(deal, bot) for deal in by_deal.values()]
        return Row(
            bot=names[bot],
            against=tuple(names[other] for other in dict.fromkeys(against)),
            games=len(games),
            wins=wins,
            draws=draws,
            score=estimate(scores, self.tournament.players),
            share=share / len(sittings) if sittings else 0.0,
            fair=1 / self.tournament.players,
            forfeits=sum(
                seat == failed for seat, played in sittings for failed, _ in played.forfeits
            ),
            milliseconds=1000 * seconds / decisions if decisions else 0.0,
        )
