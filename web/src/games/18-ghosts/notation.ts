// Actions of 18 Ghosts as the rules write them, also those that the rules will refuse.
import { floorOf, isNext, type Letter, neighbours, ROOMS } from "./rooms";

export type Kind = "place" | "step" | "mirror" | "fight" | "release" | "pass";

/** What a notation says; rooms and letter only where it names them. */
export interface Said {
  kind: Kind;
  source?: string;
  target?: string;
  letter?: Letter;
}

const KINDS: Readonly<Record<string, Kind>> = {
  "-": "step",
  "~": "mirror",
  x: "fight",
};

/** Moving from a room to another, as far as the castle tells what is meant. */
export function moving(
  ghosts: Readonly<Record<string, string>>,
  source: string,
  target: string,
): string {
  const mirrors = floorOf(source) === "M" && floorOf(target) === "M";
  if (mirrors) return `${source}~${target}`;
  // A ghost that is far away is out of reach rather than a rival.
  const fights = target in ghosts && isNext(source, target);
  return `${source}${fights ? "x" : "-"}${target}`;
}

export function placing(letter: string, room: string): string {
  return `${letter.toUpperCase()}@${room}`;
}

export function releasing(letter: string): string {
  return `free:${letter.toUpperCase()}`;
}

/** A way to move what stands in a room that is not one's own to move: the rules will say so. */
export function trespassing(room: string): string {
  const portal = floorOf(room) === "P";
  const next = neighbours(room).find((other) => floorOf(other) !== "P");
  const other = next ?? "a1";
  return portal ? `${other}-${room}` : `${room}-${other}`;
}

/** What a notation says; null if it is none. */
export function read(notation: string): Said | null {
  if (notation === "pass") return { kind: "pass" };
  const released = /^free:([RBY])$/.exec(notation);
  if (released) return { kind: "release", letter: released[1] as Letter };
  const placed = /^([RBY])@([a-e][1-5])$/.exec(notation);
  if (placed?.[2])
    return {
      kind: "place",
      letter: placed[1] as Letter,
      target: placed[2],
    };
  const moved = /^([a-e][1-5])([-~x])([a-e][1-5])$/.exec(notation);
  const kind = KINDS[moved?.[2] ?? ""];
  if (!kind || !moved?.[1] || !moved[3] || !ROOMS.includes(moved[1])) return null;
  return { kind, source: moved[1], target: moved[3] };
}
