import { describe, expect, test } from "vitest";
import { eventsOf } from "../../../tests/events";
import type { Choice } from "../../api/wire";
import type { GameEvent } from "./events";
import { TABLE } from "./example";
import type { Public } from "./view";
import { costly, quiet, status } from "./words";

const event = eventsOf<GameEvent>();
const can = (...kinds: string[]): Choice[] =>
  kinds.map((kind) => ({ action: kind, kind, fields: {} }));
const view = (change: Partial<Public> = {}) => ({
  seat: 0,
  actor: 0,
  public: { ...TABLE, ...change },
});
const DAY = can("play", "luck", "take");

describe("the line says who must do what", () => {
  test.each<[string, Partial<Public>, Choice[]]>([
    ["web-status-day", {}, DAY],
    ["web-status-day-open", {}, can("play", "luck")],
    ["web-status-night", { crypt_size: 0 }, can("kitty", "take")],
    ["web-status-night-open", { crypt_size: 0 }, can("play")],
    ["web-status-luck-or-take", {}, can("luck", "take")],
    ["web-status-luck", {}, can("luck")],
    ["web-status-take", { crypt_size: 0 }, can("take")],
    ["web-status-manor", { crypt_size: 0 }, can("take", "manor")],
    ["web-status-pass", { crypt_size: 0 }, can("pass")],
    ["status-refill", { phase: "refill" }, []],
    ["status-over", { phase: "over" }, []],
  ])("%s", (key, change, legal) => {
    expect(status(view(change), 0, legal).key).toBe(key);
  });

  test("of others only whose turn it is and who is next", () => {
    expect(status(view(), 1)).toEqual({
      key: "web-status-before-me",
      fields: { seat: 0, again: false, next_seat: 1 },
    });
    expect(status(view(), 2).key).toBe("web-status-other");
    expect(status(view({ phase: "again" }), null).key).toBe("web-status-again");
  });
});

describe("what costs much is asked about", () => {
  const [, luck, take] = DAY as [Choice, Choice, Choice];

  test("many cards that would come into the hand", () => {
    expect(costly(take, view({ cemetery_size: 6 }), DAY)).toEqual({
      key: "web-costly-take",
      fields: { cards: 6 },
    });
    expect(costly(luck, view({ cemetery_size: 6 }), DAY)?.fields).toEqual({ cards: 7 });
  });

  test("but not a few, nor what must be done anyway", () => {
    expect(costly(take, view(), DAY)).toBeNull();
    expect(costly(take, view({ cemetery_size: 9 }), [take])).toBeNull();
  });
});

test("the log passes over what others draw", () => {
  expect(quiet(event("drawn", { seat: 1, card: null }))).toBe(true);
  expect(quiet(event("drawn", { seat: 0, card: "5" }))).toBe(false);
  expect(quiet(event("midnight", {}))).toBe(false);
});
