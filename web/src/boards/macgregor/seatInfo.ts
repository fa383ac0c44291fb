// Somebody at the table, as their plate shows them in both games.

export interface Seated {
  seat: number;
  name: string;
  /** Whether this is the ghost. */
  ghost: boolean;
  /** Whether it is their turn. */
  turn: boolean;
  /** Whether they have won. */
  crowned: boolean;
  /** Whether it is the reader. */
  own: boolean;
  /** What is read aloud of them. */
  label: string;
}
