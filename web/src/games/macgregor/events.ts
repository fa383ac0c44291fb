// Made from the server's types by python -m tools.wire_types.

/**
 * Chance or the table chose the first ghost (MG-2.1, MT-2.1).
 */
export interface First {
  kind: "first";
  fields: FirstFields;
}
export interface FirstFields {
  seat: number;
}
/**
 * A key of the first hand, whose back everybody sees (MG-2.1, MT-2.2).
 */
export interface Dealt {
  kind: "dealt";
  fields: DealtFields;
}
export interface DealtFields {
  seat: number;
  back: "cross" | "crown" | "lion" | "stag" | "thistle" | "tower" | "vert";
  colour: ("blue" | "green" | "red") | null;
}
/**
 * A first hand of one colour is discarded and dealt anew (MG-2.2).
 */
export interface Returned {
  kind: "returned";
  fields: ReturnedFields;
}
export interface ReturnedFields {
  seat: number;
  colour: "blue" | "green" | "red";
  keys: string[];
}
/**
 * So many discards are the new draw pile (MG-3.7, MT-3.8).
 */
export interface Reshuffled {
  kind: "reshuffled";
  fields: ReshuffledFields;
}
export interface ReshuffledFields {
  keys: number;
}
/**
 * The new top key of the draw pile shows its back.
 */
export interface Top {
  kind: "top";
  fields: TopFields;
}
export interface TopFields {
  back: "cross" | "crown" | "lion" | "stag" | "thistle" | "tower" | "vert";
}
/**
 * A round begins; the seat is the ghost, the first seat starts (MG-3.2, MT-3.3).
 */
export interface Round {
  kind: "round";
  fields: RoundFields;
}
export interface RoundFields {
  round: number;
  seat: number;
  first_seat: number;
}
/**
 * The ghost laid one more card of its plan face down (MG-3.1, MT-3.2).
 */
export interface Laid {
  kind: "laid";
  fields: LaidFields;
}
export interface LaidFields {
  seat: number;
  cards: number;
  blazon: ("cross" | "crown" | "lion" | "stag" | "thistle" | "tower" | "vert") | null;
}
/**
 * The ghost's plan is complete (MG-3.1, MT-3.2).
 */
export interface Planned {
  kind: "planned";
  fields: PlannedFields;
}
export interface PlannedFields {
  seat: number;
  cards: number;
}
/**
 * A runner went through a door with a key, the index-th of the hand (MG-3.2, MT-3.4).
 */
export interface Moved {
  kind: "moved";
  fields: MovedFields;
}
export interface MovedFields {
  seat: number;
  colour: "blue" | "green" | "red";
  back: "cross" | "crown" | "lion" | "stag" | "thistle" | "tower" | "vert";
  index: number;
  room: string;
  blazon: "cross" | "crown" | "lion" | "stag" | "thistle" | "tower" | "vert";
}
/**
 * A runner left the castle with a key, the index-th of the hand (MG-3.3, MT-4.1).
 */
export interface Escaped {
  kind: "escaped";
  fields: EscapedFields;
}
export interface EscapedFields {
  seat: number;
  colour: "blue" | "green" | "red";
  back: "cross" | "crown" | "lion" | "stag" | "thistle" | "tower" | "vert";
  index: number;
}
/**
 * A runner stays and draws nothing (MG-3.2).
 */
export interface Stayed {
  kind: "stayed";
  fields: StayedFields;
}
export interface StayedFields {
  seat: number;
}
/**
 * A runner stays and draws the top key (MG-3.2).
 */
export interface StayedToDraw {
  kind: "stayed-to-draw";
  fields: StayedToDrawFields;
}
export interface StayedToDrawFields {
  seat: number;
}
/**
 * A runner stops after so many keys (MG-3.4).
 */
export interface Ended {
  kind: "ended";
  fields: EndedFields;
}
export interface EndedFields {
  seat: number;
  keys: number;
}
/**
 * A key drawn in the game, whose back everybody sees.
 */
export interface Drawn {
  kind: "drawn";
  fields: DrawnFields;
}
export interface DrawnFields {
  seat: number;
  back: "cross" | "crown" | "lion" | "stag" | "thistle" | "tower" | "vert";
  colour: ("blue" | "green" | "red") | null;
}
/**
 * A key too many, the index-th of the hand (MG-3.5).
 */
export interface Discarded {
  kind: "discarded";
  fields: DiscardedFields;
}
export interface DiscardedFields {
  seat: number;
  colour: "blue" | "green" | "red";
  back: "cross" | "crown" | "lion" | "stag" | "thistle" | "tower" | "vert";
  index: number;
}
/**
 * A card of the plan led the ghost into a room (MG-3.8, MT-3.9).
 */
export interface Walked {
  kind: "walked";
  fields: WalkedFields;
}
export interface WalkedFields {
  seat: number;
  blazon: "cross" | "crown" | "lion" | "stag" | "thistle" | "tower" | "vert";
  room: string;
}
/**
 * A card of the plan named no neighbouring room and ended the walk (MG-3.8, MT-3.9).
 */
export interface Lost {
  kind: "lost";
  fields: LostFields;
}
export interface LostFields {
  seat: number;
  blazon: "cross" | "crown" | "lion" | "stag" | "thistle" | "tower" | "vert";
}
/**
 * The ghost's walk ended without a capture (MG-3.10, MT-3.9).
 */
export interface MetNobody {
  kind: "met-nobody";
  fields: MetNobodyFields;
}
export interface MetNobodyFields {
  seat: number;
}
/**
 * The ghost caught the other seat, which is the ghost from now on (MG-3.9, MT-3.10).
 */
export interface Caught {
  kind: "caught";
  fields: CaughtFields;
}
export interface CaughtFields {
  seat: number;
  other_seat: number;
  room: string;
}
/**
 * Who was caught hands all keys to the other seat, the former ghost (MG-3.9).
 */
export interface Handed {
  kind: "handed";
  fields: HandedFields;
}
export interface HandedFields {
  seat: number;
  other_seat: number;
  count: number;
  keys: string[] | null;
}
/**
 * The first to leave the castle (MG-3.3).
 */
export interface Won {
  kind: "won";
  fields: WonFields;
}
export interface WonFields {
  seat: number;
  round: number;
}
/**
 * The last round has ended: a draw (MG-3.11, MT-4.2).
 */
export interface RoundsOver {
  kind: "rounds-over";
  fields: RoundsOverFields;
}
export interface RoundsOverFields {
  rounds: number;
}

export type GameEvent =
  | First
  | Dealt
  | Returned
  | Reshuffled
  | Top
  | Round
  | Laid
  | Planned
  | Moved
  | Escaped
  | Stayed
  | StayedToDraw
  | Ended
  | Drawn
  | Discarded
  | Walked
  | Lost
  | MetNobody
  | Caught
  | Handed
  | Won
  | RoundsOver;
