"""The table of the ghost of the MacGregors: the castle, who is where, keys, the ghost's plan."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from hantise import text
from hantise.core.view import View
from hantise.games.castle import terminal as castle
from hantise.games.castle.castles import grid_of
from hantise.games.castle.terminal.plan import Sign, draw_plan
from hantise.games.macgregor.cards import BLAZONS
from hantise.games.macgregor.views import MacGregorView, Public
from hantise.terminal.scene import Board, Scene, story_lines
from hantise.terminal.words import say

GAME: Final = "macgregor"
ACTING: Final = ("plan", "move", "discard", "catch")
AROUND_STORY: Final = 8
"""Lines taken by everything but the castle and what happened."""


def draw(view: View, scene: Scene) -> RenderableType:
    """The castle and the table side by side, then one's keys, then what happened."""
    assert isinstance(view, MacGregorView)
    public = view.public
    top = castle.beside(public.castle, _castle(public), _table(view, scene), scene)
    parts: list[RenderableType] = [castle.status_line(GAME, view, scene), top]
    if view.private is not None and not scene.opened:
        parts.append(_own(view))
    parts += [_opened(opened) for opened in scene.opened]
    if scene.story:
        height = 2 * len(public.castle.blazons) + 2
        most = max(4, scene.height - height - AROUND_STORY)
        parts += [Text(), story_lines(scene, scene.width - 2, most)]
    return Group(*parts)


def legend() -> RenderableType:
    """What the letters and signs mean."""
    return castle.explain(GAME, BLAZONS, ("legend-doors", "legend-pawns", "legend-rooms"))


def _castle(public: Public) -> Text:
    plan = public.castle
    grid = grid_of(plan)
    rooms: dict[str, Text] = {}
    for room in grid.rooms():
        inside = Text(f" {grid.letter[room]}", "dim")
        inside.append("$" if room == plan.treasure else " ")
        rooms[room] = inside.append_text(castle.pawns(public, room))
    marks = {} if plan.dungeon is None else {plan.dungeon: Sign("#", "bold")}
    return draw_plan(plan, rooms, marks)


def _table(view: MacGregorView, scene: Scene) -> RenderableType:
    public = view.public
    facts = castle.pile(GAME, public) + castle.planned(GAME, public) + castle.walk(GAME, public)
    return Group(
        castle.seats(GAME, view, scene, ACTING),
        Text(),
        castle.facts_and_discards(GAME, public, facts),
    )


def _own(view: MacGregorView) -> Text:
    """One's keys, or the cards one has planned."""
    assert view.private is not None
    if view.seat != view.public.ghost:
        return castle.own_keys(GAME, view.private.keys)
    plan = " ".join(view.private.plan) or text.say(GAME, "count-planned", {"count": 0})
    return Text(say("cli-fact", name=text.say(GAME, "heading-plan"), value=plan))


def _opened(view: View) -> Text:
    assert isinstance(view, MacGregorView)
    return castle.opened_hand(view)


BOARD: Final = Board(draw, contract=1, quiet=castle.is_quiet, legend=legend)
