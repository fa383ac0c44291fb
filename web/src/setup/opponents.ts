// How many play and against which bot, as somebody chose it last for a game on this device.
import type { GameInfo } from "../api/wire";

export interface Opponents {
  players: number;
  bot: string;
}

const KEY = "hantise.opponents";

/** The bot that plays best. */
export function strongest(game: GameInfo): string {
  return game.bots.toSorted((a, b) => b.level - a.level)[0]?.id ?? "";
}

/** As chosen last, as far as the game still knows it; else the fewest, and the strongest bot. */
export function opponentsOf(game: GameInfo): Opponents {
  const { players, bot } = kept()[game.id] ?? {};
  return {
    players:
      typeof players === "number" && players >= game.min_players && players <= game.max_players
        ? players
        : game.min_players,
    bot: game.bots.find(({ id }) => id === bot)?.id ?? strongest(game),
  };
}

export function keepOpponents(game: string, chosen: Opponents): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: chosen }));
  } catch {
    // A private window may refuse: then they last as long as the page.
  }
}

function kept(): Record<string, Partial<Opponents> | undefined> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof read === "object" && read !== null ? (read as ReturnType<typeof kept>) : {};
  } catch {
    return {};
  }
}
