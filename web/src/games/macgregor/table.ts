// What is drawn of a view, and what an event makes of it.
import type { EventInfo } from "../../api/wire";
import {
  afterInCastle,
  type CastleDrawn,
  changed,
  emptied,
  haunted,
  replaced,
} from "../../boards/macgregor/drawn";
import { numberIn } from "../fields";
import type { Private, Public, Recall, View } from "./view";

export type MacGregorView = View;
export type { Public, Recall };
export type Drawn = CastleDrawn<Public>;

/** The letters of its blazons (MG-1.1). */
export const BLAZONS: readonly string[] = ["L", "C", "T", "X", "H"];

export function drawnOf({ public: table, private: own, seat }: MacGregorView): Drawn {
  const mine: Private = own ?? {};
  return {
    public: table,
    keys: seat === null ? null : (mine.keys ?? []),
    plan: mine.plan ?? [],
    walking: table.phase === "catch",
  };
}

/** What is drawn once an event has happened. */
export function after(drawn: Drawn, event: EventInfo, eyes: number | null): Drawn {
  const seat = numberIn(event, "seat");
  switch (event.kind) {
    case "first":
      return haunted(drawn, seat, "dungeon");
    case "round":
      return {
        ...changed(drawn, { round: numberIn(event, "round"), plan_size: 0, phase: "plan" }),
        plan: [],
        walking: false,
      };
    case "returned":
      return emptied(drawn, seat, eyes);
    case "caught":
      // MG-3.9: the caught runner goes to the dungeon.
      return haunted(drawn, numberIn(event, "other_seat"), "dungeon");
    case "handed":
      return handed(drawn, event, eyes);
    default:
      return afterInCastle(drawn, event, eyes);
  }
}

function handed(drawn: Drawn, event: EventInfo, eyes: number | null): Drawn {
  const { hands } = drawn.public;
  const giver = numberIn(event, "seat");
  const taker = numberIn(event, "other_seat");
  const next = changed(drawn, {
    hands: replaced(replaced(hands, taker, hands[giver] ?? []), giver, []),
  });
  if (giver === eyes) return { ...next, keys: [] };
  const keys = event.fields.keys;
  if (taker === eyes && Array.isArray(keys)) return { ...next, keys: keys.map(String) };
  return next;
}
