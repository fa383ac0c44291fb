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
  castle: Plan;
  goal: number;
  phase:
    | "catch"
    | "deal"
    | "discard"
    | "draw"
    | "first"
    | "lay"
    | "look"
    | "move"
    | "over"
    | "plan"
    | "start"
    | "token"
    | "top";
  ending: ("escaped" | "rounds") | null;
  round: number;
  rounds: number;
  ghost: number | null;
  turn: number;
  arrivals: number;
  most_arrivals: number;
  may_turn: boolean;
  draft: boolean;
  to_draw: number;
  token: string | null;
  rooms: string[];
  hands: string[][];
  objects: string[][];
  treasures: string[][];
  tokens: string[];
  plan_size: number;
  plan: string[];
  walk: string[];
  lost: boolean;
  top: string | null;
  pile_size: number;
  discard_size: number;
  bag_size: number;
}
/**
 * A plan without faults. Cells are named by row and column, ``02`` in row 0, column 2.
 */
export interface Plan {
  game: "macgregor" | "macgregor-treasure";
  name?: string;
  blazons: string[];
  halls?: string[][];
  red?: string[];
  blue?: string[];
  green?: string[];
  exits?: {
    [k: string]: "blue" | "green" | "red";
  };
  treasure?: string | null;
  dungeon?: string | null;
  ghost?: string | null;
  stairs?: string[];
}
/**
 * One's own keys, in the order of their backs, or the cards one has planned.
 */
export interface Private {
  keys?: string[];
  plan?: string[];
}
/**
 * What everybody could see and may have forgotten.
 */
export interface Recall {
  keys: KeyRecall;
  tokens: {
    [k: string]: string;
  };
  bag: {
    [k: string]: number;
  };
}
/**
 * What everybody could see of the keys and may have forgotten.
 */
export interface KeyRecall {
  discards: string[];
  excluded: string[][];
  batches: string[][];
  batch_of: number[][];
}
