"""A table: one game in play, entry by entry, with what happens around the rules.

The command line, the server and the arena all play through this one class.
"""

from array import array
from collections.abc import Iterator, Sequence
from typing import Annotated, Final, Literal, NamedTuple

import msgspec

from hantise.core.action import Action
from hantise.core.errors import BadEntry, BadRecord, GameOver, NotChance, NotYourTurn
from hantise.core.event import Event
from hantise.core.game import Game
from hantise.core.moments import ROOT, Moments
from hantise.core.outcome import Outcome, ranked
from hantise.core.rng import Rng
from hantise.core.shape import Number
from hantise.core.state import CHANCE, NOBODY, State
from hantise.core.table_events import (
    Agreed,
    Back,
    Bot,
    Fault,
    Flag,
    Forfeited,
    LostOnTime,
    Person,
    Resigned,
    TableEvent,
)

LONGEST_DETAIL: Final = 200


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there: a name, and which bot it is if it is one."""

    name: str
    bot: str | None = None


class TableEntry(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something that happened at the table and not in the rules."""

    table: Literal[
        "resigned", "forfeited", "agreed", "flag", "lost-on-time", "bot", "person", "back"
    ]
    seat: Number | None = None
    why: Fault | None = None
    """For ``forfeited``: what the player did."""
    detail: Annotated[str, msgspec.Meta(max_length=LONGEST_DETAIL)] | None = None
    """For ``forfeited``: what was seen of it."""
    bot: str | None = None
    """For ``bot``: which one took the seat."""
    to: Number | None = None
    """For ``back``: how many entries lie before the moment that was gone back to."""


Entry = Action | TableEntry


def event_of(entry: TableEntry) -> TableEvent:
    """What an entry tells; `BadEntry` if it does not say what it must."""
    match entry:
        case TableEntry("resigned", seat=int(seat)):
            return Resigned(seat)
        case TableEntry("forfeited", seat=int(seat), why=str(why)):
            return Forfeited(seat, why, entry.detail)
        case TableEntry("agreed"):
            return Agreed()
        case TableEntry("flag", seat=int(seat)):
            return Flag(seat)
        case TableEntry("lost-on-time", seat=int(seat)):
            return LostOnTime(seat)
        case TableEntry("bot", seat=int(seat), bot=str(bot)):
            return Bot(seat, bot)
        case TableEntry("person", seat=int(seat)):
            return Person(seat)
        case TableEntry("back", to=int(to)):
            return Back(to)
        case _:
            raise BadEntry("error-record-entry", entry=entry.table)


class Step(NamedTuple):
    """One action of the line that stands: whose, which entry it is, and what it led to."""

    actor: int
    action: Action
    entry: int
    events: Sequence[Event]


class Table:
    """A game in play. Nothing is ever deleted: going back is an entry too."""

    def __init__(self, game: Game, seats: Sequence[Seat] = (), start: str | None = None) -> None:
        self.game: Final = game
        self.start: Final = start
        self.seats = list(seats) or [Seat(chr(ord("A") + n)) for n in range(game.players)]
        if len(self.seats) != game.players:
            raise BadEntry("error-record-seats", given=len(self.seats), players=game.players)
        self.state = self._start()
        self.entries: list[Entry] = []
        self.resigned: list[int] = []
        self.forfeited: list[int] = []
        """The seats whose program broke down, stalled or answered nonsense."""
        self.agreed = False
        self.flags: set[int] = set()
        """The seats whose time ran out and whose person has not come back since."""
        self.lost_on_time: int | None = None
        self._moments = Moments(self.state)
        self._moment_after = array("i", [ROOT])
        """The moment after each number of entries."""
        self._drawn: list[Action] = []
        """What chance drew as its first, second, … action, wherever the game went first."""
        self._drawn_too: dict[int, list[Action]] = {}
        """What it drew there when that was not possible any more, after going back."""

    def _start(self) -> State:
        return self.game.start() if self.start is None else self.game.parse_position(self.start)

    @property
    def names(self) -> list[str]:
        """The people's names, by seat."""
        return [seat.name for seat in self.seats]

    @property
    def over(self) -> bool:
        """Whether nothing more can be played."""
        return self.outcome() is not None

    def outcome(self) -> Outcome | None:
        """The result: of the rules, or of a resignation, an agreement or the clock."""
        players = self.game.players
        if self.agreed:
            return ranked("agreed", [0] * players)
        if self.lost_on_time is not None:
            merit = [int(seat != self.lost_on_time) for seat in (0, 1)]
            return ranked("lost-on-time", [0, 0], merit)
        out = {*self.resigned, *self.forfeited}
        if out and players == 2:
            return ranked(self._given_up, [0, 0], [int(seat not in out) for seat in (0, 1)])
        outcome = self.state.outcome()
        if outcome is None or not out:
            return outcome
        merit = [
            -(players + 1) if seat in out else -rank for seat, rank in enumerate(outcome.ranks)
        ]
        ended = ranked(outcome.reason, outcome.scores, merit)
        if ended.winners != outcome.winners:
            return msgspec.structs.replace(ended, reason=self._given_up)
        return ended

    @property
    def _given_up(self) -> str:
        """The reason where somebody did not play to the end."""
        return "resigned" if self.resigned else "forfeited"

    def play(self, seat: int, action: Action) -> list[Event]:
        """A seat acts. Anybody else is refused without a word about the action."""
        self._refuse_if_over()
        if seat != self.state.actor or seat < 0:  # chance acts through `draw` alone
            raise NotYourTurn("error-not-your-turn")
        return self._apply(action)

    def _apply(self, action: Action) -> list[Event]:
        """Apply an action of a seat or of chance. An undone draw of chance must come again."""
        self._refuse_if_over()
        by_chance = self.state.actor == CHANCE
        again = self._again() if by_chance and self.state.is_legal(action) else None
        if again is not None and action is not again:
            raise BadRecord("error-record-draw", given=str(action), expected=str(again))
        events: list[Event] = []
        self.state.apply(action, events)
        if by_chance and again is None:
            self._remember_draw(action)
        self._moments.add(len(self.entries), by_chance=by_chance, state=self.state)
        self._note(action)
        return events

    def draw(self, rng: Rng) -> list[Event]:
        """Let chance act once, when it is its turn."""
        if self.state.actor != CHANCE:
            raise NotChance("error-not-chance")
        again = self._again()
        return self._apply(self.state.choose(rng) if again is None else again)

    def resign(self, seat: int) -> None:
        """Give up. With two players that loses; with more the seat ranks last and plays on."""
        self._refuse_if_over()
        self._known_seat(seat)
        if seat not in self.resigned:
            self.resigned.append(seat)
        self._note(TableEntry("resigned", seat=seat))

    def forfeit(self, seat: int, why: Fault, detail: str | None = None) -> None:
        """A program fails at its seat: with two players that loses, with more the seat ranks last.

        Who plays on for it is said by `hand_over`.
        """
        self._refuse_if_over()
        self._known_seat(seat)
        if seat not in self.forfeited:
            self.forfeited.append(seat)
        self._note(TableEntry("forfeited", seat=seat, why=why, detail=detail))

    def agree(self) -> None:
        """Everybody agrees to stop: a draw."""
        self._refuse_if_over()
        self.agreed = True
        self._note(TableEntry("agreed"))

    def flag(self, seat: int) -> None:
        """The time of a seat has run out. By itself that ends nothing."""
        self._refuse_if_over()
        self._known_seat(seat)
        self.flags.add(seat)
        self._note(TableEntry("flag", seat=seat))

    def lose_on_time(self, seat: int) -> None:
        """The only opponent of a seat whose time has run out claims the win."""
        self._refuse_if_over()
        self._known_seat(seat)
        if self.game.players != 2 or seat not in self.flags:
            raise BadEntry("error-record-time", seat=seat)
        self.lost_on_time = seat
        self._note(TableEntry("lost-on-time", seat=seat))

    def hand_over(self, seat: int, bot: str | None) -> None:
        """A bot takes a seat; None: its person takes it back, whatever the clock had said."""
        self._refuse_if_over()
        self._known_seat(seat)
        if bot is None:
            self.flags.discard(seat)
        self._note(TableEntry("person" if bot is None else "bot", seat=seat, bot=bot))

    def bots(self) -> dict[int, str]:
        """Which bot plays which seat now, also those that took one over since the start."""
        bots = {seat: who.bot for seat, who in enumerate(self.seats) if who.bot is not None}
        for entry in self.entries:
            match entry:
                case TableEntry("bot", seat=int(seat), bot=str(bot)):
                    bots[seat] = bot
                case TableEntry("person", seat=int(seat)):
                    bots.pop(seat, None)
                case _:
                    pass
        return bots

    def back_to(self, to: int) -> None:
        """Go back to the moment after the first ``to`` entries. The same draws will come again."""
        if self._stopped:
            raise GameOver("error-over")
        if not 0 <= to <= len(self.entries):
            raise BadEntry("error-record-back", to=to, entries=len(self.entries))
        there = self._moment_after[to]
        self.state = self._state_at(there)
        self._moments.current = there
        self._note(TableEntry("back", to=to))

    @property
    def _stopped(self) -> bool:
        """Whether it ended beside the rules, for good."""
        given_up = bool(self.resigned or self.forfeited) and self.game.players == 2
        return self.agreed or given_up or self.lost_on_time is not None

    def state_after(self, entries: int) -> State:
        """How the game stood after so many entries; the state is the caller's own."""
        return self._state_at(self._moment_after[entries])

    def _state_at(self, moment: int) -> State:
        state, entries = self._moments.nearest(moment)
        for entry in entries:
            state.perform(self._action(entry), None)
        return state

    def _action(self, entry: int) -> Action:
        action = self.entries[entry]
        assert isinstance(action, Action)
        return action

    def standing(self) -> list[int]:
        """The numbers (from 0) of the entries that are actions and were not undone.

        >>> from hantise.core.registry import find
        >>> table = Table(find("18-ghosts")())
        >>> for notation in ("R@b5", "R@e5"):
        ...     events = table.enter(table.game.parse(notation))
        >>> table.back_to(1)
        >>> events = table.enter(table.game.parse("B@a5"))
        >>> table.standing()
        [0, 3]
        """
        return self._moments.path(self._moments.current)

    def decisions(self) -> list[int]:
        """Those of the standing entries that a seat decided, not chance."""
        return [
            number
            for number in self.standing()
            if not self._moments.by_chance(self._moment_after[number + 1])
        ]

    def steps(self) -> list[Step]:
        """The line that stands, step by step from the start."""
        steps = []
        state = self._start()
        for entry in self.standing():
            actor, action = int(state.actor), self._action(entry)
            events: list[Event] = []
            state.apply(action, events)
            steps.append(Step(actor, action, entry, events))
        return steps

    def enter(self, entry: Entry) -> list[Event]:
        """Do whatever an entry of a record says."""
        if isinstance(entry, Action):
            return self._apply(entry)
        event = event_of(entry)
        match event:
            case Resigned(seat=seat):
                self.resign(seat)
            case Forfeited(seat=seat, why=why, detail=detail):
                self.forfeit(seat, why, detail)
            case Agreed():
                self.agree()
            case Flag(seat=seat):
                self.flag(seat)
            case LostOnTime(seat=seat):
                self.lose_on_time(seat)
            case Bot(seat=seat, bot=bot):
                self.hand_over(seat, bot)
            case Person(seat=seat):
                self.hand_over(seat, None)
            case Back(to=to):
                self.back_to(to)
        return [event]

    def rerun(self) -> Iterator[tuple[State, list[Event]]]:
        """Every moment of the line that stands, from the start: the state and what led to it."""
        state = self._start()
        yield state.copy(), []
        for entry in self.standing():
            events: list[Event] = []
            state.apply(self._action(entry), events)
            yield state.copy(), events

    def _again(self) -> Action | None:
        """What chance drew at this point before somebody went back, if it is possible now."""
        number = self._moments.draws
        if number >= len(self._drawn):
            return None
        drawn = (self._drawn[number], *self._drawn_too.get(number, ()))
        return next((action for action in drawn if self.state.is_legal(action)), None)

    def _remember_draw(self, action: Action) -> None:
        number = self._moments.draws
        if number == len(self._drawn):
            self._drawn.append(action)
        else:
            self._drawn_too.setdefault(number, []).append(action)

    def _note(self, entry: Entry) -> None:
        self.entries.append(entry)
        self._moment_after.append(self._moments.current)

    def _refuse_if_over(self) -> None:
        if self.over or self.state.actor == NOBODY:
            raise GameOver("error-over")

    def _known_seat(self, seat: int) -> None:
        if not 0 <= seat < self.game.players:
            raise BadEntry("error-record-seat", seat=seat, players=self.game.players)
