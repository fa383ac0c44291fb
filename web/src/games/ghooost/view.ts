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
  phase: "again" | "deal" | "draft" | "first" | "luck" | "manor" | "over" | "refill" | "turn";
  ending:
    | (
        | "all-passed"
        | "cap"
        | "idle"
        | "last-left"
        | "match-extended"
        | "match-shared"
        | "match-won"
      )
    | null;
  match: "boo" | "single";
  round: number;
  first: number | null;
  turn: number;
  next: number | null;
  direction: number;
  value: number;
  scary: boolean;
  run: string[];
  kitties: number;
  cemetery_size: number;
  crypt_size: number;
  discard_size: number;
  hand_sizes: number[];
  manor_sizes: number[];
  out: number[];
  passes: number;
  idle: number;
  idle_limit: number;
  actions: number;
  actions_limit: number;
  points: number[];
  boos: number[];
}
/**
 * One's own hand.
 */
export interface Private {
  hand: string[];
}
/**
 * What everybody could see this round and may have forgotten.
 */
export interface Recall {
  cemetery: string[];
  discard: string[];
  known: string[][];
}
