// What the board of another package is: an ES module, built by its authors, that the house serves.
// It shares no code with the client: it draws into an element and is told what to draw.
import type { BoardHandle, BoardProps, Say } from "../../games/contract";

/** Goes up when a board that was built for the one before can no longer be used. */
export const CONTRACT = 1;

/** What is to be drawn, and what may be done. */
export interface ExternalProps extends Omit<BoardProps, "game"> {
  /** A message of the game's own file, in the reader's language. */
  say: Say;
}

/** A board in the page. */
export interface MountedBoard {
  /** Draw this. */
  update: (props: ExternalProps) => void;
  /** Show what happens, as `BoardHandle.perform` says; cut short where it takes too long. */
  perform?: NonNullable<BoardHandle["perform"]>;
  /** The board leaves the page. */
  destroy?: () => void;
}

/** What the module exports. */
export interface ExternalModule {
  /** The contract it was built for. */
  contract: number;
  /** Draw into an empty element that fills the pane of the board. */
  mount: (target: HTMLElement, props: ExternalProps) => MountedBoard;
}
