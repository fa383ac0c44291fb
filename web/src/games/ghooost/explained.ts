// What the table explains (explain-… in ghooost.ftl).
import { KINDS } from "./cards";

export function cardMark(card: string): string {
  return `card-${card}`;
}

export const MARKS: readonly string[] = [
  ...KINDS.map(cardMark),
  ...["crypt", "cemetery", "discard", "manor", "hand", "clock", "hourglass"],
  ...["boo", "points", "first", "direction"],
];
