// The cards as the table shows them: a family, a number of ghosts, or a Mist.

export const FAMILIES = ["white", "black", "blue", "red", "green", "yellow"] as const;
export type Family = (typeof FAMILIES)[number];

export type Face = { kind: "ghosts"; family: Family; number: 1 | 2 | 3 } | { kind: "mist" };

const LETTERS: Readonly<Record<string, Family>> = {
  W: "white",
  K: "black",
  B: "blue",
  R: "red",
  G: "green",
  Y: "yellow",
};

/** What a card shows, by its notation; null for what is no card. */
export function faceOf(card: string): Face | null {
  if (card === "M") return { kind: "mist" };
  const family = LETTERS[card.charAt(0)];
  const number = Number(card.slice(1));
  if (!family || card.length !== 2) return null;
  return number === 1 || number === 2 || number === 3 ? { kind: "ghosts", family, number } : null;
}

const ORDER = [...Object.keys(LETTERS), "M"];

/** Every kind of card, in that order. */
export const KINDS: readonly string[] = ORDER.flatMap((letter) =>
  letter === "M" ? [letter] : [1, 2, 3].map((number) => `${letter}${number}`),
);

/** Cards in the order in which a hand is held: by family, then by number, Mists last. */
export function inOrder(cards: readonly string[]): string[] {
  const rank = (card: string) => ORDER.indexOf(card.charAt(0)) * 4 + Number(card.slice(1));
  return cards.toSorted((one, other) => rank(one) - rank(other));
}
