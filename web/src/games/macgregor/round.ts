// The panel after a capture: who became what, who holds which keys, who starts.
import { captureIn, captureTitle, nextRound } from "../../boards/macgregor/capture";
import type { RoundSummary, Say } from "../contract";
import type { GameEvent } from "./events";
import type { MacGregorView } from "./table";

/** What a capture in these events made of everybody; null if nobody was caught. */
export function captureSummary(
  events: GameEvent[],
  view: MacGregorView,
  say: Say,
): RoundSummary | null {
  const capture = captureIn(events);
  if (!capture) return null;
  const { event: caught, old, ghost } = capture;
  const { rooms } = view.public;
  const handed = events.find((event) => event.kind === "handed");
  const count = handed?.fields.count ?? 0;
  const text = (seat: number): string => {
    if (seat === ghost) return say("web-capture-ghost");
    if (seat !== old) return say("web-capture-other");
    return say("web-capture-runner", { room: caught.fields.room, count });
  };
  return {
    title: captureTitle(capture, view.seat, say),
    lines: rooms.map((_, seat) => ({ seat, text: text(seat), score: null })),
    next: nextRound(events, say),
  };
}
