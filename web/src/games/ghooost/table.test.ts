import { describe, expect, test } from "vitest";
import { eventsOf } from "../../../tests/events";
import type { GameEvent } from "./events";
import { TABLE } from "./example";
import { after, drawnOf, hourOf, idleLeft, isNight } from "./table";

const event = eventsOf<GameEvent>();
const VIEW = { seat: 0, actor: 0, public: TABLE, private: { hand: ["2", "5"] } };
const RECALL = { cemetery: ["3", "7", "K"], discard: [], known: [[], [], []] };
const DRAWN = drawnOf({ ...VIEW, recall: RECALL });

describe("taking the Cemetery", () => {
  const took = event("took", { seat: 0, cards: 3 });

  test("brings its cards into the hand at once, as the memory aid tells them", () => {
    expect(after(DRAWN, took, 0).hand).toEqual(["2", "3", "5", "7", "K"]);
  });

  test("leaves the hand to the house without a memory aid", () => {
    const drawn = after(drawnOf(VIEW), took, 0);
    expect(drawn.hand).toEqual(["2", "5"]);
    expect(drawn.public).toMatchObject({ hand_sizes: [8, 4, 6], cemetery_size: 0 });
  });
});

test("a card that does not fit lies there until it goes to the hand with the Cemetery", () => {
  const up = { seat: 1, card: "2", source: "manor" } as const;
  const shown = after(DRAWN, event("turned-up", { ...up, valid: false }), 0);
  expect(shown).toMatchObject({ turned: "2", public: { cemetery_size: 3 } });
  expect(after(shown, event("failed", { ...up, cards: 4 }), 0).turned).toBeNull();
});

describe("the mark of who acts", () => {
  test("goes along with what is done", () => {
    expect(DRAWN.acting).toBe(0);
    expect(after(DRAWN, event("kitty", { seat: 2 }), 0).acting).toBe(2);
    expect(after(DRAWN, event("round", { round: 2, seat: 2 }), 0).acting).toBeNull();
    expect(after(DRAWN, event("lost", { seat: 2 }), 0).acting).toBeNull();
  });

  test("is nowhere while cards are dealt", () => {
    const dealing = drawnOf({ ...VIEW, public: { ...TABLE, phase: "deal" } });
    expect(dealing.acting).toBeNull();
    expect(after(dealing, event("dealt", { seat: 2, card: null }), 0).acting).toBeNull();
  });
});

test("an event of an unknown kind changes nothing", () => {
  const unknown = { kind: "resigned", fields: { seat: 1 } } as unknown as GameEvent;
  expect(after(DRAWN, unknown, 0)).toBe(DRAWN);
});

test("the clock goes from the first turn to midnight", () => {
  expect(hourOf({ ...TABLE, crypt_size: 20 })).toBe(0);
  expect(hourOf(TABLE)).toBe(0.5);
  expect(hourOf({ ...TABLE, crypt_size: 0 })).toBe(1);
  expect(hourOf({ ...TABLE, crypt_size: 32 })).toBe(0);
});

test("midnight is when the Crypt is empty", () => {
  expect(isNight(TABLE)).toBe(false);
  expect(isNight(after(DRAWN, event("midnight", {}), 0).public)).toBe(true);
});

test("the countdown of the idle rule", () => {
  expect(idleLeft(TABLE, 7)).toBe(93);
  expect(idleLeft({ ...TABLE, idle_limit: 0 }, 7)).toBeNull();
});

test("a spectator has no hand", () => {
  expect(drawnOf({ seat: null, actor: 0, public: TABLE }).hand).toBeNull();
});
