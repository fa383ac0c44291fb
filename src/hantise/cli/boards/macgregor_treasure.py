"""The table of the treasure of the MacGregors: the caves, who is where, racks, the ghost's plan."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hantise import text
from hantise.cli.boards.castle_plan import COLOURS, INNER, draw_plan
from hantise.cli.boards.scene import Board, Scene, player, status, story_lines
from hantise.cli.words import say
from hantise.core.event import Event
from hantise.core.view import View
from hantise.games.castle.cards import BLAZONS, COLOUR_LETTERS, LETTERS
from hantise.games.castle.castles import grid_of
from hantise.games.macgregor_treasure.cards import TOKEN_LETTERS, TREASURES
from hantise.games.macgregor_treasure.views import Public, TreasureView

GAME: Final = "macgregor-treasure"
ACTING: Final = ("lay", "start", "plan", "look", "move", "discard", "catch")
STYLES: Final = dict(zip(COLOUR_LETTERS, COLOURS.values(), strict=True))
RACKS: Final = (160, 33, 34, 178, 250, 240)
"""The colours of treasures, in their order."""
AROUND_STORY: Final = 9
"""Lines taken by everything but the caves, the players and what happened."""


def draw(view: View, scene: Scene) -> RenderableType:
    """The caves and the table side by side, then the players and one's keys, then what happened."""
    assert isinstance(view, TreasureView)
    public = view.public
    columns = (INNER + 1) * len(public.castle.blazons[0]) + 3
    top = Table.grid(padding=(0, 2, 0, 0))
    top.add_column(width=columns, no_wrap=True)
    top.add_column(width=max(16, scene.width - columns - 4))
    top.add_row(_caves(public), Group(*(Text(line) for line in _facts(view))))
    parts: list[RenderableType] = [_status(view, scene), top, _players(view, scene)]
    if view.private is not None and not scene.opened and view.seat != public.ghost:
        name = text.say(GAME, "heading-keys")
        keys = Text(say("cli-fact", name=name, value=""))
        parts.append(keys.append_text(_keys(view.private.keys)))
    parts += [_opened(opened) for opened in scene.opened]
    if scene.story:
        height = 2 * len(public.castle.blazons) + len(public.rooms)
        most = max(4, scene.height - height - AROUND_STORY)
        parts += [Text(), story_lines(scene, scene.width - 2, most)]
    return Group(*parts)


def legend() -> RenderableType:
    """What the letters and signs mean."""
    blazons = "   ".join(
        f"{letter} {text.say(GAME, f'blazon-{name}')}"
        for letter, name in zip(LETTERS, BLAZONS, strict=True)
    )
    doors = Text("   ").join(
        Text(f"{name[0]} {text.say(GAME, f'door-{name}')}", style)
        for name, style in COLOURS.items()
    )
    keys = ("legend-doors", "legend-pawns", "legend-rooms", "legend-treasures")
    return Group(Text(blazons), doors, *(Text(text.say(GAME, key)) for key in keys))


def _status(view: TreasureView, scene: Scene) -> RenderableType:
    public = view.public
    line = Table.grid(expand=True)
    line.add_column()
    line.add_column(justify="right")
    fields = {"round": public.round, "rounds": public.rounds}
    line.add_row(
        Text(status(GAME, public.phase, public.turn, view, scene), "bold"),
        Text(text.say(GAME, "round-of", fields) + " " if public.round else ""),
    )
    return line


def _caves(public: Public) -> Text:
    plan = public.castle
    grid = grid_of(plan)
    caves: dict[str, Text] = {}
    for room in grid.rooms():
        inside = Text(f" {grid.letter[room]}", "dim")
        inside.append("^" if room in plan.stairs else "+" if room == plan.ghost else " ")
        if room in public.tokens:
            inside.append("?", "bold color(178)")
        for seat, there in enumerate(public.rooms):
            if there == room:
                inside.append_text(_pawn(public, seat))
        caves[room] = inside
    return draw_plan(plan, caves, {})


def _pawn(public: Public, seat: int) -> Text:
    letter = chr(ord("A") + seat)
    return Text("*", "bold reverse") if seat == public.ghost else Text(letter, "bold")


def _players(view: TreasureView, scene: Scene) -> RenderableType:
    public = view.public
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(width=1)
    table.add_column(no_wrap=True, overflow="ellipsis", max_width=20)
    for _ in range(4):
        table.add_column(no_wrap=True)
    headings = ("heading-room", "heading-backs", "heading-objects", "heading-treasures")
    table.add_row("", "", *(Text(text.say(GAME, key), "dim") for key in headings))
    for seat, room in enumerate(public.rooms):
        acting = public.phase in ACTING and seat == public.turn
        name = Text(player(scene, seat, view.seat), "bold" if acting else "")
        place = text.say(GAME, "place-out") if room == "out" else room
        held = " ".join(public.hands[seat]) or "–"
        if seat == public.ghost:
            held = f"* {text.say(GAME, 'role-ghost')}"
        objects = ", ".join(text.say(GAME, f"object-{name}") for name in public.objects[seat])
        cells = (name, Text(place), Text(held), Text(objects), _rack(public, seat))
        table.add_row("▶" if acting else "", *cells)
    return table


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


def _facts(view: TreasureView) -> list[str]:
    """Draw pile, bag, plan and last walk, in words."""
    public = view.public
    facts: list[tuple[str, str]] = []
    if public.token is not None:
        facts.append(("heading-token", text.say(GAME, f"token-{public.token}")))
    if public.top is not None:
        back = BLAZONS[LETTERS.index(public.top)]
        fields = {"back": back, "letter": public.top, "count": public.pile_size}
        facts.append(("heading-pile", text.say(GAME, "pile-shows", fields)))
    facts.append(("heading-bag", text.say(GAME, "count-tokens", {"count": public.bag_size})))
    own = view.private.plan if view.private is not None else ()
    if own or public.plan:
        facts.append(("heading-plan", " ".join(own or public.plan)))
    elif public.plan_size:
        planned = text.say(GAME, "count-planned", {"count": public.plan_size})
        facts.append(("heading-plan", planned))
    if public.walk:
        walk = " ".join(public.walk)
        if public.lost:
            walk += f" ({text.say(GAME, 'walk-lost')})"
        facts.append(("heading-walk", walk))
    lines = [say("cli-fact", name=text.say(GAME, key), value=value) for key, value in facts]
    lines.append(text.say(GAME, "count-discards", {"count": public.discard_size}))
    return lines


def _keys(keys: Sequence[str]) -> Text:
    if not keys:
        return Text("–")
    return Text("  ").join(Text(f"[{key}]", STYLES[key[0]]) for key in keys)


def _opened(view: View) -> Text:
    """Somebody's keys or plan, where everything may be seen."""
    assert isinstance(view, TreasureView)
    assert view.seat is not None
    assert view.private is not None
    line = Text(f"{chr(ord('A') + view.seat)}  ")
    if view.seat == view.public.ghost:
        return line.append("* " + (" ".join(view.private.plan) or "–"))
    return line.append_text(_keys(view.private.keys))


def _is_quiet(event: Event) -> bool:
    """The backs, the pile and the tokens are on the table."""
    if event.kind in ("dealt", "drawn"):
        return event.fields["colour"] is None
    return event.kind in ("top", "laid", "met-nobody", "ended")


BOARD: Final = Board(draw, quiet=_is_quiet, legend=legend)
