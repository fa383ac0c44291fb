"""Positions of Rest in Peace in which something is seen for a while, half known, or face down."""

from collections.abc import Callable, Iterator
from itertools import count
from typing import Final

from hantise.core.event import Event
from hantise.core.game import Game
from hantise.core.registry import find
from hantise.core.rng import Rng
from hantise.core.state import NOBODY, State
from hantise.games.rest_in_peace.views import Public, RestInPeaceView
from tests.server.secrecy.case import SETTINGS, Case
from tests.server.secrecy.cases import code, imagined

LINE: Final = (3, 20, 19, 6, 2, 18, 21, 22, 25)
"""Mediums that show, hide, pick or shuffle, in the order of the rounds."""


def _after(kind: str) -> Callable[[Public, set[str]], bool]:
    return lambda public, told: kind in told and public.looking is None


MOMENTS: Final[dict[str, Callable[[Public, set[str]], bool]]] = {
    "#3 looks": lambda public, told: public.looking is not None,
    "after #3": _after("look-over"),
    "#6 trips": lambda public, told: any(public.trips),
    "after #6": _after("stumbled"),
    "#19 on top": lambda public, told: public.tops != (None, None),
    "after #19": lambda public, told: "turned" in told and public.tops == (None, None),
    "after #20": _after("picked"),
    "face down": lambda public, told: public.round > 5 and "placed" in told,
    "round 9": lambda public, told: public.round == 9,
}
"""When a position is one of them: what lies open, and the kinds of what has happened."""


def cases(worlds: int) -> Iterator[tuple[str, Case]]:
    """For ever more: every moment in turn, both families' eyes and a spectator's."""
    game = find("rest-in-peace")(2, {"mediums": "up-to-4", "first": "A"})
    for index in count():
        moment = [*MOMENTS][index % len(MOMENTS)]
        rng = Rng(index)
        truth = reached(game, moment, rng)
        eyes = (0, 1, None)[(index + index // len(MOMENTS)) % 3]
        yield (
            moment,
            Case(
                id=f"{code(index)}-moments",
                game=game,
                eyes=eyes,
                truth=truth,
                worlds=imagined(game, truth, eyes, worlds, rng),
                setting=SETTINGS[index % len(SETTINGS)],
                seed=index,
            ),
        )


def reached(game: Game, moment: str, rng: Rng) -> State:
    """A position of that moment, not in the middle of a draft."""
    while True:
        found = [position for position, moments in _played(game, rng) if moment in moments]
        if found:
            return game.parse_position(found[rng.below(len(found))])


def _played(game: Game, rng: Rng) -> Iterator[tuple[str, set[str]]]:
    """A random game with the line laid: its positions between turns, and what moments they are."""
    state = game.start()
    told: set[str] = set()
    beginning = [game.parse(f"line=#{medium}") for medium in LINE]
    while state.actor != NOBODY:
        events: list[Event] = []
        laid = [action for action in beginning if state.is_legal(action)]
        state.apply(laid[0] if laid else state.choose(rng), events)
        told |= {event.kind for event in events}
        view = state.view(None)
        assert isinstance(view, RestInPeaceView)
        if view.public.round and state.actor != NOBODY and not state.drafting():
            moments = {name for name, holds in MOMENTS.items() if holds(view.public, told)}
            yield state.position(), moments
