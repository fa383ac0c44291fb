"""What there is not is refused with an error of its own, in every game alike."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

import msgspec

from hantise.core.errors import BadView, GameOver, HantiseError, NoSeat, NotChance
from hantise.core.laws.law import REFUSALS
from hantise.core.laws.trace import Trace, name_error
from hantise.core.laws.words import Words
from hantise.core.rng import Rng
from hantise.core.state import CHANCE, NOBODY, State
from hantise.core.view import View

NO_SEATS: Final = (CHANCE, NOBODY, -99, 99, 10**30, True, False, 0.0, "0", "A")
"""Python would take some of them for a place in a list."""

Asked = Callable[[], object]


class _Nothing(msgspec.Struct, frozen=True):
    """What a view of no game shows."""


def check_refusals(state: State, trace: Trace, words: Words | None) -> None:
    """Ask a state, and its game, for what there is not; nothing may change by it."""
    before = state.snapshot()
    for what, kind, asked in (*_of_state(state, trace), *_of_views(state, trace)):
        try:
            asked()
        except kind as refusal:
            if words is not None:
                words.try_text(refusal.text, trace)
        except Exception as error:
            told = f"{what} raised {name_error(error)}, not {kind.__name__}"
            raise trace.violation(REFUSALS, told) from error
        else:
            raise trace.violation(REFUSALS, f"{what} was answered")
    if state.snapshot() != before:
        raise trace.violation(REFUSALS, "something that was refused changed the state")


def _of_state(state: State, trace: Trace) -> Iterator[tuple[str, type[HantiseError], Asked]]:
    for seat in (*NO_SEATS, trace.game.players):
        yield f"a view for the seat {seat!r}", NoSeat, partial(state.view, seat)
    if state.actor != CHANCE:
        yield "weights when chance does not act", NotChance, state.weights
    if state.actor == NOBODY:
        yield "choosing after the end", GameOver, partial(state.choose, Rng(0))
        yield "stepping after the end", GameOver, partial(state.step, Rng(0))


def _of_views(state: State, trace: Trace) -> Iterator[tuple[str, type[HantiseError], Asked]]:
    game = trace.game
    views = {
        "a view of no game": View(seat=0, actor=0, public=_Nothing()),
        "a view for too many players": msgspec.structs.replace(state.view(0), seat=game.players),
    }
    for name, view in views.items():
        yield f"imagining from {name}", BadView, partial(game.imagine, view, Rng(0))
        yield f"encoding {name}", BadView, partial(game.encode, view)
