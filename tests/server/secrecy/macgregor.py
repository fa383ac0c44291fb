"""The castle at moments when plan, keys or tokens are half known; cards that are never reached, and
what may have been forgotten."""

import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from typing import Final

from hantise.core.action import Action
from hantise.core.errors import BadPosition
from hantise.core.event import Event
from hantise.core.game import Game
from hantise.core.registry import find
from hantise.core.rng import Rng
from hantise.core.state import NOBODY, State
from hantise.games.castle.floor_plan import BLAZONS_OF, GameId
from hantise.games.macgregor.views import MacGregorView
from hantise.games.macgregor_treasure.views import TreasureView
from tests.server.secrecy.case import SETTINGS, Case, Eyes, Setting
from tests.server.secrecy.cases import code, imagined
from tests.server.secrecy.walk import ForgetfulWalk

PLAYERS: Final = 3
PLAN, DISCARDS, TOKENS = 3, 6, 7
"""Fields of a position."""
CastleView = MacGregorView | TreasureView
Holds = Callable[[CastleView, set[str]], bool]


def _phase(phase: str) -> Holds:
    return lambda view, told: view.public.phase == phase


def _after(kind: str) -> Holds:
    return lambda view, told: kind in told


def _is_handed_over(view: CastleView, told: set[str]) -> bool:
    return isinstance(view, MacGregorView) and any(map(any, view.recall.known_to))


def _is_detected(view: CastleView, told: set[str]) -> bool:
    return isinstance(view, TreasureView) and bool(view.public.plan)


def _is_last_run(view: CastleView, told: set[str]) -> bool:
    """The ghost walks after this turn."""
    public = view.public
    return public.phase == "move" and (public.turn + 1) % len(public.rooms) == public.ghost


MOMENTS: Final[dict[GameId, dict[str, Holds]]] = {
    "macgregor": {
        "before the walk": _is_last_run,
        "five keys": _phase("discard"),
        "before the plan": _phase("plan"),
        "two runners met": _phase("catch"),
        "a hand handed over": _is_handed_over,
        "a new draw pile": lambda view, told: bool(view.recall.keys.batches),
    },
    "macgregor-treasure": {
        "a token shown": _phase("lay"),
        "before the walk": _is_last_run,
        "before the plan": _phase("plan"),
        "a token reached": _phase("look"),
        "the plan detected": _is_detected,
        "after a trap": _after("trap"),
        "after a theft": _after("stolen"),
        "a new draw pile": lambda view, told: bool(view.recall.keys.batches),
    },
}
"""When a position is one of them: what is seen and remembered, and the kinds of what has happened."""


def moments(game_id: GameId, worlds: int) -> Iterator[tuple[str, Case]]:
    """For ever more: every moment in turn, every seat's eyes and a spectator's."""
    game = _game(game_id)
    names = [*MOMENTS[game_id]]
    for index in count():
        moment = names[index % len(names)]
        rng = Rng(index)
        found = _positions(game_id)[moment]
        truth = game.parse_position(found[rng.below(len(found))])
        setting = SETTINGS[(index + index // len(SETTINGS)) % len(SETTINGS)]
        asks = setting.happens == "hint"
        eyes = int(truth.actor) if asks else _eyes(index + index // len(names))
        others = imagined(game, truth, eyes, worlds, rng)
        yield moment, Case(f"{code(index)}-moment", game, eyes, truth, others, setting, index)


def unreached(game_id: GameId) -> Iterator[Case]:
    """A card of the plan will name no neighbouring room; those after it are other ones."""
    game = _game(game_id)
    for index, position in enumerate(_positions(game_id)["before the walk"]):
        truth = game.parse_position(position)
        view = _view(truth, None)
        walk = _walk(game, truth)
        eyes = _eyes(index)
        if walk is None or walk == view.public.plan_size or eyes == view.public.ghost:
            continue
        plan = position.split(" ")[PLAN]
        if plan.endswith("*"):
            continue
        for rest in _others(plan, walk, BLAZONS_OF[game_id]):
            world = game.parse_position(_with(position, PLAN, plan[:walk] + rest))
            happens = ("away", "chat", "")[index % 3]
            setting = Setting("unreached", memory_aid=index % 2 == 0, happens=happens)
            yield Case(f"{code(index)}-plan", game, eyes, truth, [world], setting, index)


def forgotten(game_id: GameId, *, memory_aid: bool) -> Iterator[Case]:
    """Something that was seen and lies open no more was something else."""
    game = _game(game_id)
    setting = Setting("forgotten", memory_aid=memory_aid, happens="away")
    found = [position for positions in _positions(game_id).values() for position in positions]
    for index, position in enumerate(random.Random(5).sample(found, len(found))):
        truth = game.parse_position(position)
        for world in _otherwise(game, position, random.Random(index)):
            case_id = f"{code(index)}-memory"
            yield Case(case_id, game, _eyes(index), truth, [world], setting, index)


class ForgetfulOfCastles(ForgetfulWalk):
    """Chance draws the same everywhere: a trap would show other keys to all."""

    def _matching(
        self,
        states: list[State],
        draws: tuple[list[Action], ...],
        alike: frozenset[int],
        first: Action,
        rng: random.Random,
    ) -> dict[int, Action]:
        found = super()._matching(states, draws, alike, first, rng)
        return {n: action for n, action in found.items() if action == first}


def _game(game_id: GameId) -> Game:
    return find(game_id)(PLAYERS)


def _eyes(index: int) -> Eyes:
    seat = index % (PLAYERS + 1)
    return None if seat == PLAYERS else seat


def _view(state: State, eyes: Eyes) -> CastleView:
    view = state.view(eyes)
    assert isinstance(view, MacGregorView | TreasureView)
    return view


@cache
def _positions(game_id: GameId) -> dict[str, list[str]]:
    """Positions of random games by their moments, not in the middle of a draft."""
    found: dict[str, list[str]] = {moment: [] for moment in MOMENTS[game_id]}
    for seed in count():
        if all(found.values()):
            break
        for position, at in _played(game_id, Rng(seed)):
            for moment in at:
                found[moment].append(position)
    return found


def _played(game_id: GameId, rng: Rng) -> Iterator[tuple[str, list[str]]]:
    """A random game: its positions that are moments, and which."""
    state, told = _game(game_id).start(), set[str]()
    while state.actor != NOBODY:
        events: list[Event] = []
        state.apply(state.choose(rng), events)
        told |= {event.kind for event in events}
        if state.actor >= 0 and not state.drafting():
            view = _view(state, None)
            at = [moment for moment, holds in MOMENTS[game_id].items() if holds(view, told)]
            if at:
                yield state.position(), at


def _walk(game: Game, state: State) -> int | None:
    """How many cards are turned up if nobody moves any more; None if somebody is met."""
    state, events, rng = state.copy(), list[Event](), Rng(0)
    waiting = {game.parse(word) for word in ("stay", "end") if _is_action(game, word)}
    kinds = list[str]()
    while not {"lost", "met-nobody", "caught"} & set(kinds) and state.actor >= 0:
        legal = state.legal_actions()
        state.apply(next((one for one in legal if one in waiting), legal[0]), events)
        while state.actor < 0 and state.actor != NOBODY:
            state.apply(state.choose(rng), events)
        kinds = [event.kind for event in events]
    if "lost" not in kinds:
        return None
    return kinds[: kinds.index("lost")].count("walked") + 1


def _is_action(game: Game, word: str) -> bool:
    return word in {str(action) for action in game.actions}


def _others(plan: str, reached: int, letters: str) -> Iterator[str]:
    """What might lie after the cards that are reached: one row of cards that does not."""
    left = [letter for letter in letters if letter not in plan[:reached]]
    rest = "".join(left[::-1][: len(plan) - reached])
    if rest and rest != plan[reached:]:
        yield rest


def _otherwise(game: Game, position: str, rng: random.Random) -> Iterator[State]:
    """The same position but for one thing that everybody saw; none if there is no such thing."""
    for text in _exchanged(position, rng):
        if text != position:
            try:
                yield game.parse_position(text)
            except BadPosition:
                continue
            return


def _exchanged(position: str, rng: random.Random) -> Iterator[str]:
    """A token in a cave, a discarded key, or that somebody knows keys."""
    fields = position.split(" ")
    if len(fields) > TOKENS + 1:
        tokens = fields[TOKENS]
        for place in rng.sample(range(2, len(tokens), 4), len(tokens) // 4):
            for letter in rng.sample("RBGYWK!", 7):
                yield _with(position, TOKENS, tokens[:place] + letter + tokens[place + 1 :])
    elif rng.random() < 0.5:
        yield re.sub(r":([A-D]\d)+:", ":-:", position)
    discards = fields[DISCARDS]
    for place in rng.sample(range(0, len(discards) - 1, 2), len(discards) // 2):
        for colour in rng.sample("rbg", 3):
            yield _with(position, DISCARDS, discards[:place] + colour + discards[place + 1 :])


def _with(position: str, field: int, word: str) -> str:
    fields = position.split(" ")
    return " ".join([*fields[:field], word, *fields[field + 1 :]])
