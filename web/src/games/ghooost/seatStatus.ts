// How a seat stands: what it holds, whether it acts or is out, what it has gained.
import type { OpenTable } from "./table";

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

/** Who acts now and who comes next (null: nobody, or it cannot be told), and who is out. */
export interface Turn {
  acting: number | null;
  next: number | null;
  out: readonly number[];
}

export function standingOf(table: OpenTable, seat: number, { acting, next, out }: Turn): Standing {
  return {
    hand: table.hand_sizes[seat] ?? 0,
    manor: table.manor_sizes[seat] ?? 0,
    place: out.indexOf(seat) + 1,
    acting: acting === seat,
    next: acting !== null && acting !== seat && next === seat,
    first: table.first === seat,
    match: table.match === "boo",
    points: table.points[seat] ?? 0,
    boos: table.boos[seat] ?? 0,
  };
}
