import { expect, test } from "vitest";
import { placeBeside } from "./placement";

const WORDS = { width: 200, height: 100 };
const SMALL = { width: 320, height: 480 };

test("words stand above a thing, in its middle", () => {
  const place = placeBeside({ left: 100, top: 300, width: 60, height: 90 }, WORDS, SMALL);
  expect(place).toEqual({ left: 30, top: 192 });
});

test("words stand below what is near the upper edge", () => {
  const place = placeBeside({ left: 100, top: 20, width: 60, height: 90 }, WORDS, SMALL);
  expect(place).toEqual({ left: 30, top: 118 });
});

test("words stand beside what is as high as the screen", () => {
  const low = { width: 600, height: 160 };
  expect(placeBeside({ left: 20, top: 10, width: 60, height: 140 }, WORDS, low).left).toBe(88);
  expect(placeBeside({ left: 500, top: 10, width: 60, height: 140 }, WORDS, low).left).toBe(292);
});

test.each([0, 150, 310])("words never leave a narrow screen, from %i", (at) => {
  for (const top of [0, 200, 470]) {
    const place = placeBeside({ left: at, top, width: 10, height: 10 }, WORDS, SMALL);
    expect(place.left).toBeGreaterThanOrEqual(8);
    expect(place.left + WORDS.width).toBeLessThanOrEqual(312);
    expect(place.top).toBeGreaterThanOrEqual(8);
    expect(place.top + WORDS.height).toBeLessThanOrEqual(472);
  }
});

test("words lie over what fills the whole screen", () => {
  const place = placeBeside({ left: 0, top: 0, width: 320, height: 480 }, WORDS, SMALL);
  expect(place).toEqual({ left: 60, top: 8 });
});
