import { describe, expect, it } from "vitest";
import { keepSince, stepsAfter, stepsSince, turnsIn, worthTelling, type Kept } from "./recentSteps";

const step = (seq: number, actor: number | null) => ({
  seq,
  actor,
  events: [],
  at: 0,
});
const scene = (seq: number, actor: number): Kept<string> => ({
  before: `view ${seq - 1}`,
  after: `view ${seq}`,
  steps: [step(seq, actor)],
});

describe("since your turn", () => {
  it("keeps what others did, in order", () => {
    let kept: Kept<string>[] = [];
    kept = keepSince(kept, scene(5, 1), 0);
    kept = keepSince(kept, scene(6, 2), 0);
    expect(kept.map((each) => each.after)).toEqual(["view 5", "view 6"]);
    expect(kept[0]?.before).toBe("view 4");
  });

  it("begins anew when one acts oneself", () => {
    const kept = keepSince([scene(5, 1)], scene(6, 0), 0);
    expect(kept).toEqual([]);
    expect(keepSince(kept, scene(7, 1), 0)).toHaveLength(1);
  });

  it("is bounded for those who only watch", () => {
    let kept: Kept<string>[] = [];
    for (let seq = 1; seq < 500; seq++) kept = keepSince(kept, scene(seq, seq % 2), null);
    expect(kept.length).toBeLessThan(100);
    expect(kept.at(-1)?.after).toBe("view 499");
  });

  it("is told from a snapshot by the last turn", () => {
    const log = [step(3, 0), step(4, 1), step(5, -1)];
    expect(stepsAfter(log, 3).map((each) => each.seq)).toEqual([4, 5]);
  });

  it("begins after one's own latest step, also in the middle of what was missed", () => {
    const steps = [step(3, 1), step(4, 0), step(5, -1), step(6, 1)];
    expect(stepsSince(steps, 0).map((each) => each.seq)).toEqual([5, 6]);
    expect(stepsSince(steps, null)).toHaveLength(4);
  });

  it("counts turns: what one person did, with the chance that followed", () => {
    const steps = [step(5, -1), step(6, 1), step(7, 1), step(8, -1), step(9, 2)];
    expect(turnsIn(steps).map((turn) => turn.map((each) => each.seq))).toEqual([[6, 7, 8], [9]]);
  });

  it("is not worth telling when only chance acted", () => {
    expect(worthTelling([step(1, -1), step(2, null)])).toBe(false);
    expect(worthTelling([step(1, -1), step(2, 1)])).toBe(true);
  });
});
