import { describe, expect, test } from "vitest";
import type { Choice } from "../../api/wire";
import { changed, isPlayable, playFor, playsOf, tap } from "./selection";

function play(card: string, count: number, copies = 0): Choice {
  const natural = count === 1 ? card : `${card}*${count}`;
  const action = copies === 0 ? natural : `${natural}+X${copies === 1 ? "" : `*${copies}`}`;
  return { action, kind: "play", fields: { card, count, copies } };
}

const LEGAL: Choice[] = [
  play("5", 1),
  play("5", 1, 1),
  play("5", 2),
  play("5", 2, 1),
  play("9", 1),
  { action: "K", kind: "kitty", fields: {} },
  { action: "take", kind: "take", fields: {} },
];

test("the only play of a card is made at once", () => {
  expect(tap(null, "9", LEGAL)).toEqual({ selection: null, action: "9" });
  expect(tap(null, "K", LEGAL)).toEqual({ selection: null, action: "K" });
});

describe("several plays of a card", () => {
  test("the first touch holds up one, each further touch one more, then it begins anew", () => {
    const one = tap(null, "5", LEGAL);
    expect(one).toEqual({ selection: { card: "5", count: 1, copies: 0 }, action: null });
    const two = tap(one.selection, "5", LEGAL);
    expect(two.selection).toEqual({ card: "5", count: 2, copies: 0 });
    expect(tap(two.selection, "5", LEGAL).selection).toEqual(one.selection);
  });

  test("Miss Copy is added and taken away by a touch", () => {
    const { selection } = tap(null, "5", LEGAL);
    const withCopy = tap(selection, "X", LEGAL);
    expect(withCopy.selection).toEqual({ card: "5", count: 1, copies: 1 });
    expect(tap(withCopy.selection, "X", LEGAL).selection).toEqual(selection);
    expect(playFor(LEGAL, withCopy.selection)?.action).toBe("5+X");
  });

  test("a hint is held up as it is", () => {
    expect(tap(null, "5", LEGAL, "5*2+X").selection).toEqual({ card: "5", count: 2, copies: 1 });
  });

  test("steps go to the nearest play, and no further than there are any", () => {
    const held = { card: "5", count: 1, copies: 1 };
    expect(changed(held, LEGAL, "count", 1)).toEqual({ card: "5", count: 2, copies: 1 });
    expect(changed(held, LEGAL, "copies", -1)).toEqual({ card: "5", count: 1, copies: 0 });
    expect(changed(held, LEGAL, "copies", 1)).toBeNull();
    expect(changed(held, LEGAL, "count", -1)).toBeNull();
  });

  test("where only quartets are legal the smallest one is held up", () => {
    const quartets = [play("4", 4), play("4", 3, 1), play("4", 2, 2), play("4", 4, 1)];
    expect(playsOf(quartets, "4").map((one) => one.action)).toEqual([
      "4*4",
      "4*3+X",
      "4*2+X*2",
      "4*4+X",
    ]);
    const { selection } = tap(null, "4", quartets);
    expect(selection).toEqual({ card: "4", count: 4, copies: 0 });
    expect(changed(selection!, quartets, "count", -1)).toEqual({ card: "4", count: 3, copies: 1 });
  });
});

describe("what cannot be played is tried, so that the house says why", () => {
  test("a card that does not fit", () => {
    expect(tap(null, "2", LEGAL)).toEqual({ selection: null, action: "2" });
  });

  test("Miss Copy alone, and with a card that has no play with her", () => {
    expect(tap(null, "X", LEGAL)).toEqual({ selection: null, action: "X" });
    const held = { card: "9", count: 1, copies: 0 };
    expect(tap(held, "X", LEGAL)).toEqual({ selection: held, action: "9+X" });
  });

  test("Kitty together with others", () => {
    const held = { card: "5", count: 1, copies: 0 };
    expect(tap(held, "K", LEGAL)).toEqual({ selection: null, action: "K+" });
  });
});

test("a stack is playable by the legal actions alone", () => {
  expect(["2", "5", "9", "X", "K"].filter((card) => isPlayable(LEGAL, card))).toEqual([
    "5",
    "9",
    "X",
    "K",
  ]);
  expect(isPlayable([play("9", 1)], "X")).toBe(false);
});
