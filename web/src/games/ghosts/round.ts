// The panel at the end of a round: who gained what, and why.
import type { EventInfo } from "../../api/wire";
import type { RoundSummary, Say } from "../contract";
import { numberIn } from "../fields";
import { after, drawnOf, type GhostsView } from "./table";

/** The sum of a round that ended in these events; `view` is the one before them. */
export function roundSummary(events: EventInfo[], view: GhostsView, say: Say): RoundSummary | null {
  const at = events.findIndex((event) => event.kind === "round-over");
  const over = events[at];
  if (!over) return null;
  const round = numberIn(over, "round");
  let drawn = drawnOf(view);
  const isBefore = drawn.public.round === round && drawn.public.phase !== "over";
  if (isBefore)
    for (const event of events.slice(0, at))
      drawn = after(drawn, event, { mist: true, eyes: null });
  const { fear, taken } = drawn.public;
  const back = new Map<number, EventInfo>();
  let next: EventInfo | undefined;
  for (const event of events.slice(at + 1)) {
    if (event.kind === "gave-back") back.set(numberIn(event, "seat"), event);
    if (event.kind === "round") next ??= event;
  }
  return {
    title: say("round-sum", { round, rounds: drawn.public.rounds }),
    lines: fear.map((points, seat) => {
      const given = back.get(seat);
      return {
        seat,
        text: given
          ? say("round-gave-back", { points: numberIn(given, "points") })
          : say("round-took", { piles: taken[seat] ?? 0 }),
        score: given ? numberIn(given, "fear") : points,
      };
    }),
    next: next ? say("round-next", { seat: numberIn(next, "seat") }) : null,
  };
}
