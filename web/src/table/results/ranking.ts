// Which place somebody has at the end.

/** By seat; null: the seat only has not won, as others with another score have not: no place. */
export function placesOf(ranks: readonly number[], scores: readonly number[]): (number | null)[] {
  return ranks.map((rank, seat) => {
    const isShared = ranks.some((other, at) => other === rank && scores[at] !== scores[seat]);
    return rank > 1 && isShared ? null : rank;
  });
}
