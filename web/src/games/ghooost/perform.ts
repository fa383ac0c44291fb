// What happens, shown in order: cards fly, the clock strikes, the Cemetery is swept away.
import type { EventInfo } from "../../lib/wire";
import { COPY } from "./cards";
import { after, cardIn, numberIn, type Drawn } from "./table";

/** What a performance needs of the board. Durations are in milliseconds at normal pace. */
export interface Stage {
  drawn: Drawn;
  /** The seat whose hand is drawn. */
  eyes: number | null;
  /** Whether the Cemetery is on its way elsewhere. */
  away: boolean;
  /** Move a card (null: face down) between two marked places. */
  fly: (
    card: string | null,
    from: string,
    to: string,
    duration: number,
    delay?: number,
  ) => Promise<void>;
  /** A word across the table. */
  banner: (event: EventInfo | null) => void;
  /** A short word at a seat. */
  call: (seat: number, event: EventInfo) => void;
  /** Let a seat tremble. */
  shiver: (seat: number) => void;
  /** Let it strike midnight, which keeps nobody waiting. */
  midnight: () => void;
  /** The loser's noise, likewise. */
  howl: (seat: number) => void;
  wait: (duration: number) => Promise<void>;
}

const FLIGHT = 400;
const DEALING = 800;
const DEAL_FLIGHT = 240;
const SLOWEST_DEAL = 40;

/** Perform all events; a signal ends it at once. */
export async function perform(
  events: readonly EventInfo[],
  stage: Stage,
  signal: AbortSignal,
): Promise<void> {
  let dealt: EventInfo[] = [];
  for (const [at, event] of events.entries()) {
    if (signal.aborted) return;
    if (event.kind !== "dealt") await performOne(event, stage);
    else {
      dealt.push(event);
      if (events[at + 1]?.kind === "dealt") continue;
      await deal(dealt, stage, signal);
      dealt = [];
    }
  }
}

/** Deal hand after hand, each at one go. */
async function deal(dealt: readonly EventInfo[], stage: Stage, signal: AbortSignal): Promise<void> {
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
      flights.push(stage.fly(null, "crypt", `seat-${seat}`, DEAL_FLIGHT, delay));
      stage.drawn = after(stage.drawn, event, stage.eyes);
    }
    await stage.wait(time);
  }
  // A single one is part of a deal that is told step by step: the next must not wait for it.
  if (dealt.length > 1) await Promise.all(flights);
}

async function performOne(event: EventInfo, stage: Stage): Promise<void> {
  const seat = numberIn(event, "seat");
  const show = (): void => {
    stage.drawn = after(stage.drawn, event, stage.eyes);
  };
  switch (event.kind) {
    case "drawn":
      await stage.fly(cardIn(event), "crypt", `seat-${seat}`, 260);
      show();
      return;
    case "played":
      await playing(event, stage);
      show();
      return stage.wait(180);
    case "kitty":
      await stage.fly("K", from(stage, seat, "K"), "kitty", FLIGHT);
      show();
      return stage.wait(150);
    case "turned-up": {
      const card = cardIn(event);
      const source = event.fields.source === "crypt" ? "crypt" : `manor-${seat}`;
      await stage.fly(card, source, card === "K" ? "kitty" : "cemetery", FLIGHT);
      show();
      return stage.wait(event.fields.valid === false ? 700 : 250);
    }
    case "failed":
    case "took":
      stage.call(seat, event);
      stage.shiver(seat);
      stage.away = true;
      await stage.fly(null, "cemetery", `seat-${seat}`, 560);
      show();
      stage.away = false;
      return stage.wait(200);
    case "quartet":
    case "discarded":
      stage.call(seat, event);
      await stage.wait(450);
      stage.away = true;
      await stage.fly(null, "cemetery", "discard", 480);
      show();
      stage.away = false;
      return;
    case "reversed":
      show();
      return stage.wait(500);
    case "skipped":
    case "passed":
    case "out":
      show();
      stage.call(seat, event);
      return stage.wait(500);
    case "midnight":
      show();
      stage.midnight();
      return;
    case "round-over":
      stage.howl(seat);
      show();
      stage.banner(event);
      await stage.wait(1100);
      stage.banner(null);
      return;
    case "round":
      show();
      stage.banner(event);
      await stage.wait(650);
      stage.banner(null);
      return;
    default:
      show();
  }
}

function from(stage: Stage, seat: number, card: string): string {
  return seat === stage.eyes ? `card-${card}` : `seat-${seat}`;
}

/** All cards of a play go together, one a little after the other. */
async function playing(event: EventInfo, stage: Stage): Promise<void> {
  const seat = numberIn(event, "seat");
  const card = cardIn(event) ?? "";
  const cards = [
    ...Array<string>(numberIn(event, "count")).fill(card),
    ...Array<string>(numberIn(event, "copies")).fill(COPY),
  ];
  await Promise.all(
    cards.map((one, index) =>
      stage.fly(one, from(stage, seat, one), "cemetery", FLIGHT, index * 70),
    ),
  );
}

/** Settled after some milliseconds, or as soon as the signal says so. */
export function wait(duration: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted || duration <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, duration);
    signal.addEventListener("abort", done, { once: true });
  });
}
