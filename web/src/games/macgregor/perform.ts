// What happens, shown in order: pawns go, keys change hands, the ghost's cards are turned up.
import type { EventInfo } from "../../lib/wire";
import { after, type Drawn } from "./table";

/** What a performance needs of the board. Durations are in milliseconds at normal pace. */
export interface Stage {
  drawn: Drawn;
  eyes: number | null;
  /** What is told under the castle; null: nothing. */
  tell: (event: EventInfo | null) => void;
  wait: (duration: number) => Promise<void>;
}

/** How long each kind of event is looked at. */
const LOOKS: Readonly<Record<string, number>> = {
  first: 900,
  dealt: 60,
  returned: 1200,
  reshuffled: 600,
  round: 250,
  planned: 500,
  moved: 600,
  escaped: 1100,
  stayed: 450,
  "stayed-to-draw": 350,
  drawn: 450,
  discarded: 450,
  walked: 1000,
  lost: 1400,
  "met-nobody": 900,
  caught: 2000,
  handed: 700,
};

const TOLD: readonly string[] = [
  "first",
  "returned",
  "reshuffled",
  "escaped",
  "walked",
  "lost",
  "met-nobody",
  "caught",
];

/** Perform all events; a signal ends it at once. */
export async function perform(
  events: readonly EventInfo[],
  stage: Stage,
  signal: AbortSignal,
): Promise<void> {
  for (const event of events) {
    if (signal.aborted) return;
    stage.drawn = after(stage.drawn, event, stage.eyes);
    if (TOLD.includes(event.kind)) stage.tell(event);
    await stage.wait(LOOKS[event.kind] ?? 0);
  }
  stage.tell(null);
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
