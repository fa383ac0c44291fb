// The panel at the end of a round of a match: who gained what, and why.
import type { RoundSummary, Say } from "../contract";
import type { Boo, GameEvent, RoundOver, Scored } from "./events";
import type { GhooostView } from "./table";

/** The sum of a round that ended in these events; a single round has its result only. */
export function roundSummary(
  events: GameEvent[],
  view: GhooostView,
  say: Say,
): RoundSummary | null {
  const over = events.find((event) => event.kind === "round-over");
  if (!over || view.public.match === "single") return null;
  const scored = new Map<number, Scored>();
  const boos = new Map<number, Boo>();
  let tied = "";
  let next = "";
  for (const event of events.slice(events.indexOf(over) + 1)) {
    if (event.kind === "scored") scored.set(event.fields.seat, event);
    if (event.kind === "boo") boos.set(event.fields.seat, event);
    if (event.kind === "tied") tied = say("event-tied", { ...event.fields });
    if (event.kind === "round") next = say("web-round-next", { seat: over.fields.seat });
  }
  return {
    title: say("web-round-sum", { round: over.fields.round }),
    lines: view.public.points.map((points, seat) => {
      const boo = boos.get(seat);
      if (boo) return { seat, text: lost(over, boo, say), score: points };
      const gained = scored.get(seat);
      return {
        seat,
        text: gained ? say("web-round-scored", { ...gained.fields }) : "",
        score: gained ? gained.fields.total : points,
      };
    }),
    next: [tied, next].join(" ").trim() || null,
  };
}

function lost(over: RoundOver, boo: Boo, say: Say): string {
  const { reason, cards } = over.fields;
  return say("web-round-boo", { reason, cards, boos: boo.fields.boos });
}
