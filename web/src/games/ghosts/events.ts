// Made from the server's types by python -m tools.wire_types.

/**
 * Chance chose who begins (GH-2.2).
 */
export interface First {
  kind: "first";
  fields: FirstFields;
}
export interface FirstFields {
  seat: number;
}
/**
 * A round begins; the seat is its first player.
 */
export interface Round {
  kind: "round";
  fields: RoundFields;
}
export interface RoundFields {
  round: number;
  seat: number;
}
/**
 * A card of the first hand (GH-2.3).
 */
export interface Dealt {
  kind: "dealt";
  fields: DealtFields;
}
export interface DealtFields {
  seat: number;
  card: string | null;
}
/**
 * A card drawn after playing one (GH-3.7).
 */
export interface Drawn {
  kind: "drawn";
  fields: DrawnFields;
}
export interface DrawnFields {
  seat: number;
  card: string | null;
}
/**
 * A hand of five Mists goes back (GH-2.3).
 */
export interface Returned {
  kind: "returned";
  fields: ReturnedFields;
}
export interface ReturnedFields {
  seat: number;
}
/**
 * The first ghost card of a pile (GH-3.1).
 */
export interface Opened {
  kind: "opened";
  fields: OpenedFields;
}
export interface OpenedFields {
  seat: number;
  degree: number;
  card: string;
}
/**
 * A ghost card of another family (GH-3.2).
 */
export interface Added {
  kind: "added";
  fields: AddedFields;
}
export interface AddedFields {
  seat: number;
  degree: number;
  card: string;
}
/**
 * A ghost card of the same family, with two players (GH-3.3).
 */
export interface Matched {
  kind: "matched";
  fields: MatchedFields;
}
export interface MatchedFields {
  seat: number;
  degree: number;
  card: string;
}
/**
 * A ghost card of the same family turns the direction round (GH-3.3).
 */
export interface Mirrored {
  kind: "mirrored";
  fields: MirroredFields;
}
export interface MirroredFields {
  seat: number;
  degree: number;
  card: string;
  direction: "clockwise" | "counterclockwise";
}
/**
 * A Mist, which changes nothing.
 */
export interface Mist {
  kind: "mist";
  fields: MistFields;
}
export interface MistFields {
  seat: number;
  degree: number;
  card: string;
}
/**
 * The pile was taken for one fear point more (GH-3.5).
 */
export interface Took {
  kind: "took";
  fields: TookFields;
}
export interface TookFields {
  seat: number;
  cards: number;
  fear: number;
}
/**
 * The seat has no card left at its turn (GH-4.1).
 */
export interface RoundOver {
  kind: "round-over";
  fields: RoundOverFields;
}
export interface RoundOverFields {
  round: number;
  seat: number;
}
/**
 * Who took no pile gives fear points back (GH-4.2).
 */
export interface GaveBack {
  kind: "gave-back";
  fields: GaveBackFields;
}
export interface GaveBackFields {
  seat: number;
  points: number;
  fear: number;
}
/**
 * The least fear (GH-4.3).
 */
export interface Won {
  kind: "won";
  fields: WonFields;
}
export interface WonFields {
  seat: number;
  fear: number;
}
/**
 * The least fear, with somebody else (GH-4.3).
 */
export interface Shared {
  kind: "shared";
  fields: SharedFields;
}
export interface SharedFields {
  seat: number;
  fear: number;
}

export type GameEvent =
  | First
  | Round
  | Dealt
  | Drawn
  | Returned
  | Opened
  | Added
  | Matched
  | Mirrored
  | Mist
  | Took
  | RoundOver
  | GaveBack
  | Won
  | Shared;
