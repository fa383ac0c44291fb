// How the seats of a table are called.
import { has, say, type Names } from "./text";
import type { SeatInfo, TableInfo } from "../api/wire";

const LETTER_A = "A".charCodeAt(0);

/** A name for every seat, none twice: each of several bots of a kind has a short name of its own. */
export function seatNames({ seats, game }: Pick<TableInfo, "seats" | "game">): string[] {
  const kinds = seats.map((seat, index) => nameOf(seat, index, game));
  const names = kinds.map((name, index) =>
    seats[index]?.own_bot && isTwice(kinds, name)
      ? say("table", `bot-at-${seatLetter(index)}`)
      : name,
  );
  return names.map((name, index) => (isTwice(names, name) ? `${name} ${seatLetter(index)}` : name));
}

function isTwice(names: readonly string[], name: string): boolean {
  return names.indexOf(name) !== names.lastIndexOf(name);
}

/** The names as a reader is told them: who reads is “you”, and their own name says so behind it. */
export function namesTo(reader: number | null, names: readonly string[]): string[] & Names {
  const told = names.map((name, seat) =>
    seat === reader ? say("table", "name-you", { name }) : name,
  );
  return Object.assign(told, { reader });
}

/** The names as they are, for sentences that address whoever reads as “you”. */
export function readBy(reader: number | null, names: readonly string[]): string[] & Names {
  return Object.assign([...names], { reader });
}

/** Who reads a table: nobody in particular where one screen serves several seats. */
export function readerOf({ mine }: { mine: readonly number[] }): number | null {
  return mine.length === 1 ? (mine[0] ?? null) : null;
}

export function seatLetter(seat: number): string {
  return String.fromCharCode(LETTER_A + seat);
}

function nameOf(seat: SeatInfo, index: number, game: string): string {
  if (seat.own_bot && seat.bot !== null) return botName(seat.bot, game, seat.name);
  return seat.name || seatLetter(index);
}

/** A bot's name in the language in use: the game's own for it, else the house's. */
export function botName(bot: string, game: string, otherwise = bot): string {
  return sayOfBot(`bot-${bot}`, game) ?? (otherwise || bot);
}

/** In one line, how a bot plays; "" if nobody has said it. */
export function botCharacter(bot: string, game: string): string {
  return sayOfBot(`bot-${bot}.character`, game) ?? "";
}

function sayOfBot(key: string, game: string): string | undefined {
  const domain = [game, "hantise"].find((each) => has(each, key));
  return domain === undefined ? undefined : say(domain, key);
}
