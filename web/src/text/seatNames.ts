// How the seats of a table are called.
import { has, say, type Names } from "./text";
import type { SeatInfo, TableInfo } from "../api/wire";

const LETTER_A = "A".charCodeAt(0);

/** A name for every seat, none twice: each of several bots of a kind has a short name of its own. */
export function seatNames({ seats }: Pick<TableInfo, "seats">): string[] {
  const kinds = seats.map((seat, index) => nameOf(seat, index));
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

function nameOf(seat: SeatInfo, index: number): string {
  if (seat.own_bot && seat.bot !== null) return botName(seat.bot, seat.name);
  return seat.name || seatLetter(index);
}

/** A bot's name in the language in use. */
export function botName(bot: string, otherwise = bot): string {
  const key = `bot-${bot}`;
  return has("hantise", key) ? say("hantise", key) : otherwise || bot;
}
