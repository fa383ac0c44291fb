"""What one seat or a spectator may see of a table, as messages. Events are redacted here."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import msgspec

from hantise.core.event import Event
from hantise.core.state import State
from hantise.server.tables.model.configured_games import Configured
from hantise.server.wire import Choice, EventInfo, Step

Eyes = int | None
"""The seat whose view it is; None: a spectator's."""

encode: Final = msgspec.json.Encoder().encode

LONGEST_LOG: Final = 50
"""No snapshot has more steps."""
ENOUGH: Final = 7_800
"""As many bytes as a snapshot should have, chat apart; the log gets what the rest leaves of it."""
LEAST_LOG: Final = 1_000


class Happened(NamedTuple):
    """An entry of the game with its events, secrets included: never sent as it is."""

    seq: int
    actor: int | None
    events: Sequence[Event]
    at: float


def seen(events: Iterable[Event], eyes: Eyes) -> tuple[EventInfo, ...]:
    """Events as these eyes may see them."""
    return tuple(
        EventInfo(event.kind, event.fields()) for event in (event.seen_by(eyes) for event in events)
    )


def step_seen(happened: Happened, eyes: Eyes) -> Step:
    """A step as these eyes may see it."""
    return Step(happened.seq, happened.actor, seen(happened.events, eyes), happened.at)


def choices(configured: Configured, state: State, eyes: Eyes) -> tuple[Choice, ...]:
    """The legal actions, for the seat that is to act and for nobody else."""
    if eyes is None or eyes != state.actor:
        return ()
    return tuple(configured.choice(action) for action in state.legal_actions())


def view_seen(state: State, eyes: Eyes, *, memory_aid: bool) -> msgspec.Raw:
    """The view of these eyes."""
    return msgspec.Raw(state.view(eyes).wire(memory_aid))


def latest(happened: Sequence[Happened], eyes: Eyes, room: int) -> tuple[Step, ...]:
    """As many of the latest steps as fit into so many bytes."""
    steps: list[Step] = []
    for one in reversed(happened[-LONGEST_LOG:]):
        step = step_seen(one, eyes)
        room -= len(encode(step)) + 1
        if room < 0:
            break
        steps.append(step)
    return tuple(reversed(steps))
