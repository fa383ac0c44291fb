"""A page of results: sections with tables and plots, as Markdown or for a browser."""

import os
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import suppress
from html import escape
from pathlib import Path
from typing import NamedTuple

from hantise.arena import plots
from hantise.core.errors import NotSaved
from hantise.text import language

STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { padding: .25rem .6rem; text-align: right; white-space: nowrap; border-bottom: 1px solid #8884 }
th:first-child, td:first-child { text-align: left }
svg { max-width: 100%; height: auto }
pre { overflow-x: auto; padding: .6rem; border: 1px solid #8884; border-radius: 4px }
.wide { overflow-x: auto }
"""


class Grid(NamedTuple):
    """A table."""

    head: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]


class Plot(NamedTuple):
    """A picture and its name."""

    name: str
    svg: str


class Section(NamedTuple):
    """A heading, what is said below it, and a table or a picture."""

    heading: str
    words: str
    parts: Sequence[Grid | Plot]


def save(files: Mapping[Path, str]) -> None:
    """Write files, each whole or not at all; `NotSaved` if that is not possible."""
    for path, text in files.items():
        try:
            _replace(path, text)
        except OSError as error:
            raise NotSaved("error-not-saved", path=str(path), detail=error.strerror) from error


def pictures(folder: Path, sections: Sequence[Section]) -> dict[Path, str]:
    """The plots of a page as files beside it."""
    return {
        folder / f"{part.name}.svg": plots.standing_alone(part.svg)
        for section in sections
        for part in section.parts
        if isinstance(part, Plot)
    }


def _replace(path: Path, text: str) -> None:
    """Whole or not at all: an older report stays until the new one is there."""
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=".report-")
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            file.write(text)
        Path(name).chmod(0o644)
        Path(name).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise


def markdown(title: str, sections: Sequence[Section]) -> str:
    """The page as Markdown, beside its plots."""
    lines = [f"# {title}", ""]
    for section in sections:
        lines += [f"## {section.heading}", "", section.words, ""]
        for part in section.parts:
            if isinstance(part, Plot):
                lines += [f"![{section.heading}]({part.name}.svg)", ""]
            else:
                lines += [_cells(part.head), _cells(["---"] * len(part.head))]
                lines += [*map(_cells, part.rows), ""]
    return "\n".join(lines)


def _cells(cells: Sequence[str]) -> str:
    escaped = (cell.replace("|", "\\|") for cell in cells)
    return f"| {' | '.join(escaped)} |"


def html(title: str, sections: Sequence[Section]) -> str:
    """The page for a browser, all in one file."""
    body = [f"<h1>{escape(title)}</h1>"]
    for section in sections:
        body.append(f"<h2>{escape(section.heading)}</h2>")
        for words in section.words.split("\n\n"):
            tag = "pre" if words.startswith("    ") else "p"
            body.append(f"<{tag}>{escape(words.strip())}</{tag}>")
        for part in section.parts:
            body.append(part.svg if isinstance(part, Plot) else _grid(part))
    head = f"<meta charset='utf-8'><title>{escape(title)}</title><style>{STYLE}</style>"
    phone = "<meta name='viewport' content='width=device-width'>"
    content = "\n".join(body)
    opening = f"<!doctype html>\n<html lang='{language()}'><head>{head}{phone}</head>"
    return f"{opening}\n<body>{content}</body></html>\n"


def _grid(grid: Grid) -> str:
    def row(cells: Sequence[str], tag: str) -> str:
        return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"

    rows = "".join(row(cells, "td") for cells in grid.rows)
    return f"<div class='wide'><table>{row(grid.head, 'th')}{rows}</table></div>"
