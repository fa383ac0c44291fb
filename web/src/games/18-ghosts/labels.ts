// What a screen reader says about a room, and about the ghosts outside the castle.
import { COLOURS, colourOf, type Direction, exitOf, floorOf, ownerOf, portalIn } from "./rooms";
import type { Trace } from "./lastMove";
import type { GameEvent } from "./events";
import type { Shown } from "./shown";
import type { Offer, Target } from "./targets";

export type Sayer = (key: string, fields?: Record<string, unknown>) => string;

export interface Situation {
  shown: Shown;
  eyes: number | null;
  offered: Offer;
  /** What answers a touch now. */
  targets: ReadonlyMap<string, Target>;
  selected: string | null;
  trace: Trace;
}

/** All there is to say about a room, in one breath. */
export function roomLabel(room: string, situation: Situation, say: Sayer): string {
  const { shown, eyes, offered, targets, selected, trace } = situation;
  const portal = portalIn(room);
  if (portal) return portalLabel(room, shown, say);
  const ghost = shown.ghosts[room];
  const parts = [
    say("web-room", { room, floor: floorOf(room) }),
    ghost ? ghostLabel(ghost, eyes, say) : say("web-empty"),
  ];
  for (const colour of COLOURS)
    if (exitOf(colour, shown.portals[colour] as Direction) === room)
      parts.push(say("web-exit", { colour }));
  const target = targets.get(room);
  if (room === selected) parts.push(say("web-chosen"));
  else if (target) parts.push(say(`web-target-${target.kind}`));
  else if (selected === null && offered.moves.has(room)) {
    const rooms = offered.moves.get(room)?.map((move) => move.room);
    parts.push(say("web-can-go", { rooms: rooms?.join(", ") }));
  }
  if (room === trace.to) parts.push(say("web-last-to"));
  else if (room === trace.from) parts.push(say("web-last-from"));
  return parts.join(", ");
}

function ghostLabel(ghost: string, eyes: number | null, say: Sayer): string {
  const seat = ownerOf(ghost);
  const key = seat === eyes ? "web-ghost-own" : "web-ghost-of";
  return say(key, { seat, colour: colourOf(ghost) });
}

/** What an action would lead to, in few words; what one sees anyway is left out. */
export function foreseenWords(
  events: readonly GameEvent[],
  eyes: number | null,
  say: Sayer,
): string {
  return events
    .filter((event) => FORESEEN.has(event.kind))
    .map((event) => {
      const own = eyes !== null && concerned(event) === eyes ? "-own" : "";
      return say(`web-foresee-${event.kind}${own}`, { ...event.fields });
    })
    .join(" ");
}

const FORESEEN: ReadonlySet<string> = new Set(["fought", "turned", "escaped", "won", "drawn"]);

/** The seat that it is good or bad for. */
function concerned(event: GameEvent): number | null {
  switch (event.kind) {
    case "fought":
      return event.fields.loser_seat;
    case "escaped":
    case "won":
      return event.fields.seat;
    default:
      return null;
  }
}

function portalLabel(room: string, shown: Shown, say: Sayer): string {
  const colour = portalIn(room) ?? "red";
  const direction = shown.portals[colour] as Direction;
  const exit = exitOf(colour, direction);
  return exit
    ? say("web-portal", { room, colour, direction, exit })
    : say("web-portal-wall", { room, colour, direction });
}
