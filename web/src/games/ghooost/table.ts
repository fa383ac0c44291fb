// What lies on the table, and how it looks after each thing that happens.
import { changed, replaced } from "../../boards/cards/counts";
import { without } from "../../boards/cards/cardGroups";
import { COPY, familyOf, inOrder, KITTY } from "./cards";
import type { GameEvent, Round } from "./events";
import { FACTS } from "./facts";
import type { Private, Public, Recall, View } from "./view";

/** The view as it is sent: a spectator has no hand, and the memory aid may be off. */
export interface GhooostView extends Omit<View, "private" | "recall"> {
  private?: Private | null;
  recall?: Recall;
}

/**
 * What lies open. Whose turn comes next and what has been counted, only the house knows; and how
 * those rank who still hold cards when a round is stopped: here only those are out who hold none.
 */
export type OpenTable = Omit<
  Public,
  "phase" | "ending" | "turn" | "next" | "passes" | "idle" | "actions"
>;

/** What is drawn: the open table, for a seat its hand, and a mark where somebody acts. */
export interface Drawn {
  public: OpenTable;
  /** Without the memory aid, cards taken from the Cemetery are missing until the house sends them. */
  hand: readonly string[] | null;
  /** All cards of the Cemetery, in order of kind; null without the memory aid. */
  cemetery: readonly string[] | null;
  /** A card that was turned up and cannot be played. */
  turned: string | null;
  acting: number | null;
}

export function drawnOf({ public: open, private: own, recall }: GhooostView): Drawn {
  const { phase, ending, turn, next, passes, idle, actions, ...table } = open;
  const isRid = (seat: number) => table.hand_sizes[seat] === 0 && table.manor_sizes[seat] === 0;
  return {
    public: { ...table, out: table.out.filter(isRid) },
    hand: own?.hand ?? null,
    cemetery: recall?.cemetery ?? null,
    turned: null,
    acting: isActing(open) ? turn : null,
  };
}

/** How many cards lie in a Manor at the beginning. */
export function manorOf({ manor_sizes }: OpenTable): number {
  return FACTS.manors[manor_sizes.length] ?? 0;
}

/** How much of the time before midnight is over, from 0 to 1. */
export function hourOf(table: OpenTable): number {
  const players = table.hand_sizes.length;
  const atFirst = FACTS.deck - players * (FACTS.hand + manorOf(table));
  return Math.min(1, Math.max(0, 1 - table.crypt_size / atFirst));
}

/** Whether midnight has struck. */
export function isNight({ crypt_size }: OpenTable): boolean {
  return crypt_size === 0;
}

/** How many actions may still pass in which nothing changes; null: any number. */
export function idleLeft({ idle_limit }: OpenTable, idle: number): number | null {
  return idle_limit > 0 ? Math.max(0, idle_limit - idle) : null;
}

/** Whether somebody in a seat decides what happens now. */
export function isActing({ phase }: Public): boolean {
  return phase === "turn" || phase === "again" || phase === "draft";
}

/** The table after something happened, until the house sends how it really stands. */
export function after(drawn: Drawn, event: GameEvent, eyes: number | null): Drawn {
  const table = drawn.public;
  const put = (change: Partial<OpenTable>): Drawn => ({
    ...drawn,
    public: { ...table, ...change },
  });
  switch (event.kind) {
    case "first":
      return put({ first: event.fields.seat });
    case "round":
      return newRound(drawn, event);
    case "dealt":
    case "drawn": {
      const { seat, card } = event.fields;
      const next = put({
        hand_sizes: changed(table.hand_sizes, seat, 1),
        crypt_size: table.crypt_size - 1,
      });
      return acted(card === null ? next : received(next, [card], seat === eyes), seat);
    }
    case "played": {
      const { seat, card, count, copies } = event.fields;
      return played(drawn, seat, cardsOf(card, count, copies), eyes);
    }
    case "kitty":
      return played(drawn, event.fields.seat, [KITTY], eyes);
    case "turned-up": {
      const { seat, card, source, valid } = event.fields;
      const next = put(
        source === "crypt"
          ? { crypt_size: table.crypt_size - 1 }
          : { manor_sizes: changed(table.manor_sizes, seat, -1) },
      );
      return acted(valid ? laid(next, [card]) : { ...next, turned: card }, seat);
    }
    case "failed":
    case "took": {
      const { seat, cards } = event.fields;
      const next = put({ hand_sizes: changed(table.hand_sizes, seat, cards) });
      const taken = drawn.cemetery && [
        ...drawn.cemetery,
        ...(event.kind === "failed" ? [event.fields.card] : []),
      ];
      return acted(emptied(taken ? received(next, taken, seat === eyes) : next), seat);
    }
    case "quartet":
    case "discarded":
      return emptied(put({ discard_size: table.discard_size + event.fields.cards }));
    case "reversed":
      return put({ direction: event.fields.direction === "clockwise" ? 1 : -1 });
    case "out": {
      const { seat } = event.fields;
      return put({ out: [...table.out.filter((one) => one !== seat), seat] });
    }
    case "midnight":
      return put({ crypt_size: 0 });
    case "scored":
      return put({ points: replaced(table.points, event.fields.seat, event.fields.total) });
    case "boo":
      return put({ boos: replaced(table.boos, event.fields.seat, event.fields.boos) });
    case "won":
    case "shared":
    case "lost":
      return { ...drawn, acting: null };
    default:
      return drawn;
  }
}

/** The cards of a play: some of a kind, with Miss Copies. */
export function cardsOf(card: string, count: number, copies: number): string[] {
  return [...Array<string>(count).fill(card), ...Array<string>(copies).fill(COPY)];
}

/** While somebody acts, the mark goes along with what is done. */
function acted(drawn: Drawn, seat: number): Drawn {
  return { ...drawn, acting: drawn.acting === null ? null : seat };
}

/** With cards in the hand that is drawn, if they are for that one. */
function received(drawn: Drawn, cards: readonly string[], own: boolean): Drawn {
  return drawn.hand && own ? { ...drawn, hand: inOrder([...drawn.hand, ...cards]) } : drawn;
}

function played(drawn: Drawn, seat: number, cards: string[], eyes: number | null): Drawn {
  const { public: table, hand } = drawn;
  const hand_sizes = changed(table.hand_sizes, seat, -cards.length);
  const next = {
    ...drawn,
    public: { ...table, hand_sizes },
    hand: hand && seat === eyes ? cards.reduce((left, card) => without(left, card, 1), hand) : hand,
  };
  return acted(laid(next, cards), seat);
}

/** The Cemetery with some more cards on it, or a Kitty beside it. */
function laid(drawn: Drawn, cards: string[]): Drawn {
  const { public: table, cemetery } = drawn;
  const [card = ""] = cards;
  const value = Number(card);
  const top: Partial<OpenTable> =
    card === KITTY
      ? { kitties: table.kitties + 1 }
      : {
          value,
          scary: familyOf(card) === "scary",
          run: value === table.value ? inOrder([...table.run, ...cards]) : cards,
        };
  const cemetery_size = table.cemetery_size + cards.length;
  return {
    ...drawn,
    public: { ...table, ...top, cemetery_size },
    cemetery: cemetery && inOrder([...cemetery, ...cards]),
  };
}

const EMPTY = {
  value: 0,
  scary: false,
  run: [],
  kitties: 0,
  cemetery_size: 0,
} satisfies Partial<OpenTable>;

/** Nothing lies in the Cemetery any more. */
function emptied(drawn: Drawn): Drawn {
  return {
    ...drawn,
    public: { ...drawn.public, ...EMPTY },
    cemetery: drawn.cemetery && [],
    turned: null,
  };
}

function newRound(drawn: Drawn, { fields: { round, seat } }: Round): Drawn {
  const table = drawn.public;
  const manor_sizes = table.manor_sizes.map(() => manorOf(table));
  const next = emptied(drawn);
  return {
    ...next,
    public: {
      ...next.public,
      round,
      first: seat,
      direction: 1,
      crypt_size: FACTS.deck - manor_sizes.length * manorOf(table),
      discard_size: 0,
      hand_sizes: table.hand_sizes.map(() => 0),
      manor_sizes,
      out: [],
    },
    hand: drawn.hand && [],
    acting: null,
  };
}
