// The panel after a capture: who became what, what was taken and lost, who starts.
import { captureIn, captureTitle, nextRound } from "../../boards/macgregor/capture";
import type { RoundSummary, Say } from "../contract";
import type { GameEvent } from "./events";
import { after, drawnOf, type TreasureView } from "./table";

/** What a capture in these events made of both; null if nobody was caught. */
export function captureSummary(
  events: GameEvent[],
  view: TreasureView,
  say: Say,
): RoundSummary | null {
  const capture = captureIn(events);
  if (!capture) return null;
  const { event: caught, old, ghost } = capture;
  const stolen = events.find((event) => event.kind === "stolen");
  const count = stolen?.fields.count ?? 0;
  const token = stolen?.fields.token ?? null;
  const lost = events.find((event) => event.kind === "dropped");
  let drawn = drawnOf(view);
  for (const event of events) drawn = after(drawn, event, view.seat);
  const text = (seat: number): string => {
    if (seat === ghost)
      return say("web-capture-ghost", { count, token, keys: lost?.fields.count ?? 0 });
    return say("web-capture-runner", { room: caught.fields.room, count, token });
  };
  return {
    title: captureTitle(capture, view.seat, say),
    lines: [ghost, old].map((seat) => ({
      seat,
      text: text(seat),
      score: drawn.public.treasures[seat]?.length ?? 0,
    })),
    next: nextRound(events, say),
  };
}
