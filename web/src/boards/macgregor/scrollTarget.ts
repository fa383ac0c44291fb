// What is looked at in a castle.
import { endOfPlan } from "./choices";
import { type CastleDrawn, type CastleEvent, type CastleTable, NOWHERE, roomOf } from "./drawn";
import type { Castle } from "./castle";

/** Where to look in a castle that is larger than the screen; `otherwise`: at whose pawn. */
export function placeToLook(
  castle: Castle,
  drawn: CastleDrawn<CastleTable>,
  isPlanning: boolean,
  told: CastleEvent | null,
  otherwise: number | null,
): string | null {
  if (isPlanning) return endOfPlan(castle, drawn);
  const table = drawn.public;
  const acting = told ? seatIn(told) : drawn.walking ? table.ghost : otherwise;
  const room = acting === null ? NOWHERE : roomOf(table, acting);
  return room === NOWHERE ? null : room;
}

/** Who does what is told; null: nobody. */
function seatIn({ fields }: CastleEvent): number | null {
  return "seat" in fields ? fields.seat : null;
}

/** The colour of the exit that was taken. */
export function exitTakenIn(events: readonly CastleEvent[]): string | null {
  return events.findLast((event) => event.kind === "escaped")?.fields.colour ?? null;
}
