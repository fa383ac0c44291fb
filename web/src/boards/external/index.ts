// Loads the board that another package brings; one that cannot be used gives way to the plain board.
import type { GameModule } from "../../games/contract";
import { wait } from "../../kit/wait";
import { CONTRACT, type ExternalModule } from "./contract";
import ExternalBoard from "./ExternalBoard.svelte";
import { modules } from "./modules";

/** A table waits no longer for a board, in milliseconds. */
const LONGEST = 10_000;

/** The game with its own board instead of the plain one, if the module at that address is good. */
export async function externalGame(plain: GameModule, address: string): Promise<GameModule> {
  try {
    const found = (await Promise.race([import(/* @vite-ignore */ address), wait(LONGEST)])) as
      ExternalModule | undefined;
    if (!found) throw new Error("it did not load in time");
    if (found.contract !== CONTRACT)
      throw new Error(`it was built for contract ${String(found.contract)}, this is ${CONTRACT}`);
    if (typeof found.mount !== "function") throw new Error("it exports no mount()");
    modules.set(plain.id, found);
    return { ...plain, Board: ExternalBoard };
  } catch (error) {
    console.warn(`The board of ${plain.id} cannot be used:`, error);
    return plain;
  }
}
