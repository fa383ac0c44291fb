// The panel at the end of a round of a match: who gained what, and why.
import type { EventInfo } from "../../api/wire";
import type { RoundSummary, Say } from "../contract";
import { numberIn } from "../fields";
import type { GhooostView } from "./table";

/** The sum of a round that ended in these events; a single round has its result only. */
export function roundSummary(
  events: EventInfo[],
  view: GhooostView,
  say: Say,
): RoundSummary | null {
  const at = events.findIndex((event) => event.kind === "round-over");
  const over = events[at];
  if (!over || view.public.match === "single") return null;
  const later = events.slice(at + 1);
  const loser = numberIn(over, "seat");
  const of = (kind: string, seat: number): EventInfo | undefined =>
    later.find((event) => event.kind === kind && numberIn(event, "seat") === seat);
  const next = later.find((event) => event.kind === "round");
  const tied = later.find((event) => event.kind === "tied");
  return {
    title: say("web-round-sum", { round: numberIn(over, "round") }),
    lines: view.public.points.map((points, seat) => {
      const scored = of("scored", seat);
      const boo = of("boo", seat);
      if (boo) return { seat, text: lost(over, boo, say), score: points };
      return {
        seat,
        text: scored ? say("web-round-scored", scored.fields) : "",
        score: scored ? numberIn(scored, "total") : points,
      };
    }),
    next:
      [
        tied ? say("event-tied", tied.fields) : "",
        next ? say("web-round-next", { seat: loser }) : "",
      ]
        .join(" ")
        .trim() || null,
  };
}

function lost(over: EventInfo, boo: EventInfo, say: Say): string {
  return say("web-round-boo", {
    reason: over.fields.reason,
    cards: over.fields.cards,
    boos: boo.fields.boos,
  });
}
