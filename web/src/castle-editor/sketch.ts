// A castle as somebody draws it: every change makes a new drawing. Whether it is a good castle, only
// the house can tell.
import { Castle, type Colour, COLOURS, WALLS, type Wall } from "../boards/macgregor/castle";
import type { CastleSketch } from "../api/wire";
import { FACTS as OF_GHOST } from "../games/macgregor/facts";
import { FACTS as OF_TREASURE } from "../games/macgregor-treasure/facts";

export type Sketch = Required<CastleSketch>;
export type Game = Sketch["game"];
export const GAMES: readonly Game[] = ["macgregor", "macgregor-treasure"];
export const LEAST = 3;
export const MOST = OF_GHOST.most_rows;
export const USUAL_SIZE = 5;

/** The letters of the blazons of each game. */
export const LETTERS: Readonly<Record<Game, string>> = {
  macgregor: Object.keys(OF_GHOST.blazons).join(""),
  "macgregor-treasure": Object.keys(OF_TREASURE.blazons).join(""),
};
/** How far the letters move on from row to row: of five or more no two around a cell are alike. */
const SHIFT = 2;
const DOORS: readonly (Colour | null)[] = [null, ...COLOURS];

/** An inner wall is named by the cells on both sides, 02-12, an outer one by cell and side, 40S. */
export function isOuter(wall: string): boolean {
  return wall.length === 3;
}

/** The cells on both sides of an inner wall. */
export function sidesOf(wall: string): [string, string] {
  return [wall.slice(0, 2), wall.slice(3, 5)];
}

/** All cells with blazons that fit, where pawns begin, and not a single door. */
export function blank(game: Game, rows: number, columns: number): Sketch {
  const across = Array.from({ length: columns }, (_, column) => column);
  const blazons = Array.from({ length: rows }, (_, row) =>
    across.map((column) => blazonAt(game, row, column)).join(""),
  );
  const corners = ["00", `0${columns - 1}`, `${rows - 1}0`, `${rows - 1}${columns - 1}`];
  return {
    game,
    name: "",
    blazons,
    halls: [],
    red: [],
    blue: [],
    green: [],
    exits: {},
    treasure: `0${Math.floor(columns / 2)}`,
    ghost: crypt(blazons),
    stairs: corners,
  };
}

function blazonAt(game: Game, row: number, column: number): string {
  const letters = LETTERS[game];
  return letters[(column + SHIFT * row) % letters.length] ?? "";
}

/** A cell near the middle whose blazon a crypt may have. */
function crypt(blazons: readonly string[]): string {
  const rows = blazons.length;
  const columns = blazons[0]?.length ?? 0;
  const distance = (cell: string) =>
    Math.abs(Number(cell[0]) - (rows - 1) / 2) + Math.abs(Number(cell[1]) - (columns - 1) / 2);
  const cells = blazons.flatMap((row, at) =>
    Array.from(row, (letter, column) => ({ cell: `${at}${column}`, letter })),
  );
  const fit = cells.filter(({ letter }) => !OF_TREASURE.token_blazons.includes(letter));
  return fit.toSorted((a, b) => distance(a.cell) - distance(b.cell))[0]?.cell ?? "00";
}

/** The castle to be drawn; the house tells where the dungeon lies. */
export function castleOf(sketch: Sketch, dungeon: string | null, spacious = false): Castle {
  const first = sketch.game === "macgregor";
  return new Castle({
    ...sketch,
    treasure: first ? sketch.treasure : null,
    dungeon: first ? dungeon : null,
    ghost: first ? null : sketch.ghost,
    stairs: first ? [] : sketch.stairs,
    spacious,
  });
}

/** The cells of the room that a cell is in. */
export function roomOf(sketch: Sketch, cell: string): string[] {
  return sketch.halls.find((hall) => hall.includes(cell)) ?? [cell];
}

/** Whether a wall lies within a hall, where there is none. */
export function isWithin(sketch: Sketch, wall: string): boolean {
  if (isOuter(wall)) return false;
  const [near, far] = sidesOf(wall);
  return roomOf(sketch, near).includes(far);
}

/** Give a room a blazon. */
export function paint(sketch: Sketch, cell: string, letter: string): Sketch {
  const cells = roomOf(sketch, cell);
  const blazons = sketch.blazons.map((row, at) =>
    Array.from(row, (old, column) => (cells.includes(`${at}${column}`) ? letter : old)).join(""),
  );
  return { ...sketch, blazons };
}

/** The door in a wall, inner or outer. */
export function doorIn(sketch: Sketch, wall: string): Colour | null {
  if (isOuter(wall)) return sketch.exits[wall] ?? null;
  return DOORS.find((colour) => colour !== null && sketch[colour].includes(wall)) ?? null;
}

/** Put a door of a colour into a wall, or take it out. There is none within a hall. */
export function setDoor(sketch: Sketch, wall: string, colour: Colour | null): Sketch {
  if (isWithin(sketch, wall)) return sketch;
  if (isOuter(wall)) {
    const others = Object.entries(sketch.exits).filter(([place]) => place !== wall);
    const exits = Object.fromEntries(colour ? [...others, [wall, colour]] : others);
    return { ...sketch, exits };
  }
  const without = (doors: string[]) => doors.filter((door) => door !== wall);
  const next = {
    ...sketch,
    red: without(sketch.red),
    blue: without(sketch.blue),
    green: without(sketch.green),
  };
  return colour ? { ...next, [colour]: [...next[colour], wall] } : next;
}

/** A door of a colour; none, if there is one of that colour already. */
export function toggleDoor(sketch: Sketch, wall: string, colour: Colour): Sketch {
  return setDoor(sketch, wall, doorIn(sketch, wall) === colour ? null : colour);
}

/** The next kind of door: none, red, blue, green. */
export function cycleDoor(sketch: Sketch, wall: string): Sketch {
  const at = DOORS.indexOf(doorIn(sketch, wall));
  return setDoor(sketch, wall, DOORS[(at + 1) % DOORS.length] ?? null);
}

/** Take the wall between two rooms away: one hall, with the blazon of the first. */
export function join(sketch: Sketch, wall: string): Sketch {
  if (isOuter(wall) || isWithin(sketch, wall)) return sketch;
  const [near, far] = sidesOf(wall);
  const cells = [...roomOf(sketch, near), ...roomOf(sketch, far)].toSorted();
  const others = sketch.halls.filter((hall) => !hall.includes(near) && !hall.includes(far));
  const letter = sketch.blazons[Number(near[0])]?.[Number(near[1])] ?? "";
  return withoutInnerDoors(paint({ ...sketch, halls: [...others, cells] }, near, letter));
}

function withoutInnerDoors(sketch: Sketch): Sketch {
  const outside = (doors: string[]) => doors.filter((door) => !isWithin(sketch, door));
  return {
    ...sketch,
    red: outside(sketch.red),
    blue: outside(sketch.blue),
    green: outside(sketch.green),
  };
}

/** Put the walls of a hall back: each of its cells is a room again. */
export function split(sketch: Sketch, cell: string): Sketch {
  return { ...sketch, halls: sketch.halls.filter((hall) => !hall.includes(cell)) };
}

/** Where the runners of the first game, or the ghost of the second, begin. */
export function begin(sketch: Sketch, what: "treasure" | "ghost", cell: string): Sketch {
  return { ...sketch, [what]: cell };
}

/** Stairs in a cave, or none any more. */
export function toggleStairs(sketch: Sketch, cell: string): Sketch {
  const room = roomOf(sketch, cell);
  const others = sketch.stairs.filter((stair) => !room.includes(stair));
  const there = others.length < sketch.stairs.length;
  return { ...sketch, stairs: there ? others : [...others, cell].toSorted() };
}

/** The same for the other game; blazons that it does not know stay until they are changed. */
export function forGame(sketch: Sketch, game: Game): Sketch {
  const fresh = blank(game, sketch.blazons.length, sketch.blazons[0]?.length ?? LEAST);
  return {
    ...sketch,
    game,
    treasure: sketch.treasure ?? fresh.treasure,
    ghost: sketch.ghost ?? fresh.ghost,
    stairs: sketch.stairs.length > 0 ? sketch.stairs : fresh.stairs,
  };
}

/** Other numbers of rows and columns; what still has a place stays. */
export function resize(sketch: Sketch, rows: number, columns: number): Sketch {
  const fresh = blank(sketch.game, rows, columns);
  const inside = (cell: string) => Number(cell[0]) < rows && Number(cell[1]) < columns;
  const blazons = fresh.blazons.map((row, at) =>
    Array.from(row, (letter, column) => sketch.blazons[at]?.[column] ?? letter).join(""),
  );
  const doors = (all: string[]) => all.filter((wall) => sidesOf(wall).every(inside));
  const exits = Object.entries(sketch.exits).flatMap(([place, colour]) => {
    const moved = outermost(place, rows, columns);
    return inside(moved) ? [[moved, colour] as const] : [];
  });
  const stairs = sketch.stairs.filter(inside);
  return withoutInnerDoors({
    ...sketch,
    blazons,
    halls: sketch.halls.map((hall) => hall.filter(inside)).filter((hall) => hall.length > 1),
    red: doors(sketch.red),
    blue: doors(sketch.blue),
    green: doors(sketch.green),
    exits: Object.fromEntries(exits),
    treasure:
      sketch.treasure !== null && inside(sketch.treasure) ? sketch.treasure : fresh.treasure,
    ghost: sketch.ghost !== null && inside(sketch.ghost) ? sketch.ghost : crypt(blazons),
    stairs: stairs.length < sketch.stairs.length ? fresh.stairs : stairs,
  });
}

/** An outer door in the east or south moves along with its wall. */
function outermost(place: string, rows: number, columns: number): string {
  const side = place.slice(2) as Wall;
  if (side === "E") return `${place[0]}${columns - 1}E`;
  return side === "S" ? `${rows - 1}${place[1]}S` : place;
}

/** Every wall of a castle, inner and outer. */
export function wallsOf(castle: Castle): string[] {
  return castle.cells.flatMap((cell) =>
    WALLS.flatMap((side) => {
      const beyond = castle.across(cell, side);
      if (beyond === null) return [`${cell}${side}`];
      return side === "E" || side === "S" ? [`${cell}-${beyond}`] : [];
    }),
  );
}
