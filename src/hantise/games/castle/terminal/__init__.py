"""What the tables of both MacGregor games show alike: pawns, seats, keys, the draw pile, the walk."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hantise import text
from hantise.core.event import Event
from hantise.games.castle.cards import BLAZONS, COLOUR_LETTERS, LETTERS
from hantise.games.castle.events import Dealt, Drawn, Laid, MetNobody, Top
from hantise.games.castle.floor_plan import Plan
from hantise.games.castle.terminal.plan import COLOURS, INNER
from hantise.terminal.scene import Scene, player, status
from hantise.terminal.words import say

STYLES: Final = dict(zip(COLOUR_LETTERS, COLOURS.values(), strict=True))
NONE: Final = "–"

Fact = tuple[str, str]
"""The key of a heading, and what there is to say."""


class CastlePublic(Protocol):
    """What lies open on the table of either game."""

    @property
    def phase(self) -> str: ...
    @property
    def round(self) -> int: ...
    @property
    def rounds(self) -> int: ...
    @property
    def ghost(self) -> int | None: ...
    @property
    def turn(self) -> int: ...
    @property
    def rooms(self) -> tuple[str, ...]: ...
    @property
    def hands(self) -> tuple[tuple[str, ...], ...]: ...
    @property
    def plan_size(self) -> int: ...
    @property
    def walk(self) -> tuple[str, ...]: ...
    @property
    def lost(self) -> bool: ...
    @property
    def top(self) -> str | None: ...
    @property
    def pile_size(self) -> int: ...
    @property
    def discard_size(self) -> int: ...


class CastlePrivate(Protocol):
    """One's own keys or planned cards."""

    @property
    def keys(self) -> tuple[str, ...]: ...
    @property
    def plan(self) -> tuple[str, ...]: ...


class CastleView(Protocol):
    """The view of either game."""

    @property
    def seat(self) -> int | None: ...
    @property
    def public(self) -> CastlePublic: ...
    @property
    def private(self) -> CastlePrivate | None: ...


def explain(game: str, blazons: int, keys: Sequence[str]) -> RenderableType:
    """What the letters and signs mean: so many blazons, the doors, and these messages."""
    letters = "   ".join(
        f"{letter} {text.say(game, f'blazon-{name}')}"
        for letter, name in list(zip(LETTERS, BLAZONS, strict=True))[:blazons]
    )
    doors = Text("   ").join(
        Text(f"{name[0]} {text.say(game, f'door-{name}')}", style)
        for name, style in COLOURS.items()
    )
    return Group(Text(letters), doors, *(Text(text.say(game, key)) for key in keys))


def status_line(game: str, view: CastleView, scene: Scene) -> RenderableType:
    """Who must do what, and the round."""
    public = view.public
    line = Table.grid(expand=True)
    line.add_column()
    line.add_column(justify="right")
    fields = {"round": public.round, "rounds": public.rounds}
    line.add_row(
        Text(status(game, public.phase, public.turn, view.seat, scene), "bold"),
        Text(text.say(game, "round-of", fields) + " " if public.round else ""),
    )
    return line


def beside(plan: Plan, drawn: Text, table: RenderableType, scene: Scene) -> RenderableType:
    """The drawn castle and the table side by side."""
    columns = (INNER + 1) * len(plan.blazons[0]) + 3
    both = Table.grid(padding=(0, 2, 0, 0))
    both.add_column(width=columns, no_wrap=True)
    both.add_column(width=max(16, scene.width - columns - 4))
    both.add_row(drawn, table)
    return both


def pawns(public: CastlePublic, room: str) -> Text:
    """Everybody who is in a room."""
    return Text().join(
        Text("*", "bold reverse") if seat == public.ghost else Text(chr(ord("A") + seat), "bold")
        for seat, there in enumerate(public.rooms)
        if there == room
    )


def seats(
    game: str,
    view: CastleView,
    scene: Scene,
    acting: Sequence[str],
    more: Sequence[tuple[str, Callable[[int], Text]]] = (),
) -> RenderableType:
    """Who is where with which backs, and more columns: each a heading and what a seat has."""
    public = view.public
    table = Table.grid(padding=(0, 2 if more else 1, 0, 0))
    table.add_column(width=1)
    table.add_column(no_wrap=True, overflow="ellipsis", max_width=20)
    headings = ("heading-room", "heading-backs", *(heading for heading, _ in more))
    for _ in headings:
        table.add_column(no_wrap=True)
    table.add_row("", "", *(Text(text.say(game, key), "dim") for key in headings))
    for seat, room in enumerate(public.rooms):
        acts = public.phase in acting and seat == public.turn
        name = Text(player(scene, seat, view.seat), "bold" if acts else "")
        place = text.say(game, f"place-{room}") if room in ("dungeon", "out") else room
        held = " ".join(public.hands[seat]) or NONE
        if seat == public.ghost:
            held = f"* {text.say(game, 'role-ghost')}"
        others = (cell(seat) for _, cell in more)
        table.add_row("▶" if acts else "", name, Text(place), Text(held), *others)
    return table


def pile(game: str, public: CastlePublic) -> list[Fact]:
    """The back that the draw pile shows."""
    if public.top is None:
        return []
    back = BLAZONS[LETTERS.index(public.top)]
    fields = {"back": back, "letter": public.top, "count": public.pile_size}
    return [("heading-pile", text.say(game, "pile-shows", fields))]


def planned(game: str, public: CastlePublic) -> list[Fact]:
    """How many cards the ghost has planned."""
    if not public.plan_size:
        return []
    return [("heading-plan", text.say(game, "count-planned", {"count": public.plan_size}))]


def walk(game: str, public: CastlePublic) -> list[Fact]:
    """The ghost's last walk."""
    if not public.walk:
        return []
    cards = " ".join(public.walk)
    return [("heading-walk", f"{cards} ({text.say(game, 'walk-lost')})" if public.lost else cards)]


def facts_and_discards(game: str, public: CastlePublic, facts: Sequence[Fact]) -> RenderableType:
    """Each fact on a line, and how many keys are discarded."""
    lines = [say("cli-fact", name=text.say(game, key), value=value) for key, value in facts]
    lines.append(text.say(game, "count-discards", {"count": public.discard_size}))
    return Group(*(Text(line) for line in lines))


def own_keys(game: str, keys: Sequence[str]) -> Text:
    """One's keys, with their heading."""
    line = Text(say("cli-fact", name=text.say(game, "heading-keys"), value=""))
    return line.append_text(_keys(keys))


def opened_hand(view: CastleView) -> Text:
    """Somebody's keys or plan, where everything may be seen."""
    assert view.seat is not None
    assert view.private is not None
    line = Text(f"{chr(ord('A') + view.seat)}  ")
    if view.seat == view.public.ghost:
        return line.append("* " + (" ".join(view.private.plan) or NONE))
    return line.append_text(_keys(view.private.keys))


def is_quiet(event: Event) -> bool:
    """The backs, the pile and the plan are on the table; a key in the reader's own hand is news."""
    if isinstance(event, Dealt | Drawn):
        return event.colour.value is None
    return isinstance(event, Top | Laid | MetNobody)


def _keys(keys: Sequence[str]) -> Text:
    if not keys:
        return Text(NONE)
    return Text("  ").join(Text(f"[{key}]", STYLES[key[0]]) for key in keys)
