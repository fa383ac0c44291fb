"""The table of the ghost of the MacGregors: the castle, who is where, keys, the ghost's plan."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hantise import text
from hantise.cli.boards.castle_plan import COLOURS, INNER, Sign, draw_plan
from hantise.cli.boards.scene import Board, Scene, player, status, story_lines
from hantise.cli.words import say
from hantise.core.event import Event
from hantise.core.view import View
from hantise.games.castle.cards import BLAZONS, COLOUR_LETTERS, LETTERS
from hantise.games.castle.castles import grid_of
from hantise.games.macgregor.cards import BLAZONS as NUMBER_OF_BLAZONS
from hantise.games.macgregor.views import MacGregorView, Public

GAME: Final = "macgregor"
ACTING: Final = ("plan", "move", "discard", "catch")
STYLES: Final = dict(zip(COLOUR_LETTERS, COLOURS.values(), strict=True))
AROUND_STORY: Final = 8
"""Lines taken by everything but the castle and what happened."""


def draw(view: View, scene: Scene) -> RenderableType:
    """The castle and the table side by side, then one's keys, then what happened."""
    assert isinstance(view, MacGregorView)
    public = view.public
    columns = (INNER + 1) * len(public.castle.blazons[0]) + 3
    top = Table.grid(padding=(0, 2, 0, 0))
    top.add_column(width=columns, no_wrap=True)
    top.add_column(width=max(16, scene.width - columns - 4))
    top.add_row(_castle(public), _table(view, scene))
    parts: list[RenderableType] = [_status(view, scene), top]
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
    blazons = "   ".join(
        f"{letter} {text.say(GAME, f'blazon-{name}')}"
        for letter, name in list(zip(LETTERS, BLAZONS, strict=True))[:NUMBER_OF_BLAZONS]
    )
    doors = Text("   ").join(
        Text(f"{name[0]} {text.say(GAME, f'door-{name}')}", style)
        for name, style in COLOURS.items()
    )
    lines = [text.say(GAME, key) for key in ("legend-doors", "legend-pawns", "legend-rooms")]
    return Group(Text(blazons), doors, *(Text(line) for line in lines))


def _status(view: MacGregorView, scene: Scene) -> RenderableType:
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


def _castle(public: Public) -> Text:
    plan = public.castle
    grid = grid_of(plan)
    rooms: dict[str, Text] = {}
    for room in grid.rooms():
        inside = Text(f" {grid.letter[room]}", "dim")
        inside.append("$" if room == plan.treasure else " ")
        for seat, there in enumerate(public.rooms):
            if there == room:
                inside.append_text(_pawn(public, seat))
        rooms[room] = inside
    marks = {} if plan.dungeon is None else {plan.dungeon: Sign("#", "bold")}
    return draw_plan(plan, rooms, marks)


def _pawn(public: Public, seat: int) -> Text:
    letter = chr(ord("A") + seat)
    return Text("*", "bold reverse") if seat == public.ghost else Text(letter, "bold")


def _table(view: MacGregorView, scene: Scene) -> RenderableType:
    public = view.public
    return Group(_players(view, scene), Text(), *(Text(line) for line in _facts(public)))


def _players(view: MacGregorView, scene: Scene) -> RenderableType:
    public = view.public
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=1)
    table.add_column(no_wrap=True, overflow="ellipsis", max_width=20)
    for _ in range(2):
        table.add_column(no_wrap=True)
    headings = ("heading-room", "heading-backs")
    table.add_row("", "", *(Text(text.say(GAME, key), "dim") for key in headings))
    for seat, room in enumerate(public.rooms):
        acting = public.phase in ACTING and seat == public.turn
        name = Text(player(scene, seat, view.seat), "bold" if acting else "")
        place = text.say(GAME, f"place-{room}") if room in ("dungeon", "out") else room
        held = " ".join(public.hands[seat]) or "–"
        if seat == public.ghost:
            held = f"* {text.say(GAME, 'role-ghost')}"
        table.add_row("▶" if acting else "", name, Text(place), Text(held))
    return table


def _facts(public: Public) -> list[str]:
    """Draw pile, plan and last walk, in words."""
    facts: list[tuple[str, str]] = []
    if public.top is not None:
        back = BLAZONS[LETTERS.index(public.top)]
        fields = {"back": back, "letter": public.top, "count": public.pile_size}
        facts.append(("heading-pile", text.say(GAME, "pile-shows", fields)))
    if public.plan_size:
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


def _own(view: MacGregorView) -> Text:
    """One's keys, or the cards one has planned."""
    assert view.private is not None
    if view.seat == view.public.ghost:
        plan = " ".join(view.private.plan) or text.say(GAME, "count-planned", {"count": 0})
        return Text(say("cli-fact", name=text.say(GAME, "heading-plan"), value=plan))
    keys = say("cli-fact", name=text.say(GAME, "heading-keys"), value="")
    return Text(keys).append_text(_keys(view.private.keys))


def _keys(keys: Sequence[str]) -> Text:
    if not keys:
        return Text("–")
    return Text("  ").join(Text(f"[{key}]", STYLES[key[0]]) for key in keys)


def _opened(view: View) -> Text:
    """Somebody's keys or plan, where everything may be seen."""
    assert isinstance(view, MacGregorView)
    assert view.seat is not None
    assert view.private is not None
    line = Text(f"{chr(ord('A') + view.seat)}  ")
    if view.seat == view.public.ghost:
        return line.append("* " + (" ".join(view.private.plan) or "–"))
    return line.append_text(_keys(view.private.keys))


def _is_quiet(event: Event) -> bool:
    """The backs and the pile are on the table."""
    if event.kind in ("dealt", "drawn"):
        return event.fields["colour"] is None
    return event.kind in ("top", "laid", "met-nobody")


BOARD: Final = Board(draw, quiet=_is_quiet, legend=legend)
