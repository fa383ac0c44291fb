// The castle of 18 Ghosts as it is drawn (EG-1): rooms, floors, portals, and where they lie.
import { FACTS } from "./facts";

type Room = keyof typeof FACTS.floors;
export type Floor = (typeof FACTS.floors)[Room];
export type Colour = (typeof FACTS.colours)[number];
export type Letter = (typeof FACTS.letters)[number];
export type Direction = (typeof FACTS.directions)[number];
export interface Point {
  x: number;
  y: number;
}

export const SIDE = FACTS.side;
/** The side of a room in the units of the drawing; a1 lies in the south-west. */
export const CELL = 100;

const NAMES = Object.keys(FACTS.floors);
export const COLUMNS: readonly string[] = [...new Set(NAMES.map((room) => room.charAt(0)))];
/** From north to south. */
export const ROWS: readonly string[] = [...new Set(NAMES.map((room) => room.charAt(1)))].reverse();
export const ROOMS: readonly string[] = ROWS.flatMap((row) =>
  COLUMNS.map((column) => column + row),
);
export const COLOURS: readonly Colour[] = FACTS.colours;
export const LETTERS: readonly Letter[] = FACTS.letters;
export const DIRECTIONS: readonly Direction[] = FACTS.directions;
export const PORTAL_ROOMS: Readonly<Record<Colour, string>> = FACTS.portal_rooms;

const STEPS: Readonly<Record<Direction, Point>> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

/** Column and row of a room, counted from the north-west. */
export function place(room: string): Point {
  return {
    x: COLUMNS.indexOf(room.charAt(0)),
    y: ROWS.indexOf(room.charAt(1)),
  };
}

/** The room at a column and row counted from the north-west; null outside. */
function roomAt(x: number, y: number): string | null {
  const column = COLUMNS[x];
  const row = ROWS[y];
  return column && row ? column + row : null;
}

export function floorOf(room: string): Floor {
  return FACTS.floors[room as Room];
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

/** Ghosts in the order in which they are told: player A's, then player B's. */
export function inOrder(ghosts: string): string {
  const some = (owner: number, colour: Colour) =>
    ghostOf(owner, colour).repeat(countOf(ghosts, owner, colour));
  return [0, 1].flatMap((owner) => COLOURS.map((colour) => some(owner, colour))).join("");
}

/** How many ghosts of one owner and colour are among these. */
export function countOf(ghosts: string, owner: number, colour: string): number {
  const wanted = ghostOf(owner, colour);
  return ghosts.split(wanted).length - 1;
}
