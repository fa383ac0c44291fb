// Everything on the table fits, whatever the size of the screen.
import { expect, test } from "vitest";
import { layoutOf, STREET } from "./layout";

const HEIGHTS = Array.from({ length: 80 }, (_, step) => 400 + 10 * step);

/** As the board draws them: both bars, the house of a column with its Medium, gaps and padding. */
function taken(height: number, width: number): number {
  const { card, smallCard, medium } = layoutOf(width, height, false);
  const bar = Math.max(medium.height, 44) + 12;
  const house = 64 + Math.max(84, smallCard * 1.3125);
  const hand = card * 1.3125 + 8;
  return 2 * bar + house + hand + 2 * smallCard * 1.3125 + 3 * 8 + 2 * 8 + 2 * 6 + 2 * 4;
}

test.each([760, 1014, 1100, 1400])("at a width of %i no card lies on a family's bar", (width) => {
  for (const height of HEIGHTS)
    if (layoutOf(width, height, false).mode === "wide")
      expect(taken(height, width), String(height)).toBeLessThanOrEqual(height);
});

test("a laptop's low window shows one house large, a higher one all ten", () => {
  expect(layoutOf(1014, 474, false).mode).toBe("low");
  expect(layoutOf(1014, STREET, false).mode).toBe("wide");
  expect(layoutOf(760, 520, false).mode).toBe("tall");
  expect(layoutOf(1014, 474, false).card).toBeGreaterThan(layoutOf(844, 340, false).card);
});
