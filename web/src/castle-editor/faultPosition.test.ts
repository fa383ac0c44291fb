import { expect, test } from "vitest";
import type { CastleFault, Text } from "../api/wire";
import { passageOf } from "./faultPosition";

const FILE = `game = "macgregor"
blazon = [
    "LCTXH", # the north
    "TXHLZ",
    "HLCT",
]
moat = "deep"
red = "00-01 12-11 00-11"
exits = { "40N" = "red", "42S" = "pink" }
`;

function fault(fields: Text["fields"], more: Partial<CastleFault> = {}): CastleFault {
  const about = { type: "text" as const, domain: "castle", key: "castle-fault", fields };
  return { cells: [], walls: [], message: "", lack: false, fault: about, ...more };
}

test.each<[string | null, CastleFault]>([
  ['"deep"', fault({ line: 7, column: 8 })],
  ["}", fault({ line: 9, column: 99 })],
  ['"TXHLZ"', fault({ letter: "Z" }, { cells: ["14"] })],
  ['"HLCT"', fault({ row: 2, given: 4 })],
  ["00-11", fault({ colour: "red" }, { cells: ["00", "11"], walls: ["00-11"] })],
  ["12-11", fault({ colour: "red" }, { cells: ["11", "12"], walls: ["11-12"] })],
  ["40N", fault({ wall: "N" }, { cells: ["40"], walls: ["40N"] })],
  ["pink", fault({ given: "pink" }, { cells: ["42"] })],
  ["moat", fault({ name: "moat" })],
  [null, fault({ name: "treasure" })],
  [null, fault({ start: "00" }, { cells: ["01", "02"] })],
])("%s is what a fault is about", (wanted, about) => {
  const found = passageOf(FILE, about);
  expect(found && FILE.slice(found.start, found.end)).toBe(wanted);
});
