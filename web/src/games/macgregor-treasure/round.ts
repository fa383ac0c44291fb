// The panel after a capture: who became what, what was taken and lost, who starts.
import type { EventInfo } from "../../lib/wire";
import { numberIn, textIn } from "../castle/drawn";
import type { RoundSummary, Say } from "../contract";
import { after, drawnOf, type TreasureView } from "./table";

/** The exchange of roles in these events; null if nobody was caught. */
export function captureSummary(
  events: EventInfo[],
  view: TreasureView,
  say: Say,
): RoundSummary | null {
  const caught = events.find((event) => event.kind === "caught");
  if (!caught) return null;
  const old = numberIn(caught, "seat");
  const ghost = numberIn(caught, "other_seat");
  const { rooms } = view.public;
  const stolen = events.find((event) => event.kind === "stolen");
  const count = stolen ? numberIn(stolen, "count") : 0;
  const token = stolen ? textIn(stolen, "token") : null;
  const lost = events.find((event) => event.kind === "dropped");
  const goesOn = events.some((event) => event.kind === "round");
  let drawn = drawnOf(view);
  for (const event of events) drawn = after(drawn, event, view.seat);
  const text = (seat: number): string => {
    if (seat === ghost)
      return say("web-capture-ghost", { count, token, keys: lost ? numberIn(lost, "count") : 0 });
    return say("web-capture-runner", { room: textIn(caught, "room"), count, token });
  };
  return {
    title: say("web-capture-title", caught.fields),
    lines: [ghost, old].map((seat) => ({
      seat,
      text: text(seat),
      score: drawn.public.treasures[seat]?.length ?? 0,
    })),
    // MT-3.3: from the left of the new ghost.
    next: goesOn
      ? say("web-capture-next", { seat: ghost, first_seat: (ghost + 1) % rooms.length })
      : null,
  };
}
