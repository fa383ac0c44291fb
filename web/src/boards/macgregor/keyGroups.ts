// Keys put in order.
import { type CardGroup, together } from "../cards/cardGroups";
import { COLOURS } from "./castle";
import { backOf, BLAZON_NAMES, colourOf } from "./shapes";

/** Keys that are shown together, under a heading. */
export interface Group {
  heading: string;
  keys: readonly string[];
}

const BACKS = Object.keys(BLAZON_NAMES);

function rank(key: string): number {
  return COLOURS.indexOf(colourOf(key)) * BACKS.length + BACKS.indexOf(backOf(key));
}

/** Keys that are alike put together, by colour and then by back. */
export function inOrder(keys: readonly string[]): CardGroup[] {
  return together(keys).sort((one, other) => rank(one.card) - rank(other.card));
}
