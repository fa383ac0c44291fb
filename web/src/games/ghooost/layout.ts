// Where everything lies on the table, in pixels, for any size of screen and number of seats: the
// others sit along the top and the sides, one's own seat and hand are below.
import { type Box, type Place, type Point, type Size, within } from "../../boards/cards/box";
import type { Corner } from "../../boards/cards/ownSeat";

export interface Layout {
  /** How much larger than on the smallest phone everything is. */
  unit: number;
  table: Size;
  /** The cloth in its middle. */
  cloth: Box;
  /** Of every seat but one's own; the places are their middles. */
  plate: Size;
  places: Place[];
  clock: Point & { size: number };
  /** Crypt, Cemetery and Kitties. */
  piles: Point & { unit: number };
  /** Left and right of them: which way the play goes. */
  flanks: Point[];
  /** One's own seat, and the hand below it. */
  strip: Box;
  hand: Box;
}

const SMALLEST = { width: 360, height: 476 };
/** Below this height a wide screen has the hand beside the table, if it is at least so wide. */
const LOW = { height: 400, width: 506 };
const STRIP = 44;
const HAND = 128;
const PLATE = { width: 134, height: 66 };
const CLOCK = { usual: 62, low: 44 };
const PILES = { width: 236, height: 150 };
const TARGET = 44;

/** Between the edge of the cloth and what is said there. */
export const HEM = 18;

/** How many of the others sit along the top; the rest sit at the sides. */
const ON_TOP = [0, 1, 2, 3, 2, 3];

/** `eyes` sits below; for a spectator seat A does, with a plate like all others. */
export function layout(
  width: number,
  height: number,
  players: number,
  eyes: number | null,
): Layout {
  const isLow = height < LOW.height && width >= Math.max(LOW.width, 1.6 * height);
  const isBeside = isLow && eyes !== null;
  const across = isBeside ? width * 0.56 : width;
  const high = isLow ? 300 : SMALLEST.height;
  const unit = within(Math.min(across / SMALLEST.width, height / high), 0.6, 2.2);
  const own = ownPart(width, height, unit, isBeside ? across : null);
  const table = { width: across, height: isBeside || eyes === null ? height : own.strip.top };
  const gap = 6 * unit;
  const span = Math.min(table.width, table.height * 2.3);
  const others = players - 1;
  const top = ON_TOP[others] ?? 3;
  const plate = {
    width: Math.min(PLATE.width * unit, (span - (top + 1) * gap) / top),
    height: Math.min(PLATE.height * unit, table.height / 3.4),
  };
  const middle = table.width / 2;
  const firstRow = gap + plate.height / 2;
  const belowFirst = gap + plate.height + gap;
  const between = span - 2 * plate.width - 4 * gap;
  const hasSides = others > top;
  const isTight = between < PILES.width * unit;
  const side = isTight ? belowFirst + plate.height / 2 : belowFirst + table.height * 0.2;
  const places = around(others, top, { plate, span, gap, middle, firstRow, side }).map(
    (point, index) => ({ ...point, seat: ((eyes ?? 0) + index + 1) % players }),
  );
  let bottom = table.height - gap;
  if (eyes === null) {
    places.unshift({ seat: 0, x: middle, y: table.height - firstRow });
    bottom -= plate.height + gap;
  }
  // What is left over makes the clock larger: the lower the table, the smaller it is.
  const least = (isLow ? CLOCK.low : CLOCK.usual) * unit;
  const spare = bottom - belowFirst - least - PILES.height * 1.15 * unit;
  const most = hasSides && isTight ? 1.2 : 1.8;
  const clockSize = within(least + spare * 0.45, least, least * most);
  const clock = { x: middle, size: clockSize, y: belowFirst + clockSize / 2 };
  const clockEnd = belowFirst + clockSize;
  const start = hasSides && isTight ? Math.max(clockEnd, side + plate.height / 2) : clockEnd;
  const flanks = players > 2 ? 76 * unit : 40 * unit;
  const room = isTight || !hasSides ? span - flanks : between;
  const piles = {
    x: middle,
    y: (start + bottom) / 2,
    unit: Math.min(room / PILES.width, (bottom - start) / PILES.height, unit * 1.5),
  };
  const beside = hasSides && !isTight ? side + plate.height / 2 + gap : start;
  const flank = { reach: span / 2 - 24 * unit, y: (beside + table.height - gap) / 2 };
  return {
    unit,
    table,
    cloth: {
      left: middle - span / 2 + 24 * unit,
      top: firstRow,
      width: span - 48 * unit,
      height: table.height - (eyes === null ? 2 * firstRow : firstRow + gap),
    },
    plate,
    places,
    clock,
    piles,
    flanks: [
      { x: middle - flank.reach, y: flank.y },
      { x: middle + flank.reach, y: flank.y },
    ],
    ...own,
  };
}

interface Arrangement {
  plate: Size;
  span: number;
  gap: number;
  middle: number;
  firstRow: number;
  side: number;
}

/** The seats of the others, clockwise from the left neighbour. */
function around(others: number, top: number, to: Arrangement): Point[] {
  const reach = to.span / 2 - to.plate.width / 2 - to.gap;
  const step = top > 1 ? Math.min((2 * reach) / (top - 1), to.plate.width * 1.5) : 0;
  const row = Array.from({ length: top }, (_, index) => ({
    x: to.middle + (index - (top - 1) / 2) * step,
    y: to.firstRow,
  }));
  if (others <= top) return row;
  return [{ x: to.middle - reach, y: to.side }, ...row, { x: to.middle + reach, y: to.side }];
}

/** One's own seat and hand: below the table, or beside it. */
function ownPart(width: number, height: number, unit: number, left: number | null) {
  const strip = Math.max(TARGET, STRIP * unit);
  const hand = left === null ? Math.max(2 * TARGET, HAND * unit) : height - strip - 8 * unit;
  const room = width - (left ?? 0);
  const across = Math.min(room, 600 * unit);
  const from = (left ?? 0) + (room - across) / 2;
  const top = height - hand - strip;
  return {
    strip: { left: from + 6 * unit, top, width: across - 12 * unit, height: strip },
    hand: { left: from, top: top + strip, width: across, height: hand },
  };
}

/** How the stacks of a hand lie: as large as they can be, each large enough for a finger. */
export interface HandGrid {
  columns: number;
  rows: number;
  cell: Size;
  card: Size;
}

const CARD_SHAPE = 90 / 64;
const MOST_ROWS = 3;

export function handGrid({ width, height }: Size, stacks: number, unit: number): HandGrid {
  let best: HandGrid | null = null;
  for (let rows = 1; rows <= MOST_ROWS; rows++) {
    const columns = Math.max(1, Math.ceil(stacks / rows));
    const most = 92 * unit;
    const cell = { width: Math.min((width - 8) / columns, most), height: height / rows };
    const across = Math.min(cell.width - 3, (cell.height - 6) / CARD_SHAPE);
    const card = { width: across, height: across * CARD_SHAPE };
    const isTouchable = cell.width >= TARGET && cell.height >= TARGET;
    if (isTouchable && (!best || across > best.card.width)) best = { columns, rows, cell, card };
    best ??= rows === MOST_ROWS ? { columns, rows, cell, card } : null;
  }
  return best ?? { columns: 1, rows: 1, cell: { width, height }, card: { width, height } };
}

/** How far from the right edge the hourglass ends: on the cloth, clear of what a spectator opens there. */
export function hourglassFrom(
  { cloth, unit }: Layout,
  width: number,
  corner: Corner | null,
): number {
  const free = corner === null ? 0 : corner.right + corner.size + 8 * unit;
  return Math.max(width - cloth.left - cloth.width + HEM * unit, free);
}
