// How many play and against which bot, as somebody chose it last for a game on this device.
import { botName } from "../text/seatNames";
import { say } from "../text/text";
import type { BotInfo, GameInfo } from "../api/wire";

export interface Opponents {
  players: number;
  bot: string;
}

const KEY = "hantise.opponents";

/** The bots to choose from, weakest first. One that plays at random is there only for want of a
    beginner, or if it was chosen before. */
export function offeredBots(game: GameInfo, chosen = ""): BotInfo[] {
  const forBeginners = game.bots.some(({ level }) => level === 1);
  return game.bots.filter(({ id, level }) => level > 0 || id === chosen || !forBeginners);
}

/** A bot's name, and how strong it is. */
export function botWithLevel({ id, level }: BotInfo, game: string): string {
  const name = botName(id, game);
  return level === 0 ? name : say("house", "bot-level", { name, level });
}

/** As chosen last, as far as the game still knows it; else the fewest, and the usual bot. */
export function opponentsOf(game: GameInfo): Opponents {
  const { players, bot } = kept()[game.id] ?? {};
  return {
    players:
      typeof players === "number" && players >= game.min_players && players <= game.max_players
        ? players
        : game.min_players,
    bot: game.bots.find(({ id }) => id === bot)?.id ?? game.usual_bot,
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
