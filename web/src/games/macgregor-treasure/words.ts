// What is said of the game outside its board: whose turn, what a choice costs, what is announced.
import type { Choice } from "../../api/wire";
import { endOfPlan, steps } from "../../boards/macgregor/choices";
import { Castle } from "../../boards/macgregor/castle";
import { BLAZON_NAMES } from "../../boards/macgregor/shapes";
import type { Message, Say } from "../contract";
import type { GameEvent } from "./events";
import { FACTS } from "./facts";
import { drawnOf, type TreasureView } from "./table";

/** Phases in which somebody is asked; in all others chance acts, or nobody does. */
const ASKED: readonly string[] = ["lay", "start", "plan", "look", "move", "discard", "catch"];
const OF_THE_GHOST: readonly string[] = ["lay", "plan", "catch"];

/** The message that says who must do what. */
export function status({ public: table }: TreasureView, eyes: number | null): Message {
  const { phase, turn, ghost, plan_size } = table;
  const seat = OF_THE_GHOST.includes(phase) ? (ghost ?? turn) : turn;
  if (!ASKED.includes(phase)) return { key: `status-${phase}`, fields: {} };
  if (seat !== eyes) return { key: `status-${phase}-other`, fields: { seat } };
  if (phase === "plan" && plan_size > 0)
    return { key: "web-status-plan-more", fields: { count: FACTS.cards_to_plan - plan_size } };
  if (phase === "move" && (table.treasures[seat]?.length ?? 0) >= table.goal)
    return { key: "web-status-goal", fields: {} };
  if (phase === "move") return { key: "web-status-move", fields: {} };
  return { key: `status-${phase}-you`, fields: { seat } };
}

/** What cannot be taken back, or leads nowhere, is asked about. */
export function costly(
  { action, kind }: Choice,
  view: TreasureView,
  legal: readonly Choice[] = [],
): Message | null {
  if (kind === "detector") return { key: "web-costly-detector", fields: {} };
  if (kind !== "plan") return null;
  const castle = new Castle(view.public.castle);
  const drawn = drawnOf(view);
  const card = action.slice(6);
  const end = endOfPlan(castle, drawn);
  const leads = steps(castle, drawn, legal);
  // Nothing to ask once the walk ends anyway, nor where no card leads on: four must be laid (MT-3.2).
  if (end === null || castle.towards(end, card) !== null) return null;
  if (legal.length > 0 && [...leads.values()].every((room) => room === null)) return null;
  return { key: "web-costly-nowhere", fields: { blazon: BLAZON_NAMES[card] ?? "", room: end } };
}

const SPOKEN: readonly string[] = [
  "first",
  "token",
  "planned",
  "moved",
  "lamp",
  "pickaxe",
  "detected",
  "treasure",
  "trap",
  "escaped",
  "walked",
  "lost",
  "met-nobody",
  "caught",
  "stolen",
  "won",
  "rounds-over",
];

/** What is said aloud, as at the table. */
export function spoken(event: GameEvent, say: Say): string | null {
  return SPOKEN.includes(event.kind) ? tell(event, say) : null;
}

/**
 * What happened, in words. What lies in the caves is for the memory: that a token is laid does not
 * tell which (MT-2.1).
 */
export function tell({ kind, fields }: GameEvent, say: Say): string {
  return say(kind === "token-laid" ? "web-token-laid" : `event-${kind}`, { ...fields });
}

/**
 * Backs lie open on the table, and cards of a plan are counted there. Which token was laid where is
 * for the memory, not for a log to be read again.
 */
export function quiet(event: GameEvent): boolean {
  if (event.kind === "dealt" || event.kind === "drawn") return event.fields.colour === null;
  return ["top", "laid", "token-laid", "ended"].includes(event.kind);
}
