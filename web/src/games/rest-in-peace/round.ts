// The panel at the end of round 10: what each family had there, and what it counted.
import type { RoundSummary, Say } from "../contract";
import type { GameEvent } from "./events";
import { lyingIn, of, type RestInPeaceView, TENTH } from "./table";
import { cardName, explanation, signed } from "./words";

/** The sum of round 10, if it ended in these events; `view` is the one before them. */
export function roundSummary(
  events: GameEvent[],
  view: RestInPeaceView,
  say: Say,
): RoundSummary | null {
  const over = events.find((event) => event.kind === "round-ten" || event.kind === "cancelled");
  if (!over) return null;
  return {
    title: say("board-house", { round: TENTH }),
    lines: over.fields.totals.map((total, seat) => ({
      seat,
      text: say("board-ten-sum", {
        total: signed(total, ""),
        cards: cardsOf(events, view, seat, say),
      }),
      score: tokensOf(events, view, seat),
    })),
    next: say(`event-${over.kind}`, { ...over.fields }),
  };
}

/** How many houses a family has in the end. */
function tokensOf(events: GameEvent[], view: RestInPeaceView, seat: number): number {
  const won = events
    .filter((event) => event.kind === "house-won")
    .findLast(({ fields }) => fields.seat === seat);
  if (won) return won.fields.manors + won.fields.castles;
  return of(view.public.manors, seat) + of(view.public.castles, seat);
}

/** What lies there, with what each card counts as far as it is known. */
function cardsOf(events: GameEvent[], view: RestInPeaceView, seat: number, say: Say): string {
  const revealed = events
    .filter((event) => event.kind === "revealed")
    .find(({ fields }) => fields.seat === seat);
  if (revealed) {
    const { cards } = revealed.fields;
    return cards.length === 0 ? say("board-no-cards") : cards.join(", ");
  }
  const round = view.public.rounds[TENTH - 1];
  const cards = round ? lyingIn(round, seat, null) : [];
  if (cards.length === 0) return say("board-no-cards");
  return cards
    .map((lying) =>
      (lying.card.because ?? []).length > 0
        ? `${cardName(lying)}: ${explanation(lying)}`
        : `${cardName(lying)}: ${signed(lying.card.value ?? 0, "")}`,
    )
    .join("; ");
}
