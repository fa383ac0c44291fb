// Made from the server's types by python -m tools.wire_types.

export interface View {
  seat: number | null;
  actor: number;
  public: Public;
}
/**
 * The castle. Ghosts are letters: R B Y for player A's, r b y for player B's.
 */
export interface Public {
  phase: "over" | "placing" | "released" | "turn";
  side: 0 | 1;
  ghosts: {
    [k: string]: string;
  };
  portals: {
    [k: string]: string;
  };
  dungeon: string;
  escaped: string;
  waiting: string;
  released: string;
  passed: boolean;
  quiet: number;
  since_escape: number;
  ending: string;
}
