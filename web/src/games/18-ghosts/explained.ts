// What the board explains (explain-… in 18-ghosts.ftl).
import { COLOURS, colourOf, type Floor } from "./rooms";

export function ghostMark(ghost: string): string {
  return `ghost-${colourOf(ghost)}`;
}

/** A portal explains itself. */
export function floorMark(floor: Floor): string | undefined {
  if (floor === "P") return undefined;
  return floor === "M" ? "mirror" : `carpet-${colourOf(floor)}`;
}

export const MARKS: readonly string[] = [
  ...COLOURS.flatMap((colour) => [`ghost-${colour}`, `carpet-${colour}`, `portal-${colour}`]),
  ...["mirror", "dungeon", "escaped", "waiting", "cycle"],
];
