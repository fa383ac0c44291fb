"""What people ask of each other and of their seats: take-back, stopping, bots, the end."""

from collections.abc import Sequence
from typing import Final

import msgspec

from hantise.core.table import Entry, TableEntry
from hantise.server.errors import BadRequest, Conflict, Forbidden
from hantise.server.tables.model import proposals as asked
from hantise.server.tables.model.table import Decision, PresentPeople, Reader, Reminder, TableModel
from hantise.server.tables.model.take_back import moment_before_last_decision
from hantise.server.wire import Answer, Proposal, Propose

ABSENT: Final = 120.0
"""Seconds after which the others may vote a bot into somebody's seat."""


def _seats(table: TableModel, reader: Reader) -> tuple[int, ...]:
    """The seats of whoever asks; `Forbidden` for a spectator."""
    mine = table.facts.seats_of(reader.person_id)
    if not mine:
        raise Forbidden("error-not-seated")
    return mine


def propose(
    table: TableModel,
    reader: Reader,
    message: Propose,
    present: PresentPeople,
    *,
    now: float,
    absent: float,
) -> Decision:
    """Ask the others; with nobody to ask it is done at once."""
    game = table.in_play()
    mine, eyes = _seats(table, reader), table.eyes_of(reader)
    seat = mine[0] if eyes is None else eyes
    if seat in table.bots:
        raise Conflict("error-bot-plays")
    if message.what != "bot":
        table.refuse_while_stood_in()
    id = max([int(now * 1000), *(each.id + 1 for each in table.proposals)])
    proposal = Proposal(id=id, what=message.what, by=seat, asked=table.seq)
    waiting = table.people_to_ask(reader.person_id)
    match message.what:
        case "back":
            seats = mine if eyes is None else (seat,)
            to = moment_before_last_decision(game, seats, rated=table.facts.counts)
            proposal = msgspec.structs.replace(proposal, to=to)
        case "stop":
            pass
        case _:
            away = _absent_seat(table, reader, message.seat, present, now=now, absent=absent)
            proposal = msgspec.structs.replace(proposal, seat=away)
            waiting = [
                other
                for other in waiting
                if other != away and table.facts.sittings[other].person in present
            ]
    proposal = msgspec.structs.replace(proposal, waiting=tuple(waiting))
    if waiting:
        return Decision(proposals=asked.added(table.proposals, proposal))
    return _agreed_on(table, proposal)


def _absent_seat(
    table: TableModel,
    reader: Reader,
    seat: int | None,
    present: PresentPeople,
    *,
    now: float,
    absent: float,
) -> int:
    """The seat that a bot may be voted into."""
    if table.facts.pace.kind != "none":
        raise Conflict("error-clock-decides")
    if seat is None or seat >= table.facts.players:
        raise BadRequest("error-no-seat")
    person = table.facts.sittings[seat].person
    if person is None or seat in table.bots:
        raise Conflict("error-bot-already")
    if person == reader.person_id or present.away(person, now) < absent:
        raise Conflict("error-not-absent", seconds=round(absent))
    return seat


def answer(table: TableModel, reader: Reader, message: Answer) -> Decision:
    """Agree or not; whoever asked may withdraw. One refusal is enough."""
    table.in_play()
    mine = _seats(table, reader)
    proposal = asked.find(table.proposals, message.proposal)
    if message.yes or proposal.by not in mine:
        proposal = asked.agreed(proposal, mine)
    if not message.yes:
        return Decision(proposals=asked.without(table.proposals, proposal.id))
    if proposal.waiting:
        return Decision(proposals=asked.replaced(table.proposals, proposal))
    return _agreed_on(table, proposal)


def _agreed_on(table: TableModel, proposal: Proposal) -> Decision:
    match proposal.what:
        case "back":
            act = TableEntry("back", to=proposal.to)
        case "stop":
            act = TableEntry("agreed")
        case _:
            assert proposal.seat is not None
            act = _bot_at(table, proposal.seat)
    return Decision([act], asked.without(table.proposals, proposal.id))


def what_all_agreed_on(table: TableModel) -> Decision | None:
    """Once a bot sits somewhere, nobody may be left who has not agreed."""
    for proposal in table.proposals:
        if not proposal.waiting:
            return _agreed_on(table, proposal)
    return None


def resign(table: TableModel, reader: Reader) -> Decision:
    """Give up: with two players the game is lost, with more a bot plays on."""
    game = table.in_play()
    mine = _seats(table, reader)
    seat = mine[0] if len(mine) == 1 else table.eyes_of(reader)
    if seat is None:
        raise Conflict("error-look-first")
    if seat in game.resigned:
        raise Conflict("error-resigned")
    acts: list[Entry] = [TableEntry("resigned", seat=seat)]
    if table.facts.players > 2 and seat not in table.bots:
        acts.append(_bot_at(table, seat))
    return Decision(acts)


def come_back(table: TableModel, reader: Reader) -> Decision:
    """A person takes every seat back that a bot plays in his place."""
    game = table.in_play()
    taken = [seat for seat in _seats(table, reader) if seat in table.bots]
    if not taken:
        raise Conflict("error-nothing-to-return")
    back = [seat for seat in taken if seat not in game.resigned]
    if not back:
        raise Conflict("error-resigned")
    return Decision([TableEntry("person", seat=seat) for seat in back])


def claim(table: TableModel, reader: Reader, present: PresentPeople) -> Decision:
    """The only opponent of somebody whose time ran out takes the win."""
    game = table.in_play()
    mine = _seats(table, reader)
    if table.facts.players != 2:
        raise Conflict("error-claim-many")
    lost = [seat for seat in sorted(game.flags) if 1 - seat in mine]
    if not lost:
        raise Conflict("error-claim-nothing")
    if 1 - lost[0] in table.bots:
        raise Conflict("error-bot-plays")
    loser = table.facts.sittings[lost[0]].person
    told: Sequence[Reminder] = ()
    if loser is not None and not present.connected(loser):
        told = (Reminder(loser, "lost-on-time"),)
    return Decision([TableEntry("lost-on-time", seat=lost[0])], reminders=told)


def time_is_up(table: TableModel, seat: int) -> Decision:
    """A flag falls: everybody is told, and a bot plays on."""
    return Decision([TableEntry("flag", seat=seat), _bot_at(table, seat)])


def take_over(table: TableModel, seat: int) -> Decision:
    """A bot plays a seat from now on."""
    return Decision([_bot_at(table, seat)])


def _bot_at(table: TableModel, seat: int) -> TableEntry:
    """The usual bot, never the strongest: leaving must not pay."""
    return TableEntry("bot", seat=seat, bot=table.configured.usual_bot)


def here_again(table: TableModel, person: str) -> Decision | None:
    """Somebody came back: nobody need be asked about his seat any more."""
    mine = table.facts.seats_of(person)
    left = tuple(each for each in table.proposals if not (each.what == "bot" and each.seat in mine))
    if left == table.proposals or table.outcome is not None:
        return None
    return Decision(proposals=left)
