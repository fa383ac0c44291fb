// Finds a game's board. Each is fetched when somebody comes to play it.
import type { GameModule } from "./contract";

type Loader = () => Promise<{ default: GameModule<never, never> }>;

const KNOWN: Record<string, Loader> = {
  "18-ghosts": () => import("./18-ghosts/index"),
  ghooost: () => import("./ghooost/index"),
  ghosts: () => import("./ghosts/index"),
  macgregor: () => import("./macgregor/index"),
  "macgregor-treasure": () => import("./macgregor-treasure/index"),
  "rest-in-peace": () => import("./rest-in-peace/index"),
};

/** The board of a game; one that has none of its own gets the plain table. */
export async function loadGame(id: string): Promise<GameModule> {
  const load = KNOWN[id];
  if (load) return (await load()).default as unknown as GameModule;
  const { genericGame } = await import("../boards/generic/index");
  return genericGame(id);
}
