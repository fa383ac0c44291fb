// The games of this house, asked for once.
import { api } from "../api/api";
import { loadTexts } from "../text/text";
import type { GameInfo } from "../api/wire";

let list = $state.raw<GameInfo[] | null>(null);
let asking: Promise<GameInfo[]> | null = null;

/** All games; null until the house has told. */
export const games = {
  get list(): GameInfo[] | null {
    return list;
  },
};

/** Ask for the games and for their words. */
export async function askGames(): Promise<GameInfo[]> {
  asking ??= fetchGames();
  try {
    return await asking;
  } catch (error) {
    asking = null;
    throw error;
  }
}

async function fetchGames(): Promise<GameInfo[]> {
  const found = await api.games();
  await Promise.allSettled(found.map((game) => loadTexts(game.id)));
  list = found;
  return found;
}
