// What lies on the table, and how it looks after each thing that happens.
import { changed, replaced } from "../../boards/cards/counts";
import { without } from "../../boards/cards/cardGroups";
import { inOrder } from "./cards";
import type { Added, GameEvent, Matched, Mirrored, Mist, Opened, Round } from "./events";
import { FACTS } from "./facts";
import type { Private, Public, Recall, View } from "./view";

/** The view as it is sent: a spectator has no hand, and the memory aid may be off. */
export interface GhostsView extends Omit<View, "private" | "recall"> {
  private?: Private | null;
  recall?: Recall;
}

/** What lies open. Whose turn comes next, only the house knows. */
export type OpenTable = Omit<Public, "phase" | "turn">;

/** What is drawn: the open table, for a seat its hand, and a mark where somebody acts. */
export interface Drawn {
  public: OpenTable;
  hand: readonly string[] | null;
  acting: number | null;
}

/** What else matters for how the table looks. */
export interface Setting {
  /** Whether the Mist cards are in play. */
  mist: boolean;
  /** The seat whose hand is drawn. */
  eyes: number | null;
}

/** A card is played and its degree announced. */
export type Play = Opened | Added | Mirrored | Matched | Mist;
const PLAYS: readonly string[] = ["opened", "added", "mirrored", "matched", "mist"];

export function isPlay(event: GameEvent): event is Play {
  return PLAYS.includes(event.kind);
}

export function drawnOf({ public: { phase, turn, ...open }, private: own }: GhostsView): Drawn {
  return {
    public: open,
    hand: own?.hand ?? null,
    acting: phase === "open" || phase === "play" ? turn : null,
  };
}

/** The table after something happened, until the house sends how it really stands. */
export function after(drawn: Drawn, event: GameEvent, setting: Setting): Drawn {
  const table = drawn.public;
  if (isPlay(event)) return afterPlay(drawn, event, setting);
  switch (event.kind) {
    case "first":
      return { ...drawn, public: { ...table, first: event.fields.seat } };
    case "round":
      return newRound(drawn, event, setting);
    case "dealt":
    case "drawn": {
      const { seat, card } = event.fields;
      const isOwn = seat === setting.eyes;
      return {
        public: {
          ...table,
          hand_sizes: changed(table.hand_sizes, seat, 1),
          deck_size: table.deck_size - 1,
        },
        hand: drawn.hand && card && isOwn ? inOrder([...drawn.hand, card]) : drawn.hand,
        acting: null,
      };
    }
    case "returned": {
      const { seat } = event.fields;
      return {
        ...drawn,
        public: {
          ...table,
          hand_sizes: replaced(table.hand_sizes, seat, 0),
          deck_size: table.deck_size + (table.hand_sizes[seat] ?? 0),
        },
        hand: drawn.hand && seat === setting.eyes ? [] : drawn.hand,
      };
    }
    case "took": {
      // A draft may have shown it already.
      if (table.top === null) return drawn;
      const { seat, fear } = event.fields;
      return {
        ...drawn,
        public: {
          ...table,
          top: null,
          degree: 0,
          pile_size: 0,
          mists: 0,
          fear: replaced(table.fear, seat, fear),
          taken: changed(table.taken, seat, 1),
        },
        acting: seat,
      };
    }
    case "gave-back": {
      const { seat, fear } = event.fields;
      return { ...drawn, public: { ...table, fear: replaced(table.fear, seat, fear) } };
    }
    case "won":
    case "shared":
      return { ...drawn, acting: null };
    default:
      return drawn;
  }
}

function afterPlay(drawn: Drawn, event: Play, setting: Setting): Drawn {
  const table = drawn.public;
  const { seat, card, degree } = event.fields;
  const isMist = event.kind === "mist";
  const isOwn = seat === setting.eyes;
  return {
    public: {
      ...table,
      degree,
      top: isMist ? table.top : card,
      pile_size: table.pile_size + (isMist ? 0 : 1),
      mists: table.mists + (isMist ? 1 : 0),
      hand_sizes: changed(table.hand_sizes, seat, -1),
      direction: event.kind === "mirrored" ? wayOf(event) : table.direction,
    },
    hand: drawn.hand && isOwn ? without(drawn.hand, card, 1) : drawn.hand,
    acting: seat,
  };
}

function wayOf(event: Mirrored): number {
  return event.fields.direction === "clockwise" ? 1 : -1;
}

function newRound(drawn: Drawn, { fields: { round, seat } }: Round, setting: Setting): Drawn {
  const none = drawn.public.fear.map(() => 0);
  return {
    public: {
      ...drawn.public,
      round,
      first: seat,
      direction: 1,
      top: null,
      degree: 0,
      pile_size: 0,
      mists: 0,
      hand_sizes: none,
      taken: none,
      deck_size: FACTS.ghost_cards + (setting.mist ? FACTS.mists : 0),
    },
    hand: drawn.hand && [],
    acting: null,
  };
}
