// Where in a castle file a fault is.
import type { CastleFault } from "../api/wire";

export interface Passage {
  start: number;
  end: number;
}

/** The passage that a fault is about; null: it is about no single one. */
export function passageOf(text: string, { fault, cells, walls }: CastleFault): Passage | null {
  const { line, column, row, given, name, letter, start } = fault.fields;
  if (typeof line === "number" && typeof column === "number") return atColumn(text, line, column);
  if (typeof row === "number") return rowOf(text, row);
  if (typeof letter === "string") return rowOf(text, Number(cells[0]?.charAt(0)));
  // Rooms that no door leads to are not written anywhere.
  if (start !== undefined) return null;
  const [one = "", other = ""] = cells;
  const wanted = [given, ...walls, `${one}-${other}`, `${other}-${one}`, name, `"${one}"`];
  const told = wanted.filter((each) => typeof each === "string");
  const found = told.find((each) => each.length > 1 && text.includes(each));
  if (found === undefined) return null;
  return { start: text.indexOf(found), end: text.indexOf(found) + found.length };
}

/** From a place that a reader of TOML tells to the end of that line. */
function atColumn(text: string, line: number, column: number): Passage {
  const before = text.split("\n").slice(0, line - 1);
  const start = before.reduce((sum, each) => sum + each.length + 1, 0);
  const end = text.indexOf("\n", start);
  const last = end < 0 ? text.length : end;
  return { start: Math.min(start + column - 1, Math.max(start, last - 1)), end: last };
}

/** A row of blazons: the texts in quotes between the brackets. */
function rowOf(text: string, row: number): Passage | null {
  const list = /\bblazon\s*=\s*\[/.exec(text);
  if (!list) return null;
  const from = list.index + list[0].length;
  const found = [...text.slice(from).matchAll(/"[^"\n]*"|'[^'\n]*'/g)][row];
  if (!found) return null;
  return { start: from + found.index, end: from + found.index + found[0].length };
}
