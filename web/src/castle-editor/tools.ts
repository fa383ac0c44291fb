// What a touch or a key does to a drawing.
import { COLOURS, type Colour } from "../boards/macgregor/castle";
import { DOOR, HALL, WALL_UP } from "../kit/shortcuts";
import { isCell } from "./arrowKeys";
import {
  begin,
  cycleDoor,
  isWithin,
  join,
  LETTERS,
  paint,
  roomOf,
  setDoor,
  sidesOf,
  split,
  toggleDoor,
  toggleStairs,
  type Game,
  type Sketch,
} from "./sketch";

/** A door of a colour, a blazon by its letter, or what else can be put somewhere. */
export type Tool = "hall" | "treasure" | "ghost" | "stairs" | `door-${Colour}` | `blazon-${string}`;

/** Doors, of each colour. */
export const DOORS: readonly Tool[] = COLOURS.map((colour): Tool => `door-${colour}`);

/** What there is to put into rooms for a game, blazons aside. */
export function placing(game: Game): Tool[] {
  return game === "macgregor" ? ["treasure", "hall"] : ["ghost", "stairs", "hall"];
}

/** The blazons of a game. */
export function blazonsOf(game: Game): Tool[] {
  return Array.from(LETTERS[game], (letter): Tool => `blazon-${letter}`);
}

const COLOUR_KEYS: Readonly<Record<(typeof DOOR.keys)[number], Colour>> = {
  R: "red",
  B: "blue",
  G: "green",
};

/** A touch, with the tool in hand. Walls get doors, whatever it is, but for the one for halls. */
export function act(sketch: Sketch, place: string, tool: Tool): Sketch {
  if (!isCell(place)) {
    if (tool === "hall") return joinOrSplit(sketch, place);
    const colour = colourOf(tool);
    return colour ? toggleDoor(sketch, place, colour) : cycleDoor(sketch, place);
  }
  switch (tool) {
    case "door-red":
    case "door-blue":
    case "door-green":
      return sketch;
    case "hall":
      return roomOf(sketch, place).length > 1 ? split(sketch, place) : sketch;
    case "treasure":
    case "ghost":
      return begin(sketch, tool, place);
    case "stairs":
      return toggleStairs(sketch, place);
    default:
      return paint(sketch, place, tool.slice("blazon-".length));
  }
}

/** Whether a touch with a tool does something to rooms; all of them do something to walls. */
export function isForRooms(tool: Tool): boolean {
  return colourOf(tool) === null;
}

function colourOf(tool: Tool): Colour | null {
  return COLOURS.find((colour) => tool === `door-${colour}`) ?? null;
}

/** A key at a place; null if it means nothing there. */
export function actByKey(sketch: Sketch, place: string, key: string): Sketch | null {
  const letter = key.toUpperCase();
  if (isCell(place))
    return letter.length === 1 && LETTERS[sketch.game].includes(letter)
      ? paint(sketch, place, letter)
      : null;
  if (letter === HALL.keys[0]) return joinOrSplit(sketch, place);
  const door = DOOR.keys.find((each) => each === letter);
  if (door) return setDoor(sketch, place, COLOUR_KEYS[door]);
  return WALL_UP.keys.some((each) => each === key) ? setDoor(sketch, place, null) : null;
}

function joinOrSplit(sketch: Sketch, wall: string): Sketch {
  return isWithin(sketch, wall) ? split(sketch, sidesOf(wall)[0]) : join(sketch, wall);
}
