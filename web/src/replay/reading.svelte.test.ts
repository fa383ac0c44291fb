import { describe, expect, it, vi } from "vitest";
import type { Replay, ReplayStep } from "../lib/wire";
import { Reading } from "./reading.svelte";

const MOVES = 250;
const PAGE = 100;

function step(move: number): ReplayStep {
  return { seq: move, move, actor: 0, action: null, events: [], view: `after ${move}`, at: 0 };
}

/** The house: pages of 100 moves. */
function page(move: number): Replay {
  const after = Math.floor(Math.max(0, move - 1) / PAGE) * PAGE;
  const length = Math.min(PAGE, MOVES - after);
  return {
    moves: MOVES,
    after,
    first: after === 0 ? "start" : `after ${after}`,
    steps: Array.from({ length }, (_, index) => step(after + index + 1)),
  } as unknown as Replay;
}

describe("a replay that is read page by page", () => {
  it("begins where a permalink leads, and reads what is near", async () => {
    const ask = vi.fn((move: number) => Promise.resolve(page(move)));
    const reading = new Reading(page(150), ask);
    expect(reading.last).toBe(MOVES);
    expect(reading.viewAt(150)).toBe("after 150");
    expect(reading.missing(150)).toBeNull();
    expect(reading.missing(190)).toBe(210);
    expect(reading.missing(101)).toBe(100);
    await Promise.all([reading.need(210), reading.need(210), reading.need(120)]);
    expect(ask.mock.calls).toEqual([[210]]);
    expect(reading.viewAt(250)).toBe("after 250");
    expect(reading.missing(250)).toBeNull();
  });

  it("knows the beginning only once its page was read", async () => {
    const reading = new Reading(page(250), (move) => Promise.resolve(page(move)));
    expect(reading.has(0)).toBe(false);
    expect(reading.missing(0)).toBe(0);
    await reading.need(0);
    expect(reading.viewAt(0)).toBe("start");
    expect(reading.moves.map((move) => move?.move ?? null).slice(98, 102)).toEqual([
      99,
      100,
      null,
      null,
    ]);
  });

  it("asks again after a page did not come", async () => {
    const ask = vi.fn<(move: number) => Promise<Replay>>();
    ask.mockRejectedValueOnce(new Error("no line")).mockResolvedValueOnce(page(101));
    const reading = new Reading(page(1), ask);
    await expect(reading.need(101)).rejects.toThrow("no line");
    await reading.need(101);
    expect(reading.viewAt(101)).toBe("after 101");
  });
});
