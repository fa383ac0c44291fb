// Treasures and objects: each colour has a shape of its own, and each seat a colour.

import { FACTS } from "./facts";

/** The colours of treasures, and of the players in the order of their seats (MT-2.1). */
export const COLOURS: readonly string[] = FACTS.treasures;

export const TOOLS = FACTS.objects;
export type Tool = (typeof TOOLS)[number];

/** What is on the face of a token, around its middle, about 32 wide. */
export const GEMS: Readonly<Record<string, string>> = {
  red: "M-9-13H9L16-4L0 15L-16-4Z",
  blue: "M0-17Q12-2 12 5A12 12 0 0 1-12 5Q-12-2 0-17Z",
  green: "M-7-14H7L14-7V7L7 14H-7L-14 7V-7Z",
  yellow: "M0-17L5-6L17-5L8 3L11 15L0 9L-11 15L-8 3L-17-5L-5-6Z",
  white: "M0-13A13 13 0 1 1 0 13A13 13 0 1 1 0-13Z",
  black: "M7-15A16 16 0 1 0 7 15A13 13 0 1 1 7-15Z",
};

/** Light on a gem. */
export const FACETS: Readonly<Record<string, string>> = {
  red: "M-16-4H16M-6-4L0 15L6-4",
  blue: "M-6 6A6 6 0 0 0 0 11",
  green: "M-7-7H7V7H-7Z",
  yellow: "M0-9V9",
  white: "M-7-3A8 8 0 0 1-1-8",
  black: "M-9-4A11 11 0 0 0-8 6",
};

/** The jaws of a trap, with teeth. */
export const TRAP =
  "M-16 1A16 15 0 0 1 16 1L11 1L8-6L4 1L0-6L-4 1L-8-6L-11 1Z" +
  "M-16 4A16 14 0 0 0 16 4L11 4L8 10L4 4L0 10L-4 4L-8 10L-11 4Z";

/** The back of a token: a ghost. */
export const TOKEN_BACK = "M-9 12V-2Q-9-13 0-13Q9-13 9-2V12L4.5 8L0 12L-4.5 8Z";

/** Drawn with strokes, 48 wide. */
export const TOOL_SHAPES: Readonly<Record<Tool, string>> = {
  lamp: "M-9-8H9L12 14H-12ZM-12 14V19H12V14M-6-8V-13H6V-8M-6-13Q0-24 6-13M0 9Q-6 4 0-4Q6 4 0 9Z",
  pickaxe: "M-19-8Q-2-20 15-3Q19 2 19 9Q14-1 4-6M-19-8Q-8-9 0-3M2-8L-13 19",
  detector:
    "M-12-2H12V19H-12ZM-6 13L-2 5L2 12L6 4M-5-8A7 7 0 0 1 5-8M-11-13A15 15 0 0 1 11-13M0-2V-6",
};

/** How many of each colour, in the order of the seats. */
export function byColour(treasures: readonly string[]): { colour: string; count: number }[] {
  return COLOURS.map((colour) => ({
    colour,
    count: treasures.filter((one) => one === colour).length,
  })).filter(({ count }) => count > 0);
}
