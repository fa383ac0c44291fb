"""The table of Ghooost!: who has how many ghosts left, the Cemetery, the Crypt, one's hand."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hantise import text
from hantise.core.event import Event
from hantise.core.view import View
from hantise.games.ghooost.cards import FAMILIES, NAMES
from hantise.games.ghooost.events import Dealt, Drawn
from hantise.games.ghooost.views import GhooostView, Public
from hantise.terminal.scene import Board, Scene, player, status, story_lines
from hantise.terminal.words import say

GAME: Final = "ghooost"
FACES: Final = {
    "common": "color(16) on color(255)",
    "fearless": "color(16) on color(220)",
    "scary": "color(255) on color(124)",
    "special": "color(255) on color(25)",
}
SIGNS: Final = {"common": "", "fearless": "~", "scary": "!", "special": "°"}
"""What tells the families apart without colour."""
FAMILY: Final = dict(zip(NAMES, FAMILIES, strict=True))
ACTING: Final = ("turn", "again", "draft")
CEMETERY_WIDTH: Final = 38
WIDEST: Final = 90
CARD_WIDTH: Final = 8
"""With the gap to the next one."""
WORTH_A_WARNING: Final = 10
"""After so many idle actions in a row the countdown is shown."""
AROUND_STORY: Final = 15
"""Lines taken by everything but the players and what happened."""


def draw(view: View, scene: Scene) -> RenderableType:
    """Players and Cemetery side by side, then the hand, then what happened."""
    assert isinstance(view, GhooostView)
    public = view.public
    top = Table.grid(padding=(0, 2, 0, 0))
    top.add_column(width=min(scene.width, WIDEST) - CEMETERY_WIDTH - 3)
    top.add_column(width=CEMETERY_WIDTH)
    top.add_row(_players(view, scene), _cemetery(public))
    parts: list[RenderableType] = [_status(view, scene), *([Text()] if scene.roomy else []), top]
    if view.private is not None and not scene.opened:
        heading = Text(text.say(GAME, "heading-hand"), "bold")
        parts += [heading, _hand(view.private.hand, scene.width)]
    parts += [_opened_hand(opened) for opened in scene.opened]
    if scene.story:
        most = max(4, scene.height - len(scene.seats) - AROUND_STORY)
        parts += [Text(), story_lines(scene, scene.width - 2, most)]
    return Group(*parts)


def legend() -> RenderableType:
    """What the signs and letters mean."""
    families = (
        f"{sign} {text.say(GAME, f'family-{family}')}" for family, sign in SIGNS.items() if sign
    )
    letters = (f"{letter} {text.say(GAME, f'card-{letter}')}" for letter in ("X", "K"))
    return Text("   ".join([*families, *letters]))


def _status(view: GhooostView, scene: Scene) -> RenderableType:
    public = view.public
    line = Table.grid(expand=True)
    line.add_column()
    line.add_column(justify="right")
    facts = [text.say(GAME, "round-number", {"round": public.round})] * (public.match == "boo")
    if public.phase not in ("first", "deal"):
        facts.append(text.say(GAME, "time-before" if public.crypt_size else "time-after"))
    line.add_row(
        Text(status(GAME, public.phase, public.turn, view.seat, scene), "bold"),
        Text(", ".join(facts) + " "),
    )
    return line


def _players(view: GhooostView, scene: Scene) -> RenderableType:
    public = view.public
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=1)
    table.add_column(no_wrap=True)
    headings = ["heading-hands", "heading-manor"]
    if public.match == "boo":
        headings += ["heading-points", "heading-boos"]
    columns = [Text(text.say(GAME, key), "dim") for key in headings]
    for column in columns:
        table.add_column(justify="right", no_wrap=True, min_width=len(column))
    table.add_row("", "", *columns)
    for seat in range(len(public.hand_sizes)):
        acting = public.phase in ACTING and seat == public.turn
        mark = "▶" if acting else "·" if seat == public.next else ""
        name = Text(player(scene, seat, view.seat), "bold" if acting else "")
        table.add_row(mark, name, *_ghosts_left(public, seat), *_gains(public, seat))
    return table


def _ghosts_left(public: Public, seat: int) -> tuple[Text, Text]:
    """Hand and Manor; who is out has neither."""
    hand, manor = public.hand_sizes[seat], public.manor_sizes[seat]
    if seat in public.out and not hand + manor:
        return Text(), Text(text.say(GAME, "seat-out"), "dim")
    return Text(str(hand)), Text(str(manor))


def _gains(public: Public, seat: int) -> list[Text]:
    if public.match == "single":
        return []
    return [Text(str(public.points[seat])), Text(str(public.boos[seat]))]


def _direction(public: Public) -> str:
    key, arrow = ("clockwise", "↓") if public.direction > 0 else ("counterclockwise", "↑")
    return f"{arrow} {text.say(GAME, f'direction-{key}')}"


def _cemetery(public: Public) -> RenderableType:
    beat = "to-beat-scary" if public.scary else "to-beat"
    cards = text.say(GAME, "count-cards", {"count": public.cemetery_size})
    if public.kitties:
        cards += ", " + text.say(GAME, "kitties-beside", {"count": public.kitties})
    lines = [text.say(GAME, beat, {"value": public.value}), cards]
    crypt = text.say(GAME, "heading-crypt")
    lines.append(say("cli-fact", name=crypt, value=public.crypt_size))
    if len(public.hand_sizes) > 2:
        lines.append(_direction(public))
    if public.idle_limit and public.idle >= WORTH_A_WARNING:
        lines.append(text.say(GAME, "idle-left", {"count": public.idle_limit - public.idle}))
    heading = Text(text.say(GAME, "heading-cemetery"), "bold")
    facts = Group(heading, *(Text(line) for line in lines))
    face = _card(public.run[0], len(public.run)) if public.run else _no_card()
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_row(face, facts)
    return table


def _hand(hand: Sequence[str], width: int) -> RenderableType:
    """A hand stacked by kind: as cards, or in a line if there are too many."""
    stacks = Counter(hand)
    if len(stacks) * CARD_WIDTH > width:
        return _names(hand)
    table = Table.grid(padding=(0, 1, 0, 0))
    if stacks:
        table.add_row(*(_card(card, copies) for card, copies in stacks.items()))
    return table


def _opened_hand(view: View) -> Text:
    """Somebody's hand, where everything may be seen."""
    assert isinstance(view, GhooostView)
    assert view.seat is not None
    assert view.private is not None
    return Text(f"{chr(ord('A') + view.seat)}  ").append_text(_names(view.private.hand))


def _card(card: str, copies: int) -> Text:
    """A card as it lies on the table: its notation and family, and how many there are."""
    family = FAMILY[card]
    name = f"{card}{SIGNS[family]}"
    number = f"×{copies}" if copies > 1 else ""
    lines = ("╭─────╮", f"│{name:^5}│", f"│{number:^5}│", "╰─────╯")
    return Text("\n").join(Text(line, FACES[family]) for line in lines)


def _no_card() -> Text:
    return Text("╭╌╌╌╌╌╮\n╎     ╎\n╎     ╎\n╰╌╌╌╌╌╯", "dim")


def _names(hand: Sequence[str]) -> Text:
    """A hand in one line."""
    return Text(" ").join(
        Text(card if copies == 1 else f"{card}×{copies}", FACES[FAMILY[card]])
        for card, copies in Counter(hand).items()
    )


def _is_quiet(event: Event) -> bool:
    """The sizes of hands are on the table; a card that comes into the reader's own is news."""
    return isinstance(event, Dealt) or (isinstance(event, Drawn) and event.card.value is None)


BOARD: Final = Board(draw, contract=1, quiet=_is_quiet, legend=legend)
