import { describe, expect, it } from "vitest";
import { lift, windowsFor } from "./windows";

describe("the windows of the house", () => {
  it.each([0, 1, 6, 7, 10, 11, 12, 40])(
    "are enough for %i games, and never on one another",
    (games) => {
      const windows = windowsFor(games);
      expect(windows.length).toBeGreaterThanOrEqual(games);
      for (const [index, one] of windows.entries())
        for (const other of windows.slice(index + 1))
          expect(Math.abs(one.x - other.x) >= 64 || Math.abs(one.y - other.y) >= 80).toBe(true);
    },
  );

  it("stay where they were up to six games", () => {
    expect(lift(6)).toBe(0);
    expect(windowsFor(6)).toEqual(windowsFor(1));
  });
});
