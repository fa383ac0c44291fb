// What happens, shown in order: cards fly, the degree rises, the direction turns.
import type { EventInfo } from "../../lib/wire";
import { after, cardIn, numberIn, PLAYS, type Drawn, type Setting } from "./table";

/** What a performance needs of the board. Durations are in milliseconds at normal pace. */
export interface Stage {
  drawn: Drawn;
  setting: Setting;
  /** Move a card (null: face down) between two marked places. */
  fly: (
    card: string | null,
    from: string,
    to: string,
    duration: number,
    delay?: number,
  ) => Promise<void>;
  /** Let a seat say what it plays, as at the table. */
  announce: (event: EventInfo) => void;
  /** Let some points rise from a seat. */
  points: (seat: number, points: number) => void;
  /** Hold a mirror up to the table. */
  mirror: () => void;
  /** Let a seat tremble. */
  shiver: (seat: number) => void;
  /** Whether the pile is on its way to a seat. */
  away: boolean;
  /** A word across the table. */
  banner: (event: EventInfo | null) => void;
  wait: (duration: number) => Promise<void>;
}

const FLIGHT = 420;
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
      flights.push(stage.fly(null, "deck", `seat-${seat}`, DEAL_FLIGHT, delay));
      stage.drawn = after(stage.drawn, event, stage.setting);
    }
    await stage.wait(time);
  }
  // A single one is part of a deal that is told step by step: the next must not wait for it.
  if (dealt.length > 1) await Promise.all(flights);
}

async function performOne(event: EventInfo, stage: Stage): Promise<void> {
  const seat = numberIn(event, "seat");
  const next = () => after(stage.drawn, event, stage.setting);
  if (PLAYS.includes(event.kind)) return performPlay(event, stage);
  switch (event.kind) {
    case "drawn":
      await stage.fly(cardIn(event), "deck", `seat-${seat}`, 300);
      stage.drawn = next();
      return;
    case "took":
      if (stage.drawn.public.top === null) return;
      stage.shiver(seat);
      stage.away = true;
      await stage.fly(null, "pile", `seat-${seat}`, 560);
      stage.drawn = next();
      stage.away = false;
      stage.points(seat, 1);
      return stage.wait(350);
    case "gave-back":
      stage.drawn = next();
      stage.points(seat, -numberIn(event, "points"));
      return stage.wait(500);
    case "round-over":
    case "round":
      stage.drawn = next();
      stage.banner(event);
      await stage.wait(event.kind === "round" ? 650 : 900);
      stage.banner(null);
      return;
    case "returned":
      await stage.fly(null, `seat-${seat}`, "deck", FLIGHT);
      stage.drawn = next();
      return stage.wait(250);
    default:
      stage.drawn = next();
      return stage.wait(300);
  }
}

async function performPlay(event: EventInfo, stage: Stage): Promise<void> {
  const seat = numberIn(event, "seat");
  const card = cardIn(event);
  const next = after(stage.drawn, event, stage.setting);
  const from = seat === stage.setting.eyes ? `card-${card}` : `seat-${seat}`;
  const to = event.kind === "mist" ? "mist" : "pile";
  const flight = stage.fly(card, from, to, FLIGHT);
  stage.drawn = {
    hand: next.hand,
    public: {
      ...stage.drawn.public,
      turn: seat,
      hand_sizes: next.public.hand_sizes,
    },
  };
  stage.announce(event);
  await flight;
  stage.drawn = next;
  if (event.kind === "mirrored") {
    stage.mirror();
    await stage.wait(400);
  }
  await stage.wait(180);
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
