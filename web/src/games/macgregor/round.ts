// The panel after a capture: who became what, who holds which keys, who starts.
import type { EventInfo } from "../../api/wire";
import { captureIn, captureTitle, nextRound } from "../../boards/macgregor/capture";
import type { RoundSummary, Say } from "../contract";
import { numberIn, textIn } from "../fields";
import type { MacGregorView } from "./table";

/** What a capture in these events made of everybody; null if nobody was caught. */
export function captureSummary(
  events: EventInfo[],
  view: MacGregorView,
  say: Say,
): RoundSummary | null {
  const capture = captureIn(events);
  if (!capture) return null;
  const { event: caught, old, ghost } = capture;
  const { rooms } = view.public;
  const handed = events.find((event) => event.kind === "handed");
  const count = handed ? numberIn(handed, "count") : 0;
  const text = (seat: number): string => {
    if (seat === ghost) return say("web-capture-ghost");
    if (seat !== old) return say("web-capture-other");
    return say("web-capture-runner", { room: textIn(caught, "room"), count });
  };
  return {
    title: captureTitle(capture, view.seat, say),
    lines: rooms.map((_, seat) => ({ seat, text: text(seat), score: null })),
    next: nextRound(events, ghost, rooms.length, say),
  };
}
