import { expect, it } from "vitest";
import { roomTowards } from "./keys";

it.each([
  ["c3", "ArrowUp", "c4"],
  ["c3", "ArrowLeft", "b3"],
  ["c5", "ArrowUp", "c5"],
  ["e1", "ArrowRight", "e1"],
  ["c3", "Home", "a3"],
  ["c3", "End", "e3"],
])("from %s %s leads to %s", (room, key, next) => {
  expect(roomTowards(room, key)).toBe(next);
});

it("other keys lead nowhere", () => {
  expect(roomTowards("c3", "Tab")).toBeNull();
});
