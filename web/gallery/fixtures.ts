// Moments of recorded games, as tools/gallery.py writes them.
import type { EventInfo, GameInfo, Snapshot } from "../src/api/wire";
import { loadGame } from "../src/games";
import type { AnyView, GameModule, RoundSummary } from "../src/games/contract";
import { namesTo, seatNames } from "../src/text/seatNames";
import { speaker } from "../src/text/text";

export interface Moment {
  id: string;
  /** What it shows that no earlier one of its game does. */
  shows: string[];
  /** The view before the latest move, and what happened in it. */
  before: AnyView;
  events: EventInfo[];
  snapshot: Snapshot & { view: AnyView };
}

export interface GameFixtures {
  game: GameInfo;
  moments: Moment[];
  module: GameModule;
}

export async function loadFixtures(): Promise<GameFixtures[]> {
  const answer = await fetch(new URL("./fixtures.json", import.meta.url));
  const games = (await answer.json()) as Omit<GameFixtures, "module">[];
  return Promise.all(
    games.map(async (each) => ({ ...each, module: await loadGame(each.game.id) })),
  );
}

/** What the panel at the end of a round says; null where none ended. */
export function roundOf(module: GameModule, moment: Moment): RoundSummary | null {
  const { before, events, snapshot } = moment;
  const names = namesTo(snapshot.eyes, seatNames(snapshot.table));
  return module.round?.(events, before, speaker(module.id, names)) ?? null;
}
