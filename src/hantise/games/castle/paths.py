"""Where doors lead from room to room."""

from collections.abc import Collection, Iterable

from hantise.games.castle.grid import Grid

Ways = dict[str, set[str]]
"""From each room, the rooms behind its doors."""


def ways_through(grid: Grid, doors: Iterable[tuple[str, str]]) -> Ways:
    """The ways of a castle, out of the cells on both sides of each door."""
    ways: Ways = {room: set() for room in grid.rooms()}
    for one, other in doors:
        ways[grid.room_of[one]].add(grid.room_of[other])
        ways[grid.room_of[other]].add(grid.room_of[one])
    return ways


def reached(ways: Ways, start: str, without: Collection[str] = ()) -> set[str]:
    """All rooms that one comes to from a room, that one included, never through some others."""
    found, waiting = {start}, [start]
    while waiting:
        for room in ways[waiting.pop()].difference(found, without):
            found.add(room)
            waiting.append(room)
    return found


def shortest(ways: Ways, start: str, goals: Collection[str]) -> tuple[str, ...]:
    """The rooms from a start to the nearest goal; of ways of one length the first by name."""
    came_from = {start: ""}
    waiting = [start]
    for room in waiting:
        if room in goals:
            back = [room]
            while came_from[back[-1]]:
                back.append(came_from[back[-1]])
            return tuple(reversed(back))
        for other in sorted(ways[room] - came_from.keys()):
            came_from[other] = room
            waiting.append(other)
    return ()
