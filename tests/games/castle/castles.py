"""Random castles without faults, as files."""

from random import Random

from hantise.games.castle.floor_plan import BLAZONS_OF, GameId
from hantise.games.castle.grid import Grid

EXITS = {"macgregor": 3, "macgregor-treasure": 4}


def random_castle(random: Random, game: GameId) -> str:
    """Any size, some halls, blazons that a ghost card cannot confuse, doors to every room."""
    while True:
        made = _try_castle(random, game)
        if made is not None:
            return made


def _try_castle(random: Random, game: GameId) -> str | None:
    rows, columns = random.randint(2, 7), random.randint(2, 7)
    grid = Grid(["?" * columns] * rows)
    halls = _halls(random, grid)
    rooms = grid.rooms()
    if len(rooms) < 9:
        return None
    letters = _blazons(random, grid, BLAZONS_OF[game])
    if letters is None:
        return None
    lines = [f'game = "{game}"', f"merge = {[list(hall) for hall in halls]}"]
    text = [
        "".join(letters[grid.room_of[f"{row}{column}"]] for column in range(columns))
        for row in range(rows)
    ]
    lines.append(f"blazon = {text}")
    walls = [wall for room in rooms for wall in grid.outer_walls(room)]
    exits = random.sample(walls, EXITS[game])
    pairs = ", ".join(f'"{wall}" = "{random.choice(["red", "blue", "green"])}"' for wall in exits)
    lines.append(f"exits = {{ {pairs} }}")
    start = _start(random, grid, game, exits, letters)
    if start is None:
        return None
    return "\n".join([*lines, start, *_doors(random, grid)]).replace("'", '"') + "\n"


def _halls(random: Random, grid: Grid) -> list[tuple[str, ...]]:
    halls: list[tuple[str, ...]] = []
    taken = set[str]()
    for _ in range(random.randint(0, 3)):
        cell = random.choice(grid.cells)
        other = grid.across(cell, random.choice("NWES"))
        if other is not None and taken.isdisjoint((cell, other)):
            taken |= {cell, other}
            halls.append((cell, other))
            grid.join((cell, other))
    return halls


def _blazons(random: Random, grid: Grid, known: str) -> dict[str, str] | None:
    """A letter for each room, so that neighbours of one room have different ones."""
    apart: dict[str, set[str]] = {room: set() for room in grid.rooms()}
    for room in grid.rooms():
        others = grid.neighbours(room)
        for one in others:
            apart[one].update(other for other in others if other != one)
    letters: dict[str, str] = {}
    tries = 0

    def fill() -> bool:
        nonlocal tries
        tries += 1
        if len(letters) == len(apart):
            return True
        if tries > 3000:
            return False
        free = {
            room: [c for c in known if all(letters.get(other) != c for other in apart[room])]
            for room in apart
            if room not in letters
        }
        room = min(free, key=lambda name: (len(free[name]), name))
        for letter in random.sample(free[room], len(free[room])):
            letters[room] = letter
            if fill():
                return True
            del letters[room]
        return False

    return letters if fill() else None


def _start(
    random: Random, grid: Grid, game: GameId, exits: list[str], letters: dict[str, str]
) -> str | None:
    rooms = grid.rooms()
    if game == "macgregor":
        fit = [room for room in rooms if set(grid.outer_walls(room)) - set(exits)]
        return f'treasure = "{random.choice(fit)}"' if fit else None
    if sum(letter in "TC" for letter in letters.values()) < 6:
        return None
    crypts = [room for room in rooms if letters[room] not in "TC"]
    if not crypts:
        return None
    crypt = random.choice(crypts)
    stairs = random.sample([room for room in rooms if room != crypt], 4)
    return f'ghost = "{crypt}"\nstairs = {stairs}'


def _doors(random: Random, grid: Grid) -> list[str]:
    """A tree that reaches every room, and some doors more."""
    doors: dict[str, list[str]] = {"red": [], "blue": [], "green": []}
    reached = {grid.rooms()[0]}
    pairs = {
        tuple(sorted((room, other))) for room in grid.rooms() for other in grid.neighbours(room)
    }
    used = set[tuple[str, ...]]()
    while len(reached) < len(grid.rooms()):
        edge = [pair for pair in sorted(pairs) if len(reached.intersection(pair)) == 1]
        pair = random.choice(edge)
        used.add(pair)
        reached.update(pair)
    used |= {pair for pair in sorted(pairs - used) if random.random() < 0.3}
    for pair in sorted(used):
        doors[random.choice(["red", "blue", "green"])].append("-".join(pair))
    return [f'{colour} = "{" ".join(named)}"' for colour, named in doors.items()]
