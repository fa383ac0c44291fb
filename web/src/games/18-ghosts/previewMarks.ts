// What an action would lead to, as it is drawn before it is done.
import type { EventInfo } from "../../api/wire";
import { COLOURS, type Colour, type Direction } from "./rooms";
import { isAttackerLost, word } from "./shown";

export interface Foresight {
  action: string;
  /** The room of the ghost that would lose. */
  loser: string | null;
  turned: { colour: Colour; direction: Direction } | null;
  /** Where ghosts that would escape stand now. */
  freed: readonly string[];
  events: readonly EventInfo[];
}

/** What is worth showing of it; null for an action that does only what one sees anyway. */
export function foresee(action: string, events: readonly EventInfo[]): Foresight | null {
  const fought = events.find((event) => event.kind === "fought");
  const turned = events.find((event) => event.kind === "turned");
  const moved = events[0];
  const escaped = events.filter((event) => event.kind === "escaped");
  if (!fought && escaped.length === 0) return null;
  const colour = COLOURS.find((one) => turned && word(turned, "colour") === one);
  // A ghost that moves and then escapes is still where it comes from.
  const now = (room: string) =>
    moved && room === word(moved, "target") && staysOrigin(moved)
      ? word(moved, "source") || room
      : room;
  return {
    action,
    loser: fought ? word(fought, isAttackerLost(fought) ? "source" : "target") : null,
    turned: turned && colour ? { colour, direction: word(turned, "direction") as Direction } : null,
    freed: escaped.map((event) => now(word(event, "room"))),
    events,
  };
}

function staysOrigin(event: EventInfo): boolean {
  return event.kind !== "fought" || !isAttackerLost(event);
}
