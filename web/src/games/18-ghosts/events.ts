// Made from the server's types by python -m tools.wire_types.

/**
 * A ghost came into the castle: one's own (EG-2.1), or the opponent's released one (EG-3.5).
 */
export interface Placed {
  kind: "placed";
  fields: PlacedFields;
}
export interface PlacedFields {
  seat: number;
  owner_seat: number;
  colour: "blue" | "red" | "yellow";
  target: string;
}
/**
 * A ghost went into the next room (EG-3.1).
 */
export interface Stepped {
  kind: "stepped";
  fields: SteppedFields;
}
export interface SteppedFields {
  seat: number;
  colour: "blue" | "red" | "yellow";
  source: string;
  target: string;
}
/**
 * A ghost went from one mirror to another (EG-3.2).
 */
export interface Mirrored {
  kind: "mirrored";
  fields: MirroredFields;
}
export interface MirroredFields {
  seat: number;
  colour: "blue" | "red" | "yellow";
  source: string;
  target: string;
}
/**
 * A ghost attacked another; the loser goes to the dungeon (EG-3.4).
 */
export interface Fought {
  kind: "fought";
  fields: FoughtFields;
}
export interface FoughtFields {
  seat: number;
  source: string;
  target: string;
  attacker: "blue" | "red" | "yellow";
  defender: "blue" | "red" | "yellow";
  defender_seat: number;
  loser: "blue" | "red" | "yellow";
  loser_seat: number;
}
/**
 * The portal of the loser's colour turned after a fight: where it opens now (EG-3.6).
 */
export interface Turned {
  kind: "turned";
  fields: TurnedFields;
}
export interface TurnedFields {
  colour: "blue" | "red" | "yellow";
  direction: "east" | "north" | "south" | "west";
}
/**
 * A ghost leaves the dungeon and is for the opponent to place (EG-3.5).
 */
export interface Released {
  kind: "released";
  fields: ReleasedFields;
}
export interface ReleasedFields {
  seat: number;
  colour: "blue" | "red" | "yellow";
}
/**
 * Nothing else was possible (EG-5.3).
 */
export interface Passed {
  kind: "passed";
  fields: PassedFields;
}
export interface PassedFields {
  seat: number;
}
/**
 * A ghost of the seat left through the portal of its colour (EG-4.1).
 */
export interface Escaped {
  kind: "escaped";
  fields: EscapedFields;
}
export interface EscapedFields {
  seat: number;
  colour: "blue" | "red" | "yellow";
  room: string;
}
/**
 * The seat reached the goal (EG-5.1).
 */
export interface Won {
  kind: "won";
  fields: WonFields;
}
export interface WonFields {
  seat: number;
  reason: "goal";
}
/**
 * The game is over and nobody has won (EG-5.2 to EG-5.5).
 */
export interface Drawn {
  kind: "drawn";
  fields: DrawnFields;
}
export interface DrawnFields {
  reason: "both-goals" | "no-escape" | "quiet" | "repetition" | "two-passes";
}

export type GameEvent =
  Placed | Stepped | Mirrored | Fought | Turned | Released | Passed | Escaped | Won | Drawn;
