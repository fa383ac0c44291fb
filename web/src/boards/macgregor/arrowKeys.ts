// Where the arrow keys lead in the grid of rooms.
import { CHOOSE, LET_GO, ROOMS, ROW_ENDS } from "../../kit/shortcuts";
import type { Castle, Wall } from "./castle";

const ARROWS: Readonly<Record<(typeof ROOMS.keys)[number], Wall>> = {
  ArrowUp: "N",
  ArrowRight: "E",
  ArrowDown: "S",
  ArrowLeft: "W",
};
const [FIRST, LAST] = ROW_ENDS.keys;

export const KEYS = [ROOMS, ROW_ENDS, CHOOSE, LET_GO];

/** The room that a key leads to; null if the key has no meaning in the grid. */
export function roomTowards(castle: Castle, room: string, key: string): string | null {
  const wall = (ARROWS as Readonly<Record<string, Wall>>)[key];
  if (wall) {
    for (const cell of castle.cellsOf(room)) {
      const next = castle.across(cell, wall);
      if (next !== null && castle.roomOf(next) !== room) return castle.roomOf(next);
    }
    return room;
  }
  if (key === FIRST) return castle.roomOf(`${room[0]}0`);
  if (key === LAST) return castle.roomOf(`${room[0]}${castle.columns - 1}`);
  return null;
}
