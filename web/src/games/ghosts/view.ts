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
  phase: "deal" | "draw" | "first" | "open" | "over" | "play";
  round: number;
  rounds: number;
  first: number | null;
  turn: number;
  direction: number;
  top: string | null;
  degree: number;
  pile_size: number;
  mists: number;
  hand_sizes: number[];
  deck_size: number;
  fear: number[];
  taken: number[];
}
/**
 * One's own hand.
 */
export interface Private {
  hand: string[];
  dealt_mists?: number | null;
}
/**
 * What everybody could see this round and may have forgotten.
 */
export interface Recall {
  pile: string[];
  gone: string[];
  plays: string[];
  returned: number | null;
  returns: number;
}
