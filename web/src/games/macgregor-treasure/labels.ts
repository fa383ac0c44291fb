// What is read aloud of caves and players.
import { say } from "../../text/text";
import { NOWHERE, roomOf } from "../../boards/macgregor/drawn";
import { CastleLabels, type ShownCastle } from "../../boards/macgregor/labels";
import type { OpenTable, Public } from "./table";
import { byColour, COLOURS } from "./tokens";

export const DOMAIN = "macgregor-treasure";
export const labels = new CastleLabels(DOMAIN);

interface Shown extends ShownCastle<OpenTable> {
  phase: Public["phase"];
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
  const { castle, drawn, phase, targets, known } = shown;
  const table = drawn.public;
  const parts = [labels.room(room, castle)];
  if (room === castle.layout.ghost) parts.push(say(DOMAIN, "web-room-crypt"));
  if (castle.layout.stairs?.includes(room)) parts.push(say(DOMAIN, "web-room-stairs"));
  if (table.tokens.includes(room))
    parts.push(say(DOMAIN, "web-room-token", { token: known[room] ?? null }));
  parts.push(...labels.around(room, shown));
  if (targets.has(room)) parts.push(say(DOMAIN, PURPOSES[phase] ?? "web-room-enter"));
  return parts.join(", ");
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
  const role = labels.role(isGhost);
  const colour = say(DOMAIN, "web-seat-colour", { token: COLOURS[seat] ?? "" });
  const parts = [
    say(DOMAIN, "web-seat", { seat, role, place: placeLabel(roomOf(table, seat)), colour }, names),
    say(DOMAIN, "web-count", { count: held.length, goal: table.goal }),
    ...byColour(held).map(({ colour: token, count }) => say(DOMAIN, "web-held", { token, count })),
  ];
  const mine = eyes === null || eyes === seat ? 0 : inColourOf(eyes, held);
  if (mine > 0) parts.push(say(DOMAIN, "web-seat-mine", { count: mine }));
  if (isGhost) return parts.join(", ");
  const objects = (table.objects[seat] ?? []).map((object) => say(DOMAIN, `object-${object}`));
  parts.push(labels.backs(table.hands[seat] ?? []));
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
