// What happens, shown in order: pawns go, keys change hands, the ghost's cards are turned up.
import type { EventInfo } from "../../lib/wire";
import { type CastleStage, performIn } from "../castle/perform";
import { after, type Drawn } from "./table";

export { wait } from "../castle/perform";
export type Stage = CastleStage<Drawn>;

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
export function perform(
  events: readonly EventInfo[],
  stage: Stage,
  signal: AbortSignal,
): Promise<void> {
  return performIn({ after, looks: LOOKS, told: TOLD }, events, stage, signal);
}
