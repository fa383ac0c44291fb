// What both castle games draw of a view, and what their common events make of it.
import type { EventInfo } from "../../api/wire";
import { numberIn, textIn } from "../../games/fields";
import { keyOf, letterOf } from "./shapes";

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
  /** Whether the ghost's cards are being turned up. */
  walking: boolean;
}

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
  event: EventInfo,
  eyes: number | null,
): CastleDrawn<Table> {
  switch (event.kind) {
    case "laid":
    case "planned":
      return changed(drawn, { plan_size: numberIn(event, "cards") });
    case "dealt":
    case "drawn":
      return gained(drawn, event, eyes);
    case "top":
      return changed(drawn, { top: letterOf(textIn(event, "back") ?? "") });
    case "reshuffled":
      return reshuffled(drawn);
    case "moved":
      return arrived(spent(drawn, event, eyes), event);
    case "escaped":
      return placed(spent(drawn, event, eyes), numberIn(event, "seat"), "out");
    case "discarded":
      return spent(drawn, event, eyes);
    case "walked":
    case "lost":
      return walked(drawn, event);
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
function placed<Table extends CastleTable>(
  drawn: CastleDrawn<Table>,
  seat: number,
  room: string,
): CastleDrawn<Table> {
  return changed(drawn, { rooms: replaced(drawn.public.rooms, seat, room) });
}

/** A pawn comes where the event says. */
export function arrived<Table extends CastleTable>(
  drawn: CastleDrawn<Table>,
  event: EventInfo,
): CastleDrawn<Table> {
  return placed(drawn, numberIn(event, "seat"), textIn(event, "room") ?? "");
}

/** A key comes to a hand, from the pile. */
function gained<Table extends CastleTable>(
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
function spent<Table extends CastleTable>(
  drawn: CastleDrawn<Table>,
  event: EventInfo,
  eyes: number | null,
): CastleDrawn<Table> {
  const { hands, discard_size } = drawn.public;
  const seat = numberIn(event, "seat");
  const back = textIn(event, "back") ?? "";
  const backs = hands[seat] ?? [];
  const own = seat === eyes ? drawn.keys : null;
  // Not every key is told with its place; the oldest that is alike goes.
  const index =
    event.fields.index !== undefined
      ? numberIn(event, "index")
      : own === null
        ? backs.indexOf(letterOf(back))
        : own.indexOf(keyOf(textIn(event, "colour") ?? "", back));
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

/** The discards become the pile. */
function reshuffled<Table extends CastleTable>(drawn: CastleDrawn<Table>): CastleDrawn<Table> {
  const { pile_size, discard_size } = drawn.public;
  return changed(drawn, { pile_size: pile_size + discard_size, discard_size: 0 });
}

/** A card of the ghost is turned up and leads it somewhere, or nowhere. */
function walked<Table extends CastleTable>(
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
