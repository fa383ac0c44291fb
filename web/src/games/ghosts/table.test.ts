import { describe, expect, test } from "vitest";
import type { EventInfo } from "../../api/wire";
import { TABLE } from "./example";
import { after, type Drawn, type Setting } from "./table";

const SETTING: Setting = { mist: true, eyes: 0 };

const DRAWN: Drawn = { public: TABLE, hand: ["W1", "R1", "R1", "M", "Y3"] };

function event(kind: string, fields: Record<string, unknown>): EventInfo {
  return { kind, fields };
}

describe("a card that is played", () => {
  test("leaves the hand, and raises the degree to what was announced", () => {
    const { public: table, hand } = after(
      DRAWN,
      event("added", { seat: 0, card: "W1", degree: 5 }),
      SETTING,
    );
    expect(hand).toEqual(["R1", "R1", "M", "Y3"]);
    expect(table).toMatchObject({ degree: 5, top: "W1", pile_size: 3 });
    expect(table.hand_sizes).toEqual([4, 5, 5]);
    expect(table.direction).toBe(1);
  });

  test("turns the direction as a mirror", () => {
    const fields = { seat: 0, card: "R1", degree: 4 };
    const turned = after(
      DRAWN,
      event("mirrored", { ...fields, direction: "counterclockwise" }),
      SETTING,
    );
    expect(turned.public.direction).toBe(-1);
    expect(turned.hand).toEqual(["W1", "R1", "M", "Y3"]);
    const back = after(turned, event("mirrored", { ...fields, direction: "clockwise" }), SETTING);
    expect(back.public.direction).toBe(1);
  });

  test("lies beside the pile as a Mist", () => {
    const { public: table } = after(
      DRAWN,
      event("mist", { seat: 0, card: "M", degree: 4 }),
      SETTING,
    );
    expect(table).toMatchObject({ top: "R2", pile_size: 2, mists: 2 });
  });

  test("of another seat leaves one's own hand alone", () => {
    const { public: table, hand } = after(
      DRAWN,
      event("added", { seat: 2, card: "W1", degree: 5 }),
      SETTING,
    );
    expect(hand).toBe(DRAWN.hand);
    expect(table.hand_sizes).toEqual([5, 5, 4]);
  });
});

describe("a pile that is taken", () => {
  const took = event("took", { seat: 1, cards: 3, fear: 3 });

  test("goes with its Mists and costs a point", () => {
    const { public: table } = after(DRAWN, took, SETTING);
    expect(table).toMatchObject({
      top: null,
      degree: 0,
      pile_size: 0,
      mists: 0,
      fear: [1, 3, 3],
      taken: [0, 2, 2],
    });
  });

  test("is not taken twice when a draft has shown it", () => {
    const once = after(DRAWN, took, SETTING);
    expect(after(once, took, SETTING)).toEqual(once);
  });
});

test("drawing takes from the draw pile; a hidden card enters no hand", () => {
  const own = after(DRAWN, event("drawn", { seat: 0, card: "K2" }), SETTING);
  expect(own.hand).toContain("K2");
  expect(own.public.deck_size).toBe(29);
  const other = after(DRAWN, event("drawn", { seat: 1, card: null }), SETTING);
  expect(other.hand).toBe(DRAWN.hand);
  expect(other.public.hand_sizes).toEqual([5, 6, 5]);
});

test.each([
  [true, 60],
  [false, 54],
])("a round begins with an empty table (Mist %s: %i cards)", (mist, cards) => {
  const { public: table, hand } = after(
    { ...DRAWN, public: { ...TABLE, direction: -1 } },
    event("round", { round: 2, seat: 1 }),
    { mist, eyes: 0 },
  );
  expect(table).toMatchObject({
    round: 2,
    first: 1,
    direction: 1,
    top: null,
    deck_size: cards,
    hand_sizes: [0, 0, 0],
    taken: [0, 0, 0],
    fear: [1, 2, 3],
  });
  expect(hand).toEqual([]);
});

test("five Mists go back to the draw pile", () => {
  const { public: table, hand } = after(DRAWN, event("returned", { seat: 0 }), SETTING);
  expect(hand).toEqual([]);
  expect(table.hand_sizes).toEqual([0, 5, 5]);
  expect(table.deck_size).toBe(35);
});
