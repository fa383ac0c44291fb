// The cards as the table shows them: a value or a letter, and a family.
import { together, type CardGroup } from "../../boards/cards/cardGroups";
import { FACTS } from "./facts";

/** Every kind, in the order in which a hand is held. */
export const KINDS: readonly string[] = FACTS.kinds;
export const COPY = FACTS.copy;
export const KITTY = FACTS.kitty;

export type Family = (typeof FACTS.families)[keyof typeof FACTS.families];
const FAMILIES: Readonly<Record<string, Family>> = FACTS.families;

/** Those who have a name; it is the same in every language. */
const NAMES: Readonly<Record<string, string>> = {
  "1": "Scooty",
  "3": "Cerberus",
  "8": "Twist",
  "11": "Skeletum",
  "12": "Igor",
  X: "Miss Copy",
  K: "Kitty",
};

export function familyOf(card: string): Family {
  return FAMILIES[card] ?? "common";
}

/** The name under a ghost; null for the nameless ones. */
export function nameOf(card: string): string | null {
  return NAMES[card] ?? null;
}

/** Cards in the order in which a hand is held. */
export function inOrder(cards: readonly string[]): string[] {
  return cards.toSorted((one, other) => KINDS.indexOf(one) - KINDS.indexOf(other));
}

/** The stacks of a hand, in its order. */
export function stacksOf(cards: readonly string[]): CardGroup[] {
  return together(inOrder(cards));
}
