// What is read aloud of caves, ways out, keys, cards and players.
import { say } from "../../lib/text";
import { roomOf } from "../castle/drawn";
import type { Castle, Exit } from "../castle/plan";
import { backOf, BLAZON_NAMES, colourOf } from "../castle/shapes";
import { type Drawn, NOWHERE } from "./table";
import { byColour, COLOURS } from "./tokens";

export const DOMAIN = "macgregor-treasure";

interface Shown {
  castle: Castle;
  drawn: Drawn;
  names: string[];
  /** Caves that can be touched to some purpose. */
  targets: ReadonlySet<string>;
  /** The caves of a plan that one may know, in order. */
  way: readonly string[];
  /** With the memory aid: what lies face down, by cave. */
  known: Readonly<Record<string, string>>;
}

/** What touching a glowing cave does, by phase. */
const PURPOSES: Readonly<Record<string, string>> = {
  lay: "web-room-lay",
  start: "web-room-start",
  plan: "web-room-plan",
};

/** A cave: its blazon, stairs, token, doors, who stands there, what can be done. */
export function caveLabel(room: string, shown: Shown): string {
  const { castle, drawn, names, targets, way, known } = shown;
  const table = drawn.public;
  const parts = [
    say(DOMAIN, "web-room", { room, blazon: BLAZON_NAMES[castle.blazonOf(room)] ?? "" }),
  ];
  if (room === castle.plan.ghost) parts.push(say(DOMAIN, "web-room-crypt"));
  if (castle.plan.stairs?.includes(room)) parts.push(say(DOMAIN, "web-room-stairs"));
  if (table.tokens.includes(room))
    parts.push(say(DOMAIN, "web-room-token", { token: known[room] ?? null }));
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
  if (targets.has(room)) parts.push(say(DOMAIN, PURPOSES[table.phase] ?? "web-room-enter"));
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

/** A ghost card, and where it leads from the end of the plan so far. */
export function cardLabel(card: string, to: string | null | undefined, laid: number): string {
  const blazon = BLAZON_NAMES[card] ?? "";
  if (laid > 0) return say(DOMAIN, "web-card-laid", { blazon, step: laid });
  if (to === undefined) return say(DOMAIN, "web-card", { blazon });
  return to === null
    ? say(DOMAIN, "web-card-nowhere", { blazon })
    : say(DOMAIN, "web-card-leads", { blazon, room: to });
}

/** A player: role, colour, place, treasures, objects, and the backs of the hand. */
export function seatLabel(
  seat: number,
  { drawn, names }: Pick<Shown, "drawn" | "names">,
  eyes: number | null,
): string {
  const table = drawn.public;
  const isGhost = seat === table.ghost;
  const held = table.treasures[seat] ?? [];
  const role = say(DOMAIN, isGhost ? "role-ghost" : "web-role-runner");
  const colour = say(DOMAIN, "web-seat-colour", { token: COLOURS[seat] ?? "" });
  const parts = [
    say(DOMAIN, "web-seat", { seat, role, place: placeLabel(roomOf(table, seat)), colour }, names),
    say(DOMAIN, "web-count", { count: held.length, goal: table.goal }),
    ...byColour(held).map(({ colour: token, count }) => say(DOMAIN, "web-held", { token, count })),
  ];
  const mine = eyes === null || eyes === seat ? 0 : inColourOf(eyes, held);
  if (mine > 0) parts.push(say(DOMAIN, "web-seat-mine", { count: mine }));
  if (isGhost) return parts.join(", ");
  const backs = (table.hands[seat] ?? []).map((back) =>
    say(DOMAIN, `back-${BLAZON_NAMES[back] ?? ""}`),
  );
  const objects = (table.objects[seat] ?? []).map((object) => say(DOMAIN, `object-${object}`));
  parts.push(say(DOMAIN, "web-backs", { count: backs.length, backs }));
  parts.push(say(DOMAIN, "web-objects", { count: objects.length, objects }));
  return parts.join(", ");
}

/** How many treasures have the colour of a seat. */
function inColourOf(seat: number, treasures: readonly string[]): number {
  return treasures.filter((one) => one === COLOURS[seat]).length;
}

function placeLabel(room: string): string {
  if (room === NOWHERE) return say(DOMAIN, "web-place-none");
  return room === "out" ? say(DOMAIN, "place-out") : say(DOMAIN, "web-place", { room });
}

/** Keys that are alike, among those that are remembered. */
export function rememberedLabel(key: string, copies: number): string {
  return say(DOMAIN, "web-several", { key: keyLabel(key), copies });
}
