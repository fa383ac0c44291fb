"""What people ask of each other and of their seats: take-back, stopping, bots, the end."""

from collections.abc import Sequence
from typing import Final

import msgspec

from hantise.core.table import Entry, TableEntry
from hantise.server.errors import BadRequest, Conflict, Forbidden
from hantise.server.tables import proposals as asked
from hantise.server.tables.commit import commit, keep_proposals
from hantise.server.tables.connection import Connection
from hantise.server.tables.live import LiveTable
from hantise.server.tables.take_back import moment_before_last_decision
from hantise.server.wire import Answer, Claim, Proposal, Propose, Resign, Return

ABSENT: Final = 120.0
"""Seconds after which the others may vote a bot into somebody's seat."""


def _own_seat(live: LiveTable, connection: Connection) -> int:
    """The seat somebody speaks for: the one looked through, else the first that is his."""
    mine = live.facts.seats_of(connection.person_id)
    if not mine:
        raise Forbidden("error-not-seated")
    eyes = live.eyes_of(connection)
    return mine[0] if eyes is None else eyes


async def propose(live: LiveTable, connection: Connection, message: Propose) -> None:
    """Ask the others; with nobody to ask it is done at once. The lock is held."""
    table = live.in_play()
    seat = _own_seat(live, connection)
    if seat in live.bots:
        raise Conflict("error-bot-plays")
    if message.what != "bot":
        live.refuse_while_stood_in()
    proposal = Proposal(id=_new_id(live), what=message.what, by=seat, asked=live.seq)
    match message.what:
        case "back":
            mine = live.facts.seats_of(connection.person_id)
            seats = mine if live.eyes_of(connection) is None else (seat,)
            to = moment_before_last_decision(table, seats, rated=live.rated)
            proposal = msgspec.structs.replace(proposal, to=to)
            waiting = live.people_to_ask(connection.person_id)
        case "stop":
            waiting = live.people_to_ask(connection.person_id)
        case _:
            absent = _absent_seat(live, connection, message.seat)
            proposal = msgspec.structs.replace(proposal, seat=absent)
            waiting = [
                other
                for other in live.people_to_ask(connection.person_id)
                if other != absent and live.facts.sittings[other].person in live.presence
            ]
    proposal = msgspec.structs.replace(proposal, waiting=tuple(waiting))
    if waiting:
        await keep_proposals(live, asked.added(live.proposals, proposal))
    else:
        await _do(live, proposal)


def _new_id(live: LiveTable) -> int:
    return max([int(live.tables.now() * 1000), *(each.id + 1 for each in live.proposals)])


def _absent_seat(live: LiveTable, connection: Connection, seat: int | None) -> int:
    """The seat that a bot may be voted into."""
    if live.facts.pace.kind != "none":
        raise Conflict("error-clock-decides")
    if seat is None or seat >= live.facts.players:
        raise BadRequest("error-no-seat")
    person = live.facts.sittings[seat].person
    if person is None or seat in live.bots:
        raise Conflict("error-bot-already")
    away = live.presence.away(person, live.tables.now())
    if person == connection.person_id or away < live.tables.absent:
        raise Conflict("error-not-absent", seconds=round(live.tables.absent))
    return seat


async def answer(live: LiveTable, connection: Connection, message: Answer) -> None:
    """Agree or not; whoever asked may withdraw. One refusal is enough. The lock is held."""
    live.in_play()
    mine = live.facts.seats_of(connection.person_id)
    if not mine:
        raise Forbidden("error-not-seated")
    proposal = asked.find(live.proposals, message.proposal)
    if message.yes or proposal.by not in mine:
        proposal = asked.agreed(proposal, mine)
    if not message.yes:
        await keep_proposals(live, asked.without(live.proposals, proposal.id))
    elif proposal.waiting:
        await keep_proposals(live, asked.replaced(live.proposals, proposal))
    else:
        await _do(live, proposal)


async def _do(live: LiveTable, proposal: Proposal) -> None:
    """Everybody agreed."""
    match proposal.what:
        case "back":
            act = TableEntry("back", to=proposal.to)
        case "stop":
            act = TableEntry("agreed")
        case _:
            act = TableEntry("bot", seat=proposal.seat, bot=live.configured.strongest_bot)
    await commit(live, [act], proposals=asked.without(live.proposals, proposal.id))
    await do_what_all_agreed(live)


async def do_what_all_agreed(live: LiveTable) -> None:
    """Once a bot sits somewhere, nobody may be left who has not agreed. The lock is held."""
    for proposal in live.proposals:
        if not proposal.waiting:
            await _do(live, proposal)
            return


async def resign(live: LiveTable, connection: Connection, _: Resign) -> None:
    """Give up: with two players the game is lost, with more a bot plays on. The lock is held."""
    table = live.in_play()
    mine = live.facts.seats_of(connection.person_id)
    if not mine:
        raise Forbidden("error-not-seated")
    seat = mine[0] if len(mine) == 1 else live.eyes_of(connection)
    if seat is None:
        raise Conflict("error-look-first")
    if seat in table.resigned:
        raise Conflict("error-resigned")
    acts: list[Entry] = [TableEntry("resigned", seat=seat)]
    if live.facts.players > 2 and seat not in live.bots:
        acts.append(TableEntry("bot", seat=seat, bot=live.configured.strongest_bot))
    await commit(live, acts)
    await do_what_all_agreed(live)


async def come_back(live: LiveTable, connection: Connection, _: Return) -> None:
    """A person takes every seat back that a bot plays in his place. The lock is held."""
    table = live.in_play()
    mine = live.facts.seats_of(connection.person_id)
    if not mine:
        raise Forbidden("error-not-seated")
    taken = [seat for seat in mine if seat in live.bots]
    if not taken:
        raise Conflict("error-nothing-to-return")
    back = [seat for seat in taken if seat not in table.resigned]
    if not back:
        raise Conflict("error-resigned")
    await commit(live, [TableEntry("person", seat=seat) for seat in back])


async def claim(live: LiveTable, connection: Connection, _: Claim) -> None:
    """The only opponent of somebody whose time ran out takes the win. The lock is held."""
    table = live.in_play()
    mine = live.facts.seats_of(connection.person_id)
    if not mine:
        raise Forbidden("error-not-seated")
    if live.facts.players != 2:
        raise Conflict("error-claim-many")
    lost = [seat for seat in sorted(table.flags) if 1 - seat in mine]
    if not lost:
        raise Conflict("error-claim-nothing")
    if 1 - lost[0] in live.bots:
        raise Conflict("error-bot-plays")
    await commit(live, [TableEntry("lost-on-time", seat=lost[0])])
    loser = live.facts.sittings[lost[0]].person
    if loser is not None and not live.presence.connected(loser):
        live.tables.remind(live, loser, "lost-on-time")


async def time_is_up(live: LiveTable, seat: int) -> None:
    """A flag falls: everybody is told, and a bot plays on. The lock is held."""
    await _hand_to_bot(live, seat, [TableEntry("flag", seat=seat)])


async def take_over(live: LiveTable, seat: int) -> None:
    """A bot plays a seat from now on. The lock is held."""
    await _hand_to_bot(live, seat, [])


async def _hand_to_bot(live: LiveTable, seat: int, before: Sequence[Entry]) -> None:
    bot = TableEntry("bot", seat=seat, bot=live.configured.strongest_bot)
    await commit(live, [*before, bot])
    await do_what_all_agreed(live)


async def here_again(live: LiveTable, person: str) -> None:
    """Somebody came back: nobody need be asked about his seat any more. The lock is held."""
    mine = live.facts.seats_of(person)
    left = tuple(each for each in live.proposals if not (each.what == "bot" and each.seat in mine))
    if left != live.proposals and live.outcome is None:
        await keep_proposals(live, left)
