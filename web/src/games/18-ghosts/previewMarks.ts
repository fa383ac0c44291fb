// What an action would lead to, as it is drawn before it is done.
import type { GameEvent, TurnedFields } from "./events";
import { isAttackerLost, isMove } from "./shown";

export interface Foresight {
  action: string;
  /** The room of the ghost that would lose. */
  loser: string | null;
  turned: TurnedFields | null;
  /** Where ghosts that would escape stand now. */
  freed: readonly string[];
  events: readonly GameEvent[];
}

/** What is worth showing of it; null for an action that does only what one sees anyway. */
export function foresee(action: string, events: readonly GameEvent[]): Foresight | null {
  const fought = events.find((event) => event.kind === "fought");
  const escaped = events.filter((event) => event.kind === "escaped");
  if (!fought && escaped.length === 0) return null;
  const isLost = fought !== undefined && isAttackerLost(fought);
  const moved = events.find(isMove)?.fields;
  // A ghost that moves and then escapes is still where it comes from.
  const now = (room: string) => (moved && !isLost && room === moved.target ? moved.source : room);
  return {
    action,
    loser: fought ? fought.fields[isLost ? "source" : "target"] : null,
    turned: events.find((event) => event.kind === "turned")?.fields ?? null,
    freed: escaped.map((event) => now(event.fields.room)),
    events,
  };
}
