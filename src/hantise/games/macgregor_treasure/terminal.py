"""The table of the treasure of the MacGregors: the caves, who is where, racks, the ghost's plan."""

from collections import Counter
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from hantise import text
from hantise.core.event import Event
from hantise.core.view import View
from hantise.games.castle import terminal as castle
from hantise.games.castle.cards import BLAZONS
from hantise.games.castle.castles import grid_of
from hantise.games.castle.terminal.plan import draw_plan
from hantise.games.macgregor_treasure.cards import TOKEN_LETTERS, TREASURES
from hantise.games.macgregor_treasure.events import Ended
from hantise.games.macgregor_treasure.views import Public, TreasureView
from hantise.terminal.scene import Board, Scene, story_lines

GAME: Final = "macgregor-treasure"
ACTING: Final = ("lay", "start", "plan", "look", "move", "discard", "catch")
RACKS: Final = (160, 33, 34, 178, 250, 240)
"""The colours of treasures, in their order."""
AROUND_STORY: Final = 9
"""Lines taken by everything but the caves, the players and what happened."""


def draw(view: View, scene: Scene) -> RenderableType:
    """The caves and the table side by side, then the players and one's keys, then what happened."""
    assert isinstance(view, TreasureView)
    public = view.public
    parts: list[RenderableType] = [
        castle.status_line(GAME, view, scene),
        castle.beside(public.castle, _caves(public), _facts(view), scene),
        _players(view, scene),
    ]
    if view.private is not None and not scene.opened and view.seat != public.ghost:
        parts.append(castle.own_keys(GAME, view.private.keys))
    parts += [_opened(opened) for opened in scene.opened]
    if scene.story:
        height = 2 * len(public.castle.blazons) + len(public.rooms)
        most = max(4, scene.height - height - AROUND_STORY)
        parts += [Text(), story_lines(scene, scene.width - 2, most)]
    return Group(*parts)


def legend() -> RenderableType:
    """What the letters and signs mean."""
    keys = ("legend-doors", "legend-pawns", "legend-rooms", "legend-treasures")
    return castle.explain(GAME, len(BLAZONS), keys)


def _caves(public: Public) -> Text:
    plan = public.castle
    grid = grid_of(plan)
    caves: dict[str, Text] = {}
    for room in grid.rooms():
        inside = Text(f" {grid.letter[room]}", "dim")
        inside.append("^" if room in plan.stairs else "+" if room == plan.ghost else " ")
        if room in public.tokens:
            inside.append("?", "bold color(178)")
        caves[room] = inside.append_text(castle.pawns(public, room))
    return draw_plan(plan, caves, {})


def _players(view: TreasureView, scene: Scene) -> RenderableType:
    public = view.public
    more = (
        ("heading-objects", lambda seat: _objects(public, seat)),
        ("heading-treasures", lambda seat: _rack(public, seat)),
    )
    return castle.seats(GAME, view, scene, ACTING, more)


def _objects(public: Public, seat: int) -> Text:
    return Text(", ".join(text.say(GAME, f"object-{name}") for name in public.objects[seat]))


def _rack(public: Public, seat: int) -> Text:
    """Treasures by colour, and how many of those that are needed."""
    found = public.treasures[seat]
    line = Text(text.say(GAME, "treasures-of", {"count": len(found), "goal": public.goal}))
    for name, number in Counter(found).items():
        index = TREASURES.index(name)
        # What belongs to the ghost's colour is what it steals (MT-3.10).
        style = f"bold color({RACKS[index]})" + " underline" * (index == public.ghost)
        line.append(" ").append(TOKEN_LETTERS[index] * number, style)
    return line


def _facts(view: TreasureView) -> RenderableType:
    """Draw pile, bag, plan and last walk, in words."""
    public = view.public
    facts: list[castle.Fact] = []
    if public.token is not None:
        facts.append(("heading-token", text.say(GAME, f"token-{public.token}")))
    facts += castle.pile(GAME, public)
    facts.append(("heading-bag", text.say(GAME, "count-tokens", {"count": public.bag_size})))
    own = view.private.plan if view.private is not None else ()
    if own or public.plan:
        facts.append(("heading-plan", " ".join(own or public.plan)))
    else:
        facts += castle.planned(GAME, public)
    facts += castle.walk(GAME, public)
    return castle.facts_and_discards(GAME, public, facts)


def _opened(view: View) -> Text:
    assert isinstance(view, TreasureView)
    return castle.opened_hand(view)


def _is_quiet(event: Event) -> bool:
    """Whose turn it is, too, is on the table."""
    return castle.is_quiet(event) or isinstance(event, Ended)


BOARD: Final = Board(draw, contract=1, quiet=_is_quiet, legend=legend)
