import { describe, expect, test } from "vitest";
import type { Box } from "../../boards/cards/box";
import { cornerOf } from "../../boards/cards/ownSeat";
import { handGrid, hourglassFrom, layout } from "./layout";

const SCREENS = [
  [360, 490],
  [360, 440],
  [360, 380],
  [390, 690],
  [660, 300],
  [800, 250],
  [768, 900],
  [1088, 740],
  [1568, 900],
] as const;
const COUNTS = [2, 3, 4, 5, 6];
const KINDS = 16;

interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function edges(x: number, y: number, width: number, height: number): Edges {
  return {
    left: x - width / 2,
    right: x + width / 2,
    top: y - height / 2,
    bottom: y + height / 2,
  };
}

function overlap(one: Edges, other: Edges): boolean {
  const least = 0.01;
  return (
    one.left < other.right - least &&
    other.left < one.right - least &&
    one.top < other.bottom - least &&
    other.top < one.bottom - least
  );
}

describe.each(SCREENS)("on %i × %i", (width, height) => {
  describe.each(COUNTS)("with %i seats", (players) => {
    test.each([0, 1, null])("nothing overlaps for the eyes of %s", (eyes) => {
      const made = layout(width, height, players, eyes);
      const { plate, clock, piles, table } = made;
      const things = [
        ...made.places.map(({ x, y }) => edges(x, y, plate.width, plate.height)),
        edges(clock.x, clock.y, clock.size, clock.size),
        edges(piles.x, piles.y, 236 * piles.unit, 150 * piles.unit),
      ];
      expect(made.places).toHaveLength(eyes === null ? players : players - 1);
      for (const [index, one] of things.entries()) {
        expect(one.left).toBeGreaterThanOrEqual(-0.01);
        expect(one.right).toBeLessThanOrEqual(table.width + 0.01);
        expect(one.top).toBeGreaterThanOrEqual(0);
        expect(one.bottom).toBeLessThanOrEqual(table.height + 0.01);
        for (const other of things.slice(index + 1)) expect(overlap(one, other)).toBe(false);
      }
      if (eyes !== null) expect(piles.unit).toBeGreaterThanOrEqual(height < 360 ? 0.6 : 0.75);
    });

    test("a spectator's hourglass is clear of what opens in the corner, and on the cloth", () => {
      const made = layout(width, height, players, null);
      const corner = cornerOf(made, { width, height }, false);
      const from = hourglassFrom(made, width, corner);
      expect(from).toBeGreaterThan(corner.right + corner.size);
      expect(hourglassFrom(made, width, null)).toBeLessThanOrEqual(from);
      expect(from).toBeGreaterThan(width - made.cloth.left - made.cloth.width);
    });

    test("one's own seat and hand are on the screen", () => {
      const { strip, hand } = layout(width, height, players, 0);
      for (const box of [strip, hand]) {
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.left + box.width).toBeLessThanOrEqual(width + 0.01);
        expect(box.top + box.height).toBeLessThanOrEqual(height + 0.01);
      }
      expect(strip.height).toBeGreaterThanOrEqual(44);
      expect(hand.top).toBeGreaterThanOrEqual(strip.top + strip.height);
    });
  });

  test.each([1, 4, 7, 8, 11, KINDS])("%i stacks fit, each large enough for a finger", (stacks) => {
    const { hand, unit } = layout(width, height, 6, 0);
    const { columns, rows, cell } = handGrid(hand, stacks, unit);
    expect(columns * rows).toBeGreaterThanOrEqual(stacks);
    expect(columns * cell.width).toBeLessThanOrEqual(hand.width);
    expect(rows * cell.height).toBeLessThanOrEqual(hand.height + 0.01);
    expect(cell.width).toBeGreaterThanOrEqual(44);
    expect(cell.height).toBeGreaterThanOrEqual(44);
  });
});

test("the left neighbour sits on the left, the others follow clockwise", () => {
  const { places } = layout(360, 490, 6, 2);
  expect(places.map((place) => place.seat)).toEqual([3, 4, 5, 0, 1]);
  const [left, first, top, last, right] = places;
  expect(left!.y).toBeGreaterThan(first!.y);
  expect(first!.x).toBeLessThan(top!.x);
  expect(top!.x).toBeLessThan(last!.x);
  expect(right!.y).toBe(left!.y);
  expect(right!.x).toBeGreaterThan(left!.x);
});

test("a hand is the same place however many cards it holds", () => {
  const boxes: Box[] = [layout(360, 490, 6, 0).hand, layout(360, 490, 2, 0).hand];
  expect(boxes[0]).toEqual(boxes[1]);
});
