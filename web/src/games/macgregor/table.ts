// What is drawn of a view, and what an event makes of it.
import type { EventInfo } from "../../lib/wire";
import { keyOf, letterOf } from "../castle/shapes";
import type { Private, Public, Recall, View } from "./view";

export type MacGregorView = View;
export type { Public, Recall };

export interface Drawn {
  public: Public;
  /** One's own keys; null for those who have no seat. */
  keys: string[] | null;
  /** One's own plan, as the ghost. */
  plan: string[];
  /** Whether the ghost's cards are being turned up. */
  walking: boolean;
}

export function drawnOf({ public: table, private: own, seat }: MacGregorView): Drawn {
  const mine: Private = own ?? {};
  return {
    public: table,
    keys: seat === null ? null : (mine.keys ?? []),
    plan: mine.plan ?? [],
    walking: table.phase === "catch",
  };
}

export function numberIn(event: EventInfo, field: string): number {
  const value = event.fields[field];
  return typeof value === "number" ? value : -1;
}

export function textIn(event: EventInfo, field: string): string | null {
  const value = event.fields[field];
  return typeof value === "string" ? value : null;
}

/** Where the runner or ghost of a seat stands. */
export function roomOf(table: Public, seat: number): string {
  return table.rooms[seat] ?? "out";
}

function replaced<T>(list: readonly T[], at: number, value: T): T[] {
  return list.map((one, index) => (index === at ? value : one));
}

function without<T>(list: readonly T[], at: number): T[] {
  return list.filter((_, index) => index !== at);
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
      return returned(drawn, seat, eyes);
    case "reshuffled":
      return changed(drawn, {
        pile_size: drawn.public.pile_size + drawn.public.discard_size,
        discard_size: 0,
      });
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

function changed(drawn: Drawn, change: Partial<Public>): Drawn {
  return { ...drawn, public: { ...drawn.public, ...change } };
}

function gained(drawn: Drawn, event: EventInfo, eyes: number | null): Drawn {
  const { hands, pile_size } = drawn.public;
  const seat = numberIn(event, "seat");
  const back = textIn(event, "back") ?? "";
  const colour = textIn(event, "colour");
  const next = changed(drawn, {
    hands: replaced(hands, seat, [...(hands[seat] ?? []), letterOf(back)]),
    pile_size: pile_size - 1,
    top: null,
  });
  if (seat !== eyes || colour === null || drawn.keys === null) return next;
  return { ...next, keys: [...drawn.keys, keyOf(colour, back)] };
}

/** A key leaves a hand, for the discards. */
function spent(drawn: Drawn, event: EventInfo, eyes: number | null): Drawn {
  const { hands, discard_size } = drawn.public;
  const seat = numberIn(event, "seat");
  const index = numberIn(event, "index");
  const next = changed(drawn, {
    hands: replaced(hands, seat, without(hands[seat] ?? [], index)),
    discard_size: discard_size + 1,
  });
  if (seat !== eyes || drawn.keys === null) return next;
  return { ...next, keys: without(drawn.keys, index) };
}

function returned(drawn: Drawn, seat: number, eyes: number | null): Drawn {
  const { hands, discard_size } = drawn.public;
  const next = changed(drawn, {
    hands: replaced(hands, seat, []),
    discard_size: discard_size + (hands[seat]?.length ?? 0),
  });
  return seat === eyes ? { ...next, keys: [] } : next;
}

function walked(drawn: Drawn, event: EventInfo): Drawn {
  const { rooms, walk } = drawn.public;
  const card = letterOf(textIn(event, "blazon") ?? "");
  const room = textIn(event, "room");
  const next = changed(drawn, {
    walk: [...(drawn.walking ? walk : []), card],
    lost: event.kind === "lost",
    rooms: room === null ? rooms : replaced(rooms, numberIn(event, "seat"), room),
  });
  return { ...next, walking: true };
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
