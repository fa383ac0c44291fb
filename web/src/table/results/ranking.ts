// Which place somebody has at the end, and whether scores tell anything.
import type { Outcome } from "../../api/wire";

/** The endings beside the rules. */
const STOPPED: readonly string[] = ["agreed", "forfeited", "lost-on-time", "resigned"];

/** A game that was stopped before its rules counted anything has no scores: all of them are 0. */
export function isScored({ reason, scores }: Pick<Outcome, "reason" | "scores">): boolean {
  return !STOPPED.includes(reason) || scores.some((score) => score !== 0);
}

/** By seat; null: the seat only has not won, as others with another score have not: no place. */
export function placesOf(ranks: readonly number[], scores: readonly number[]): (number | null)[] {
  return ranks.map((rank, seat) => {
    const isShared = ranks.some((other, at) => other === rank && scores[at] !== scores[seat]);
    return rank > 1 && isShared ? null : rank;
  });
}
