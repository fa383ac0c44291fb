// What happens, shown in order: cards are dealt together, everything else one by one.
import type { EventInfo } from "../../api/wire";
import { numberIn } from "../../games/fields";
import type { CardStage } from "./stage";

/** How a game shows what happens. */
export interface Manner<Drawn> {
  /** The marked place that cards are dealt from. */
  deck: string;
  /** What is drawn once an event has happened. */
  after: (drawn: Drawn, event: EventInfo) => Drawn;
  /** Show one event that deals no card. */
  one: (event: EventInfo) => Promise<void>;
}

const DEALING = 800;
const DEAL_FLIGHT = 240;
const SLOWEST_DEAL = 40;

/** Perform all events; a signal ends it at once. */
export async function performCards<Drawn>(
  events: readonly EventInfo[],
  stage: CardStage<Drawn>,
  manner: Manner<Drawn>,
  signal: AbortSignal,
): Promise<void> {
  let dealt: EventInfo[] = [];
  for (const [at, event] of events.entries()) {
    if (signal.aborted) return;
    if (event.kind !== "dealt") await manner.one(event);
    else {
      dealt.push(event);
      if (events[at + 1]?.kind === "dealt") continue;
      await deal(dealt, stage, manner, signal);
      dealt = [];
    }
  }
}

/** Deal hand after hand, each at one go. */
async function deal<Drawn>(
  dealt: readonly EventInfo[],
  stage: CardStage<Drawn>,
  { deck, after }: Manner<Drawn>,
  signal: AbortSignal,
): Promise<void> {
  const hands = new Map<number, EventInfo[]>();
  for (const event of dealt) {
    const seat = numberIn(event, "seat");
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
