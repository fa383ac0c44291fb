import { expect, test } from "vitest";
import { eventsOf } from "../../../tests/events";
import type { GameEvent } from "./events";
import { TABLE } from "./example";
import { after, drawnOf, type Setting } from "./table";

const event = eventsOf<GameEvent>();
const SETTING: Setting = { mist: true, eyes: 0 };
const DRAWN = drawnOf({
  seat: 0,
  actor: 0,
  public: TABLE,
  private: { hand: ["W1", "R1", "R1", "M", "Y3"] },
});

test("a pile is not taken twice when a draft has shown it", () => {
  const took = event("took", { seat: 1, cards: 3, fear: 3 });
  const once = after(DRAWN, took, SETTING);
  expect(once.public.fear).toEqual([1, 3, 3]);
  expect(after(once, took, SETTING)).toEqual(once);
});

test("the mark stays with whoever acts, and with nobody while cards are drawn", () => {
  const played = after(DRAWN, event("added", { seat: 2, card: "W1", degree: 5 }), SETTING);
  expect(played.acting).toBe(2);
  expect(after(played, event("drawn", { seat: 2, card: null }), SETTING).acting).toBeNull();
});

test("nobody acts before the cards are dealt and after the end", () => {
  const actingIn = (phase: "deal" | "open" | "over") =>
    drawnOf({ seat: null, actor: 0, public: { ...TABLE, phase } }).acting;
  expect([actingIn("deal"), actingIn("open"), actingIn("over")]).toEqual([null, 0, null]);
});

test("an event of an unknown kind changes nothing", () => {
  const unknown = { kind: "resigned", fields: { seat: 1 } } as unknown as GameEvent;
  expect(after(DRAWN, unknown, SETTING)).toBe(DRAWN);
});
