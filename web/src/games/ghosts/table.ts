// What lies on the table, and how it looks after each thing that happens.
import type { EventInfo } from "../../api/wire";
import { changed, replaced } from "../../boards/cards/counts";
import { without } from "../../boards/cards/cardGroups";
import { cardIn, numberIn } from "../fields";
import { inOrder } from "./cards";
import type { Private, Public, Recall, View } from "./view";

/** The view as it is sent: a spectator has no hand, and the memory aid may be off. */
export interface GhostsView extends Omit<View, "private" | "recall"> {
  private?: Private | null;
  recall?: Recall;
}

/** What is drawn: the open table and, for a seat, its hand. */
export interface Drawn {
  public: Public;
  hand: readonly string[] | null;
}

export const MOST_FRIGHT = 7;
const GHOST_CARDS = 54;
const MISTS = 6;

/** What else matters for how the table looks. */
export interface Setting {
  /** Whether the Mist cards are in play. */
  mist: boolean;
  /** The seat whose hand is drawn. */
  eyes: number | null;
}

/** The kinds of event in which a card is played and its degree announced. */
export const PLAYS: readonly string[] = ["opened", "added", "mirrored", "matched", "mist"];

export function drawnOf(view: GhostsView): Drawn {
  return { public: view.public, hand: view.private?.hand ?? null };
}

/** The table after something happened, until the house sends how it really stands. */
export function after(drawn: Drawn, event: EventInfo, setting: Setting): Drawn {
  const table = drawn.public;
  const seat = numberIn(event, "seat");
  const card = cardIn(event);
  const isOwn = seat === setting.eyes;
  if (PLAYS.includes(event.kind)) return afterPlay(drawn, event, isOwn);
  switch (event.kind) {
    case "first":
      return { ...drawn, public: { ...table, first: seat, turn: seat } };
    case "round":
      return newRound(drawn, numberIn(event, "round"), seat, setting);
    case "dealt":
    case "drawn":
      return {
        public: {
          ...table,
          turn: seat,
          hand_sizes: changed(table.hand_sizes, seat, 1),
          deck_size: table.deck_size - 1,
        },
        hand: drawn.hand && card && isOwn ? inOrder([...drawn.hand, card]) : drawn.hand,
      };
    case "returned":
      return {
        public: {
          ...table,
          hand_sizes: replaced(table.hand_sizes, seat, 0),
          deck_size: table.deck_size + (table.hand_sizes[seat] ?? 0),
        },
        hand: drawn.hand && isOwn ? [] : drawn.hand,
      };
    case "took":
      // A draft may have shown it already.
      if (table.top === null) return drawn;
      return {
        ...drawn,
        public: {
          ...table,
          phase: "open",
          turn: seat,
          top: null,
          degree: 0,
          pile_size: 0,
          mists: 0,
          fear: replaced(table.fear, seat, numberIn(event, "fear")),
          taken: changed(table.taken, seat, 1),
        },
      };
    case "gave-back":
      return {
        ...drawn,
        public: {
          ...table,
          fear: replaced(table.fear, seat, numberIn(event, "fear")),
        },
      };
    case "won":
    case "shared":
      return { ...drawn, public: { ...table, phase: "over" } };
    default:
      return drawn;
  }
}

function afterPlay(drawn: Drawn, event: EventInfo, isOwn: boolean): Drawn {
  const table = drawn.public;
  const seat = numberIn(event, "seat");
  const card = cardIn(event);
  const isMist = event.kind === "mist";
  const direction = event.fields.direction;
  return {
    public: {
      ...table,
      phase: "play",
      turn: seat,
      degree: numberIn(event, "degree"),
      top: isMist ? table.top : card,
      pile_size: table.pile_size + (isMist ? 0 : 1),
      mists: table.mists + (isMist ? 1 : 0),
      hand_sizes: changed(table.hand_sizes, seat, -1),
      direction:
        direction === "clockwise" ? 1 : direction === "counterclockwise" ? -1 : table.direction,
    },
    hand: drawn.hand && card && isOwn ? without(drawn.hand, card, 1) : drawn.hand,
  };
}

function newRound(drawn: Drawn, round: number, first: number, setting: Setting): Drawn {
  const none = drawn.public.fear.map(() => 0);
  return {
    public: {
      ...drawn.public,
      phase: "deal",
      round,
      first,
      turn: first,
      direction: 1,
      top: null,
      degree: 0,
      pile_size: 0,
      mists: 0,
      hand_sizes: none,
      taken: none,
      deck_size: GHOST_CARDS + (setting.mist ? MISTS : 0),
    },
    hand: drawn.hand && [],
  };
}
