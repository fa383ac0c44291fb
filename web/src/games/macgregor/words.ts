// What is said of the game outside its board: whose turn, what a choice costs, what is announced.
import type { Choice } from "../../api/wire";
import { Castle } from "../../boards/macgregor/castle";
import { BLAZON_NAMES } from "../../boards/macgregor/shapes";
import { endOfPlan, steps } from "../../boards/macgregor/choices";
import { phosphor } from "../../boards/macgregor/phosphor.svelte";
import type { Message, Say } from "../contract";
import { darkHint } from "./darkHints";
import type { GameEvent } from "./events";
import { drawnOf, type MacGregorView } from "./table";

/** Phases in which somebody is asked; in all others chance acts, or nobody does. */
const ASKED: readonly string[] = ["plan", "move", "discard", "catch"];

/** The message that says who must do what. */
export function status({ public: table }: MacGregorView, eyes: number | null): Message {
  const { phase, turn, ghost } = table;
  const isGhosts = phase === "plan" || phase === "catch";
  const seat = isGhosts ? (ghost ?? turn) : turn;
  if (!ASKED.includes(phase)) return { key: `status-${phase}`, fields: {} };
  if (seat !== eyes) return { key: `status-${phase}-other`, fields: { seat } };
  if (phase === "plan" && table.plan_size > 0)
    return { key: "web-status-plan-more", fields: { count: table.plan_size } };
  if (phase === "move" && table.moved > 0) return { key: "web-status-on-the-way", fields: {} };
  return { key: `status-${phase}-you`, fields: { seat } };
}

/** A ghost card that leads nowhere is asked about before it is laid. */
export function costly(
  action: Choice,
  view: MacGregorView,
  legal: readonly Choice[] = [action],
): Message | null {
  if (action.kind !== "plan") return null;
  const castle = new Castle(view.public.castle);
  const drawn = drawnOf(view);
  const card = action.action.slice(6);
  if (steps(castle, drawn, legal).get(card) !== null) return null;
  const blazon = BLAZON_NAMES[card] ?? "";
  const end = endOfPlan(castle, drawn);
  if (end === null) return { key: "web-costly-after", fields: { blazon } };
  if (end === "dungeon") return { key: "web-costly-dungeon", fields: { blazon } };
  return { key: "web-costly-nowhere", fields: { blazon, room: end } };
}

/** How a hint is put into words, by day and in the dark. */
export function hint(action: Choice, view: MacGregorView, say: Say): string | null {
  return phosphor.dark ? darkHint(action, view, say) : null;
}

const SPOKEN: readonly string[] = [
  "first",
  "planned",
  "moved",
  "escaped",
  "stayed",
  "stayed-to-draw",
  "walked",
  "lost",
  "met-nobody",
  "caught",
  "won",
  "rounds-over",
];

/** What is said aloud, as at the table. */
export function spoken(event: GameEvent, say: Say): string | null {
  return SPOKEN.includes(event.kind) ? say(`event-${event.kind}`, { ...event.fields }) : null;
}

/** Backs lie open on the table, and cards of a plan are counted there. */
export function quiet(event: GameEvent): boolean {
  if (event.kind === "dealt" || event.kind === "drawn") return event.fields.colour === null;
  return event.kind === "top" || event.kind === "laid";
}
