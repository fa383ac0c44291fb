"""Pictures that a phone's camera reads as a link."""

import io
from typing import Final

import segno

SCALE: Final = 4
BORDER: Final = 2


def inline(url: str) -> str:
    """SVG for a page, in its own colours."""
    return str(segno.make(url, micro=False).svg_inline(scale=SCALE, border=BORDER))


def standalone(url: str) -> str:
    """SVG in black on white, wherever it is shown."""
    picture = io.BytesIO()
    segno.make(url, error="m").save(
        picture, kind="svg", scale=8, border=4, xmldecl=False, light="#fff", dark="#000"
    )
    return picture.getvalue().decode()
