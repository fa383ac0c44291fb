"""One game of a tournament, from its first draw to its record."""

import signal
import threading
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from hashlib import blake2b
from time import perf_counter
from types import FrameType
from typing import Final, Protocol

import msgspec

from hantise.arena.chance import SharedChance
from hantise.arena.contestants import Contestant, read
from hantise.arena.tournament import Task, Tournament
from hantise.bots import Bot, bot_ids, make_bot
from hantise.core.action import Action
from hantise.core.game import Game
from hantise.core.record import Record, record_of
from hantise.core.state import CHANCE
from hantise.core.table import LONGEST_DETAIL, Seat, Table
from hantise.core.table_events import Fault
from hantise.core.view import View

STAND_IN: Final = ("careful", "random")
"""Who plays on for a seat that forfeited, at a table for more than two: the first there is."""


class Forfeit(Exception):
    """A player failed: it loses this game, and the tournament goes on."""

    def __init__(self, why: Fault, detail: str) -> None:
        super().__init__(why, detail)
        self.why: Final = why
        self.detail: Final = " ".join(detail.split())[:LONGEST_DETAIL]


class Player(Protocol):
    """Somebody at a seat for one game."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """One of the legal actions; `Forfeit` if it fails."""

    def close(self) -> None:
        """The game is over."""


class OurPlayer:
    """A bot of ours, in this process."""

    def __init__(self, bot: Bot, seconds: float) -> None:
        self._bot = bot
        self._seconds = seconds

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        try:
            with _alarm(self._seconds):
                action = self._bot.choose(view, legal).action
        except Forfeit:
            raise
        except Exception as error:  # a bot may be anybody's
            raise Forfeit("crashed", f"{type(error).__name__}: {error}") from error
        if action not in legal:
            raise Forfeit("illegal", str(action))
        return action

    def close(self) -> None:
        """There is nothing to end."""


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Interrupt what takes longer, where Python lets one."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(_number: int, _frame: FrameType | None) -> None:
        raise Forfeit("stalled", f"no answer within {seconds:g} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


class Played(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game that was played: its number, its record, and what the decisions of each seat cost."""

    number: int
    record: Record
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    """Of thinking, by seat."""

    @property
    def returns(self) -> tuple[float, ...]:
        """What each seat got, from -1 to 1."""
        assert self.record.result is not None
        return self.record.result.returns

    @property
    def forfeits(self) -> list[tuple[int, Fault]]:
        """The seats that failed, and how."""
        return [
            (entry.seat, entry.why)
            for entry in self.record.entries
            if not isinstance(entry, str)
            and entry.table == "forfeited"
            and entry.seat is not None
            and entry.why is not None
        ]


def play(tournament: Tournament, task: Task) -> Played:
    """Play one game; whoever fails forfeits."""
    game = tournament.configured
    contestants = [read(tournament.bots[bot], game) for bot in task.seats]
    seats = [Seat(one.name, one.what if one.kind == "ours" else None) for one in contestants]
    table = Table(game, seats, tournament.opening(task.deal))
    chance = SharedChance(tournament.seed, task.deal)
    decisions, seconds = [0] * game.players, [0.0] * game.players
    with ExitStack() as stack:
        players: list[Player] = []
        for seat, contestant in enumerate(contestants):
            player = _sit(contestant, game, seat, tournament, task)
            stack.callback(player.close)
            players.append(player)
        while not table.over:
            seat = int(table.state.actor)
            if seat == CHANCE:
                table.enter(chance.draw(table.state))
                continue
            began = perf_counter()
            try:
                view, legal = table.state.view(seat), table.state.legal_actions()
                action = players[seat].choose(view, legal)
            except Forfeit as forfeit:
                table.forfeit(seat, forfeit.why, forfeit.detail)
                if not table.over:
                    players[seat] = _stand_in(table, seat, tournament, task)
                continue
            seconds[seat] += perf_counter() - began
            decisions[seat] += 1
            table.play(seat, action)
    return Played(
        number=task.number,
        record=record_of(table),
        decisions=tuple(decisions),
        seconds=tuple(round(one, 6) for one in seconds),
    )


def _sit(
    contestant: Contestant, game: Game, seat: int, tournament: Tournament, task: Task
) -> Player:
    bot = make_bot(contestant.what, game, _seed(tournament, task, seat))
    if contestant.budget is not None:
        setattr(bot, "budget", contestant.budget)  # noqa: B010 (of the bots that search)
    return OurPlayer(bot, tournament.limits.seconds)


def _stand_in(table: Table, seat: int, tournament: Tournament, task: Task) -> Player:
    """A bot that plays on at the seat of one that failed."""
    game = table.game
    id = next(id for id in STAND_IN if id in bot_ids(game.about.id))
    table.hand_over(seat, id)
    return OurPlayer(make_bot(id, game, _seed(tournament, task, seat)), tournament.limits.seconds)


def _seed(tournament: Tournament, task: Task, seat: int) -> int:
    """A bot's own seed, the same whenever this game is played."""
    name = f"{tournament.seed}/{task.number}/{seat}"
    return int.from_bytes(blake2b(name.encode(), digest_size=6).digest(), "big")
