// Keys put in order.
import { COLOURS } from "./plan";
import { backOf, BLAZON_NAMES, colourOf } from "./shapes";

export interface Several {
  key: string;
  copies: number;
}

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
export function together(keys: readonly string[]): Several[] {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts]
    .map(([key, copies]) => ({ key, copies }))
    .sort((one, other) => rank(one.key) - rank(other.key));
}
