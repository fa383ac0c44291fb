// Where the arrow keys lead in the grid of rooms.
import type { Castle, Wall } from "./plan";

const ARROWS: Readonly<Record<string, Wall>> = {
  ArrowUp: "N",
  ArrowRight: "E",
  ArrowDown: "S",
  ArrowLeft: "W",
};

/** The room that a key leads to; null if the key has no meaning in the grid. */
export function roomTowards(castle: Castle, room: string, key: string): string | null {
  const wall = ARROWS[key];
  if (wall) {
    for (const cell of castle.cellsOf(room)) {
      const next = castle.across(cell, wall);
      if (next !== null && castle.roomOf(next) !== room) return castle.roomOf(next);
    }
    return room;
  }
  if (key === "Home") return castle.roomOf(`${room[0]}0`);
  if (key === "End") return castle.roomOf(`${room[0]}${castle.columns - 1}`);
  return null;
}
