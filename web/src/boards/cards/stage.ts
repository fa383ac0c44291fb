// What a performance at a card table needs of the board.
/** Durations are in milliseconds at normal pace. */
export interface CardStage<Drawn, E> {
  drawn: Drawn;
  /** Whether the pile is on its way elsewhere: it is not to be seen twice. */
  away: boolean;
  /** Move a card (null: face down) between two marked places. */
  fly: (
    card: string | null,
    from: string,
    to: string,
    duration: number,
    delay?: number,
  ) => Promise<void>;
  /** A word across the table. */
  banner: (event: E | null) => void;
  /** Let a seat tremble. */
  shiver: (seat: number) => void;
  wait: (duration: number) => Promise<void>;
}
