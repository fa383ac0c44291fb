// What lies on the table, and how it looks after each thing that happens.
import type { EventInfo } from "../../api/wire";
import { changed, replaced } from "../../boards/cards/counts";
import { without } from "../../boards/cards/cardGroups";
import { cardIn, numberIn } from "../fields";
import { COPY, familyOf, inOrder, KITTY } from "./cards";
import type { Private, Public, Recall, View } from "./view";

/** The view as it is sent: a spectator has no hand, and the memory aid may be off. */
export interface GhooostView extends Omit<View, "private" | "recall"> {
  private?: Private | null;
  recall?: Recall;
}

/** What is drawn: the open table, a card just turned up and, for a seat, its hand. */
export interface Drawn {
  public: Public;
  hand: readonly string[] | null;
  /** A card that was turned up and cannot be played. */
  turned: string | null;
}

/** How many cards lie in each Manor at the beginning, by the number of players. */
const MANORS = [0, 0, 12, 10, 8, 6, 4];
const DECK = 62;
const DEALT = 4;

export function drawnOf(view: GhooostView): Drawn {
  return { public: view.public, hand: view.private?.hand ?? null, turned: null };
}

/** How many cards lie in a Manor at the beginning. */
export function manorOf(table: Public): number {
  return MANORS[table.manor_sizes.length] ?? 0;
}

/** How much of the time before midnight is over, from 0 to 1. */
export function hourOf(table: Public): number {
  const players = table.hand_sizes.length;
  const atFirst = DECK - players * (DEALT + manorOf(table));
  return Math.min(1, Math.max(0, 1 - table.crypt_size / atFirst));
}

/** Whether midnight has struck. */
export function isNight({ phase, crypt_size }: Public): boolean {
  return crypt_size === 0 && phase !== "first" && phase !== "deal";
}

/** How many actions may still pass in which nothing changes; null: any number. */
export function idleLeft({ idle, idle_limit }: Public): number | null {
  return idle_limit > 0 ? Math.max(0, idle_limit - idle) : null;
}

/** Whether somebody in a seat decides what happens now. */
export function isActing({ phase }: Public): boolean {
  return phase === "turn" || phase === "again" || phase === "draft";
}

/** The table after something happened, until the house sends how it really stands. */
export function after(drawn: Drawn, event: EventInfo, eyes: number | null): Drawn {
  const table = drawn.public;
  const seat = numberIn(event, "seat");
  const card = cardIn(event);
  const own = seat === eyes ? drawn.hand : null;
  const put = (change: Partial<Public>): Drawn => ({ ...drawn, public: { ...table, ...change } });
  switch (event.kind) {
    case "first":
      return put({ first: seat, turn: seat });
    case "round":
      return newRound(drawn, numberIn(event, "round"), seat);
    case "dealt":
    case "drawn": {
      const next = put({
        turn: seat,
        hand_sizes: changed(table.hand_sizes, seat, 1),
        crypt_size: Math.max(0, table.crypt_size - 1),
      });
      return own && card ? { ...next, hand: inOrder([...own, card]) } : next;
    }
    case "played": {
      const count = numberIn(event, "count");
      const copies = numberIn(event, "copies");
      const next = put({
        turn: seat,
        hand_sizes: changed(table.hand_sizes, seat, -count - copies),
        ...laid(table, card ?? "", count, copies),
      });
      if (!own || !card) return next;
      return { ...next, hand: without(without(own, card, count), COPY, copies) };
    }
    case "kitty": {
      const next = put({
        turn: seat,
        hand_sizes: changed(table.hand_sizes, seat, -1),
        ...laid(table, KITTY, 1, 0),
      });
      return own ? { ...next, hand: without(own, KITTY, 1) } : next;
    }
    case "turned-up": {
      const isCrypt = event.fields.source === "crypt";
      const left: Partial<Public> = isCrypt
        ? { crypt_size: Math.max(0, table.crypt_size - 1) }
        : { manor_sizes: changed(table.manor_sizes, seat, -1) };
      if (event.fields.valid === false) return { ...put({ turn: seat, ...left }), turned: card };
      return put({ turn: seat, ...left, ...laid(table, card ?? "", 1, 0) });
    }
    case "failed":
    case "took":
      return {
        ...put({
          turn: seat,
          hand_sizes: changed(table.hand_sizes, seat, numberIn(event, "cards")),
          ...EMPTY,
        }),
        turned: null,
      };
    case "quartet":
    case "discarded":
      return put({ discard_size: table.discard_size + numberIn(event, "cards"), ...EMPTY });
    case "reversed":
      return put({ direction: event.fields.direction === "clockwise" ? 1 : -1 });
    case "out":
      return put({ out: [...table.out.filter((one) => one !== seat), seat] });
    case "midnight":
      return put({ crypt_size: 0 });
    case "scored":
      return put({ points: replaced(table.points, seat, numberIn(event, "total")) });
    case "boo":
      return put({ boos: replaced(table.boos, seat, numberIn(event, "boos")) });
    case "won":
    case "shared":
    case "lost":
      return put({ phase: "over" });
    default:
      return drawn;
  }
}

const EMPTY = {
  value: 0,
  scary: false,
  run: [],
  kitties: 0,
  cemetery_size: 0,
} satisfies Partial<Public>;

/** The Cemetery with some more cards on it, or a Kitty beside it. */
function laid(table: Public, card: string, count: number, copies: number): Partial<Public> {
  const cemetery_size = table.cemetery_size + count + copies;
  if (card === KITTY) return { cemetery_size, kitties: table.kitties + 1 };
  const value = Number(card);
  const more = [...Array<string>(count).fill(card), ...Array<string>(copies).fill(COPY)];
  return {
    cemetery_size,
    value,
    scary: familyOf(card) === "scary",
    run: value === table.value ? [...table.run, ...more] : more,
  };
}

function newRound(drawn: Drawn, round: number, first: number): Drawn {
  const table = drawn.public;
  const manors = table.hand_sizes.map(() => manorOf(table));
  return {
    public: {
      ...table,
      ...EMPTY,
      phase: "deal",
      round,
      first,
      turn: first,
      direction: 1,
      crypt_size: DECK - manors.length * manorOf(table),
      discard_size: 0,
      hand_sizes: table.hand_sizes.map(() => 0),
      manor_sizes: manors,
      out: [],
      idle: 0,
      actions: 0,
    },
    hand: drawn.hand && [],
    turned: null,
  };
}
