// What is looked at in a castle.
import type { EventInfo } from "../../api/wire";
import { numberIn, textIn } from "../../games/fields";
import { endOfPlan } from "./choices";
import { type CastleDrawn, type CastleTable, NOWHERE, roomOf } from "./drawn";
import type { Castle } from "./castle";

/** Where to look in a castle that is larger than the screen; `otherwise`: at whose pawn. */
export function placeToLook(
  castle: Castle,
  drawn: CastleDrawn<CastleTable>,
  isPlanning: boolean,
  told: EventInfo | null,
  otherwise: number | null,
): string | null {
  if (isPlanning) return endOfPlan(castle, drawn);
  const table = drawn.public;
  const acting = told ? numberIn(told, "seat") : drawn.walking ? table.ghost : otherwise;
  const room = acting === null || acting < 0 ? NOWHERE : roomOf(table, acting);
  return room === NOWHERE ? null : room;
}

/** The colour of the exit that was taken. */
export function exitTakenIn(events: readonly EventInfo[]): string | null {
  return (
    events
      .filter(({ kind }) => kind === "escaped")
      .map((event) => textIn(event, "colour"))
      .at(-1) ?? null
  );
}
