"""What readers are shown of a state: views, the bytes that leave, and numbers for learning."""

import msgspec
import numpy as np

from hantise.core.game import Game
from hantise.core.laws.law import ENCODING, VIEWS
from hantise.core.laws.trace import Trace
from hantise.core.state import State
from hantise.core.view import View

Shown = tuple[bytes, bytes, bytes]


def shown(view: View) -> Shown:
    """The whole view and both forms in which it leaves for a person, as bytes."""
    return msgspec.msgpack.encode(view), view.wire(memory_aid=True), view.wire(memory_aid=False)


def received(view: View, game: Game) -> View:
    """The view as a program elsewhere would get it: nothing can ride along unseen."""
    return game.read_view(msgspec.msgpack.encode(view))


def readers(game: Game) -> tuple[int | None, ...]:
    """Everybody who looks on: a spectator and all seats."""
    return (None, *range(game.players))


def parts_that_differ(view: View, other: View) -> str:
    """The names of the parts of two views that are not equal, with both contents."""
    differences = []
    for part in view.__struct_fields__:
        one, two = getattr(view, part), getattr(other, part)
        if one != two:
            differences.append(f"{part} {_detail(one, two)}")
    return "; ".join(differences) or "bytes only"


def _detail(one: object, two: object) -> str:
    if not isinstance(one, msgspec.Struct) or type(one) is not type(two):
        return f"{one!r}, {two!r}"
    names = (name for name in one.__struct_fields__ if getattr(one, name) != getattr(two, name))
    return ", ".join(f"{name}: {getattr(one, name)!r}, {getattr(two, name)!r}" for name in names)


def check_views(state: State, trace: Trace) -> None:
    """Views name their reader and the actor, survive the wire and, without secrets, are equal."""
    with trace.under(VIEWS):
        spectator = state.view(None)
        for reader in readers(trace.game):
            view = state.view(reader)
            if (view.seat, view.actor) != (reader, state.actor):
                what = f"seat {reader}'s view says seat {view.seat}, actor {view.actor}"
                raise trace.violation(VIEWS, what)
            sent = received(view, trace.game)
            if sent != view:
                differing = parts_that_differ(view, sent)
                what = f"seat {reader}'s view does not survive the wire: {differing}"
                raise trace.violation(VIEWS, what)
            if not trace.game.about.hides:
                public = msgspec.structs.replace(view, seat=None)
                if shown(public) != shown(spectator):
                    differing = parts_that_differ(public, spectator)
                    what = f"nothing is hidden, but seat {reader} sees otherwise: {differing}"
                    raise trace.violation(VIEWS, what)


class Encodings:
    """Remembers how long the encodings of a configuration are."""

    def __init__(self) -> None:
        self._length: int | None = None

    def check(self, state: State, trace: Trace) -> None:
        """The encoding of each seat's view: one row of finite numbers, repeatable."""
        game = trace.game
        with trace.under(ENCODING):
            for seat in range(game.players):
                view = state.view(seat)
                numbers = game.encode(view)
                if self._length is None:
                    self._length = len(numbers)
                if numbers.dtype != np.float32 or numbers.shape != (self._length,):
                    what = (
                        f"seat {seat}: {numbers.dtype} {numbers.shape}, not {self._length} float32"
                    )
                    raise trace.violation(ENCODING, what)
                if not np.isfinite(numbers).all():
                    raise trace.violation(ENCODING, f"seat {seat}: a number is not finite")
                if not np.array_equal(numbers, game.encode(received(view, game))):
                    what = f"seat {seat}: the same view is encoded in two ways"
                    raise trace.violation(ENCODING, what)
