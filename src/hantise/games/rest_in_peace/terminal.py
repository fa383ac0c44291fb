"""The line of ten houses of Rest in Peace, the house that is fought over, and one's cards."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hantise import text
from hantise.core.event import Event
from hantise.core.view import View
from hantise.games.rest_in_peace.events import Dealt, Drawn, House, Line
from hantise.games.rest_in_peace.mediums import TENTH
from hantise.games.rest_in_peace.views import Card, Public, RestInPeaceView, Round
from hantise.terminal.scene import Board, Scene, player, status, story_lines
from hantise.terminal.words import say

GAME: Final = "rest-in-peace"
SIDES: Final = ("color(75)", "color(114)")
GHOST: Final = ("color(16) on color(117)", "color(16) on color(157)")
MEDIUM: Final = "bold color(177)"
MANORS: Final = 4
CASTLES: Final = 3
COLUMN: Final = 6
LABEL: Final = 9
WIDEST: Final = 80
AROUND_STORY: Final = 20
"""Lines taken by everything but what happened, with few cards on the table."""


def draw(view: View, scene: Scene) -> RenderableType:
    """The line, the current house, both families, one's own cards, then what happened."""
    assert isinstance(view, RestInPeaceView)
    parts: list[RenderableType] = [_status(view, scene)]
    if view.public.rounds[0].houses or view.public.round:
        parts += [_line(view.public)]
    if view.public.round:
        parts += [_house(view, scene)]
    parts += [_families(view, scene)]
    if not scene.opened:
        parts += [*_own(view, scene)]
    if scene.story:
        most = max(3, scene.height - AROUND_STORY)
        parts += [story_lines(scene, scene.width - 2, most)]
    return Group(*parts)


def legend() -> RenderableType:
    """What the signs mean."""
    return Text(text.say(GAME, "legend-houses"))


def _status(view: RestInPeaceView, scene: Scene) -> RenderableType:
    public = view.public
    line = Table.grid(expand=True)
    line.add_column()
    line.add_column(justify="right")
    number = text.say(GAME, "round-of", {"round": public.round}) if public.round else ""
    line.add_row(
        Text(status(GAME, public.phase, public.turn, view.seat, scene), "bold"), f"{number} "
    )
    if view.seat == view.actor and public.ending is not None:
        return Group(line, Text(text.say(GAME, f"end-{public.ending}"), "dim"))
    return line


# The line of ten


def _line(public: Public) -> RenderableType:
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=LABEL, no_wrap=True)
    for _ in public.rounds:
        table.add_column(width=COLUMN, no_wrap=True, overflow="ellipsis")
    table.add_row(Text(text.say(GAME, "round-line"), "dim"), *_numbers(public))
    houses = [Text("".join(_letter(house) for house in here.houses)) for here in public.rounds]
    table.add_row(Text(text.say(GAME, "round-house"), "dim"), *houses)
    mediums = [Text(_line_medium(public, here), MEDIUM) for here in public.rounds]
    table.add_row(Text(text.say(GAME, "round-medium"), "dim"), *mediums)
    for seat, letter in enumerate("AB"):
        lying = [_lying(public, here, seat) for here in public.rounds]
        table.add_row(Text(letter, SIDES[seat]), *lying)
    return table


def _numbers(public: Public) -> Iterator[Text]:
    for here in public.rounds:
        if here.number == public.round:
            yield Text(f"[{here.number}]", "bold")
        elif here.truce:
            yield Text(f"{here.number} =")
        elif here.winner is None:
            yield Text(f"{here.number}")
        else:
            yield Text(f"{here.number} {'AB'[here.winner]}", SIDES[here.winner])


def _letter(house: str) -> str:
    return text.say(GAME, f"house-letter-{house}")


def _line_medium(public: Public, here: Round) -> str:
    if here.medium is not None:
        return f"#{here.medium}"
    hidden = here.number > public.round and here.number < TENTH and public.phase != "line"
    return "?" if hidden else ""


def _lying(public: Public, here: Round, seat: int) -> Text:
    """What a family's cards count there; how many lie on a round that is to come."""
    cards = here.cards[seat]
    if not cards:
        return Text()
    counts = here.number <= public.round
    return Text(f"{here.totals[seat]}" if counts else f"({len(cards)})", SIDES[seat])


# The house that is fought over


def _house(view: RestInPeaceView, scene: Scene) -> RenderableType:
    public = view.public
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=1)
    table.add_column(width=LABEL - 2)
    table.add_column(width=min(scene.width, WIDEST) - LABEL - 2)
    table.add_row("", "", Text("─" * 40, "dim"))
    here = public.rounds[public.round - 1]
    for seat in range(2):
        mark = "▶" if seat == view.actor else ""
        total = Text(f"{'AB'[seat]}: {here.totals[seat]}", f"bold {SIDES[seat]}")
        table.add_row(mark, total, _cards(here.cards[seat], seat))
    ten = public.rounds[-1]
    if public.round < TENTH and any(ten.cards):
        heading = Text(text.say(GAME, "round-ten"), "dim")
        table.add_row("", heading, Text("   ").join(_ten(view, seat) for seat in range(2)))
    return table


def _ten(view: RestInPeaceView, seat: int) -> Text:
    """What a family has on round 10; the reader knows their own Ghosts there."""
    known: Iterator[int] = iter(())
    if view.private is not None and seat == view.seat:
        known = iter(view.private.face_down)
    names = [
        f"?{next(known, '')}" if card.card == "?" else _name(card) for card in _on_ten(view, seat)
    ]
    return Text(f"{'AB'[seat]}: ", SIDES[seat]).append(" ".join(names) or "–", "default")


def _on_ten(view: RestInPeaceView, seat: int) -> Sequence[Card]:
    return view.public.rounds[-1].cards[seat]


def _cards(cards: Iterable[Card], seat: int) -> Text:
    return Text("  ").join(_card(card, seat) for card in cards)


def _card(card: Card, seat: int) -> Text:
    """A card and, where something changes its value, how."""
    shown = Text(_name(card), MEDIUM if card.card[0] == "#" else GHOST[seat])
    if card.because:
        because = " ".join(_because(one.medium, one.amount) for one in card.because)
        fields = {"base": card.base or 0, "because": because, "value": card.value}
        shown.append(f" ({text.say(GAME, 'value-because', fields)})", "not bold default on default")
    return shown


def _because(medium: int, amount: int) -> str:
    signed = f"+{amount}" if amount > 0 else f"−{-amount}"
    return text.say(GAME, f"because-{medium}", {"signed": signed})


def _name(card: Card) -> str:
    named = "/".join(str(value) for value in card.named)
    waiting = "…" if card.waiting else ""
    blank = "~" if card.blank else ""
    return f"{card.card}{'+' * card.carried}{'=' * bool(named)}{named}{blank}{waiting}"


# The families


def _families(view: RestInPeaceView, scene: Scene) -> RenderableType:
    public = view.public
    table = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(6):
        table.add_column(no_wrap=True)
    keys = ("heading-manors", "heading-castles", "heading-cards", "heading-deck", "heading-mediums")
    table.add_row("", *(Text(text.say(GAME, key), "dim") for key in keys))
    for seat in range(2):
        hand: Text | str = str(public.hand_sizes[seat])
        if scene.opened:
            opened = scene.opened[seat]
            assert isinstance(opened, RestInPeaceView)
            assert opened.private is not None
            hand = _hand(opened.private.hand, seat)
        top = public.tops[seat]
        table.add_row(
            Text(
                player(scene, seat, view.seat),
                f"bold {SIDES[seat]}" if seat == view.actor else SIDES[seat],
            ),
            _pips(public.manors[seat], MANORS),
            _pips(public.castles[seat], CASTLES),
            hand,
            str(public.deck_sizes[seat]) + (f" ({top})" if top else ""),
            Text(" ".join(f"#{number}" for number in public.held[seat]), MEDIUM),
        )
    return table


def _pips(number: int, most: int) -> str:
    return "■" * number + "□" * (most - number)


def _hand(hand: Sequence[int], seat: int) -> Text:
    return Text(" ").join(Text(f" {value} ", GHOST[seat]) for value in hand)


def _own(view: RestInPeaceView, scene: Scene) -> Iterator[RenderableType]:
    """One's hand, what #3 shows, and one's Mediums with their texts."""
    if view.seat is None or view.private is None:
        return
    for key, hand, seat in (
        ("heading-hand", view.private.hand, view.seat),
        ("heading-look", view.private.seen, 1 - view.seat),
    ):
        if hand is not None:
            words = say("cli-fact", name=text.say(GAME, key), value="")
            yield Text(words.rstrip() + " ", "bold").append_text(_hand(hand, seat))
    held = view.public.held[view.seat]
    for number in held:
        name = Text(f"#{number} {text.say(GAME, f'medium-{number}-name')}", MEDIUM)
        if len(held) <= 2 or scene.roomy:
            name.append(f"  {text.say(GAME, f'medium-{number}-text')}", "not bold default")
        yield name


def _is_quiet(event: Event) -> bool:
    """What is laid out at the start lies on the board; draws of others are told by its sizes."""
    laid = isinstance(event, Dealt | Line | House)
    return laid or (isinstance(event, Drawn) and event.value.value is None)


BOARD: Final = Board(draw, contract=1, quiet=_is_quiet, legend=legend)
