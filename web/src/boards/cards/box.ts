// Places on a table, in pixels.

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  left: number;
  top: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The middle of a seat's plate. */
export interface Place extends Point {
  seat: number;
}

export function boxAround({ x, y }: Point, { width, height }: Size): Box {
  return { left: x - width / 2, top: y - height / 2, width, height };
}

export function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
