"""One game of a tournament, from its first draw to its record."""

from contextlib import ExitStack
from hashlib import blake2b

import msgspec

from hantise.arena.chance import SharedChance
from hantise.arena.contestants import Contestant, read, sit
from hantise.arena.external import CommandPlayer, SocketPlayer
from hantise.arena.player import Forfeit, OurPlayer, Player
from hantise.arena.tournament import Task, Tournament
from hantise.bots import make_bot, usual_bot
from hantise.core.game import Game
from hantise.core.record import Record, record_of
from hantise.core.state import CHANCE
from hantise.core.table import Seat, Table
from hantise.core.table_events import Fault


class Played(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game that was played: its number, its record, and what the decisions of each seat cost."""

    number: int
    record: Record
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    """Of thinking, by seat: of the processor for bots of ours, of the clock for others."""

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
            clock = players[seat].clock
            began = clock()
            try:
                view, legal = table.state.view(seat), table.state.legal_actions()
                action = players[seat].choose(view, legal)
            except Forfeit as forfeit:
                table.forfeit(seat, forfeit.why, forfeit.detail)
                players[seat].close()
                if not table.over:
                    players[seat] = _stand_in(table, seat, tournament, task)
                continue
            seconds[seat] += clock() - began
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
    match contestant.kind:
        case "command":
            return CommandPlayer(contestant.what, game, seat, tournament.limits)
        case "websocket":
            return SocketPlayer(contestant.what, game, seat, tournament.limits)
        case "ours":
            bot = sit(contestant, game, _seed(tournament, task, seat))
            return OurPlayer(bot, tournament.limits.seconds)


def _stand_in(table: Table, seat: int, tournament: Tournament, task: Task) -> Player:
    """A bot that plays on at the seat of one that failed."""
    game = table.game
    id = usual_bot(game.about.id)
    table.hand_over(seat, id)
    return OurPlayer(make_bot(id, game, _seed(tournament, task, seat)), tournament.limits.seconds)


def _seed(tournament: Tournament, task: Task, seat: int) -> int:
    """A bot's own seed, the same whenever this game is played."""
    name = f"{tournament.seed}/{task.number}/{seat}"
    return int.from_bytes(blake2b(name.encode(), digest_size=6).digest(), "big")
