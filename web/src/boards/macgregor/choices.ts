// From what is touched to what is played: rooms and keys for a runner, rooms and cards for a ghost.
import type { Choice } from "../../api/wire";
import { type CastleDrawn, type CastleTable, roomOf } from "./drawn";
import type { Castle, Colour } from "./castle";
import { BLAZON_NAMES, colourOf } from "./shapes";

/** A key or a room (or `out`) that was touched, waiting for the other. */
export interface Held {
  key: string | null;
  room: string | null;
}
export const NOTHING: Held = { key: null, room: null };

export interface Note {
  key: string;
  fields: Record<string, unknown>;
}

/** What a touch leads to: something played, something held, or something to be said. */
export interface Touched<Holds extends Held = Held> {
  action?: string;
  held?: Holds;
  note?: Note;
}

interface Move {
  action: string;
  key: string;
  room: string;
}

/** The ghost, where it stands and what it has planned. */
type Planner = Pick<CastleDrawn<Pick<CastleTable, "ghost" | "rooms">>, "public" | "plan">;

/** The moves with a key among the choices: rL>12, rL>out. */
function movesIn(legal: readonly Choice[]): Move[] {
  return legal
    .filter(({ kind }) => kind === "move" || kind === "leave")
    .map(({ action }) => {
      const [key = "", room = ""] = action.split(">", 2);
      return { action, key, room };
    });
}

/** The colour of the door that an action goes through; null: through none. */
export function doorIn(action: string | null): Colour | null {
  return action?.includes(">") ? colourOf(action) : null;
}

/** The doors that can be opened: by the room beyond (or `out`) the colours, with the key in hand. */
export function openDoors(legal: readonly Choice[], held: Held): Map<string, Set<Colour>> {
  const open = new Map<string, Set<Colour>>();
  for (const { key, room } of movesIn(legal)) {
    if (held.key !== null && held.key !== key) continue;
    if (held.room !== null && held.room !== room) continue;
    open.set(room, (open.get(room) ?? new Set<Colour>()).add(colourOf(key)));
  }
  return open;
}

/** A runner touches a room, or a way out; `keys` is the hand, to be told why it cannot be. */
export function touchRoom(
  room: string,
  held: Held,
  legal: readonly Choice[],
  keys: readonly string[],
): Touched {
  const all = movesIn(legal).filter((move) => move.room === room);
  const held_ones = all.filter((move) => move.key === held.key);
  const fitting = held_ones.length > 0 ? held_ones : all;
  const [first] = fitting;
  // The house says why not, with the rule.
  if (!first) return { action: `${held.key ?? keys[0] ?? "rL"}>${room}` };
  // Whoever is out has won, whichever key it took.
  if (fitting.length === 1 || room === "out") return { action: first.action };
  return { held: { key: null, room } };
}

/** A runner touches a key: it opens what was chosen, or shows its doors. */
export function touchKey(key: string, held: Held, legal: readonly Choice[]): Touched {
  const drop = legal.find(({ action }) => action === `drop:${key}`);
  if (drop) return { action: drop.action };
  const moves = movesIn(legal).filter((move) => move.key === key);
  const chosen = moves.find((move) => move.room === held.room);
  if (chosen) return { action: chosen.action };
  if (moves.length === 0) return { note: { key: "web-note-no-door", fields: {} } };
  return { held: held.key === key ? NOTHING : { key, room: null } };
}

/** Whether a key can be touched to some purpose now. */
export function isUseful(key: string, held: Held, legal: readonly Choice[]): boolean {
  if (legal.some(({ action }) => action === `drop:${key}`)) return true;
  return movesIn(legal).some(
    (move) => move.key === key && (held.room === null || held.room === move.room),
  );
}

export function isPlanning(legal: readonly Choice[]): boolean {
  return legal.some(({ kind }) => kind === "plan" || kind === "seal");
}

/** Where the plan has led so far; null: it leads nowhere already. */
export function endOfPlan(castle: Castle, { public: table, plan }: Planner): string | null {
  if (table.ghost === null) return null;
  const start = roomOf(table, table.ghost);
  return plan.length === 0 ? start : (castle.way(start, plan).at(-1) ?? null);
}

/** The rooms that a plan leads through which one may know and which is not walked yet. */
export function wayOfPlan(
  castle: Castle,
  { public: table, plan, walking }: Planner & Pick<CastleDrawn<CastleTable>, "walking">,
): string[] {
  if (table.ghost === null || walking !== null) return [];
  return castle.way(roomOf(table, table.ghost), plan).filter((room) => room !== null);
}

/** The rooms that a ghost card which can be laid leads to. */
export function nextRooms(castle: Castle, drawn: Planner, legal: readonly Choice[]): Set<string> {
  return new Set([...steps(castle, drawn, legal).values()].filter((room) => room !== null));
}

/** By ghost card that can be laid: the room it leads to; null: nowhere. */
export function steps(
  castle: Castle,
  drawn: Planner,
  legal: readonly Choice[],
): Map<string, string | null> {
  const end = endOfPlan(castle, drawn);
  const cards = legal.flatMap(({ action, kind }) => (kind === "plan" ? [action.slice(6)] : []));
  return new Map(cards.map((card) => [card, end === null ? null : castle.towards(end, card)]));
}

/** The ghost touches the room it wants to walk to next. */
export function touchStep(
  room: string,
  castle: Castle,
  drawn: Planner,
  legal: readonly Choice[],
): Touched {
  for (const [card, to] of steps(castle, drawn, legal))
    if (to === room) return { action: `ghost:${card}` };
  const end = endOfPlan(castle, drawn);
  const blazon = castle.blazonOf(room);
  const fields = { room, blazon: BLAZON_NAMES[blazon] ?? "", end };
  if (legal.every(({ kind }) => kind !== "plan")) return { note: { key: "web-note-full", fields } };
  if (drawn.plan.includes(blazon)) return { note: { key: "web-note-laid", fields } };
  if (end === null) return { note: { key: "web-note-lost", fields } };
  if (end === "dungeon") return { note: { key: "web-note-dungeon", fields } };
  if (!castle.neighbours(end).includes(room)) return { note: { key: "web-note-apart", fields } };
  return { note: { key: "web-note-full", fields } };
}
