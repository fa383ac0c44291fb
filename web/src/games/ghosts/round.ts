// The panel at the end of a round: who gained what, and why.
import type { RoundSummary, Say } from "../contract";
import type { GameEvent, GaveBack, Round } from "./events";
import { after, drawnOf, type GhostsView } from "./table";

/** The sum of a round that ended in these events; `view` is the one before them. */
export function roundSummary(events: GameEvent[], view: GhostsView, say: Say): RoundSummary | null {
  const over = events.find((event) => event.kind === "round-over");
  if (!over) return null;
  const at = events.indexOf(over);
  const { round } = over.fields;
  let drawn = drawnOf(view);
  const isBefore = view.public.round === round && view.public.phase !== "over";
  if (isBefore)
    for (const event of events.slice(0, at))
      drawn = after(drawn, event, { mist: true, eyes: null });
  const { fear, taken } = drawn.public;
  const back = new Map<number, GaveBack>();
  let next: Round | undefined;
  for (const event of events.slice(at + 1)) {
    if (event.kind === "gave-back") back.set(event.fields.seat, event);
    if (event.kind === "round") next ??= event;
  }
  return {
    title: say("round-sum", { round, rounds: drawn.public.rounds }),
    lines: fear.map((points, seat) => {
      const given = back.get(seat);
      return {
        seat,
        text: given
          ? say("round-gave-back", { points: given.fields.points })
          : say("round-took", { piles: taken[seat] ?? 0 }),
        score: given ? given.fields.fear : points,
      };
    }),
    next: next ? say("round-next", { seat: next.fields.seat }) : null,
  };
}
