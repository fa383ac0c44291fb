// Made from the server's types by python -m tools.wire_types.

export interface View {
  seat: number | null;
  actor: number;
  public: Public;
  private?: Private;
  recall?: Recall;
}
/**
 * What lies open on the table.
 */
export interface Public {
  phase:
    | "banish"
    | "carry"
    | "copy"
    | "deal"
    | "deck"
    | "discard"
    | "draw"
    | "family"
    | "first"
    | "houses"
    | "line"
    | "name"
    | "over"
    | "pick"
    | "place"
    | "play"
    | "resolve"
    | "return"
    | "search"
    | "stumble"
    | "swap"
    | "take-back"
    | "turn-up"
    | "uncover";
  round: number;
  turn: number;
  starter: number | null;
  asking: number | null;
  named: number | null;
  family: number | null;
  played: number;
  ending: ("alone" | "leave" | "pass") | null;
  rounds: Round[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  held: [number[], number[]];
  /**
   * @minItems 2
   * @maxItems 2
   */
  hand_sizes: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  deck_sizes: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  tops: [number | null, number | null];
  /**
   * @minItems 2
   * @maxItems 2
   */
  manors: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  castles: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  discarded: [number[], number[]];
  discarded_mediums: number[];
  looking: number | null;
  /**
   * @minItems 2
   * @maxItems 2
   */
  trips: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  barred: [boolean, boolean];
  /**
   * @minItems 2
   * @maxItems 2
   */
  pairs: [boolean, boolean];
  banned: number[];
  over: Over | null;
}
/**
 * One house of the line with the cards of both families.
 */
export interface Round {
  number: number;
  medium?: number | null;
  houses?: ("castle" | "manor")[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  cards?: [Card[], Card[]];
  /**
   * @minItems 2
   * @maxItems 2
   */
  totals?: [number, number];
  winner?: number | null;
  truce?: boolean;
}
/**
 * A card on the table, with what it counts and why (RP-5).
 */
export interface Card {
  card: string;
  value?: number;
  base?: number | null;
  because?: Because[];
  named?: number[];
  carried?: boolean;
  blank?: boolean;
  waiting?: boolean;
  done?: boolean;
}
/**
 * One thing that changes what a card is worth.
 */
export interface Because {
  medium: number;
  seat: number;
  amount: number;
}
/**
 * How the game ended.
 */
export interface Over {
  reason: "castles" | "draw" | "manors" | "round-10" | "tokens";
  winner: number | null;
}
/**
 * One's own cards, and what #3 shows.
 */
export interface Private {
  hand: number[];
  face_down: number[];
  seen?: number[] | null;
}
/**
 * What counting and a good memory tell.
 */
export interface Recall {
  deck?: number[];
  hand?: number[];
  face_down?: number[];
  unseen?: number[];
}
