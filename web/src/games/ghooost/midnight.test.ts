import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TABLE } from "./example";
import { Night } from "./midnight.svelte";
import type { Public } from "./view";

const heard: string[] = [];

vi.mock("./sounds", () => ({
  strikeTwelve: (struck: (stroke: number) => void) => {
    heard.push("midnight");
    struck(1);
    return () => struck(0);
  },
  terrifyingNoise: () => heard.push("howl"),
}));

beforeEach(() => {
  heard.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const at = (change: Partial<Public>): Public => ({ ...TABLE, ...change });

test("it strikes when the last card has left the Crypt, once in a round", () => {
  const night = new Night();
  night.look(at({}));
  night.strike(1);
  night.look(at({ crypt_size: 0 }));
  night.look(at({ crypt_size: 0 }));
  expect(heard).toEqual(["midnight"]);
  expect(night.midnight).toBe(true);
  expect(night.stroke).toBe(1);
  vi.runAllTimers();
  expect(night.midnight).toBe(false);
  night.look(at({ round: 2, phase: "deal" }));
  night.look(at({ round: 2, crypt_size: 0 }));
  expect(heard).toEqual(["midnight", "midnight"]);
});

test("who comes after midnight does not hear it", () => {
  const night = new Night();
  night.look(at({ crypt_size: 0 }));
  night.look(at({ crypt_size: 0, idle: 9 }));
  expect(heard).toEqual([]);
});

test("the loser howls at a Boo, and at the end of a single round", () => {
  const match = new Night();
  match.look(at({ crypt_size: 0 }));
  match.look(at({ round: 2, phase: "deal", boos: [0, 1, 1], turn: 2 }));
  expect(heard).toEqual(["howl"]);
  expect(match.howling).toBe(2);
  const single = new Night();
  single.look(at({ match: "single", crypt_size: 0 }));
  single.look(at({ match: "single", crypt_size: 0, phase: "over" }));
  single.look(at({ match: "single", crypt_size: 0, phase: "over" }));
  expect(heard).toEqual(["howl", "howl"]);
});

test("the strokes stop when the round is over", () => {
  const night = new Night();
  night.look(at({}));
  night.look(at({ crypt_size: 0 }));
  night.howl(1, 2);
  expect(night.stroke).toBe(0);
});
