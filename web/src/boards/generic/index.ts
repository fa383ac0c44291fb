// A plain table for a game without a board of its own: its view as lists, its actions as buttons.
import type { GameModule } from "../../games/contract";
import GenericBoard from "./GenericBoard.svelte";

export function genericGame(id: string): GameModule {
  return {
    id,
    statusDomain: "table",
    Board: GenericBoard,
    status: (view, eyes) => {
      if (view.actor < 0) return { key: "status-generic-wait", fields: {} };
      return view.actor === eyes
        ? { key: "status-generic-you", fields: {} }
        : { key: "status-generic-other", fields: { seat: view.actor } };
    },
  };
}
