// What is said of the game outside its board: whose turn, what a choice costs, what is announced.
import type { Choice } from "../../api/wire";
import type { Message, Say } from "../contract";
import type { GameEvent } from "./events";
import type { GhostsView } from "./table";

/** The message that says who must do what; what only some hands may do is told by `legal`. */
export function status(
  view: GhostsView,
  eyes: number | null,
  legal: readonly Choice[] = [],
): Message {
  const { phase, turn, degree } = view.public;
  if (phase !== "open" && phase !== "play") return { key: `status-${phase}`, fields: {} };
  const fields = { seat: turn, degree };
  if (turn !== eyes) return { key: `status-${phase}-other`, fields };
  const mustTake = legal.length > 0 && legal.every((one) => one.kind === "take");
  if (mustTake) return { key: "status-take-you", fields };
  const cannotTake = !legal.some((one) => one.kind === "take");
  if (phase === "play" && legal.length > 0 && cannotTake) return { key: "status-mist-you", fields };
  return { key: `status-${phase}-you`, fields };
}

/** Taking the pile costs a fear point and the reward of a round without any. */
export function costly(
  action: Choice,
  view: GhostsView,
  legal: readonly Choice[] = [],
): Message | null {
  if (action.kind !== "take" || legal.length === 1) return null;
  const { fear, taken, turn } = view.public;
  return {
    key: "costly-take",
    fields: {
      fear: (fear[turn] ?? 0) + 1,
      unscathed: taken[turn] === 0,
    },
  };
}

const SPOKEN: readonly string[] = [
  "opened",
  "added",
  "mirrored",
  "matched",
  "mist",
  "took",
  "round-over",
  "won",
  "shared",
];

/** What is said aloud, as at the table. */
export function spoken(event: GameEvent, say: Say): string | null {
  return SPOKEN.includes(event.kind) ? say(`spoken-${event.kind}`, { ...event.fields }) : null;
}

/** The sizes of hands are on the table; a card that comes into one's own hand is news. */
export function quiet(event: GameEvent): boolean {
  return event.kind === "dealt" || (event.kind === "drawn" && event.fields.card === null);
}
