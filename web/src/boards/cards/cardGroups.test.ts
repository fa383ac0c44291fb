import { expect, test } from "vitest";
import { together, without } from "./cardGroups";

test("cards of one kind are put together in order", () => {
  expect(together(["W1", "R2", "R2", "M"])).toEqual([
    { card: "W1", copies: 1 },
    { card: "R2", copies: 2 },
    { card: "M", copies: 1 },
  ]);
});

test("so many cards of a kind leave a hand", () => {
  expect(without(["2", "2", "10", "2"], "2", 2)).toEqual(["10", "2"]);
  expect(without(["2", "10"], "X", 1)).toEqual(["2", "10"]);
});
