import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EventInfo } from "../api/wire";
import { LONGEST, ShowQueue, VISIBLE, type Scene } from "./queue";

interface Numbered extends Scene {
  seq: number;
}

const scene = (seq: number, foreign = true): Numbered => ({
  seq,
  foreign,
  steps: [{ seq, actor: 1, at: 0, events: [{ kind: `e${seq}`, fields: {} }] }],
});

describe("what happened is shown in order", () => {
  let drawn: number[];
  let performed: string[];
  let begun: string[];
  let pace: number;
  let hidden: boolean;
  let lasts: number;
  let queue: ShowQueue<Numbered>;

  beforeEach(() => {
    vi.useFakeTimers();
    drawn = [];
    performed = [];
    begun = [];
    pace = 1;
    hidden = false;
    lasts = 300;
    queue = new ShowQueue<Numbered>({
      begins: (events) => begun.push(...events.map((event) => event.kind)),
      perform: (events: EventInfo[], speed, signal) => {
        performed.push(...events.map((event) => event.kind));
        return new Promise((resolve) => {
          const timer = setTimeout(resolve, lasts * speed);
          signal.addEventListener("abort", () => {
            clearTimeout(timer);
            resolve();
          });
        });
      },
      draw: (shown) => drawn.push(shown.seq),
      pace: () => pace,
      hidden: () => hidden,
    });
  });

  afterEach(() => vi.useRealTimers());

  it("performs, then draws", async () => {
    queue.push(scene(1));
    await vi.advanceTimersByTimeAsync(299);
    expect([performed, drawn]).toEqual([["e1"], []]);
    await vi.advanceTimersByTimeAsync(1);
    expect(drawn).toEqual([1]);
  });

  it("leaves what another one did visible before the next thing begins", async () => {
    queue.push(scene(1));
    queue.push(scene(2));
    await vi.advanceTimersByTimeAsync(VISIBLE - 1);
    expect(performed).toEqual(["e1"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(performed).toEqual(["e1", "e2"]);
  });

  it("does not wait after one's own move", async () => {
    queue.push(scene(1, false));
    queue.push(scene(2));
    await vi.advanceTimersByTimeAsync(300);
    expect(performed).toEqual(["e1", "e2"]);
  });

  it("takes as long as the pace says", async () => {
    pace = 2;
    queue.push(scene(1));
    queue.push(scene(2));
    await vi.advanceTimersByTimeAsync(2 * VISIBLE - 1);
    expect(performed).toEqual(["e1"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(performed).toEqual(["e1", "e2"]);
  });

  it("says what begins at any pace, unless nobody looks", async () => {
    pace = 0;
    queue.push(scene(1));
    await vi.advanceTimersByTimeAsync(0);
    hidden = true;
    queue.push(scene(2));
    await vi.advanceTimersByTimeAsync(0);
    expect([begun, drawn]).toEqual([["e1"], [1, 2]]);
  });

  it("draws at once where the pace is instant", async () => {
    pace = 0;
    queue.push(scene(1));
    queue.push(scene(2));
    await vi.advanceTimersByTimeAsync(0);
    expect([performed, drawn]).toEqual([[], [1, 2]]);
  });

  it("skips to the end of what is performed, and only of that", async () => {
    queue.push(scene(1));
    queue.push(scene(2));
    await vi.advanceTimersByTimeAsync(100);
    queue.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect([performed, drawn]).toEqual([["e1", "e2"], [1]]);
  });

  it("jumps to the newest when too much waits", async () => {
    for (let seq = 1; seq <= LONGEST + 3; seq++) queue.push(scene(seq));
    await vi.advanceTimersByTimeAsync(300);
    queue.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(drawn).toEqual([1, 2, 3]);
    expect(performed).toEqual(["e1", "e4"]);
  });

  it("shows nothing to nobody, but draws where it stands", async () => {
    hidden = true;
    queue.push(scene(1));
    queue.push(scene(2));
    await vi.advanceTimersByTimeAsync(0);
    expect([performed, drawn]).toEqual([[], [1, 2]]);
  });

  it("never draws what was dropped for something newer", async () => {
    queue.push(scene(1));
    queue.push(scene(2));
    await vi.advanceTimersByTimeAsync(100);
    queue.clear();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(drawn).toEqual([]);
    expect(queue.busy).toBe(false);
    queue.push(scene(3));
    await vi.advanceTimersByTimeAsync(300);
    expect(drawn).toEqual([3]);
  });

  it("goes on when a board never ends its show", async () => {
    lasts = 1e9;
    queue.push(scene(1));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(drawn).toEqual([1]);
  });

  it("goes on when a board fails at its show", async () => {
    const complaint = vi.spyOn(console, "error").mockReturnValue();
    const failing = new ShowQueue<Numbered>({
      perform: () => Promise.reject(new Error("fell off the stage")),
      draw: (shown) => drawn.push(shown.seq),
      pace: () => 1,
      hidden: () => false,
    });
    failing.push(scene(1));
    await vi.advanceTimersByTimeAsync(VISIBLE);
    expect(drawn).toEqual([1]);
    expect(complaint).toHaveBeenCalledOnce();
    complaint.mockRestore();
  });
});
