import { expect, test } from "vitest";
import { isScored, placesOf } from "./ranking";

test("those who only have not won have no place, whatever their treasures", () => {
  expect(placesOf([2, 1, 2], [7, 8, 3])).toEqual([null, 1, null]);
});

test("places that are shared stay", () => {
  expect(placesOf([1, 2, 2], [-3, -7, -7])).toEqual([1, 2, 2]);
  expect(placesOf([1, 1], [4, 6])).toEqual([1, 1]);
  expect(placesOf([2, 1, 3], [5, 9, 1])).toEqual([2, 1, 3]);
});

test.each([
  ["resigned", [0, 0], false],
  ["agreed", [0, 0, 0], false],
  ["resigned", [3, 0, 5], true],
  ["rounds", [0, 0], true],
])("an end by %s with %j has scores: %s", (reason, scores, expected) => {
  expect(isScored({ reason, scores })).toBe(expected);
});
