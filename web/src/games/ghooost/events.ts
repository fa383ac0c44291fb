// Made from the server's types by python -m tools.wire_types.

/**
 * Chance chose who begins (GO-2.2).
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
 * A card of the first hand (GO-2.1).
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
 * A card drawn to refill the hand (GO-4.4).
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
 * The last card has left the Crypt (GO-4.5).
 */
export interface Midnight {
  kind: "midnight";
  fields: MidnightFields;
}
export type MidnightFields = Record<string, never>;
/**
 * So many cards of a kind with so many Miss Copies, and how many together (GO-3.1).
 */
export interface Played {
  kind: "played";
  fields: PlayedFields;
}
export interface PlayedFields {
  seat: number;
  card: string;
  count: number;
  copies: number;
  cards: number;
}
/**
 * A Kitty was played from the hand (GO-3.5).
 */
export interface Kitty {
  kind: "kitty";
  fields: KittyFields;
}
export interface KittyFields {
  seat: number;
}
/**
 * Four alike discard the Cemetery; from the hand alone, or with what lay there (GO-3.6).
 */
export interface Quartet {
  kind: "quartet";
  fields: QuartetFields;
}
export interface QuartetFields {
  seat: number;
  card: string;
  cards: number;
  source: "cemetery" | "hand";
}
/**
 * Skeletum discards the Cemetery (GO-3.9).
 */
export interface Discarded {
  kind: "discarded";
  fields: DiscardedFields;
}
export interface DiscardedFields {
  seat: number;
  card: string;
  cards: number;
}
/**
 * Twist changes the direction of play (GO-3.8).
 */
export interface Reversed {
  kind: "reversed";
  fields: ReversedFields;
}
export interface ReversedFields {
  seat: number;
  direction: "clockwise" | "counterclockwise";
}
/**
 * The Cemetery was taken into the hand (GO-4.3).
 */
export interface Took {
  kind: "took";
  fields: TookFields;
}
export interface TookFields {
  seat: number;
  cards: number;
}
/**
 * The hand is all Miss Copies and nothing lies in the Cemetery (GO-5.4).
 */
export interface Passed {
  kind: "passed";
  fields: PassedFields;
}
export interface PassedFields {
  seat: number;
}
/**
 * The seat reaches for the top card of the Crypt (GO-4.2).
 */
export interface Luck {
  kind: "luck";
  fields: LuckFields;
}
export interface LuckFields {
  seat: number;
}
/**
 * The seat reaches for the top card of its Manor (GO-5.3).
 */
export interface Manor {
  kind: "manor";
  fields: ManorFields;
}
export interface ManorFields {
  seat: number;
}
/**
 * The top card of the Crypt or of a Manor, and whether it can be played.
 */
export interface TurnedUp {
  kind: "turned-up";
  fields: TurnedUpFields;
}
export interface TurnedUpFields {
  seat: number;
  card: string;
  source: "crypt" | "manor";
  valid: boolean;
}
/**
 * A card that was turned up goes into the hand with the Cemetery: so many cards in all.
 */
export interface Failed {
  kind: "failed";
  fields: FailedFields;
}
export interface FailedFields {
  seat: number;
  card: string;
  source: "crypt" | "manor";
  cards: number;
}
/**
 * The seat misses its turn because of somebody's Kitty (GO-3.5).
 */
export interface Skipped {
  kind: "skipped";
  fields: SkippedFields;
}
export interface SkippedFields {
  seat: number;
  by_seat: number;
}
/**
 * The seat must play once more (GO-3.7).
 */
export interface Again {
  kind: "again";
  fields: AgainFields;
}
export interface AgainFields {
  seat: number;
  reason: "double" | "kitty" | "quartet" | "skeletum" | "triple";
}
/**
 * The seat is rid of all its cards (GO-6.1); the first one out has place 1.
 */
export interface Out {
  kind: "out";
  fields: OutFields;
}
export interface OutFields {
  seat: number;
  place: number;
}
/**
 * The seat loses the round with so many cards left (GO-6.2, GO-6.3).
 */
export interface RoundOver {
  kind: "round-over";
  fields: RoundOverFields;
}
export interface RoundOverFields {
  round: number;
  seat: number;
  reason: "all-passed" | "cap" | "idle" | "last-left";
  cards: number;
}
/**
 * The seat loses a game of a single round (GO-7.4).
 */
export interface Lost {
  kind: "lost";
  fields: LostFields;
}
export interface LostFields {
  seat: number;
}
/**
 * Points of a round, and whether the seat was the first or the last one out (GO-7.1).
 */
export interface Scored {
  kind: "scored";
  fields: ScoredFields;
}
export interface ScoredFields {
  seat: number;
  points: number;
  total: number;
  first: boolean;
  last: boolean;
}
/**
 * The loser of a round gets a Boo and has so many (GO-7.1).
 */
export interface Boo {
  kind: "boo";
  fields: BooFields;
}
export interface BooFields {
  seat: number;
  boos: number;
}
/**
 * Most points of those who can win the match (GO-7.3).
 */
export interface Won {
  kind: "won";
  fields: WonFields;
}
export interface WonFields {
  seat: number;
  points: number;
}
/**
 * Several lead at the end of the match: another round is played (GO-7.3).
 */
export interface Tied {
  kind: "tied";
  fields: TiedFields;
}
export interface TiedFields {
  round: number;
  points: number;
}
/**
 * The lead is still shared after the last round there can be (GO-7.3).
 */
export interface Shared {
  kind: "shared";
  fields: SharedFields;
}
export interface SharedFields {
  seat: number;
  points: number;
}

export type GameEvent =
  | First
  | Round
  | Dealt
  | Drawn
  | Midnight
  | Played
  | Kitty
  | Quartet
  | Discarded
  | Reversed
  | Took
  | Passed
  | Luck
  | Manor
  | TurnedUp
  | Failed
  | Skipped
  | Again
  | Out
  | RoundOver
  | Lost
  | Scored
  | Boo
  | Won
  | Tied
  | Shared;
