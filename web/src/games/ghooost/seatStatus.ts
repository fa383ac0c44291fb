// How a seat stands: what it holds, whether it acts or is out, what it has gained.
import { isActing } from "./table";
import type { Public } from "./view";

export interface Standing {
  hand: number;
  manor: number;
  /** Which one it was to get out; 0: it is still in play. */
  place: number;
  acting: boolean;
  next: boolean;
  /** Whether it began the round. */
  first: boolean;
  /** Whether points are counted. */
  match: boolean;
  points: number;
  boos: number;
}

export function standingOf(table: Public, seat: number): Standing {
  const turn = isActing(table) ? table.turn : null;
  return {
    hand: table.hand_sizes[seat] ?? 0,
    manor: table.manor_sizes[seat] ?? 0,
    place: table.out.indexOf(seat) + 1,
    acting: turn === seat,
    next: turn !== null && turn !== seat && table.next === seat,
    first: table.first === seat,
    match: table.match === "boo",
    points: table.points[seat] ?? 0,
    boos: table.boos[seat] ?? 0,
  };
}
