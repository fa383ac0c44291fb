import { describe, expect, test } from "vitest";
import { layout, type Layout } from "./layout";

const SCREENS = [
  [360, 500],
  [360, 440],
  [360, 370],
  [800, 250],
  [660, 300],
  [390, 690],
  [768, 900],
  [1100, 800],
  [1920, 1000],
] as const;
const COUNTS = [2, 3, 4, 5, 6];

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function box(x: number, y: number, width: number, height: number): Box {
  return {
    left: x - width / 2,
    right: x + width / 2,
    top: y - height / 2,
    bottom: y + height / 2,
  };
}

function plates(made: Layout): Box[] {
  const { width, height } = made.plate;
  return made.places.map(({ x, y }) => box(x, y, width, height));
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

describe.each(SCREENS)("on %i × %i", (width, height) => {
  describe.each(COUNTS)("with %i seats", (players) => {
    test.each([0, 1, null])("nothing overlaps for the eyes of %s", (eyes) => {
      const made = layout(width, height, players, eyes);
      const boxes = plates(made);
      expect(boxes).toHaveLength(eyes === null ? players : players - 1);
      for (const [index, one] of boxes.entries()) {
        expect(one.left).toBeGreaterThanOrEqual(0);
        expect(one.right).toBeLessThanOrEqual(made.table.width);
        expect(one.top).toBeGreaterThanOrEqual(0);
        expect(one.bottom).toBeLessThanOrEqual(made.table.height);
        for (const other of boxes.slice(index + 1)) expect(overlap(one, other)).toBe(false);
      }
      const { x, y, unit } = made.centre;
      const middle = box(x, y, 168 * unit, 232 * unit);
      for (const one of boxes) expect(overlap(one, middle)).toBe(false);
      expect(middle.top).toBeGreaterThanOrEqual(0);
      expect(middle.bottom).toBeLessThanOrEqual(made.table.height + 0.01);
    });

    test("a full hand fits, and every card can be touched", () => {
      const { card, strip, hand, table } = layout(width, height, players, 0);
      expect(card.width).toBeGreaterThanOrEqual(44);
      expect(strip.height).toBeGreaterThanOrEqual(44);
      expect(strip.left).toBeGreaterThanOrEqual(0);
      expect(strip.left + strip.width).toBeLessThanOrEqual(width);
      expect(hand.height).toBeGreaterThanOrEqual(card.height);
      expect(hand.top).toBeGreaterThanOrEqual(strip.top + strip.height);
      expect(hand.top + hand.height).toBeLessThanOrEqual(height + 0.01);
      const isBelow = strip.top >= table.height;
      expect(isBelow || strip.left >= table.width).toBe(true);
    });
  });
});

test("the left neighbour sits on the left, the others follow clockwise", () => {
  const { places } = layout(360, 500, 4, 2);
  expect(places.map((place) => place.seat)).toEqual([3, 0, 1]);
  const [left, opposite, right] = places;
  expect(left!.x).toBeLessThan(opposite!.x);
  expect(opposite!.x).toBeLessThan(right!.x);
  expect(opposite!.y).toBeLessThan(left!.y);
});

test("arrows point clockwise all round the table", () => {
  const { arrows, places } = layout(400, 600, 4, null);
  const fromBottomToLeft = arrows[0]!;
  const radians = (fromBottomToLeft.angle * Math.PI) / 180;
  expect(Math.cos(radians)).toBeLessThan(0);
  expect(Math.sin(radians)).toBeLessThan(0);
  expect(arrows).toHaveLength(places.length);
});

test("two players have no direction of play", () => {
  expect(layout(360, 500, 2, 0).arrows).toEqual([]);
});
