// How large things are, for any size of screen.

export interface Layout {
  /** One house large and the line as a strip; all ten side by side; or everything low and broad. */
  mode: "tall" | "wide" | "low";
  /** Widths of a card: in the house, in one's hand, in bars and beside the house. */
  card: number;
  handCard: number;
  smallCard: number;
  /** Of a Medium that can be touched. */
  medium: { width: number; height: number };
  /** How many Mediums a bar has room for, by itself and beside an opened hand. */
  room: number;
  roomBesideHand: number;
  /** How far a pile of cards beside the house may spread. */
  spread: number;
}

const CARD_SHAPE = 84 / 64;
const FINGER = 44;
const VALUES = 6;

/** From this height on all ten houses fit side by side with a card of each family (Board.svelte). */
export const STREET = 552;

/** What answers to a card may need, more than the hand that they are in place of. */
const ASKING = 190;

export function layoutOf(width: number, height: number, isAsking: boolean): Layout {
  if (height < STREET && width >= Math.max(560, 1.5 * height)) return low(width, height);
  if (height >= STREET && width >= 720) return wide(width, height);
  const strips = 44 + 2 * 54 + 66 + 52 + (isAsking ? ASKING : 0);
  const card = within((height - strips) / (3 * CARD_SHAPE), FINGER, width / 5);
  const fitting = (width - 24 - (VALUES - 1) * 7) / VALUES;
  const plate = 160;
  return {
    mode: "tall",
    card,
    handCard: within(fitting, FINGER, card * 1.1),
    smallCard: FINGER,
    medium: { width: FINGER, height: 48 },
    room: roomFor(width - plate, FINGER),
    roomBesideHand: roomFor(width - plate - 100, FINGER),
    spread: 0,
  };
}

/** From here on a screen is seen from the sofa. */
const BIG = { width: 1100, height: 760 };

/** What is above and below the cards at a house: both bars, the house with its Medium, all gaps. */
const AROUND = { usual: 372, big: 442 };

function wide(width: number, height: number): Layout {
  const isBig = width >= BIG.width && height >= BIG.height;
  const card = within((height - 330) / (3.2 * CARD_SHAPE), 48, isBig ? 120 : 88);
  const around = isBig ? AROUND.big : AROUND.usual;
  const room = (height - around - card * CARD_SHAPE) / 2;
  const most = isBig ? Math.min(84, room / CARD_SHAPE / 1.5) : Math.min(60, room / CARD_SHAPE);
  const smallCard = within((width - 480) / 9 - 12, FINGER, most);
  const medium = isBig ? 70 : 50;
  return {
    mode: "wide",
    card,
    handCard: card,
    smallCard,
    medium: { width: medium, height: medium * CARD_SHAPE },
    room: roomFor(width - 380, medium),
    roomBesideHand: roomFor(width - 600, medium),
    spread: Math.max(0, room - 16 - smallCard * CARD_SHAPE),
  };
}

/** From here on everything low and broad is as large as side by side. */
const ROOMY = { width: 900, height: 400 };

function low(width: number, height: number): Layout {
  const isRoomy = width >= ROOMY.width && height >= ROOMY.height;
  const most = isRoomy ? Math.min(96, (width * 0.54) / VALUES) : 64;
  const medium = isRoomy ? 50 : FINGER;
  return {
    mode: "low",
    card: within((height - (isRoomy ? 152 : 72)) / (2 * CARD_SHAPE), FINGER, most),
    handCard: within((width * 0.44 - 50) / VALUES, FINGER, isRoomy ? 80 : 56),
    smallCard: FINGER,
    medium: { width: medium, height: isRoomy ? medium * CARD_SHAPE : 48 },
    room: roomFor(width * 0.42 - (isRoomy ? 280 : 160), medium),
    roomBesideHand: roomFor(width * 0.42 - (isRoomy ? 380 : 260), medium),
    spread: 0,
  };
}

function roomFor(width: number, card: number): number {
  return Math.max(1, Math.floor(width / (card + 4)));
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
