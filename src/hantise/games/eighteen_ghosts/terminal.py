"""The castle of 18 Ghosts, in two sizes.

A's ghosts are [R], B's are (r): by the letter's case and the brackets as well as by colour.
"""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hantise import text
from hantise.core.action import Action
from hantise.core.view import View
from hantise.games.eighteen_ghosts.castle import (
    COLOURS,
    FLOOR,
    LETTERS,
    PORTAL_ROOMS,
    ROOMS,
    SIDE,
)
from hantise.games.eighteen_ghosts.events import Escaped, Fought, Mirrored, Placed, Stepped
from hantise.games.eighteen_ghosts.views import EighteenGhostsView, Public
from hantise.terminal.scene import Board, Scene, player, status, story_lines
from hantise.terminal.words import say

GAME: Final = "18-ghosts"
PATTERNS: Final = {"R": "/", "B": "~", "Y": ":", "M": " ", "P": " "}
MIRROR: Final = "◇"
CARPETS: Final = {
    "R": "color(131) on color(52)",
    "B": "color(67) on color(17)",
    "Y": "color(143) on color(58)",
    "M": "color(252) on color(238)",
    "P": "color(252) on color(234)",
}
GLOWS: Final = {"R": "color(203)", "B": "color(75)", "Y": "color(221)"}
ARROWS: Final = {"north": "↑", "east": "→", "south": "↓", "west": "←"}
WALL: Final = "color(245)"
DOOR: Final = "bold color(16) on color(253)"


def draw(view: View, scene: Scene) -> RenderableType:
    """The castle on the left; on the right what lies outside it, and what happened."""
    assert isinstance(view, EighteenGhostsView)
    size = (9, 3) if scene.roomy else (5, 1)
    width = 3 + SIDE * (size[0] + 1)
    side = scene.width - width - 3
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(width=width, no_wrap=True)
    table.add_column(width=side)
    table.add_row(_castle(view.public, scene, *size), _beside(view, scene, side))
    return table


def legend() -> RenderableType:
    """What the signs mean."""
    return Group(_signs(), Text(f"→ {say('cli-legend-door')}"))


def _signs() -> RenderableType:
    """The floors, in the little space beside a castle."""
    carpets = (
        f"{3 * PATTERNS[letter]} {text.say(GAME, f'colour-{colour}')}"
        for letter, colour in zip(LETTERS, COLOURS, strict=True)
    )
    rooms = ((MIRROR, "M"), ("╡R╞", "P"))
    names = (f"{sign} {text.say(GAME, f'floor-{floor}')}" for sign, floor in rooms)
    return Group(Text("  ".join(carpets)), Text("  ".join(names)))


def _castle(public: Public, scene: Scene, width: int, height: int) -> Text:
    doors = {PORTAL_ROOMS[COLOURS.index(c)]: side for c, side in public.portals.items()}
    came, went = _last_move(scene)
    drawn = Text("   " + " ".join(column.center(width) for column in "abcde") + "\n")
    for row in "54321":
        drawn.append_text(_wall(row, doors, width))
        rooms = {
            column + row: _room(column + row, public, width, height, came, went)
            for column in "abcde"
        }
        for line in range(height):
            middle = line == height // 2
            drawn.append(f"{row} " if middle else "  ")
            for room, lines in rooms.items():
                drawn.append_text(_side_wall(room, "west", doors if middle else {}))
                drawn.append_text(lines[line])
            drawn.append_text(_side_wall(f"e{row}", "east", doors if middle else {}))
            drawn.append("\n")
    drawn.append_text(_wall("", doors, width))
    drawn.rstrip()
    return drawn


def _last_move(scene: Scene) -> tuple[set[str], set[str]]:
    """The rooms that the last action led to and those it left."""
    moves = [event for event in scene.recent if isinstance(event, Stepped | Mirrored | Fought)]
    came = {event.target for event in scene.recent if isinstance(event, Placed)}
    went = {event.room for event in scene.recent if isinstance(event, Escaped)}
    came.update(event.target for event in moves)
    went.update(event.source for event in moves)
    return came, went


def _room(
    room: str, public: Public, width: int, height: int, came: set[str], went: set[str]
) -> list[Text]:
    floor = FLOOR[ROOMS.index(room)]
    style = CARPETS[floor]
    lines = [Text(PATTERNS[floor] * width, style) for _ in range(height)]
    middle = height // 2
    if height > 1:
        lines[0] = Text(f"{room} ".ljust(width, PATTERNS[floor]), style)
    if floor == "P":
        letter = LETTERS[PORTAL_ROOMS.index(room)]
        lines[middle] = _centred(Text(f"╡{letter}╞", f"bold {GLOWS[letter]}"), width, style, " ")
    elif room in public.ghosts:
        edge = MIRROR if floor == "M" else PATTERNS[floor]
        lines[middle] = _centred(ghost(public.ghosts[room]), width, style, edge)
        if room in came:
            lines[middle].plain = _mark(lines[middle].plain)
    elif room in went:
        lines[middle] = _centred(Text("···", "bold"), width, style, PATTERNS[floor])
    elif floor == "M":
        lines[middle] = _centred(Text(f" {MIRROR} "), width, style, " ")
    elif height == 1:
        lines[0] = Text(f" {PATTERNS[floor] * (width - 2)} ", style)
    return lines


def _centred(token: Text, width: int, style: str, edge: str) -> Text:
    """A token of three signs in the middle of a line, the edge sign at both ends."""
    gap = " " * ((width - len(token) - 2) // 2)
    return Text.assemble((edge + gap, style), token, (gap + edge, style), style=style)


def _mark(line: str) -> str:
    """The line of a room, with pointers at its ghost."""
    at = line.index("[") if "[" in line else line.index("(")
    return f"{line[: at - 1]}›{line[at : at + 3]}‹{line[at + 4 :]}"


def ghost(letter: str) -> Text:
    """A ghost by its letter: [R] is A's, (r) is B's."""
    glow = GLOWS[letter.upper()]
    if letter.isupper():
        return Text(f"[{letter}]", f"bold color(16) on {glow}")
    return Text(f"({letter})", f"bold {glow} on color(16)")


def _wall(row: str, doors: dict[str, str], width: int) -> Text:
    """The wall north of a row; the southernmost wall for no row."""
    left, cross, right = ("└", "┴", "┘") if not row else "┌┬┐" if row == "5" else ("├", "┼", "┤")
    wall = Text("  " + left, WALL)
    for column in "abcde":
        above = f"{column}{int(row) + 1}" if row else f"{column}1"
        arrow = ""
        if row and doors.get(column + row) == "north":
            arrow = "↑"
        elif doors.get(above) == "south":
            arrow = "↓"
        if arrow:
            half = "─" * (width // 2)
            wall.append(half).append(arrow, DOOR).append(half)
        else:
            wall.append("─" * width)
        wall.append(right if column == "e" else cross)
    return wall.append("\n")


def _side_wall(room: str, side: str, doors: dict[str, str]) -> Text:
    """The wall on one side of a room, and the arrow of a portal that opens through it."""
    column = "abcde".index(room[0])
    if doors.get(room) == side:
        return Text(ARROWS[side], DOOR)
    if side == "west" and column > 0 and doors.get("abcde"[column - 1] + room[1]) == "east":
        return Text("→", DOOR)
    return Text("│", WALL)


def _beside(view: EighteenGhostsView, scene: Scene, width: int) -> RenderableType:
    public = view.public
    placing = public.phase == "placing"
    columns = {"waiting": public.waiting}
    if not placing:
        columns = {"escaped": public.escaped, "dungeon": public.dungeon}
    outside = Table.grid(padding=(0, 2, 0, 0))
    outside.add_row("", *(text.say(GAME, f"heading-{name}") for name in columns))
    for seat in (0, 1):
        shown = (_letters(_of(seat, ghosts)) for ghosts in columns.values())
        outside.add_row(_owner(seat, view, scene), *shown)
    return Group(
        Text(status(GAME, public.phase, public.side, view.seat, scene), "bold"),
        Text(),
        outside,
        Text(),
        story_lines(scene, width, max(7, scene.height - 18)) if scene.story else _signs(),
    )


def _owner(seat: int, view: EighteenGhostsView, scene: Scene) -> Text:
    sign = "[ ] " if seat == 0 else "( ) "
    style = "bold reverse" if view.actor == seat else "bold"
    return Text(sign + player(scene, seat, view.seat)[:20], style)


def _of(seat: int, ghosts: str) -> str:
    """A seat's own among ghosts given by their letters."""
    return "".join(letter for letter in ghosts if letter.islower() == (seat == 1))


def _letters(ghosts: str) -> Text:
    words = Text()
    for letter in ghosts:
        words.append(letter, f"bold {GLOWS[letter.upper()]}")
    return words if ghosts else Text("–")


def _by_notation(action: Action) -> str:
    return action.notation


BOARD: Final = Board(draw, contract=1, order=_by_notation, legend=legend)
