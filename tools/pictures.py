"""Draws the pictures of the README from the program itself: python -m tools.pictures."""

from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from hantise import text
from hantise.cli.history import since
from hantise.cli.picture import picture
from hantise.core.registry import find
from hantise.core.rng import Rng
from hantise.core.state import CHANCE
from hantise.core.table import Seat, Table
from tools.game_pictures import TerminalPicture, wanted

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
NIGHT = TerminalTheme(
    (16, 18, 32),
    (220, 223, 235),
    [
        (60, 64, 90),
        (235, 95, 95),
        (130, 200, 130),
        (235, 200, 95),
        (110, 155, 245),
        (200, 130, 230),
        (110, 205, 215),
        (220, 223, 235),
    ],
    [
        (110, 115, 145),
        (255, 130, 130),
        (160, 225, 160),
        (255, 225, 130),
        (145, 185, 255),
        (225, 165, 250),
        (145, 230, 240),
        (255, 255, 255),
    ],
)
# As Rich's own frame for SVG, but without its fonts: they would come from elsewhere.
FRAME = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">
<style>
.{unique_id}-matrix {{ font: {char_height}px ui-monospace, "DejaVu Sans Mono", monospace;
  line-height: {line_height}px; white-space: pre; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>
{lines}
</defs>
<rect width="{width}" height="{height}" rx="12" fill="#101220"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def draw(id: str, wish: TerminalPicture) -> None:
    """Play some of a game at random and draw it as seat A sees it."""
    others = (Seat(chr(ord("A") + seat), "careful") for seat in range(1, wish.players))
    table = Table(find(id)(wish.players), (Seat("A"), *others))
    rng = Rng(wish.seed)
    while len(table.entries) < wish.entries or table.state.actor != 0:
        if table.state.actor == CHANCE:
            table.draw(rng)
        else:
            table.enter(table.state.choose(rng))
    console = Console(record=True, width=84, height=30, force_terminal=True, file=StringIO())
    console.print(picture(table, table.state, 0, since(table.steps(), 0), console))
    (FOLDER / f"{wish.name}.svg").write_text(
        console.export_svg(theme=NIGHT, code_format=FRAME, unique_id=f"picture-{wish.name}"),
        encoding="utf-8",
    )


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for id, pictures in wanted():
        for wish in pictures.terminal:
            with text.speaking(wish.language):
                draw(id, wish)


if __name__ == "__main__":
    main()
