// What is drawn of a view, and what an event makes of it.
import {
  afterInCastle,
  type CastleDrawn,
  changed,
  emptied,
  haunted,
  planless,
  replaced,
  STANDING,
} from "../../boards/macgregor/drawn";
import { omitted } from "../../boards/omitted";
import type { GameEvent, Handed } from "./events";
import type { Private, Public, Recall, View } from "./view";

export type MacGregorView = View;
export type { Public, Recall };

/** Whose turn it is and what they may do, only the house knows. */
const OF_THE_TURN = ["phase", "ending", "turn", "moved"] as const;
/** What lies open. */
export type OpenTable = Omit<Public, (typeof OF_THE_TURN)[number]>;
export type Drawn = CastleDrawn<OpenTable>;

export function drawnOf({ public: table, private: own, seat }: MacGregorView): Drawn {
  const mine: Private = own ?? {};
  return {
    public: omitted(table, OF_THE_TURN),
    keys: seat === null ? null : (mine.keys ?? []),
    plan: mine.plan ?? [],
    walking: table.phase === "catch" ? STANDING : null,
  };
}

/** What is drawn once an event has happened. */
export function after(drawn: Drawn, event: GameEvent, eyes: number | null): Drawn {
  switch (event.kind) {
    case "first":
      return haunted(drawn, event.fields.seat, "dungeon");
    case "round":
      return { ...changed(planless(drawn), { round: event.fields.round }), walking: null };
    case "returned":
      return emptied(drawn, event.fields.seat, eyes);
    case "caught":
      // MG-3.9: the caught runner goes to the dungeon.
      return haunted(drawn, event.fields.other_seat, "dungeon");
    case "handed":
      return handed(drawn, event, eyes);
    default:
      return afterInCastle(drawn, event, eyes);
  }
}

function handed(drawn: Drawn, { fields }: Handed, eyes: number | null): Drawn {
  const { hands } = drawn.public;
  const { seat: giver, other_seat: taker, keys } = fields;
  const next = changed(drawn, {
    hands: replaced(replaced(hands, taker, hands[giver] ?? []), giver, []),
  });
  if (giver === eyes) return { ...next, keys: [] };
  return taker === eyes && keys !== null ? { ...next, keys } : next;
}
