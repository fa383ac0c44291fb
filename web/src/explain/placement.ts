// Where words about a thing stand: beside it, and never off the screen.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Size {
  width: number;
  height: number;
}

/** Between the thing and its words, and between the words and the edge of the screen. */
const GAP = 8;

/** Above the thing where there is room, else below, at its right, at its left; else over it. */
export function placeBeside(thing: Box, words: Size, screen: Size): { left: number; top: number } {
  const within = (at: number, size: number, all: number): number =>
    Math.max(GAP, Math.min(at, all - size - GAP));
  const left = within(thing.left + (thing.width - words.width) / 2, words.width, screen.width);
  const top = within(thing.top + (thing.height - words.height) / 2, words.height, screen.height);
  const above = thing.top - GAP - words.height;
  const below = thing.top + thing.height + GAP;
  const right = thing.left + thing.width + GAP;
  const before = thing.left - GAP - words.width;
  if (above >= GAP) return { left, top: above };
  if (below + words.height <= screen.height - GAP) return { left, top: below };
  if (right + words.width <= screen.width - GAP) return { left: right, top };
  if (before >= GAP) return { left: before, top };
  return { left, top: within(above, words.height, screen.height) };
}
