// Made from the server's types by python -m tools.wire_types.

/**
 * Who is the first family (RP-2.2).
 */
export interface First {
  kind: "first";
  fields: FirstFields;
}
export interface FirstFields {
  seat: number;
}
/**
 * A Medium is laid into the line (RP-2.1).
 */
export interface Line {
  kind: "line";
  fields: LineFields;
}
export interface LineFields {
  round: number;
  medium: number;
}
/**
 * Initiation: the next Medium of the line is turned up (RP-2.3).
 */
export interface Uncovered {
  kind: "uncovered";
  fields: UncoveredFields;
}
export interface UncoveredFields {
  round: number;
  medium: number;
}
/**
 * The token that a round is about (RP-2.1).
 */
export interface House {
  kind: "house";
  fields: HouseFields;
}
export interface HouseFields {
  round: number;
  house: "castle" | "manor";
}
/**
 * A Ghost of the first hand (RP-2.2).
 */
export interface Dealt {
  kind: "dealt";
  fields: DealtFields;
}
export interface DealtFields {
  seat: number;
  value: number | null;
}
/**
 * A round begins; the seat starts it (RP-3.7).
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
 * A Ghost from the hand (RP-3.1); what the family's cards now count.
 */
export interface Played {
  kind: "played";
  fields: PlayedFields;
}
export interface PlayedFields {
  seat: number;
  value: number;
  total: number;
}
/**
 * A Ghost that chance took from the hand (RP-6.6).
 */
export interface Stumbled {
  kind: "stumbled";
  fields: StumbledFields;
}
export interface StumbledFields {
  seat: number;
  value: number;
  total: number;
}
/**
 * A Medium is played (RP-3.1).
 */
export interface Medium {
  kind: "medium";
  fields: MediumFields;
}
export interface MediumFields {
  seat: number;
  medium: number;
}
/**
 * A Medium is played without effect, under #29.
 */
export interface Plain {
  kind: "plain";
  fields: PlainFields;
}
export interface PlainFields {
  seat: number;
  medium: number;
}
/**
 * A turn ends in the lead (RP-3.2).
 */
export interface Passed {
  kind: "passed";
  fields: PassedFields;
}
export interface PassedFields {
  seat: number;
  total: number;
  other: number;
}
/**
 * A turn ends without the lead: the house is lost (RP-3.2).
 */
export interface Left {
  kind: "left";
  fields: LeftFields;
}
export interface LeftFields {
  seat: number;
  total: number;
  other: number;
}
/**
 * A turn with just one card loses the house, under #14.
 */
export interface LeftAlone {
  kind: "left-alone";
  fields: LeftAloneFields;
}
export interface LeftAloneFields {
  seat: number;
}
/**
 * #2: a Ghost from the deck is put into play; what the family's cards now count.
 */
export interface Searched {
  kind: "searched";
  fields: SearchedFields;
}
export interface SearchedFields {
  seat: number;
  value: number;
  total: number;
}
/**
 * #2 finds no Ghost that may be played.
 */
export interface SearchedNothing {
  kind: "searched-nothing";
  fields: SearchedNothingFields;
}
export interface SearchedNothingFields {
  seat: number;
}
/**
 * #3 shows the other hand.
 */
export interface Look {
  kind: "look";
  fields: LookFields;
}
export interface LookFields {
  seat: number;
  other_seat: number;
  hand: number[] | null;
}
/**
 * #3 shows it no more.
 */
export interface LookOver {
  kind: "look-over";
  fields: LookOverFields;
}
export interface LookOverFields {
  seat: number;
}
/**
 * #6: the next card of this family is a random Ghost.
 */
export interface Trip {
  kind: "trip";
  fields: TripFields;
}
export interface TripFields {
  seat: number;
}
/**
 * #6 is over without a stumble.
 */
export interface TripOver {
  kind: "trip-over";
  fields: TripOverFields;
}
export interface TripOverFields {
  seat: number;
}
/**
 * A value is named for #10, #17 or #26.
 */
export interface Named {
  kind: "named";
  fields: NamedFields;
}
export interface NamedFields {
  seat: number;
  medium: number;
  value: number;
}
/**
 * #25 bans two values, the lower one first.
 */
export interface Banned {
  kind: "banned";
  fields: BannedFields;
}
export interface BannedFields {
  seat: number;
  value: number;
  other: number;
}
/**
 * #11 makes a card of the other family vanish: a Ghost by its value or a Medium, else 0.
 */
export interface Banished {
  kind: "banished";
  fields: BanishedFields;
}
export interface BanishedFields {
  seat: number;
  card: string;
  value: number;
  medium: number;
  other_seat: number;
}
/**
 * #11 finds no card.
 */
export interface BanishedNothing {
  kind: "banished-nothing";
  fields: BanishedNothingFields;
}
export interface BanishedNothingFields {
  seat: number;
}
/**
 * #16 copies a Ghost.
 */
export interface Copied {
  kind: "copied";
  fields: CopiedFields;
}
export interface CopiedFields {
  seat: number;
  value: number;
}
/**
 * #16 finds no Ghost to copy.
 */
export interface CopiedNothing {
  kind: "copied-nothing";
  fields: CopiedNothingFields;
}
export interface CopiedNothingFields {
  seat: number;
}
/**
 * #18 puts a Ghost of an earlier round back into the deck.
 */
export interface Returned {
  kind: "returned";
  fields: ReturnedFields;
}
export interface ReturnedFields {
  seat: number;
  value: number;
}
/**
 * #18 finds no Ghost of an earlier round.
 */
export interface ReturnedNothing {
  kind: "returned-nothing";
  fields: ReturnedNothingFields;
}
export interface ReturnedNothingFields {
  seat: number;
}
/**
 * #19 turns up the top card of a deck and counts as much, or 0 if #25 bans it.
 */
export interface Turned {
  kind: "turned";
  fields: TurnedFields;
}
export interface TurnedFields {
  seat: number;
  deck_seat: number;
  value: number;
  counts: number;
}
/**
 * #19 finds both decks empty.
 */
export interface TurnedNothing {
  kind: "turned-nothing";
  fields: TurnedNothingFields;
}
export interface TurnedNothingFields {
  seat: number;
}
/**
 * #20 sends a random Ghost of a hand to round 10: face down, but open in that round itself.
 */
export interface Picked {
  kind: "picked";
  fields: PickedFields;
}
export interface PickedFields {
  seat: number;
  other_seat: number;
  value: number | null;
}
/**
 * #20: the hand that was chosen is empty.
 */
export interface PickedEmpty {
  kind: "picked-empty";
  fields: PickedEmptyFields;
}
export interface PickedEmptyFields {
  seat: number;
  other_seat: number;
}
/**
 * #20 finds both hands empty, under the first version of the rules.
 */
export interface PickedNothing {
  kind: "picked-nothing";
  fields: PickedNothingFields;
}
export interface PickedNothingFields {
  seat: number;
}
/**
 * A Ghost from the hand pays for #21.
 */
export interface Discarded {
  kind: "discarded";
  fields: DiscardedFields;
}
export interface DiscardedFields {
  seat: number;
  value: number;
}
/**
 * #21 cannot be paid for and counts 0.
 */
export interface Unpaid {
  kind: "unpaid";
  fields: UnpaidFields;
}
export interface UnpaidFields {
  seat: number;
}
/**
 * #28 swaps the tokens of two rounds, the earlier one first.
 */
export interface Swapped {
  kind: "swapped";
  fields: SwappedFields;
}
export interface SwappedFields {
  seat: number;
  round: number;
  other: number;
}
/**
 * #28 swaps nothing.
 */
export interface SwappedNothing {
  kind: "swapped-nothing";
  fields: SwappedNothingFields;
}
export interface SwappedNothingFields {
  seat: number;
}
/**
 * #29 makes all other cards of the round plain 1s.
 */
export interface Blanked {
  kind: "blanked";
  fields: BlankedFields;
}
export interface BlankedFields {
  seat: number;
}
/**
 * #22: the family loses the round.
 */
export interface PlayedDead {
  kind: "played-dead";
  fields: PlayedDeadFields;
}
export interface PlayedDeadFields {
  seat: number;
}
/**
 * #27: nobody wins the round.
 */
export interface Truce {
  kind: "truce";
  fields: TruceFields;
}
export interface TruceFields {
  seat: number;
  round: number;
}
/**
 * #27: the token of the round moves on to this one.
 */
export interface HousesMoved {
  kind: "houses-moved";
  fields: HousesMovedFields;
}
export interface HousesMovedFields {
  round: number;
}
/**
 * What a round was about is won (RP-3.3): the new tokens, and all that the family has now.
 */
export interface HouseWon {
  kind: "house-won";
  fields: HouseWonFields;
}
export interface HouseWonFields {
  seat: number;
  round: number;
  houses: ("castle" | "manor")[];
  new_manors: number;
  new_castles: number;
  manors: number;
  castles: number;
}
/**
 * #22 takes a card back: a Ghost by its value or a Medium, else 0.
 */
export interface TookBack {
  kind: "took-back";
  fields: TookBackFields;
}
export interface TookBackFields {
  seat: number;
  card: string;
  value: number;
  medium: number;
}
/**
 * The loser takes the Medium of the round (RP-3.3).
 */
export interface TookMedium {
  kind: "took-medium";
  fields: TookMediumFields;
}
export interface TookMediumFields {
  seat: number;
  medium: number;
}
/**
 * The Medium of the round is taken with #1.
 */
export interface KeptMedium {
  kind: "kept-medium";
  fields: KeptMediumFields;
}
export interface KeptMediumFields {
  seat: number;
  medium: number;
}
/**
 * The Medium of a round that nobody lost is out of the game (RP-6.27).
 */
export interface MediumLost {
  kind: "medium-lost";
  fields: MediumLostFields;
}
export interface MediumLostFields {
  medium: number;
}
/**
 * #15 takes a card to this next round: a Ghost by its value or a Medium, else 0.
 */
export interface Carried {
  kind: "carried";
  fields: CarriedFields;
}
export interface CarriedFields {
  seat: number;
  card: string;
  value: number;
  medium: number;
  round: number;
}
/**
 * #15 takes nothing to the next round.
 */
export interface CarriedNothing {
  kind: "carried-nothing";
  fields: CarriedNothingFields;
}
export interface CarriedNothingFields {
  seat: number;
}
/**
 * #13 moves to round 10.
 */
export interface Moved {
  kind: "moved";
  fields: MovedFields;
}
export interface MovedFields {
  seat: number;
}
/**
 * A Ghost drawn after a round (RP-3.5); everybody knows it if it lay turned up.
 */
export interface Drawn {
  kind: "drawn";
  fields: DrawnFields;
}
export interface DrawnFields {
  seat: number;
  value: number | null;
}
/**
 * The loser puts a Ghost face down on round 10 (RP-3.6).
 */
export interface Placed {
  kind: "placed";
  fields: PlacedFields;
}
export interface PlacedFields {
  seat: number;
  value: number | null;
}
/**
 * The loser puts a Medium on round 10 (RP-3.6).
 */
export interface PlacedMedium {
  kind: "placed-medium";
  fields: PlacedMediumFields;
}
export interface PlacedMediumFields {
  seat: number;
  medium: number;
}
/**
 * The loser puts nothing on round 10 (RP-3.6).
 */
export interface PlacedNothing {
  kind: "placed-nothing";
  fields: PlacedNothingFields;
}
export interface PlacedNothingFields {
  seat: number;
}
/**
 * Round 10 begins (RP-4.1).
 */
export interface UncoverTen {
  kind: "uncover-ten";
  fields: UncoverTenFields;
}
export type UncoverTenFields = Record<string, never>;
/**
 * What a family has on round 10 (RP-4.1).
 */
export interface Revealed {
  kind: "revealed";
  fields: RevealedFields;
}
export interface RevealedFields {
  seat: number;
  cards: string[];
  count: number;
}
/**
 * A Medium of round 10 takes its step (RP-4.2).
 */
export interface Resolved {
  kind: "resolved";
  fields: ResolvedFields;
}
export interface ResolvedFields {
  seat: number;
  medium: number;
}
/**
 * Round 10 has a winner (RP-4.3).
 */
export interface RoundTen {
  kind: "round-ten";
  fields: RoundTenFields;
}
export interface RoundTenFields {
  totals: number[];
  total: number;
  other: number;
}
/**
 * Round 10 is a tie: tokens decide (RP-4.4).
 */
export interface Cancelled {
  kind: "cancelled";
  fields: CancelledFields;
}
export interface CancelledFields {
  totals: number[];
  total: number;
  other: number;
}
/**
 * #27 cancels round 10: tokens decide (RP-4.4).
 */
export interface CancelledTruce {
  kind: "cancelled-truce";
  fields: CancelledTruceFields;
}
export interface CancelledTruceFields {
  seat: number;
}
/**
 * A family wins the game (RP-3.4, RP-4.3, RP-4.4).
 */
export interface Won {
  kind: "won";
  fields: WonFields;
}
export interface WonFields {
  seat: number;
  reason: "castles" | "draw" | "manors" | "round-10" | "tokens";
}
/**
 * Both families have as many tokens (RP-4.4).
 */
export interface Draw {
  kind: "draw";
  fields: DrawFields;
}
export type DrawFields = Record<string, never>;

export type GameEvent =
  | First
  | Line
  | Uncovered
  | House
  | Dealt
  | Round
  | Played
  | Stumbled
  | Medium
  | Plain
  | Passed
  | Left
  | LeftAlone
  | Searched
  | SearchedNothing
  | Look
  | LookOver
  | Trip
  | TripOver
  | Named
  | Banned
  | Banished
  | BanishedNothing
  | Copied
  | CopiedNothing
  | Returned
  | ReturnedNothing
  | Turned
  | TurnedNothing
  | Picked
  | PickedEmpty
  | PickedNothing
  | Discarded
  | Unpaid
  | Swapped
  | SwappedNothing
  | Blanked
  | PlayedDead
  | Truce
  | HousesMoved
  | HouseWon
  | TookBack
  | TookMedium
  | KeptMedium
  | MediumLost
  | Carried
  | CarriedNothing
  | Moved
  | Drawn
  | Placed
  | PlacedMedium
  | PlacedNothing
  | UncoverTen
  | Revealed
  | Resolved
  | RoundTen
  | Cancelled
  | CancelledTruce
  | Won
  | Draw;
