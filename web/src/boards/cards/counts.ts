// Numbers by seat: cards in hand, points.

/** With another number at a seat. */
export function replaced(values: readonly number[], seat: number, value: number): number[] {
  return values.map((old, at) => (at === seat ? value : old));
}

/** With more or fewer at a seat, never fewer than none. */
export function changed(values: readonly number[], seat: number, by: number): number[] {
  return values.map((old, at) => (at === seat ? Math.max(0, old + by) : old));
}
