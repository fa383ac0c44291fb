// What the latest move left behind, to be marked on the board.
import type { EventInfo } from "../../api/wire";
import { COLOURS, type Colour } from "./rooms";
import { word } from "./shown";

export interface Trace {
  /** The room that was left. */
  from: string | null;
  /** The room that was entered, or attacked. */
  to: string | null;
  /** The rooms that ghosts escaped from. */
  freed: readonly string[];
  turned: Colour | null;
}

export function traceOf(events: readonly EventInfo[]): Trace {
  const find = (name: string) =>
    events.map((event) => word(event, name)).find((found) => found !== "") ?? null;
  const turned = events.find((event) => event.kind === "turned");
  return {
    from: find("source"),
    to: find("target"),
    freed: events.filter((event) => event.kind === "escaped").map((event) => word(event, "room")),
    turned: COLOURS.find((colour) => turned && word(turned, "colour") === colour) ?? null,
  };
}
