"""Positions of 18 Ghosts as text, as readable as a chess FEN.

>>> text = "1rv2/R2Yr/1BY1^/rbyR1/2^B1 A Yby RBby 0 0"
>>> write(read(text)) == text
True
"""

import re
from typing import Final, Literal, NoReturn, get_args

from hantise.core.errors import BadPosition
from hantise.games.eighteen_ghosts import castle
from hantise.games.eighteen_ghosts.castle import COLOURS, DIRECTIONS, FLOOR, PORTAL_ROOMS, ROOMS
from hantise.games.eighteen_ghosts.views import Phase, Public

GHOSTS: Final = "RBYrby"
ARROWS: Final = "^>v<"
FIELDS: Final = ("castle", "side", "dungeon", "escaped", "quiet", "since-escape")
Draw = Literal["both-goals", "two-passes", "repetition", "quiet", "no-escape"]
Ending = Literal["goal", Draw]
ENDINGS: Final[tuple[Ending, ...]] = get_args(Ending)
QUIET_LIMIT: Final = 100  # EG-5.5
ESCAPE_LIMIT: Final = 500
REPEATED: Final = 8
"""EG-5.4: nobody sees a position for the third time in fewer turns."""


def write(public: Public) -> str:
    """The text of a position."""
    side = "AB"[public.side]
    if public.phase == "over":
        side += f"#{public.ending}"
    elif public.released:
        side += f"+{public.released}"
    elif public.passed:
        side += "+pass"
    rows = "/".join(_write_row(public, row) for row in "54321")
    counters = f"{public.quiet} {public.since_escape}"
    return f"{rows} {side} {public.dungeon or '-'} {public.escaped or '-'} {counters}"


def _write_row(public: Public, row: str) -> str:
    signs = ""
    for column in "abcde":
        room = column + row
        if room in PORTAL_ROOMS:
            direction = public.portals[COLOURS[PORTAL_ROOMS.index(room)]]
            signs += ARROWS[DIRECTIONS.index(direction)]
        else:
            signs += public.ghosts.get(room, ".")
    return re.sub(r"\.+", lambda run: str(len(run.group())), signs)


def read(text: str) -> Public:
    """The position that a text describes; `BadPosition` names the field and what is wrong in it."""
    fields = text.split()
    if len(fields) != len(FIELDS):
        _wrong("position-fields", expected=len(FIELDS), given=len(fields))
    ghosts, portals = _read_castle(fields[0])
    dungeon, escaped = (
        _read_letters(name, word) for name, word in zip(FIELDS[2:4], fields[2:4], strict=True)
    )
    quiet, since_escape = (
        _read_number(name, word) for name, word in zip(FIELDS[4:], fields[4:], strict=True)
    )
    placed = "".join(ghosts.values()) + dungeon + escaped
    for ghost in GHOSTS:
        if placed.count(ghost) > castle.OWNED:
            _wrong("position-too-many", ghost=ghost, given=placed.count(ghost))
    waiting = "".join(ghost * (castle.OWNED - placed.count(ghost)) for ghost in GHOSTS)
    side, phase, released, ending, passed = _read_side(fields[1], bool(waiting))
    public = Public(
        phase=phase,
        side=0 if side == "A" else 1,
        ghosts=ghosts,
        portals=portals,
        dungeon=dungeon,
        escaped=escaped,
        waiting=waiting,
        released=released,
        passed=passed,
        quiet=quiet,
        since_escape=since_escape,
        ending=ending,
    )
    _check(public)
    return public


def _wrong(key: str, **fields: object) -> NoReturn:
    raise BadPosition(key, "18-ghosts", **fields)


def _read_castle(word: str) -> tuple[dict[str, str], dict[str, str]]:
    rows = word.split("/")
    if len(rows) != castle.SIDE:
        _wrong("position-rows", given=len(rows))
    ghosts: dict[str, str] = {}
    portals: dict[str, str] = {}
    for row, signs in zip("54321", rows, strict=True):
        spread = "".join("." * int(sign) if sign in "12345" else sign for sign in signs)
        if len(spread) != castle.SIDE:
            _wrong("position-row-length", row=row, signs=signs[:20], given=len(spread))
        for column, sign in zip("abcde", spread, strict=True):
            room = column + row
            if room in PORTAL_ROOMS:
                if sign not in ARROWS:
                    _wrong("position-portal", room=room, sign=sign)
                portals[COLOURS[PORTAL_ROOMS.index(room)]] = DIRECTIONS[ARROWS.index(sign)]
            elif sign in GHOSTS:
                ghosts[room] = sign
            elif sign != ".":
                _wrong("position-sign", room=room, sign=sign)
    return dict(sorted(ghosts.items(), key=lambda item: ROOMS.index(item[0]))), portals


def _read_letters(field: str, word: str) -> str:
    letters = "" if word == "-" else word
    if not word or any(letter not in GHOSTS for letter in letters):
        _wrong("position-letters", field=field, given=word[:20])
    return "".join(sorted(letters, key=GHOSTS.index))


def _read_number(field: str, word: str) -> int:
    if not re.fullmatch(r"\d{1,3}", word, re.ASCII):
        _wrong("position-number", field=field, given=word[:20])
    return int(word)


def _read_side(word: str, placing: bool) -> tuple[str, Phase, str, str, bool]:
    found = re.fullmatch(r"([AB])(?:\+([RBYrby])|(\+pass)|#([a-z-]+))?", word)
    if found is None or (found[4] and found[4] not in ENDINGS):
        _wrong("position-side", given=word[:20])
    phase: Phase = "turn"
    if found[4]:
        phase = "over"
    elif found[2]:
        phase = "released"
    elif placing:
        phase = "placing"
    return found[1], phase, found[2] or "", found[4] or "", bool(found[3])


def _check(public: Public) -> None:
    """What no game can lead to."""
    if public.waiting:
        _check_placing(public)
    for colour, name in enumerate(COLOURS):
        bit = castle.exit_mask(colour, DIRECTIONS.index(public.portals[name]))
        room = ROOMS[bit.bit_length() - 1] if bit else ""
        if public.ghosts.get(room, "").upper() == castle.LETTERS[colour]:
            _wrong("position-would-escape", room=room, colour=name)  # EG-4.1
    if public.quiet > public.since_escape:
        _wrong("position-counters", quiet=public.quiet, since_escape=public.since_escape)
    if public.phase != "over":
        if public.quiet >= QUIET_LIMIT or public.since_escape >= ESCAPE_LIMIT:
            _wrong("position-drawn", quiet=public.quiet, since_escape=public.since_escape)
        if public.released:
            _check_released(public)
    elif not _fits_ending(public):
        quiet, since_escape = public.quiet, public.since_escape
        _wrong("position-ending", ending=public.ending, quiet=quiet, since_escape=since_escape)


def _fits_ending(public: Public) -> bool:
    """EG-5.1, EG-5.2, EG-5.4, EG-5.5: whether a game has ended so after so many turns."""
    quiet, since_escape = public.quiet, public.since_escape
    if public.ending in ("goal", "both-goals"):
        return since_escape == 0
    if quiet > QUIET_LIMIT or since_escape > ESCAPE_LIMIT:
        return False
    if public.ending == "quiet":
        return quiet == QUIET_LIMIT
    if public.ending == "no-escape":
        return since_escape == ESCAPE_LIMIT and quiet < QUIET_LIMIT
    return public.ending != "repetition" or since_escape >= REPEATED


def _check_placing(public: Public) -> None:
    if public.phase != "placing" or public.dungeon or public.escaped or public.passed:
        _wrong("position-missing", ghosts=public.waiting)
    if public.quiet or public.since_escape:
        _wrong("position-placing-counters")
    for room, ghost in public.ghosts.items():
        if FLOOR[ROOMS.index(room)] != ghost.upper():
            _wrong("position-placing-carpet", room=room, ghost=ghost)  # EG-2.2
    for colour, direction in enumerate(castle.PORTALS_AT_START):
        if public.portals[COLOURS[colour]] != DIRECTIONS[direction]:
            _wrong("position-placing-portal", colour=COLOURS[colour])  # EG-1.2
    count = len(public.ghosts)
    of_a = sum(ghost.isupper() for ghost in public.ghosts.values())
    expected_of_a = (count > 0) + max(0, (count - 2) // 2)  # EG-2.1
    expected_side = 0 if count == 0 or (count >= 3 and count % 2) else 1
    if (of_a, public.side) != (expected_of_a, expected_side):
        _wrong(
            "position-placing-order",
            placed=count,
            side="AB"[expected_side],
            expected=expected_of_a,
            given=of_a,
        )


def _check_released(public: Public) -> None:
    """EG-3.5."""
    ghost = public.released
    if ghost.isupper() == (public.side == 0) or ghost not in public.dungeon:
        _wrong("position-released", ghost=ghost, side="AB"[public.side])
    carpets = (room for room, floor in zip(ROOMS, FLOOR, strict=True) if floor == ghost.upper())
    if all(room in public.ghosts for room in carpets):
        _wrong("position-no-carpet", ghost=ghost)
