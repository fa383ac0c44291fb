// Finds a game's board: the index.ts of its folder here, fetched when somebody comes to play it.
import { api } from "../api/api";
import type { GameModule } from "./contract";

const OURS = import.meta.glob<GameModule<never, never>>("./*/index.ts", { import: "default" });

/** The board of a game: ours, the one that another package brings, or the plain one. */
export async function loadGame(id: string): Promise<GameModule> {
  const load = OURS[`./${id}/index.ts`];
  if (load) return (await load()) as unknown as GameModule;
  const { genericGame } = await import("../boards/generic/index");
  const plain = genericGame(id);
  const address = await addressOfBoard(id);
  if (!address) return plain;
  const { externalGame } = await import("../boards/external/index");
  return externalGame(plain, address);
}

/** Where the house serves the board that came with a game of another package. */
async function addressOfBoard(id: string): Promise<string | null> {
  try {
    return (await api.games()).find((game) => game.id === id)?.board ?? null;
  } catch {
    return null;
  }
}
