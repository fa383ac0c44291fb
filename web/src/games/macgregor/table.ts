// What is drawn of a view, and what an event makes of it.
import type { EventInfo } from "../../lib/wire";
import {
  type CastleDrawn,
  changed,
  emptied,
  gained,
  numberIn,
  replaced,
  reshuffled,
  spent,
  textIn,
  walked,
} from "../castle/drawn";
import { letterOf } from "../castle/shapes";
import type { Private, Public, Recall, View } from "./view";

export type MacGregorView = View;
export type { Public, Recall };

export { numberIn, roomOf, textIn } from "../castle/drawn";
export type Drawn = CastleDrawn<Public>;

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
      return changed(drawn, {
        ghost: seat,
        rooms: replaced(drawn.public.rooms, seat, "dungeon"),
      });
    case "round":
      return {
        ...changed(drawn, { round: numberIn(event, "round"), plan_size: 0, phase: "plan" }),
        plan: [],
        walking: false,
      };
    case "laid":
    case "planned":
      return changed(drawn, { plan_size: numberIn(event, "cards") });
    case "dealt":
    case "drawn":
      return gained(drawn, event, eyes);
    case "moved":
      return changed(spent(drawn, event, eyes), {
        rooms: replaced(drawn.public.rooms, seat, textIn(event, "room") ?? ""),
      });
    case "escaped":
      return changed(spent(drawn, event, eyes), {
        rooms: replaced(drawn.public.rooms, seat, "out"),
      });
    case "discarded":
      return spent(drawn, event, eyes);
    case "top":
      return changed(drawn, { top: letterOf(textIn(event, "back") ?? "") });
    case "returned":
      return emptied(drawn, seat, eyes);
    case "reshuffled":
      return reshuffled(drawn);
    case "walked":
    case "lost":
      return walked(drawn, event);
    case "caught":
      return caught(drawn, event);
    case "handed":
      return handed(drawn, event, eyes);
    default:
      return drawn;
  }
}

/** The caught runner is the ghost from now on, and goes to the dungeon (MG-3.9). */
function caught(drawn: Drawn, event: EventInfo): Drawn {
  const victim = numberIn(event, "other_seat");
  return changed(drawn, {
    ghost: victim,
    rooms: replaced(drawn.public.rooms, victim, "dungeon"),
  });
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
