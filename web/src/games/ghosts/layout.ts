// Where everything lies on the table, in pixels, for any size of screen and number of seats.
import { type Box, type Place, type Point, type Size, within } from "../../boards/cards/box";

export interface Arrow extends Point {
  /** Degrees from pointing right, clockwise play. */
  angle: number;
}

export interface Layout {
  /** How much larger than on the smallest phone everything is. */
  unit: number;
  plate: Size;
  /** How much larger than on the smallest phone the plates' contents are. */
  plateUnit: number;
  /** Of a card in one's hand. */
  card: Size;
  /** The table, above one's own seat and hand, or left of them where the screen is low. */
  table: Size;
  /** The line of one's own seat, as wide as a full hand, and the hand below it. */
  strip: Box;
  hand: Box;
  /** All seats that have a plate on the table; one's own has a line of its own. */
  places: Place[];
  /** Between neighbours, as long as there is a direction of play. */
  arrows: Arrow[];
  /** The edge of the table, as a path. */
  rim: string;
  centre: Point & Size & { unit: number };
}

const SMALLEST = { width: 360, height: 500 };
/** Below this height a wide screen has the hand beside the table. */
const LOW = 400;
/** So wide that both have room beside each other. */
const LEAST = { table: 250, hand: 256 };
const HAND = 5;
const CARD_SHAPE = 90 / 64;
const CENTRE = { width: 168, height: 232 };
const NARROWEST_PLATE = 92;
const BUBBLE = 20;

/** `eyes` sits at the bottom; a spectator sees seat A there, with a plate like all others. */
export function layout(
  width: number,
  height: number,
  players: number,
  eyes: number | null,
): Layout {
  const isLow =
    eyes !== null && height < LOW && width >= Math.max(1.6 * height, LEAST.table + LEAST.hand);
  const beside = isLow ? Math.min(width * 0.55, width - LEAST.hand) : null;
  const room = { width: beside ?? width, height };
  const least = isLow ? LOW : SMALLEST.height;
  const unit = within(Math.min(room.width / SMALLEST.width, height / least), 0.7, 2.6);
  const own = ownPart(width, height, unit, beside);
  const table = {
    width: room.width,
    height: isLow || eyes === null ? height : own.strip.top,
  };
  const across = plateWidth(table.width, players, unit);
  const plateUnit = Math.min(across / NARROWEST_PLATE, 1.25 * unit);
  const plate = { width: across, height: 56 * plateUnit };
  const oval = ovalOf(table, plate, unit, eyes !== null, players === 2);
  const angleOf = (steps: number) => Math.PI / 2 + (steps * 2 * Math.PI) / players;
  const places: Place[] = [];
  for (let steps = eyes === null ? 0 : 1; steps < players; steps++)
    places.push({
      seat: ((eyes ?? 0) + steps) % players,
      ...oval(angleOf(steps)),
    });
  const arrows: Arrow[] = [];
  for (let steps = 0; players > 2 && steps < players; steps++) {
    const angle = angleOf(steps + 0.5);
    const before = oval(angle - 0.12);
    const later = oval(angle + 0.12);
    const turn = Math.atan2(later.y - before.y, later.x - before.x);
    arrows.push({ ...oval(angle), angle: (turn * 180) / Math.PI });
  }
  return {
    unit,
    plate,
    plateUnit,
    ...own,
    table,
    places,
    arrows,
    rim: rimOf(oval),
    centre: centreOf(table, plate, unit, places, arrows, eyes !== null),
  };
}

/** As wide as names like it, if the middle keeps its room. */
function plateWidth(width: number, players: number, unit: number): number {
  const beside = (width - CENTRE.width * 1.35 * unit) / 2 - 8 * unit;
  const room = players === 2 ? width : beside;
  return within(room, NARROWEST_PLATE * unit, 132 * unit);
}

/** One's own seat and hand: below the table, or beside it. */
function ownPart(width: number, height: number, unit: number, beside: number | null) {
  const gap = 6 * unit;
  const isLow = beside !== null;
  const left = beside ?? 0;
  const room = (width - left - 16 * unit - (HAND - 1) * gap) / HAND;
  const cardWidth = Math.max(44, Math.min(66 * unit * (isLow ? 1.2 : 1), room));
  const card = { width: cardWidth, height: cardWidth * CARD_SHAPE };
  const held = { width: HAND * cardWidth + (HAND - 1) * gap, height: card.height + 2 * gap };
  const stripHeight = Math.max(44, 44 * unit);
  const whole = stripHeight + held.height;
  const top = isLow ? (height - whole) / 2 : height - whole;
  return {
    card,
    strip: {
      left: left + (width - left - held.width) / 2,
      top,
      width: held.width,
      height: stripHeight,
    },
    hand: { left, top: top + stripHeight, width: width - left, height: held.height },
  };
}

/** The edge of the table: an oval, squarer on a narrow screen to leave the middle free. */
function ovalOf(
  { width, height }: Size,
  plate: Size,
  unit: number,
  hasStrip: boolean,
  isPair: boolean,
) {
  const highest = plate.height / 2 + 4 * unit;
  const lowest = hasStrip ? height - 8 * unit : height - highest;
  const ry = (lowest - highest) / 2;
  const room = width / 2 - (isPair ? NARROWEST_PLATE * unit : plate.width) / 2 - 4 * unit;
  const rx = Math.min(room, ry * 2.4);
  const squareness = rx < ry * 1.3 ? 0.3 : 0.75;
  return (angle: number) => {
    const across = Math.cos(angle);
    const wide = Math.sign(across) * Math.abs(across) ** squareness;
    return {
      x: width / 2 + rx * (Math.abs(across) < 1e-9 ? 0 : wide),
      y: highest + ry + ry * Math.sin(angle),
    };
  };
}

function rimOf(oval: (angle: number) => Point): string {
  const points: string[] = [];
  for (let step = 0; step < 72; step++) {
    const { x, y } = oval((step / 36) * Math.PI);
    points.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
  }
  return `M${points.join("L")}Z`;
}

/** The place in the middle where things can be largest without touching a plate. */
function centreOf(
  { width, height }: Size,
  plate: Size,
  unit: number,
  places: readonly Place[],
  arrows: readonly Arrow[],
  hasStrip: boolean,
): Layout["centre"] {
  const gap = 4 * unit;
  const reaches = places.map((place) => Math.abs(place.x - width / 2) - plate.width / 2 - gap);
  const best = { x: width / 2, y: height / 2, width, height, unit: 0 };
  const onTop = arrows.filter(
    ({ x, y }) => Math.abs(x - width / 2) < plate.width / 2 && y < height / 2,
  );
  const highest = Math.max(gap + 18 * unit, ...onTop.map(({ y }) => y + 12 * unit));
  for (const half of [...reaches, width / 2 - gap]) {
    if (half <= 0) continue;
    let top = highest;
    let bottom = height - (hasStrip ? BUBBLE * unit : gap);
    for (const [index, place] of places.entries()) {
      if ((reaches[index] ?? 0) >= half - 0.5) continue;
      if (place.y < height / 2) top = Math.max(top, place.y + plate.height / 2 + BUBBLE * unit);
      else bottom = Math.min(bottom, place.y - plate.height / 2 - BUBBLE * unit);
    }
    const size = Math.min((2 * half) / CENTRE.width, (bottom - top) / CENTRE.height, unit * 1.5);
    if (size <= best.unit) continue;
    best.y = (top + bottom) / 2;
    best.width = 2 * half;
    best.height = bottom - top;
    best.unit = size;
  }
  return best;
}
