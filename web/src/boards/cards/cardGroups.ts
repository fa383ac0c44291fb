// Cards of the same kind lie together.

/** Some cards of one kind. */
export interface CardGroup<Card = string> {
  card: Card;
  copies: number;
}

/** Cards of the same kind put together, in the order in which the kinds come. */
export function together<Card>(cards: readonly Card[]): CardGroup<Card>[] {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, copies]) => ({ card, copies }));
}

/** A hand without so many cards of a kind. */
export function without(hand: readonly string[], card: string, count: number): string[] {
  let left = count;
  return hand.filter((one) => one !== card || left-- <= 0);
}
