"""The table of Ghosts: who sits round it, the pile, the degree of fright, one's hand."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hantise import text
from hantise.core.event import Event
from hantise.core.view import View
from hantise.games.ghosts.cards import COLOURS, LETTERS
from hantise.games.ghosts.events import Dealt, Drawn
from hantise.games.ghosts.notation import MOST_FRIGHT
from hantise.games.ghosts.views import GhostsView, Public
from hantise.terminal.scene import Board, Scene, player, status, story_lines
from hantise.terminal.words import say

GAME: Final = "ghosts"
FACES: Final = {
    "W": "color(16) on color(255)",
    "K": "color(255) on color(16)",
    "B": "color(255) on color(25)",
    "R": "color(255) on color(124)",
    "G": "color(255) on color(28)",
    "Y": "color(16) on color(220)",
    "M": "color(16) on color(250)",
}
CALM: Final = "color(71)"
UNEASY: Final = "color(178)"
TERRIFIED: Final = "bold color(203)"
PILE_WIDTH: Final = 34
WIDEST: Final = 90
AROUND_STORY: Final = 14
"""Lines taken by everything but the players and what happened."""


def draw(view: View, scene: Scene) -> RenderableType:
    """Players and pile side by side, then the hand, then what happened."""
    assert isinstance(view, GhostsView)
    public = view.public
    top = Table.grid(padding=(0, 2, 0, 0))
    top.add_column(width=min(scene.width, WIDEST) - PILE_WIDTH - 3)
    top.add_column(width=PILE_WIDTH)
    top.add_row(_players(view, scene), _pile(public))
    parts: list[RenderableType] = [_status(view, scene), *([Text()] if scene.roomy else []), top]
    if view.private is not None and not scene.opened:
        parts += [Text(text.say(GAME, "heading-hand"), "bold"), _cards(view.private.hand)]
    if scene.story:
        most = max(4, scene.height - len(scene.seats) - AROUND_STORY)
        parts += [Text(), story_lines(scene, scene.width - 2, most)]
    return Group(*parts)


def legend() -> RenderableType:
    """What the letters mean."""
    colours = (
        f"{letter} {text.say(GAME, f'colour-{colour}')}"
        for letter, colour in zip(LETTERS, COLOURS, strict=True)
    )
    return Text("   ".join([*colours, f"M {text.say(GAME, 'card-M')}"]))


def _status(view: GhostsView, scene: Scene) -> RenderableType:
    public = view.public
    line = Table.grid(expand=True)
    line.add_column()
    line.add_column(justify="right")
    fields = {"round": public.round, "rounds": public.rounds}
    line.add_row(
        Text(status(GAME, public.phase, public.turn, view.seat, scene), "bold"),
        Text(text.say(GAME, "round-of", fields) + " "),
    )
    return line


def _players(view: GhostsView, scene: Scene) -> RenderableType:
    public = view.public
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=1)
    table.add_column(ratio=1, no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_row("", _direction(public), "", Text(text.say(GAME, "heading-fear"), "dim"))
    for seat, cards in enumerate(public.hand_sizes):
        hand = Text("▮" * cards + "▯" * (5 - cards))
        if scene.opened:
            opened = scene.opened[seat]
            assert isinstance(opened, GhostsView)
            assert opened.private is not None
            hand = _names(opened.private.hand)
        acting = public.phase in ("open", "play") and seat == public.turn
        mark = "▶" if acting else "·" if seat == _next(public) else ""
        name = Text(player(scene, seat, view.seat), "bold" if acting else "")
        table.add_row(mark, name, hand, _fear(public, seat))
    return table


def _next(public: Public) -> int | None:
    """Who comes after the player whose turn it is."""
    if public.phase not in ("open", "play"):
        return None
    return (public.turn + public.direction) % len(public.fear)


def _direction(public: Public) -> Text:
    if len(public.fear) == 2:
        return Text()
    key, arrow = ("clockwise", "↓") if public.direction > 0 else ("counterclockwise", "↑")
    return Text(f"{arrow} {text.say(GAME, f'direction-{key}')}", "dim")


def _fear(public: Public, seat: int) -> Text:
    """Fear points, and how many of them came in this round."""
    taken = f" (+{public.taken[seat]})" if public.taken[seat] else ""
    return Text(f"{public.fear[seat]}{taken:<6}")


def _pile(public: Public) -> RenderableType:
    facts = Text()
    facts.append(text.say(GAME, "heading-degree") + "\n", "bold")
    facts.append_text(_gauge(public.degree))
    cards = text.say(GAME, "count-cards", {"count": public.pile_size})
    for key, value in (
        ("heading-pile", cards),
        ("card-M", public.mists),
        ("heading-deck", public.deck_size),
    ):
        facts.append("\n" + say("cli-fact", name=text.say(GAME, key), value=value))
    face = _card(public.top) if public.top else _no_card()
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_row(face, facts)
    return table


def _gauge(degree: int) -> Text:
    style = CALM if degree < 4 else UNEASY if degree < 6 else TERRIFIED
    gauge = Text("■" * degree, style)
    gauge.append("□" * (MOST_FRIGHT - degree), "dim")
    return gauge.append(f" {degree}/{MOST_FRIGHT}", "bold")


def _cards(hand: Sequence[str]) -> RenderableType:
    table = Table.grid(padding=(0, 1, 0, 0))
    if hand:
        table.add_row(*(_card(card) for card in hand))
    return table


def _card(card: str) -> Text:
    """A card as it lies on the table: its notation, and as many ghosts as it shows."""
    shown = "≈≈≈" if card == "M" else " ".join("●" * int(card[1]))
    lines = ("╭─────╮", f"│{card:^5}│", f"│{shown:^5}│", "╰─────╯")
    return Text("\n").join(Text(line, FACES[card[0]]) for line in lines)


def _no_card() -> Text:
    return Text("╭╌╌╌╌╌╮\n╎     ╎\n╎     ╎\n╰╌╌╌╌╌╯", "dim")


def _names(hand: Sequence[str]) -> Text:
    """A hand in one line."""
    return Text(" ").join(Text(card, FACES[card[0]]) for card in hand)


def _is_quiet(event: Event) -> bool:
    """The sizes of hands are on the table; a card that comes into the reader's own is news."""
    return isinstance(event, Dealt) or (isinstance(event, Drawn) and event.card.value is None)


BOARD: Final = Board(draw, contract=1, quiet=_is_quiet, legend=legend)
