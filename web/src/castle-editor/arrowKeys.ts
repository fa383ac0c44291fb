// Where the arrow keys lead in a drawing: cells and the walls between them lie in turn.
import { isOuter, sidesOf } from "./sketch";

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

interface At {
  /** Cells have odd numbers, walls one even number. */
  y: number;
  x: number;
}

export interface Size {
  rows: number;
  columns: number;
}

export function isCell(place: string): boolean {
  return place.length === 2;
}

/** The place that a key leads to; null if the key means nothing here. */
export function placeTowards(size: Size, place: string, key: string): string | null {
  const step = STEPS[key];
  if (!step) return null;
  const { y, x } = at(place);
  // Along a row of walls, the next wall; else cell and wall in turn.
  const length = (step[0] !== 0 && x % 2 === 0) || (step[1] !== 0 && y % 2 === 0) ? 2 : 1;
  return named(size, { y: y + length * step[0], x: x + length * step[1] }) ?? place;
}

function at(place: string): At {
  if (isOuter(place)) {
    const { y, x } = at(place.slice(0, 2));
    const side = place.slice(2);
    return {
      y: y + Number(side === "S") - Number(side === "N"),
      x: x + Number(side === "E") - Number(side === "W"),
    };
  }
  if (!isCell(place)) {
    const [near, far] = sidesOf(place).map(at);
    return { y: ((near?.y ?? 0) + (far?.y ?? 0)) / 2, x: ((near?.x ?? 0) + (far?.x ?? 0)) / 2 };
  }
  return { y: 2 * Number(place[0]) + 1, x: 2 * Number(place[1]) + 1 };
}

function named({ rows, columns }: Size, { y, x }: At): string | null {
  if (y < 0 || x < 0 || y > 2 * rows || x > 2 * columns) return null;
  const cell = (down: number, right: number) => `${(down - 1) / 2}${(right - 1) / 2}`;
  if (y % 2 === 1 && x % 2 === 1) return cell(y, x);
  if (y % 2 === 1) {
    if (x === 0) return `${cell(y, 1)}W`;
    return x === 2 * columns ? `${cell(y, x - 1)}E` : `${cell(y, x - 1)}-${cell(y, x + 1)}`;
  }
  if (y === 0) return `${cell(1, x)}N`;
  return y === 2 * rows ? `${cell(y - 1, x)}S` : `${cell(y - 1, x)}-${cell(y + 1, x)}`;
}
