import { describe, expect, it } from "vitest";
import type { ReplayStep } from "../api/wire";
import { movesOf } from "./moves";

const step = (move: number, actor: number | null, kind: string): ReplayStep => ({
  seq: 1,
  move,
  actor,
  action: null,
  events: [{ kind, fields: {} }],
  view: `after ${kind}`,
  at: 0,
});

describe("the moves of a replay", () => {
  it("are the deal, then what each did with what came of it", () => {
    const steps = [
      step(1, -1, "first"),
      step(1, -1, "dealt"),
      step(2, 0, "moved"),
      step(2, -1, "drawn"),
      step(3, 1, "stayed"),
      step(4, null, "resigned"),
    ];
    const told = movesOf(steps).map(({ actor, events, view }) => ({
      actor,
      kinds: events.map(({ kind }) => kind),
      view,
    }));
    expect(told).toEqual([
      { actor: -1, kinds: ["first", "dealt"], view: "after dealt" },
      { actor: 0, kinds: ["moved", "drawn"], view: "after drawn" },
      { actor: 1, kinds: ["stayed"], view: "after stayed" },
      { actor: null, kinds: ["resigned"], view: "after resigned" },
    ]);
  });
});
