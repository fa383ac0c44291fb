// The cards as the table shows them: a family, a number of ghosts, or a Mist.
import { FACTS } from "./facts";

const LETTERS = FACTS.families;
export type Family = (typeof LETTERS)[keyof typeof LETTERS];

export type Face = { kind: "ghosts"; family: Family; number: 1 | 2 | 3 } | { kind: "mist" };

/** Every kind of card, in the order in which a hand is held: by family and number, Mists last. */
export const KINDS: readonly string[] = FACTS.kinds;

/** What a card shows, by its notation; null for what is no card. */
export function faceOf(card: string): Face | null {
  if (card === FACTS.mist) return { kind: "mist" };
  if (!KINDS.includes(card)) return null;
  const family = LETTERS[card.charAt(0) as keyof typeof LETTERS];
  return { kind: "ghosts", family, number: Number(card.charAt(1)) as 1 | 2 | 3 };
}

/** Cards in the order in which a hand is held. */
export function inOrder(cards: readonly string[]): string[] {
  return cards.toSorted((one, other) => KINDS.indexOf(one) - KINDS.indexOf(other));
}
