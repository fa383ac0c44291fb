"""What a position of 18 Ghosts is worth to the side to act, for search."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hantise.games.eighteen_ghosts import weights
from hantise.games.eighteen_ghosts.castle import COLOURS, DIRECTIONS, SIDE
from hantise.games.eighteen_ghosts.masks import room_of
from hantise.games.eighteen_ghosts.position import Position


def _read_maps(text: str) -> list[int]:
    """What is drawn as maps, by ``25 * (4 * colour + direction) + room``."""
    lines = text.splitlines()
    worths: list[int] = []
    for colour in COLOURS:
        for direction in DIRECTIONS:
            title, rows, lines = lines[0], lines[1 : 1 + SIDE], lines[1 + SIDE :]
            if title != f"{colour}, {direction}":
                raise ValueError(f"a map of {colour}, {direction} is missing")
            for row in reversed(rows):
                worths += [0 if sign == "." else int(sign) for sign in row.split()]
    return worths


BY_ESCAPED: Final[i64] = 300
SECOND: Final[i64] = 303
THIRD: Final[i64] = 304
ESCAPED: Final[i64] = 305
TO_ACT: Final[i64] = 308
SPARE: Final[i64] = 309
ABSENT: Final[i64] = 310
THREAT_NOW: Final[i64] = 313
THREAT_NEXT: Final[i64] = 314


def _in_one_row() -> list[int]:
    row = _read_maps(weights.MAPS)
    row.extend(weights.BY_ESCAPED)
    row.extend([weights.SECOND, weights.THIRD])
    row.extend(weights.ESCAPED)
    row.extend([weights.TO_ACT, weights.SPARE])
    row.extend(weights.ABSENT)
    row.extend([weights.THREAT_NOW, weights.THREAT_NEXT])
    return row


WEIGHTS: Final = vec[i64](_in_one_row())
"""Those of `weights`."""
NOBODY: Final[i64] = -10_000
"""Less than any ghost is worth."""


def evaluate(position: Position, weighed: vec[i64]) -> i64:
    """In hundredths, positive if the side to act stands better."""
    side = position.side
    score = _prospects(position, side, weighed) - _prospects(position, 1 - side, weighed)
    score += weighed[THREAT_NOW] * position.threats(side)
    score -= weighed[THREAT_NEXT] * position.threats(1 - side)
    return score + weighed[TO_ACT]


def _prospects(position: Position, owner: i64, weighed: vec[i64]) -> i64:
    own = position.owned_a if owner == 0 else position.owned_b
    free = position.escaped >> 6 * owner & 63
    out: i64 = 0
    score: i64 = 0
    spare: i64 = 0
    absent: i64 = 0
    for colour in range(i64(3)):
        escaped = free >> 2 * colour & 3
        left = own & position.of_colour(colour)
        if not position.needed(owner, colour):
            out += 1
            while left != 0:
                left &= left - 1
                spare += 1
            continue
        out += escaped
        if left == 0:
            absent += 1
            continue
        table = 25 * (4 * colour + (position.portals >> 2 * colour & 3))
        best = NOBODY
        second = NOBODY
        third = NOBODY
        while left != 0:
            bit = left & -left
            left ^= bit
            worth = weighed[table + room_of(bit)]
            if worth > best:
                third = second
                second = best
                best = worth
            elif worth > second:
                third = second
                second = worth
            else:
                third = worth
        score += best << 6
        if second != NOBODY:
            score += weighed[SECOND] * second
            if third != NOBODY:
                score += weighed[THIRD] * third
    out = min(out, 2)
    return (
        (score * weighed[BY_ESCAPED + out] >> 12)
        + weighed[ESCAPED + out]
        + weighed[SPARE] * spare
        + weighed[ABSENT + out] * absent
    )
