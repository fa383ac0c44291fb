// What both games tell after a capture.
import type { Say } from "../../games/contract";
import type { CastleEvent } from "./drawn";

interface Capture {
  event: Extract<CastleEvent, { kind: "caught" }>;
  /** The seat that was the ghost. */
  old: number;
  /** The seat that is the ghost now. */
  ghost: number;
}

/** The exchange of roles in these events; null if nobody was caught. */
export function captureIn(events: readonly CastleEvent[]): Capture | null {
  const event = events.find((one) => one.kind === "caught");
  if (!event) return null;
  return { event, old: event.fields.seat, ghost: event.fields.other_seat };
}

/** Who caught whom, said to the one who reads. */
export function captureTitle(
  { event, old, ghost }: Capture,
  reader: number | null,
  say: Say,
): string {
  const key =
    reader === ghost
      ? "web-capture-you"
      : reader === old
        ? "web-capture-by-you"
        : "web-capture-title";
  return say(key, { ...event.fields });
}

/** Who starts the next round; null: none begins. */
export function nextRound(events: readonly CastleEvent[], say: Say): string | null {
  const round = events.find((one) => one.kind === "round");
  return round ? say("web-capture-next", { ...round.fields }) : null;
}
