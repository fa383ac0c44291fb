// What both castle games draw of a view, and what their common events make of it.
import type { EventInfo } from "../../lib/wire";
import { keyOf, letterOf } from "./shapes";

/** What lies open on the table in both games. */
export interface CastleTable {
  ghost: number | null;
  /** By seat: a room, or a place outside. */
  rooms: string[];
  /** By seat: the backs of its keys. */
  hands: string[][];
  walk: string[];
  lost: boolean;
  top: string | null;
  pile_size: number;
  discard_size: number;
}

export interface CastleDrawn<Table> {
  public: Table;
  /** One's own keys; null for those who have no seat. */
  keys: string[] | null;
  /** The ghost's plan: one's own, or one that lies open. */
  plan: string[];
  /** Whether the ghost's cards are being turned up. */
  walking: boolean;
}

export function numberIn(event: EventInfo, field: string): number {
  const value = event.fields[field];
  return typeof value === "number" ? value : -1;
}

export function textIn(event: EventInfo, field: string): string | null {
  const value = event.fields[field];
  return typeof value === "string" ? value : null;
}

export function textsIn(event: EventInfo, field: string): string[] {
  const value = event.fields[field];
  return Array.isArray(value) ? value.map(String) : [];
}

/** Where the runner or ghost of a seat stands. */
export function roomOf(table: Pick<CastleTable, "rooms">, seat: number): string {
  return table.rooms[seat] ?? "out";
}

export function replaced<T>(list: readonly T[], at: number, value: T): T[] {
  return list.map((one, index) => (index === at ? value : one));
}

function without<T>(list: readonly T[], at: number): T[] {
  return list.filter((_, index) => index !== at);
}

/** The same with some of the table changed. */
export function changed<Table extends CastleTable>(
  drawn: CastleDrawn<Table>,
  change: Partial<Table> | Partial<CastleTable>,
): CastleDrawn<Table> {
  return { ...drawn, public: { ...drawn.public, ...change } };
}

/** A key comes to a hand, from the pile. */
export function gained<Table extends CastleTable>(
  drawn: CastleDrawn<Table>,
  event: EventInfo,
  eyes: number | null,
): CastleDrawn<Table> {
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
export function spent<Table extends CastleTable>(
  drawn: CastleDrawn<Table>,
  event: EventInfo,
  eyes: number | null,
): CastleDrawn<Table> {
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

/** A whole hand goes to the discards. */
export function emptied<Table extends CastleTable>(
  drawn: CastleDrawn<Table>,
  seat: number,
  eyes: number | null,
): CastleDrawn<Table> {
  const { hands, discard_size } = drawn.public;
  const next = changed(drawn, {
    hands: replaced(hands, seat, []),
    discard_size: discard_size + (hands[seat]?.length ?? 0),
  });
  return seat === eyes ? { ...next, keys: [] } : next;
}

/** The discards become the pile. */
export function reshuffled<Table extends CastleTable>(
  drawn: CastleDrawn<Table>,
): CastleDrawn<Table> {
  const { pile_size, discard_size } = drawn.public;
  return changed(drawn, { pile_size: pile_size + discard_size, discard_size: 0 });
}

/** A card of the ghost is turned up and leads it somewhere, or nowhere. */
export function walked<Table extends CastleTable>(
  drawn: CastleDrawn<Table>,
  event: EventInfo,
): CastleDrawn<Table> {
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
