// What happens, shown in order: cards are dealt together, everything else one by one.
import type { CardStage } from "./stage";

/** That a card is dealt is told in the same way by all card games. */
interface Dealt {
  kind: "dealt";
  fields: { seat: number };
}

/** How a game shows what happens. */
export interface Manner<Drawn, E> {
  /** The marked place that cards are dealt from. */
  deck: string;
  /** What is drawn once an event has happened. */
  after: (drawn: Drawn, event: E) => Drawn;
  /** Show one event that deals no card. */
  one: (event: E) => Promise<void>;
}

const DEALING = 800;
const DEAL_FLIGHT = 240;
const SLOWEST_DEAL = 40;

/** Perform all events; a signal ends it at once. */
export async function performCards<Drawn, E extends { kind: string }>(
  events: readonly E[],
  stage: CardStage<Drawn, E>,
  manner: Manner<Drawn, E>,
  signal: AbortSignal,
): Promise<void> {
  let dealt: (E & Dealt)[] = [];
  for (const [at, event] of events.entries()) {
    if (signal.aborted) return;
    if (!isDealt(event)) await manner.one(event);
    else {
      dealt.push(event);
      if (events[at + 1]?.kind === "dealt") continue;
      await deal(dealt, stage, manner, signal);
      dealt = [];
    }
  }
}

function isDealt<E extends { kind: string }>(event: E): event is E & Dealt {
  return event.kind === "dealt";
}

/** Deal hand after hand, each at one go. */
async function deal<Drawn, E>(
  dealt: readonly (E & Dealt)[],
  stage: CardStage<Drawn, E>,
  { deck, after }: Manner<Drawn, E>,
  signal: AbortSignal,
): Promise<void> {
  const hands = new Map<number, (E & Dealt)[]>();
  for (const event of dealt) {
    const { seat } = event.fields;
    hands.set(seat, [...(hands.get(seat) ?? []), event]);
  }
  const time = Math.min(SLOWEST_DEAL * dealt.length, DEALING) / hands.size;
  const flights: Promise<void>[] = [];
  for (const [seat, cards] of hands) {
    if (signal.aborted) return;
    for (const [index, event] of cards.entries()) {
      const delay = (index * time) / cards.length;
      flights.push(stage.fly(null, deck, `seat-${seat}`, DEAL_FLIGHT, delay));
      stage.drawn = after(stage.drawn, event);
    }
    await stage.wait(time);
  }
  // A single one is part of a deal that is told step by step: the next must not wait for it.
  if (dealt.length > 1) await Promise.all(flights);
}
