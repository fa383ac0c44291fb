import { expect, test } from "vitest";
import { placesOf } from "./ranking";

test("those who only have not won have no place, whatever their treasures", () => {
  expect(placesOf([2, 1, 2], [7, 8, 3])).toEqual([null, 1, null]);
});

test("places that are shared stay", () => {
  expect(placesOf([1, 2, 2], [-3, -7, -7])).toEqual([1, 2, 2]);
  expect(placesOf([1, 1], [4, 6])).toEqual([1, 1]);
  expect(placesOf([2, 1, 3], [5, 9, 1])).toEqual([2, 1, 3]);
});
