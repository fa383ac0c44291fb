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
 * The ghost drew a token from the bag and shows it (MT-2.1, MT-3.1).
 */
export interface Token {
  kind: "token";
  fields: TokenFields;
}
export interface TokenFields {
  seat: number;
  token: "black" | "blue" | "green" | "red" | "trap" | "white" | "yellow";
}
/**
 * The ghost laid it face down in a cave (MT-2.1, MT-3.1).
 */
export interface TokenLaid {
  kind: "token-laid";
  fields: TokenLaidFields;
}
export interface TokenLaidFields {
  seat: number;
  token: "black" | "blue" | "green" | "red" | "trap" | "white" | "yellow";
  blazon: "cross" | "crown" | "lion" | "stag" | "thistle" | "tower" | "vert";
  room: string;
}
/**
 * A runner chose a stair cave to begin in (MT-2.2).
 */
export interface Started {
  kind: "started";
  fields: StartedFields;
}
export interface StartedFields {
  seat: number;
  room: string;
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
 * A runner took the stairs with the lamp (MT-3.6).
 */
export interface Lamp {
  kind: "lamp";
  fields: LampFields;
}
export interface LampFields {
  seat: number;
  room: string;
  blazon: "cross" | "crown" | "lion" | "stag" | "thistle" | "tower" | "vert";
}
/**
 * A runner went through a wall with the pickaxe (MT-3.6).
 */
export interface Pickaxe {
  kind: "pickaxe";
  fields: PickaxeFields;
}
export interface PickaxeFields {
  seat: number;
  room: string;
  blazon: "cross" | "crown" | "lion" | "stag" | "thistle" | "tower" | "vert";
}
/**
 * A runner's detector turned up the ghost's plan: its cards as letters (MT-3.6).
 */
export interface Detected {
  kind: "detected";
  fields: DetectedFields;
}
export interface DetectedFields {
  seat: number;
  cards: string[];
}
/**
 * A runner turned up a treasure, and has so many now (MT-3.5).
 */
export interface Treasure {
  kind: "treasure";
  fields: TreasureFields;
}
export interface TreasureFields {
  seat: number;
  token: "black" | "blue" | "green" | "red" | "white" | "yellow";
  room: string;
  treasures: number;
}
/**
 * A runner turned up a trap and discards all keys (MT-3.5).
 */
export interface Trap {
  kind: "trap";
  fields: TrapFields;
}
export interface TrapFields {
  seat: number;
  room: string;
  keys: string[];
  count: number;
}
/**
 * A runner left the token of a cave face down (MT-3.5).
 */
export interface PassedBy {
  kind: "passed-by";
  fields: PassedByFields;
}
export interface PassedByFields {
  seat: number;
  room: string;
}
/**
 * A runner ended the turn (MT-3.7).
 */
export interface Ended {
  kind: "ended";
  fields: EndedFields;
}
export interface EndedFields {
  seat: number;
}
/**
 * A key too many (MT-3.7), the index-th of the hand; no index if the hand is gone at once.
 */
export interface Discarded {
  kind: "discarded";
  fields: DiscardedFields;
}
export interface DiscardedFields {
  seat: number;
  colour: "blue" | "green" | "red";
  back: "cross" | "crown" | "lion" | "stag" | "thistle" | "tower" | "vert";
  index?: number;
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
 * The ghost took all treasures of its own colour from whom it caught (MT-3.10).
 */
export interface Stolen {
  kind: "stolen";
  fields: StolenFields;
}
export interface StolenFields {
  seat: number;
  other_seat: number;
  count: number;
  token: "black" | "blue" | "green" | "red" | "white" | "yellow";
  treasures: number;
}
/**
 * Who was caught discards all keys (MT-3.10).
 */
export interface Dropped {
  kind: "dropped";
  fields: DroppedFields;
}
export interface DroppedFields {
  seat: number;
  keys: string[];
  count: number;
}
/**
 * A runner left the castle with enough treasures (MT-4.1).
 */
export interface Won {
  kind: "won";
  fields: WonFields;
}
export interface WonFields {
  seat: number;
  round: number;
  treasures: number;
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
  | Token
  | TokenLaid
  | Started
  | Dealt
  | Top
  | Reshuffled
  | Round
  | Laid
  | Planned
  | Drawn
  | Moved
  | Escaped
  | Lamp
  | Pickaxe
  | Detected
  | Treasure
  | Trap
  | PassedBy
  | Ended
  | Discarded
  | Walked
  | Lost
  | MetNobody
  | Caught
  | Stolen
  | Dropped
  | Won
  | RoundsOver;
