"""Plots as SVG: intervals on one axis, bars, shares, a curve and a histogram. Colours are those of the page."""

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final, NamedTuple

WIDTH: Final = 640
LABELS: Final = 210
"""For the names on the left."""
ROW: Final = 26
MARGIN: Final = 28
HEIGHT: Final = 180
"""Of a histogram."""
ACCENT: Final = "#7a5cc4"
SHADES: Final = (1.0, 0.6, 0.25)
"""Of the parts of a whole."""


class Interval(NamedTuple):
    """A named value and where it may really lie."""

    name: str
    low: float
    mean: float
    high: float


def intervals(rows: Sequence[Interval], unit: str, mark: float | None = None) -> str:
    """Each value as a dot on its interval; ``mark`` is a line across all."""
    values = [value for row in rows for value in row[1:]] + ([] if mark is None else [mark])
    axis = _Axis(min(values), max(values), LABELS, WIDTH - MARGIN)
    height = ROW * len(rows) + 2 * MARGIN
    parts = axis.draw(height, unit)
    if mark is not None:
        x = axis.place(mark)
        parts.append(_line(x, MARGIN / 2, x, height - MARGIN, "stroke-dasharray='4 3'"))
    for number, row in enumerate(rows):
        y = MARGIN / 2 + ROW * (number + 0.5)
        low, mean, high = (axis.place(value) for value in row[1:])
        parts.append(_text(LABELS - 12, y + 4, row.name, "end"))
        parts.append(_line(low, y, high, y, f"stroke='{ACCENT}' stroke-width='3'"))
        parts.append(f"<circle cx='{mean:.1f}' cy='{y:.1f}' r='5' fill='{ACCENT}'/>")
    return _svg(height, parts)


def bars(rows: Sequence[tuple[str, float]], unit: str) -> str:
    """Each value as a bar, on a scale on which each tenfold is as long as the last."""
    least = min((value for _, value in rows if value > 0), default=1.0)
    bottom = floor(log10(least)) - (least == 10 ** floor(log10(least)))
    top = max(bottom + 1, *(ceil(log10(max(value, least))) for _, value in rows))
    height = ROW * len(rows) + 2 * MARGIN
    step = (WIDTH - MARGIN - LABELS) / (top - bottom)
    parts = []
    for power in range(bottom, top + 1):
        x = LABELS + step * (power - bottom)
        parts.append(_line(x, MARGIN / 2, x, height - MARGIN, "stroke-opacity='0.2'"))
        parts.append(_text(x, height - MARGIN + 16, f"{10.0**power:g} {unit}", "middle"))
    for number, (name, value) in enumerate(rows):
        y = MARGIN / 2 + ROW * number
        long = step * (log10(max(value, least)) - bottom)
        parts.append(_text(LABELS - 12, y + ROW / 2 + 4, name, "end"))
        parts.append(
            f"<rect x='{LABELS}' y='{y + 5:.1f}' width='{long:.1f}' height='{ROW - 10}' "
            f"rx='3' fill='{ACCENT}'/>"
        )
    return _svg(height, parts)


def shares(rows: Sequence[tuple[str, Sequence[float]]]) -> str:
    """How each whole is made up: parts that add up to 1, from the strongest colour to the palest."""
    height = ROW * len(rows) + 2 * MARGIN
    axis = _Axis(0, 100, LABELS, WIDTH - MARGIN)
    parts = axis.draw(height, "%")
    for number, (name, values) in enumerate(rows):
        y = MARGIN / 2 + ROW * number
        parts.append(_text(LABELS - 12, y + ROW / 2 + 4, name, "end"))
        before = 0.0
        for shade, value in enumerate(values):
            left, right = axis.place(100 * before), axis.place(100 * (before + value))
            before += value
            parts.append(
                f"<rect x='{left:.1f}' y='{y + 5:.1f}' width='{right - left:.1f}' "
                f"height='{ROW - 10}' fill='{ACCENT}' fill-opacity='{SHADES[shade]}'/>"
            )
    return _svg(height, parts)


def curve(values: Sequence[float], most: float, unit: str) -> str:
    """A value at evenly spaced moments from 0 to 100 %, on a scale from 0."""
    height = HEIGHT + 2 * MARGIN
    axis = _Axis(0, 100, LABELS / 3, WIDTH - MARGIN)
    parts = axis.draw(height, "%")
    for step in range(5):
        y = height - MARGIN - HEIGHT * step / 4
        parts.append(_line(LABELS / 3, y, WIDTH - MARGIN, y, "stroke-opacity='0.2'"))
        parts.append(_text(LABELS / 3 - 8, y + 4, f"{most * step / 4:g} {unit}".strip(), "end"))
    places = [
        (
            axis.place(100 * number / max(1, len(values) - 1)),
            height - MARGIN - HEIGHT * min(1.0, max(0.0, value / most)),
        )
        for number, value in enumerate(values)
    ]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    parts.append(f"<polyline points='{line}' fill='none' stroke='{ACCENT}' stroke-width='3'/>")
    return _svg(height, parts)


def histogram(values: Sequence[float], unit: str, most_bins: int = 24) -> str:
    """How often a value came up."""
    low, high = min(values), max(values)
    width = _step((high - low) / most_bins or 1.0)
    if all(float(value).is_integer() for value in values):
        width = max(1.0, width)
    first = floor(low / width)
    counts = [0] * (floor(high / width) - first + 1)
    for value in values:
        counts[floor(value / width) - first] += 1
    axis = _Axis(first * width, (first + len(counts)) * width, MARGIN + 12, WIDTH - MARGIN)
    height = HEIGHT + 2 * MARGIN
    parts = axis.draw(height, unit)
    for number, count in enumerate(counts):
        left = axis.place((first + number) * width)
        right = axis.place((first + number + 1) * width)
        tall = HEIGHT * count / max(counts)
        parts.append(
            f"<rect x='{left + 0.5:.1f}' y='{height - MARGIN - tall:.1f}' "
            f"width='{max(1.0, right - left - 1):.1f}' height='{tall:.1f}' fill='{ACCENT}'/>"
        )
    return _svg(height, parts)


class _Axis:
    """Values from left to right."""

    def __init__(self, low: float, high: float, left: float, right: float) -> None:
        self._step = _step((high - low or 1.0) / 6)
        self._low = floor(low / self._step) * self._step
        self._high = max(ceil(high / self._step) * self._step, self._low + self._step)
        self._left, self._right = left, right

    def place(self, value: float) -> float:
        share = (value - self._low) / (self._high - self._low)
        return self._left + share * (self._right - self._left)

    def draw(self, height: float, unit: str) -> list[str]:
        """Thin lines with their values below."""
        parts = []
        for number in range(round((self._high - self._low) / self._step) + 1):
            value = self._low + number * self._step
            x = self.place(value)
            parts.append(_line(x, MARGIN / 2, x, height - MARGIN, "stroke-opacity='0.2'"))
            label = f"{value:.10g} {unit}".strip()
            parts.append(_text(x, height - MARGIN + 16, label, "middle"))
        return parts


def _step(rough: float) -> float:
    """The round number (1, 2 or 5 times a power of ten) not below."""
    power = 10.0 ** floor(log10(rough))
    return next(times * power for times in (1, 2, 5, 10) if times * power >= rough * 0.999)


def _line(x: float, y: float, to_x: float, to_y: float, style: str) -> str:
    colour = "" if "stroke=" in style else " stroke='currentColor'"
    return f"<line x1='{x:.1f}' y1='{y:.1f}' x2='{to_x:.1f}' y2='{to_y:.1f}'{colour} {style}/>"


def _text(x: float, y: float, words: str, anchor: str) -> str:
    shown = words if len(words) <= 30 else f"{words[:29]}…"
    return f"<text x='{x:.1f}' y='{y:.1f}' text-anchor='{anchor}'>{escape(shown)}</text>"


def _svg(height: float, parts: Sequence[str]) -> str:
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {height:.0f}' "
        f"width='{WIDTH}' height='{height:.0f}' role='img' "
        "font-family='system-ui, sans-serif' font-size='12' fill='currentColor'>"
        f"{''.join(parts)}</svg>"
    )


def standing_alone(svg: str) -> str:
    """A plot as a file of its own: its colour follows the reader's light or dark."""
    style = "<style>svg{color:#222}@media(prefers-color-scheme:dark){svg{color:#ddd}}</style>"
    return svg.replace(">", f">{style}", 1) + "\n"
