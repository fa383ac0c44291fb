// The panel after a capture: who became what, who holds which keys, who starts.
import type { EventInfo } from "../../lib/wire";
import type { RoundSummary } from "../contract";
import { type MacGregorView, numberIn, textIn } from "./table";

type Say = (key: string, fields?: Record<string, unknown>) => string;

/** The exchange of roles in these events; null if nobody was caught. */
export function captureSummary(
  events: EventInfo[],
  view: MacGregorView,
  say: Say,
): RoundSummary | null {
  const caught = events.find((event) => event.kind === "caught");
  if (!caught) return null;
  const old = numberIn(caught, "seat");
  const ghost = numberIn(caught, "other_seat");
  const players = view.public.rooms.length;
  const handed = events.find((event) => event.kind === "handed");
  const goesOn = events.some((event) => event.kind === "round");
  const count = handed ? numberIn(handed, "count") : 0;
  const text = (seat: number): string => {
    if (seat === ghost) return say("web-capture-ghost");
    if (seat !== old) return say("web-capture-other");
    return say("web-capture-runner", { room: textIn(caught, "room"), count });
  };
  return {
    title: say("web-capture-title", caught.fields),
    lines: view.public.rooms.map((_, seat) => ({ seat, text: text(seat), score: null })),
    // MG-3.2: from the left of the new ghost.
    next: goesOn
      ? say("web-capture-next", { seat: ghost, first_seat: (ghost + 1) % players })
      : null,
  };
}
