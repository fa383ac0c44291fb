// What the table explains (explain-… in macgregor-treasure.ftl).
import { castleMarks } from "../../boards/macgregor/explained";
import { BLAZON_NAMES } from "../../boards/macgregor/shapes";
import { COLOURS, TOOLS } from "./tokens";

/** A token as far as the reader may know it. */
export function tokenMark(token: string | null): string {
  if (token === null) return "token-back";
  return token === "trap" ? "trap" : `treasure token=${token}`;
}

export const MARKS: readonly string[] = [
  ...castleMarks(Object.keys(BLAZON_NAMES)),
  ...[...COLOURS, "trap", null].map(tokenMark),
  ...TOOLS,
  ...["stairs", "crypt", "bag", "goal", "colour"],
];
