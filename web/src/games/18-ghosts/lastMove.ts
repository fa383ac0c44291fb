// What the latest move left behind, to be marked on the board.
import type { GameEvent } from "./events";
import type { Colour } from "./rooms";
import { isMove } from "./shown";

export interface Trace {
  /** The room that was left. */
  from: string | null;
  /** The room that was entered, or attacked. */
  to: string | null;
  /** The rooms that ghosts escaped from. */
  freed: readonly string[];
  turned: Colour | null;
}

export function traceOf(events: readonly GameEvent[]): Trace {
  const entered = events.find((event) => isMove(event) || event.kind === "placed");
  return {
    from: events.find(isMove)?.fields.source ?? null,
    to: entered?.fields.target ?? null,
    freed: events.flatMap((event) => (event.kind === "escaped" ? event.fields.room : [])),
    turned: events.find((event) => event.kind === "turned")?.fields.colour ?? null,
  };
}
