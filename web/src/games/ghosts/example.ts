// A table in the middle of a round, for tests.
import type { Public } from "./view";

export const TABLE: Public = {
  phase: "play",
  round: 1,
  rounds: 3,
  first: 0,
  turn: 0,
  direction: 1,
  top: "R2",
  degree: 4,
  pile_size: 2,
  mists: 1,
  hand_sizes: [5, 5, 5],
  deck_size: 30,
  fear: [1, 2, 3],
  taken: [0, 1, 2],
};
