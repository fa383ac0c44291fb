// What is read aloud of rooms and players.
import { say } from "../../text/text";
import { roomOf } from "../../boards/macgregor/drawn";
import { CastleLabels, type ShownCastle } from "../../boards/macgregor/labels";
import type { OpenTable, Public } from "./table";

export const DOMAIN = "macgregor";
export const labels = new CastleLabels(DOMAIN);

interface Shown extends ShownCastle<OpenTable> {
  phase: Public["phase"];
}

/** A room: its blazon, its doors, who stands there, what can be done. */
export function roomLabel(room: string, shown: Shown): string {
  const { castle, phase, targets } = shown;
  const parts = [labels.room(room, castle)];
  if (room === castle.layout.treasure) parts.push(say(DOMAIN, "web-room-treasure"));
  parts.push(...labels.around(room, shown));
  if (targets.has(room))
    parts.push(say(DOMAIN, phase === "plan" ? "web-room-plan" : "web-room-enter"));
  return parts.join(", ");
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
  const role = labels.role(isGhost);
  const parts = [say(DOMAIN, "web-seat", { seat, role, place }, names)];
  if (!isGhost) parts.push(labels.backs(table.hands[seat] ?? []));
  if (known.length > 0) parts.push(say(DOMAIN, "web-known", { keys: known.map(labels.key) }));
  return parts.join(", ");
}

function has(room: string): boolean {
  return room === "dungeon" || room === "out";
}
