// What is said of the game outside its board: whose turn, what a choice costs, what is announced.
import type { Choice } from "../../api/wire";
import type { Message, Say } from "../contract";
import type { GameEvent } from "./events";
import { isActing, isNight, type GhooostView } from "./table";

/** The message that says who must do what; `legal` makes it say more precisely what may be done. */
export function status(
  view: GhooostView,
  eyes: number | null,
  legal: readonly Choice[] = [],
): Message {
  const table = view.public;
  if (!isActing(table)) return { key: `status-${table.phase}`, fields: {} };
  const again = table.phase !== "turn";
  const fields = { seat: table.turn, again, next_seat: table.next ?? table.turn };
  if (table.turn !== eyes)
    return { key: `web-status-${others(again, table.next === eyes)}`, fields };
  const can = (kind: string): boolean => legal.some((choice) => choice.kind === kind);
  if (can("pass")) return { key: "web-status-pass", fields };
  if (can("manor")) return { key: "web-status-manor", fields: { ...fields, take: can("take") } };
  if (legal.length > 0 && !can("play") && !can("kitty"))
    return { key: `web-status-${stuck(can("luck"), can("take"))}`, fields };
  const when = isNight(table) ? "night" : "day";
  return { key: `web-status-${when}${can("take") ? "" : "-open"}`, fields };
}

/** What others do before it is my turn. */
function others(again: boolean, mineNext: boolean): string {
  if (again) return "again";
  return mineNext ? "before-me" : "other";
}

/** What is left to do when no card in hand can be played. */
function stuck(luck: boolean, take: boolean): string {
  if (!luck) return "take";
  return take ? "luck-or-take" : "luck";
}

/** From so many cards on, what comes into the hand is asked about. */
const MANY = 5;

/** Taking many cards, or risking it. */
export function costly(
  action: Choice,
  view: GhooostView,
  legal: readonly Choice[] = [],
): Message | null {
  const cemetery = view.public.cemetery_size;
  if (legal.length === 1) return null;
  if (action.kind === "take" && cemetery >= MANY)
    return { key: "web-costly-take", fields: { cards: cemetery } };
  if (action.kind === "luck" && cemetery + 1 >= MANY)
    return { key: "web-costly-luck", fields: { cards: cemetery + 1 } };
  return null;
}

const SPOKEN: readonly string[] = [
  "played",
  "kitty",
  "turned-up",
  "took",
  "passed",
  "quartet",
  "reversed",
  "midnight",
  "out",
  "round-over",
  "won",
  "shared",
];

/** What is said aloud, as at the table. */
export function spoken(event: GameEvent, say: Say): string | null {
  return SPOKEN.includes(event.kind) ? say(`event-${event.kind}`, { ...event.fields }) : null;
}

/** The sizes of hands are on the table, and what was decided shows at once in what it led to. */
export function quiet(event: GameEvent): boolean {
  if (event.kind === "drawn") return event.fields.card === null;
  return event.kind === "dealt" || event.kind === "luck" || event.kind === "manor";
}
