// Blazons, and the shape that goes with each colour: colour is never alone.
import { FACTS } from "../../games/macgregor-treasure/facts";
import type { Colour, Wall } from "./castle";

/** One shape for each blazon, around its own middle, 36 wide. */
export const BLAZONS: Readonly<Record<string, string>> = {
  L: "M-16 14L-12-6Q-8-18 4-16Q16-14 14-2L10 2L14 14H8L4 6L-4 8L-8 14Z",
  C: "M-18 12L-20-10L-9 0L0-15L9 0L20-10L18 12Z",
  T: "M-13 16V-6H-17V-16H-9V-10H-4V-16H4V-10H9V-16H17V-6H13V16H4V6H-4V16Z",
  X: "M-6-18H6V-6H18V6H6V18H-6V6H-18V-6H-6Z",
  H: "M-3 18L-4 2Q-14 0-12-10L-6-6L-4-16L0-7L4-16L6-6L12-10Q14 0 4 2L3 18Z",
  V: "M-16-17H11L-15 5Q-16 2-16-1Z M16-14V-1Q16 11 0 18Q-8 14-12 9Z",
  S: "M-4 18V4L-10-2L-16-2V-8L-12-8V-16H-8V-8L-4-4V-14H4V-4L8-8V-16H12V-8L16-8V-2L10-2L4 4V18Z",
};

/** The shape of a colour's doors and key bits: round, square, three-cornered; about 22 wide. */
export const SHAPES: Readonly<Record<Colour, string>> = {
  red: "M0-11A11 11 0 1 1 0 11A11 11 0 1 1 0-11Z",
  blue: "M-10-10H10V10H-10Z",
  green: "M0-13L12 9H-12Z",
};

/** The arrow at a way out, pointing north, and how far it is turned at each wall. */
export const ARROW = "M0-24L22 2H10V22H-10V2H-22Z";
export const TURNS: Readonly<Record<Wall, number>> = { N: 0, E: 90, S: 180, W: 270 };

/** A pawn, and the shroud of the ghost, around a point a little above their foot. */
export const PAWN = "M-17 22L-11-4A13 13 0 1 1 11-4L17 22Z";
export const SHROUD = "M-21 22V-6Q-21-30 0-30Q21-30 21-6V22L14 14L7 22L0 14L-7 22L-14 14Z";

const COLOUR_OF: Readonly<Record<string, Colour>> = FACTS.colours;

/** The names of blazons in actions and words, by letter: the treasure has all that there are. */
export const BLAZON_NAMES: Readonly<Record<string, string>> = FACTS.blazons;

/** The colour of a key such as rL. */
export function colourOf(key: string): Colour {
  return COLOUR_OF[key[0] ?? ""] ?? "red";
}

/** The letter on the back of a key such as rL. */
export function backOf(key: string): string {
  return key.slice(1);
}

/** The letter of a blazon's name. */
export function letterOf(name: string): string {
  return Object.keys(BLAZON_NAMES).find((letter) => BLAZON_NAMES[letter] === name) ?? "";
}

/** A key's name from an event's words: red and lion make rL. */
export function keyOf(colour: string, back: string): string {
  return `${colour[0] ?? ""}${letterOf(back)}`;
}
