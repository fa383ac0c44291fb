// Several people at one screen, in a game that hides things: whose turn it is to look.

/** What decides about the curtain. */
export interface Sharing {
  /** The seats of the people at this screen. */
  mine: readonly number[];
  /** Whether the game hides anything. */
  hides: boolean;
  playing: boolean;
  /** The seat that must act; below 0: chance or nobody. */
  actor: number;
}

/** Somebody asked to look: by holding, or with the curtain kept open. */
export interface Looker {
  seat: number;
  kept: boolean;
}

export type Curtain =
  /** Not needed: one person alone, or nothing to hide. */
  | { kind: "none" }
  /** Somebody elsewhere acts: everybody here sees what is public. */
  | { kind: "public" }
  /** It names who should look. */
  | { kind: "closed"; seat: number }
  | { kind: "open"; seat: number; kept: boolean };

export function isShared(sharing: Sharing): boolean {
  return sharing.hides && sharing.playing && sharing.mine.length > 1;
}

export function curtainOf(sharing: Sharing, looker: Looker | null): Curtain {
  if (!isShared(sharing)) return { kind: "none" };
  if (!sharing.mine.includes(sharing.actor)) return { kind: "public" };
  if (looker?.seat !== sharing.actor) return { kind: "closed", seat: sharing.actor };
  return { kind: "open", seat: looker.seat, kept: looker.kept };
}

/** Whose eyes the page may have: nothing hidden is in it unless the curtain is open. */
export function eyesOf(curtain: Curtain, mine: readonly number[]): number | null {
  if (curtain.kind === "open") return curtain.seat;
  if (curtain.kind !== "none") return null;
  return mine[0] ?? null;
}

/**
 * With nothing to hide, the screen of several people looks through the eyes of whoever acts.
 * A single seat always looks through its own.
 */
export function openEyes(mine: readonly number[], actor: number): number | null {
  return mine.includes(actor) ? actor : (mine[0] ?? null);
}

/** Whose eyes the page of somebody should have now. */
export function wantedEyes(sharing: Sharing, looker: Looker | null): number | null {
  return isShared(sharing)
    ? eyesOf(curtainOf(sharing, looker), sharing.mine)
    : openEyes(sharing.mine, sharing.actor);
}
