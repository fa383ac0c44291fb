// Where a key leads from a room of the grid.
import { CHOOSE, LET_GO, ROOMS, ROW_ENDS } from "../../kit/shortcuts";
import { type Direction, neighbour } from "./rooms";

const ARROWS: Readonly<Record<(typeof ROOMS.keys)[number], Direction>> = {
  ArrowUp: "north",
  ArrowRight: "east",
  ArrowDown: "south",
  ArrowLeft: "west",
};
const [FIRST, LAST] = ROW_ENDS.keys;

export const KEYS = [ROOMS, ROW_ENDS, CHOOSE, LET_GO];

/** The room that a key leads to; null if the key has no meaning in the grid. */
export function roomTowards(room: string, key: string): string | null {
  const direction = (ARROWS as Readonly<Record<string, Direction>>)[key];
  if (direction) return neighbour(room, direction) ?? room;
  if (key === FIRST) return `a${room.slice(1)}`;
  if (key === LAST) return `e${room.slice(1)}`;
  return null;
}
