// The castle of 18 Ghosts as it is drawn (EG-1): rooms, floors, portals, and where they lie.
export type Floor = "R" | "B" | "Y" | "M" | "P";
export type Colour = "red" | "blue" | "yellow";
export type Letter = "R" | "B" | "Y";
export type Direction = "north" | "east" | "south" | "west";
export interface Point {
  x: number;
  y: number;
}

export const SIDE = 5;
/** The side of a room in the units of the drawing; a1 lies in the south-west. */
export const CELL = 100;

const PLAN = ["BRPBR", "YMYMY", "RBRBP", "BMYMR", "YRPBY"];
export const COLUMNS = ["a", "b", "c", "d", "e"] as const;
export const ROWS = ["5", "4", "3", "2", "1"] as const;
export const ROOMS: readonly string[] = ROWS.flatMap((row) =>
  COLUMNS.map((column) => column + row),
);
export const COLOURS: readonly Colour[] = ["red", "blue", "yellow"];
export const LETTERS: readonly Letter[] = ["R", "B", "Y"];
export const DIRECTIONS: readonly Direction[] = ["north", "east", "south", "west"];
export const PORTAL_ROOMS: Readonly<Record<Colour, string>> = {
  red: "c5",
  blue: "c1",
  yellow: "e3",
};

const STEPS: Readonly<Record<Direction, Point>> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

/** Column and row of a room, counted from the north-west. */
export function place(room: string): Point {
  return {
    x: COLUMNS.indexOf(room[0] as (typeof COLUMNS)[number]),
    y: ROWS.indexOf(room[1] as (typeof ROWS)[number]),
  };
}

/** The room at a column and row counted from the north-west; null outside. */
export function roomAt(x: number, y: number): string | null {
  const column = COLUMNS[x];
  const row = ROWS[y];
  return column && row ? column + row : null;
}

export function floorOf(room: string): Floor {
  const { x, y } = place(room);
  return PLAN[y]?.[x] as Floor;
}

/** The middle of a room in the drawing. */
export function centre(room: string): Point {
  const { x, y } = place(room);
  return { x: (x + 0.5) * CELL, y: (y + 0.5) * CELL };
}

/** The room next to a room; null through the outer wall. */
export function neighbour(room: string, direction: Direction): string | null {
  const { x, y } = place(room);
  const step = STEPS[direction];
  return roomAt(x + step.x, y + step.y);
}

export function neighbours(room: string): string[] {
  return DIRECTIONS.map((direction) => neighbour(room, direction)).filter((next) => next !== null);
}

export function isNext(room: string, other: string): boolean {
  return neighbours(room).includes(other);
}

/** The room that a portal's open side faces; null for the outer wall. */
export function exitOf(colour: Colour, direction: Direction): string | null {
  return neighbour(PORTAL_ROOMS[colour], direction);
}

/** The colour of the portal that stands in a room. */
export function portalIn(room: string): Colour | null {
  return COLOURS.find((colour) => PORTAL_ROOMS[colour] === room) ?? null;
}

/** How far a portal that opens north is turned clockwise to open there, in degrees. */
export function angleOf(direction: string): number {
  return DIRECTIONS.indexOf(direction as Direction) * 90;
}

/** The next angle that shows a direction, never turning back. */
export function turnedTo(angle: number, direction: string): number {
  return angle + ((((angleOf(direction) - angle) % 360) + 360) % 360);
}

/** Half a room towards a direction. */
export function towards(direction: Direction): Point {
  return {
    x: STEPS[direction].x * (CELL / 2),
    y: STEPS[direction].y * (CELL / 2),
  };
}

export function colourOf(letter: string): Colour {
  return COLOURS[LETTERS.indexOf(letter.toUpperCase() as Letter)] ?? "red";
}

export function letterOf(colour: string): Letter {
  return LETTERS[COLOURS.indexOf(colour as Colour)] ?? "R";
}

/** Whose ghost a letter is: capitals are player A's. */
export function ownerOf(letter: string): 0 | 1 {
  return letter === letter.toUpperCase() ? 0 : 1;
}

/** The letter of a ghost. */
export function ghostOf(owner: number, colour: string): string {
  const letter = letterOf(colour);
  return owner === 0 ? letter : letter.toLowerCase();
}

/** How many ghosts of one owner and colour are among these. */
export function countOf(ghosts: string, owner: number, colour: string): number {
  const wanted = ghostOf(owner, colour);
  return ghosts.split(wanted).length - 1;
}
