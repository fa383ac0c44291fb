// What both castle games draw of a view, and what their common events make of it.
import type { GameEvent as MacGregorEvent } from "../../games/macgregor/events";
import type { GameEvent as TreasureEvent } from "../../games/macgregor-treasure/events";
import { keyOf, letterOf } from "./shapes";

/** What happens in one of the two games. */
export type CastleEvent = MacGregorEvent | TreasureEvent;
type Of<Kind extends CastleEvent["kind"]> = Extract<CastleEvent, { kind: Kind }>;

/** What lies open on the table in both games. */
export interface CastleTable {
  ghost: number | null;
  /** By seat: a room, or a place outside. */
  rooms: string[];
  /** By seat: the backs of its keys. */
  hands: string[][];
  plan_size: number;
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
  /** While the ghost's cards are being turned up: the plan they are of; null: they are not. */
  walking: Walking | null;
}

interface Walking {
  size: number;
  /** As far as it is known. */
  plan: readonly string[];
}

/** The ghost stands among several: the rest of its cards is not shown any more. */
export const STANDING: Walking = { size: 0, plan: [] };

/** Where a pawn is that has not been placed yet. */
export const NOWHERE = "-";

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

/** What is drawn once something has happened that happens in both games. */
export function afterInCastle<Table extends CastleTable>(
  drawn: CastleDrawn<Table>,
  event: CastleEvent,
  eyes: number | null,
): CastleDrawn<Table> {
  switch (event.kind) {
    case "laid":
      return laid(drawn, event);
    case "planned":
      return changed(drawn, { plan_size: event.fields.cards });
    case "dealt":
    case "drawn":
      return gained(drawn, event, eyes);
    case "top":
      return changed(drawn, { top: letterOf(event.fields.back) });
    case "reshuffled":
      return changed(drawn, { pile_size: event.fields.keys, discard_size: 0 });
    case "moved":
      return placed(spent(drawn, event, eyes), event.fields.seat, event.fields.room);
    case "escaped":
      return placed(spent(drawn, event, eyes), event.fields.seat, "out");
    case "discarded":
      return spent(drawn, event, eyes);
    case "walked":
    case "lost":
      return walked(drawn, event);
    case "won":
    case "rounds-over":
      return planless(drawn);
    default:
      return drawn;
  }
}

/** A seat has the ghost from now on, and the ghost is there. */
export function haunted<Table extends CastleTable>(
  drawn: CastleDrawn<Table>,
  seat: number,
  room: string,
): CastleDrawn<Table> {
  return changed(placed(drawn, seat, room), { ghost: seat });
}

/** A pawn comes to a room, or to a place outside. */
export function placed<Table extends CastleTable>(
  drawn: CastleDrawn<Table>,
  seat: number,
  room: string,
): CastleDrawn<Table> {
  return changed(drawn, { rooms: replaced(drawn.public.rooms, seat, room) });
}

/** The ghost lays a card; which one, only it knows. */
function laid<Table extends CastleTable>(
  drawn: CastleDrawn<Table>,
  { fields: { cards, blazon } }: Of<"laid">,
): CastleDrawn<Table> {
  const next = changed(drawn, { plan_size: cards });
  return blazon === null ? next : { ...next, plan: [...drawn.plan, letterOf(blazon)] };
}

/** The ghost has taken its cards back. */
export function planless<Table extends CastleTable>(drawn: CastleDrawn<Table>): CastleDrawn<Table> {
  return { ...changed(drawn, { plan_size: 0 }), plan: [] };
}

/** A key comes to a hand, from the pile. */
function gained<Table extends CastleTable>(
  drawn: CastleDrawn<Table>,
  { fields: { seat, back, colour } }: Of<"dealt" | "drawn">,
  eyes: number | null,
): CastleDrawn<Table> {
  const { hands, pile_size } = drawn.public;
  const next = changed(drawn, {
    hands: replaced(hands, seat, [...(hands[seat] ?? []), letterOf(back)]),
    pile_size: pile_size - 1,
    top: null,
  });
  if (seat !== eyes || colour === null || drawn.keys === null) return next;
  return { ...next, keys: [...drawn.keys, keyOf(colour, back)] };
}

/** A key leaves a hand, for the discards. */
function spent<Table extends CastleTable>(
  drawn: CastleDrawn<Table>,
  { fields: { seat, colour, back, index: told } }: Of<"moved" | "escaped" | "discarded">,
  eyes: number | null,
): CastleDrawn<Table> {
  const { hands, discard_size } = drawn.public;
  const backs = hands[seat] ?? [];
  const own = seat === eyes ? drawn.keys : null;
  // Not every key is told with its place; the oldest that is alike goes.
  const index = told ?? own?.indexOf(keyOf(colour, back)) ?? backs.indexOf(letterOf(back));
  const next = changed(drawn, {
    hands: replaced(hands, seat, without(backs, index)),
    discard_size: discard_size + 1,
  });
  return own === null ? next : { ...next, keys: without(own, index) };
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

/** A card of the ghost is turned up and leads it somewhere, or nowhere. */
function walked<Table extends CastleTable>(
  drawn: CastleDrawn<Table>,
  event: Of<"walked" | "lost">,
): CastleDrawn<Table> {
  const { plan_size, walk } = drawn.public;
  const next = changed(planless(drawn), {
    walk: [...(drawn.walking ? walk : []), letterOf(event.fields.blazon)],
    lost: event.kind === "lost",
  });
  const walking = drawn.walking ?? { size: plan_size, plan: drawn.plan };
  const there = event.kind === "walked" ? placed(next, event.fields.seat, event.fields.room) : next;
  return { ...there, walking };
}
