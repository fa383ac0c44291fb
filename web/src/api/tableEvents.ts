// Made from the server's types by python -m tools.wire_types.

/**
 * A seat gave up.
 */
export interface Resigned {
  kind: "resigned";
  fields: ResignedFields;
}
export interface ResignedFields {
  seat: number;
}
/**
 * A program failed at its seat. ``detail`` is what was seen of it.
 */
export interface Forfeited {
  kind: "forfeited";
  fields: ForfeitedFields;
}
export interface ForfeitedFields {
  seat: number;
  why: "crashed" | "illegal" | "nonsense" | "stalled";
  detail: string | null;
}
/**
 * Everybody agreed to stop.
 */
export interface Agreed {
  kind: "agreed";
  fields: AgreedFields;
}
export type AgreedFields = Record<string, never>;
/**
 * A seat has run out of time.
 */
export interface Flag {
  kind: "flag";
  fields: FlagFields;
}
export interface FlagFields {
  seat: number;
}
/**
 * A seat has run out of time, and its opponent claimed the win.
 */
export interface LostOnTime {
  kind: "lost-on-time";
  fields: LostOnTimeFields;
}
export interface LostOnTimeFields {
  seat: number;
}
/**
 * A bot plays a seat from now on.
 */
export interface Bot {
  kind: "bot";
  fields: BotFields;
}
export interface BotFields {
  seat: number;
  bot: string;
}
/**
 * A person plays a seat again.
 */
export interface Person {
  kind: "person";
  fields: PersonFields;
}
export interface PersonFields {
  seat: number;
}
/**
 * The game goes on from an earlier moment: that after so many entries.
 */
export interface Back {
  kind: "back";
  fields: BackFields;
}
export interface BackFields {
  to: number;
}

export type TableEvent = Resigned | Forfeited | Agreed | Flag | LostOnTime | Bot | Person | Back;
