// Where things are in the picture of a castle. A cell is 100 wide; margins are only where needed.
import { type Castle, type Exit, type Wall, WALLS } from "./castle";

export const CELL = 100;
/** Beside the outer walls, and where an exit or the dungeon lies there. */
const EDGE = 8;
export const EXIT = 60;
const DUNGEON = 70;

export interface Point {
  x: number;
  y: number;
}

export interface Frame {
  /** What is left of and above the first cell. */
  left: number;
  top: number;
  width: number;
  height: number;
}

export function frameOf(castle: Castle): Frame {
  const { dungeon, spacious } = castle.layout;
  const exits = new Set(castle.exits.map(({ wall }) => wall));
  const margin = (wall: Wall): number => {
    if (spacious || dungeon?.slice(2) === wall) return DUNGEON;
    return exits.has(wall) ? EXIT : EDGE;
  };
  return {
    left: margin("W"),
    top: margin("N"),
    width: margin("W") + castle.columns * CELL + margin("E"),
    height: margin("N") + castle.rows * CELL + margin("S"),
  };
}

export function middleOf(frame: Frame, cell: string): Point {
  return {
    x: frame.left + CELL * (Number(cell[1]) + 0.5),
    y: frame.top + CELL * (Number(cell[0]) + 0.5),
  };
}

/** The middle of all cells of a room; of a hall with corners, the cell that is nearest to it. */
export function roomMiddle(castle: Castle, frame: Frame, room: string): Point {
  const places = castle.cellsOf(room).map((cell) => middleOf(frame, cell));
  const count = places.length || 1;
  const x = places.reduce((sum, place) => sum + place.x, 0) / count;
  const y = places.reduce((sum, place) => sum + place.y, 0) / count;
  const columns = new Set(places.map((place) => place.x)).size;
  const rows = new Set(places.map((place) => place.y)).size;
  if (rows * columns === places.length) return { x, y };
  const distance = (place: Point) => Math.hypot(place.x - x, place.y - y);
  return places.toSorted((a, b) => distance(a) - distance(b))[0] ?? { x, y };
}

/** The cell of a room in whose corner its number stands: the lowest, clear of the blazon of a hall. */
export function numberCell(castle: Castle, room: string): string {
  const cells = castle.cellsOf(room);
  const lowest =
    cells
      .map((cell) => cell.charAt(0))
      .toSorted()
      .at(-1) ?? "";
  return cells.filter((cell) => cell.startsWith(lowest)).toSorted()[0] ?? room;
}

/** How far inside its walls a room is outlined: clear of walls and doors. */
const INSET = 11;

/** A line around a room, just inside its walls. */
export function outlineOf(castle: Castle, frame: Frame, room: string): string {
  return castle
    .cellsOf(room)
    .flatMap((cell) => {
      const { x, y } = middleOf(frame, cell);
      const far = CELL / 2;
      const near = far - INSET;
      const isWall = (wall: Wall): boolean => {
        const beyond = castle.across(cell, wall);
        return beyond === null || castle.roomOf(beyond) !== room;
      };
      // Where a hall goes on, its line does too.
      const reach = (wall: Wall): number => (isWall(wall) ? near : far);
      const lines: Record<Wall, string> = {
        N: `M${x - reach("W")} ${y - near}H${x + reach("E")}`,
        E: `M${x + near} ${y - reach("N")}V${y + reach("S")}`,
        S: `M${x - reach("W")} ${y + near}H${x + reach("E")}`,
        W: `M${x - near} ${y - reach("N")}V${y + reach("S")}`,
      };
      return WALLS.filter(isWall).map((wall) => lines[wall]);
    })
    .join("");
}

/** The middle of a wall of a cell, or a point beyond it. */
export function onWall(frame: Frame, cell: string, wall: Wall, further = 0): Point {
  const { x, y } = middleOf(frame, cell);
  const away = CELL / 2 + further;
  return {
    x: x + away * (Number(wall === "E") - Number(wall === "W")),
    y: y + away * (Number(wall === "S") - Number(wall === "N")),
  };
}

export function dungeonMiddle(castle: Castle, frame: Frame): Point | null {
  const place = castle.layout.dungeon;
  if (!place) return null;
  return onWall(frame, place.slice(0, 2), place.slice(2) as Wall, DUNGEON / 2);
}

export function exitMiddle(frame: Frame, { cell, wall }: Exit): Point {
  return onWall(frame, cell, wall, EXIT / 2 + 4);
}

/** Where a pawn stands: in a room, in the dungeon, or outside, beyond the exit of a colour. */
export function placeOf(
  castle: Castle,
  frame: Frame,
  place: string,
  out: string | null = null,
): Point {
  if (place === "dungeon") return dungeonMiddle(castle, frame) ?? { x: 0, y: 0 };
  if (place === "out") {
    const exit = castle.exits.find(({ colour }) => colour === out) ?? castle.exits[0];
    return exit ? exitMiddle(frame, exit) : { x: 0, y: 0 };
  }
  return roomMiddle(castle, frame, place);
}

const SPREAD: readonly (readonly Point[])[] = [
  // Beside the blazon rather than over it.
  [{ x: 22, y: 21 }],
  [
    { x: -24, y: 21 },
    { x: 24, y: 21 },
  ],
  [
    { x: -28, y: 21 },
    { x: 28, y: 21 },
    { x: 0, y: 21 },
  ],
  [
    { x: -26, y: 21 },
    { x: 26, y: 21 },
    { x: -26, y: -24 },
    { x: 26, y: -24 },
  ],
  [
    { x: -29, y: 24 },
    { x: 29, y: 24 },
    { x: 0, y: 24 },
    { x: -26, y: -20 },
    { x: 26, y: -20 },
  ],
  [
    { x: -29, y: 24 },
    { x: 29, y: 24 },
    { x: 0, y: 24 },
    { x: -29, y: -20 },
    { x: 29, y: -20 },
    { x: 0, y: -20 },
  ],
];

/** How far from the middle of its room a pawn stands, of so many there. */
export function spread(index: number, count: number): Point {
  const places = SPREAD[Math.min(count, SPREAD.length) - 1] ?? [];
  return places[index % places.length] ?? { x: 0, y: 0 };
}
