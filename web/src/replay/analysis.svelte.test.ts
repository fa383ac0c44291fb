import { describe, expect, it, vi } from "vitest";
import type { AnalysedMove, Analysis, AnalysisState } from "../api/wire";
import { AnalysisLoader, mistakeAt, turningPoints, valuesByStep } from "./analysis.svelte";

const move = (number: number, actor: number, value: number, cost = 0): AnalysedMove => ({
  seq: number,
  move: number,
  actor,
  values: [value, -value],
  cost,
  better: cost > 0 ? { action: "b", kind: "b", fields: {}, value: value + cost } : null,
});

const analysis: Analysis = {
  game: "ghosts",
  players: 2,
  bot: "master",
  iterations: 100,
  seed: 1,
  start: [0, 0],
  // The second move is a decision and what chance made of it; nothing is known of the fourth.
  moves: [move(1, -1, 0.1), move(2, 0, -0.2, 0.3), move(2, -1, -0.4), move(3, 1, 0.5, 0.9)],
  turning: [3, 1],
  seats: [],
};
const state = (status: AnalysisState["status"], done = 0): AnalysisState => ({
  status,
  done,
  total: 4,
  analysis: status === "done" ? analysis : null,
});

describe("an analysis", () => {
  it("says how it stood after each step, chance included", () => {
    const firsts = valuesByStep(analysis, 4).map(([first]) => first);
    expect(firsts).toEqual([0, 0.1, -0.4, 0.5, 0.5]);
  });

  it("knows where something would have been better", () => {
    expect(mistakeAt(analysis, 2)?.actor).toBe(0);
    expect(mistakeAt(analysis, 1)).toBeNull();
    expect(turningPoints(analysis).map((point) => point.move)).toEqual([2, 3]);
  });

  it("is waited for, and asked for again where the house forgot it", async () => {
    const analyse = vi.fn(() => Promise.resolve(state("running")));
    const looks = [state("running", 2), state("none"), state("done")];
    const look = vi.fn(() => Promise.resolve(looks.shift() ?? state("none")));
    const loader = new AnalysisLoader("t", { analyse, analysis: look });
    await loader.load(0);
    expect(loader.done).toEqual(analysis);
    expect([analyse.mock.calls.length, look.mock.calls.length]).toEqual([2, 3]);
  });

  it("is not asked for without end, and a refusal is told", async () => {
    const analyse = vi.fn(() => Promise.resolve(state("running")));
    const none = () => Promise.resolve(state("none"));
    const loader = new AnalysisLoader("t", { analyse, analysis: none });
    await loader.load(0);
    expect(analyse).toHaveBeenCalledTimes(3);
    expect(loader.state).toBeNull();
    expect(loader.failure).toMatchObject({ text: { key: "analysis-failed" } });
    const refused = new AnalysisLoader("t", {
      analyse: () => Promise.reject(new Error("no")),
      analysis: none,
    });
    await refused.load(0);
    expect(refused.failure).toEqual(new Error("no"));
  });
});
