// Where a key leads from a room of the grid.
import { type Direction, neighbour } from "./castle";

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: "north",
  ArrowRight: "east",
  ArrowDown: "south",
  ArrowLeft: "west",
};

/** The room that a key leads to; null if the key has no meaning in the grid. */
export function roomTowards(room: string, key: string): string | null {
  const direction = ARROWS[key];
  if (direction) return neighbour(room, direction) ?? room;
  if (key === "Home") return `a${room.slice(1)}`;
  if (key === "End") return `e${room.slice(1)}`;
  return null;
}
