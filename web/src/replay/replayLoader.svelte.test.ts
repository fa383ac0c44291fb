import { describe, expect, it, vi } from "vitest";
import type { Replay, ReplayStep } from "../api/wire";
import { ReplayLoader } from "./replayLoader.svelte";

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
    const loader = new ReplayLoader(page(150), ask);
    expect(loader.last).toBe(MOVES);
    expect(loader.viewAt(150)).toBe("after 150");
    expect(loader.missing(150)).toBeNull();
    expect(loader.missing(190)).toBe(210);
    expect(loader.missing(101)).toBe(100);
    await Promise.all([loader.need(210), loader.need(210), loader.need(120)]);
    expect(ask.mock.calls).toEqual([[210]]);
    expect(loader.viewAt(250)).toBe("after 250");
    expect(loader.missing(250)).toBeNull();
  });

  it("knows the beginning only once its page was read", async () => {
    const loader = new ReplayLoader(page(250), (move) => Promise.resolve(page(move)));
    expect(loader.has(0)).toBe(false);
    expect(loader.missing(0)).toBe(0);
    await loader.need(0);
    expect(loader.viewAt(0)).toBe("start");
    expect(loader.moves.map((move) => move?.move ?? null).slice(98, 102)).toEqual([
      99,
      100,
      null,
      null,
    ]);
  });

  it("asks again after a page did not come", async () => {
    const ask = vi.fn<(move: number) => Promise<Replay>>();
    ask.mockRejectedValueOnce(new Error("no line")).mockResolvedValueOnce(page(101));
    const loader = new ReplayLoader(page(1), ask);
    await expect(loader.need(101)).rejects.toThrow("no line");
    await loader.need(101);
    expect(loader.viewAt(101)).toBe("after 101");
  });
});
