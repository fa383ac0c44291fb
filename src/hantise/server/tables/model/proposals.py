"""What somebody asks of the others: who must answer, and what an answer changes."""

from collections.abc import Container, Iterable, Sequence

import msgspec

from hantise.server.errors import Conflict, Forbidden
from hantise.server.wire import Proposal

Open = tuple[Proposal, ...]


def added(open_ones: Open, proposal: Proposal) -> Open:
    """The same question is not asked twice at once."""
    for other in open_ones:
        if (other.what, other.seat) == (proposal.what, proposal.seat):
            raise Conflict("error-proposal-open")
    return (*open_ones, proposal)


def find(open_ones: Open, id: int) -> Proposal:
    """The proposal that was answered."""
    for proposal in open_ones:
        if proposal.id == id:
            return proposal
    raise Conflict("error-proposal-gone")


def agreed(proposal: Proposal, seats: Iterable[int]) -> Proposal:
    """These seats say yes."""
    answering = tuple(seat for seat in seats if seat in proposal.waiting)
    if not answering:
        raise Forbidden("error-proposal-not-asked")
    return msgspec.structs.replace(
        proposal,
        agreed=(*proposal.agreed, *answering),
        waiting=tuple(seat for seat in proposal.waiting if seat not in answering),
    )


def without(open_ones: Open, id: int) -> Open:
    """All but one."""
    return tuple(proposal for proposal in open_ones if proposal.id != id)


def replaced(open_ones: Open, new: Proposal) -> Open:
    """With one as it is now."""
    return tuple(new if proposal.id == new.id else proposal for proposal in open_ones)


def after_move(open_ones: Open, last_acted: Sequence[int]) -> Open:
    """A new move leaves nothing to take back, and an offer to stop does not wait for ever."""
    return tuple(
        proposal
        for proposal in open_ones
        if proposal.what != "back" and not _lapsed(proposal, last_acted)
    )


def _lapsed(proposal: Proposal, last_acted: Sequence[int]) -> bool:
    """Whether who offered to stop has played on since, or everybody who was asked."""
    asked = (*proposal.agreed, *proposal.waiting)
    return proposal.what == "stop" and (
        last_acted[proposal.by] > proposal.asked
        or all(last_acted[seat] > proposal.asked for seat in asked)
    )


def after_back(open_ones: Open) -> Open:
    """Other wishes to go back meant another moment."""
    return tuple(proposal for proposal in open_ones if proposal.what != "back")


def without_absent(open_ones: Open) -> Open:
    """In a rated game nothing is agreed on while somebody is absent."""
    return tuple(proposal for proposal in open_ones if proposal.what == "bot")


def after_hand_over(open_ones: Open, by_bots: Container[int]) -> Open:
    """Seats that a bot plays now are not asked any more, and what they asked is gone."""
    return tuple(
        msgspec.structs.replace(
            proposal, waiting=tuple(seat for seat in proposal.waiting if seat not in by_bots)
        )
        for proposal in open_ones
        if proposal.by not in by_bots and (proposal.seat is None or proposal.seat not in by_bots)
    )
