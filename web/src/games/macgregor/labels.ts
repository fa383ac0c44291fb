// What is read aloud of rooms, ways out, keys and cards.
import { say } from "../../lib/text";
import type { Castle, Exit } from "../castle/plan";
import { backOf, BLAZON_NAMES, colourOf } from "../castle/shapes";
import { type Drawn, roomOf } from "./table";

const DOMAIN = "macgregor";

interface Shown {
  castle: Castle;
  drawn: Drawn;
  names: string[];
  /** Rooms that can be entered, or planned next. */
  targets: ReadonlySet<string>;
  /** The rooms of one's own plan, in order. */
  way: readonly string[];
}

/** A room: its blazon, its doors, who stands there, what can be done. */
export function roomLabel(room: string, { castle, drawn, names, targets, way }: Shown): string {
  const table = drawn.public;
  const parts = [
    say(DOMAIN, "web-room", { room, blazon: BLAZON_NAMES[castle.blazonOf(room)] ?? "" }),
  ];
  if (room === castle.plan.treasure) parts.push(say(DOMAIN, "web-room-treasure"));
  table.rooms.forEach((place, seat) => {
    if (place !== room) return;
    const key = seat === table.ghost ? "web-room-ghost" : "web-room-runner";
    parts.push(say(DOMAIN, key, { seat }, names));
  });
  for (const { colour, to } of castle.doorsOf(room))
    parts.push(say(DOMAIN, "web-room-door", { colour, room: to }));
  for (const { colour } of castle.exitsOf(room))
    parts.push(say(DOMAIN, "web-room-exit", { colour }));
  way.forEach((step, index) => {
    if (step === room) parts.push(say(DOMAIN, "web-room-step", { step: index + 1 }));
  });
  if (targets.has(room))
    parts.push(say(DOMAIN, table.phase === "plan" ? "web-room-plan" : "web-room-enter"));
  return parts.join(", ");
}

export function exitLabel({ colour, cell }: Exit, castle: Castle, open: boolean): string {
  const room = castle.roomOf(cell);
  return say(DOMAIN, open ? "web-exit-open" : "web-exit", { colour, room });
}

/** A key with its colour and back. */
export function keyLabel(key: string): string {
  return say(DOMAIN, "web-key", { colour: colourOf(key), back: BLAZON_NAMES[backOf(key)] ?? "" });
}

/** Keys that are alike, among those that are remembered. */
export function rememberedLabel(key: string, copies: number): string {
  return say(DOMAIN, "web-several", { key: keyLabel(key), copies });
}

/** A ghost card, and where it leads from the end of the plan so far. */
export function cardLabel(card: string, to: string | null | undefined, laid: number): string {
  const blazon = BLAZON_NAMES[card] ?? "";
  if (laid > 0) return say(DOMAIN, "web-card-laid", { blazon, step: laid });
  if (to === undefined) return say(DOMAIN, "web-card", { blazon });
  return to === null
    ? say(DOMAIN, "web-card-nowhere", { blazon })
    : say(DOMAIN, "web-card-leads", { blazon, room: to });
}

/** A player: role, place, the backs of the hand, and what one remembers of it. */
export function seatLabel(
  seat: number,
  { drawn, names }: Pick<Shown, "drawn" | "names">,
  known: readonly string[],
): string {
  const table = drawn.public;
  const room = roomOf(table, seat);
  const isGhost = seat === table.ghost;
  const place = has(room) ? say(DOMAIN, `place-${room}`) : say(DOMAIN, "web-place", { room });
  const role = say(DOMAIN, isGhost ? "role-ghost" : "web-role-runner");
  const parts = [say(DOMAIN, "web-seat", { seat, role, place }, names)];
  const backs = (table.hands[seat] ?? []).map((back) =>
    say(DOMAIN, `back-${BLAZON_NAMES[back] ?? ""}`),
  );
  if (!isGhost) parts.push(say(DOMAIN, "web-backs", { count: backs.length, backs }));
  if (known.length > 0) parts.push(say(DOMAIN, "web-known", { keys: known.map(keyLabel) }));
  return parts.join(", ");
}

function has(room: string): boolean {
  return room === "dungeon" || room === "out";
}
