import { describe, expect, test } from "vitest";
import type { EventInfo } from "../../api/wire";
import { after, drawnOf, hourOf, idleLeft, isNight, type Drawn } from "./table";
import { TABLE } from "./example";

const DRAWN: Drawn = { public: TABLE, hand: ["2", "5", "5", "X", "K"], turned: null };

function event(kind: string, fields: Record<string, unknown> = {}): EventInfo {
  return { kind, fields };
}

function now(drawn: Drawn, ...events: EventInfo[]): Drawn {
  return events.reduce((before, one) => after(before, one, 0), drawn);
}

describe("a play", () => {
  test("leaves the hand and lies on top", () => {
    const { public: table, hand } = now(
      DRAWN,
      event("played", { seat: 0, card: "5", count: 2, copies: 1, cards: 3 }),
    );
    expect(hand).toEqual(["2", "K"]);
    expect(table).toMatchObject({ value: 5, scary: false, run: ["5", "5", "X"], cemetery_size: 6 });
    expect(table.hand_sizes).toEqual([2, 4, 6]);
  });

  test("of the same value makes the run longer, a higher one begins another", () => {
    const run = (card: string) =>
      now(DRAWN, event("played", { seat: 1, card, count: 1, copies: 0 })).public.run;
    expect(run("3")).toEqual(["3", "3"]);
    expect(run("12")).toEqual(["12"]);
  });

  test("of a Kitty lies beside", () => {
    const { public: table, hand } = now(DRAWN, event("kitty", { seat: 0 }));
    expect(table).toMatchObject({
      value: 3,
      scary: true,
      run: ["3"],
      kitties: 2,
      cemetery_size: 4,
    });
    expect(hand).toEqual(["2", "5", "5", "X"]);
  });

  test("of another seat leaves one's own hand alone", () => {
    const played = event("played", { seat: 2, card: "12", count: 1, copies: 0 });
    expect(now(DRAWN, played).hand).toBe(DRAWN.hand);
  });
});

describe("a card that is turned up", () => {
  test("and fits is played", () => {
    const fields = { seat: 1, card: "12", source: "crypt", valid: true };
    const { public: table, turned } = now(DRAWN, event("turned-up", fields));
    expect(table).toMatchObject({ crypt_size: 9, value: 12, scary: true, cemetery_size: 4 });
    expect(turned).toBeNull();
  });

  test("and does not fit goes to the hand with the Cemetery", () => {
    const fields = { seat: 1, card: "2", source: "manor", valid: false };
    const shown = now(DRAWN, event("turned-up", fields));
    expect(shown.turned).toBe("2");
    expect(shown.public.manor_sizes).toEqual([10, 9, 10]);
    const { public: table, turned } = now(shown, event("failed", { seat: 1, card: "2", cards: 4 }));
    expect(turned).toBeNull();
    expect(table.hand_sizes).toEqual([5, 8, 6]);
    expect(table).toMatchObject({ run: [], value: 0, kitties: 0, cemetery_size: 0 });
  });
});

test("a quartet sweeps the Cemetery away", () => {
  const { public: table } = now(DRAWN, event("quartet", { seat: 0, card: "3", cards: 7 }));
  expect(table).toMatchObject({ discard_size: 9, cemetery_size: 0, run: [], scary: false });
});

test("cards that are drawn leave the Crypt; a hidden one enters no hand", () => {
  const own = now(DRAWN, event("drawn", { seat: 0, card: "4" }));
  expect(own.hand).toEqual(["2", "4", "5", "5", "X", "K"]);
  const other = now(DRAWN, event("drawn", { seat: 1, card: null }));
  expect(other.hand).toBe(DRAWN.hand);
  expect(other.public).toMatchObject({ crypt_size: 9, hand_sizes: [5, 5, 6] });
});

test("a round begins with full Manors and everything else in the Crypt", () => {
  const { public: table, hand } = now(
    DRAWN,
    event("boo", { seat: 2, boos: 1 }),
    event("scored", { seat: 0, points: 2, total: 5 }),
    event("round", { round: 2, seat: 2 }),
  );
  expect(hand).toEqual([]);
  expect(table).toMatchObject({
    round: 2,
    first: 2,
    direction: 1,
    crypt_size: 32,
    manor_sizes: [10, 10, 10],
    hand_sizes: [0, 0, 0],
    boos: [0, 1, 1],
    points: [5, 1, 0],
  });
});

test("the clock goes from the first turn to midnight", () => {
  expect(hourOf({ ...TABLE, crypt_size: 20 })).toBe(0);
  expect(hourOf(TABLE)).toBe(0.5);
  expect(hourOf({ ...TABLE, crypt_size: 0 })).toBe(1);
  expect(hourOf({ ...TABLE, phase: "deal", crypt_size: 32 })).toBe(0);
});

test("midnight is when the Crypt is empty, but not before the cards are dealt", () => {
  expect(isNight(TABLE)).toBe(false);
  expect(isNight(now(DRAWN, event("midnight")).public)).toBe(true);
  expect(isNight({ ...TABLE, phase: "first", crypt_size: 0 })).toBe(false);
});

test("the countdown of the idle rule", () => {
  expect(idleLeft(TABLE)).toBe(93);
  expect(idleLeft({ ...TABLE, idle_limit: 0 })).toBeNull();
});

test("a spectator has no hand", () => {
  expect(drawnOf({ seat: null, actor: 0, public: TABLE }).hand).toBeNull();
});
