import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeHouse, ME, OTHER, snapshot, step, table, update, view } from "../connection/fakeHouse";
import type { Step } from "../../api/wire";
import type { TableSession } from "./session.svelte";

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

describe("looking back", () => {
  let house: FakeHouse;
  let session: TableSession;

  beforeEach(() => {
    vi.useFakeTimers();
    house = new FakeHouse();
  });

  afterEach(() => {
    session.stop();
    vi.useRealTimers();
  });

  const answerMoments = (): string[] => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", (address: string) => {
      asked.push(address);
      const seq = Number(/moments\/(\d+)/.exec(address)?.[1]);
      const body = { seq, view: view(OTHER, ME, String(seq)), steps: [step(seq, OTHER, "x")] };
      return Promise.resolve(new Response(JSON.stringify(body)));
    });
    return asked;
  };

  it("shows an earlier moment, where nothing can be played, and comes back", async () => {
    answerMoments();
    session = house.open();
    house.line.hear(snapshot(4, ME));
    await session.history.lookAt(2);
    expect(session.view?.public).toEqual({ what: "2" });
    expect(session.legal).toEqual([]);
    session.history.lookAtPresent();
    expect(session.view?.public).toEqual({ what: "" });
    expect(session.interactive).toBe(true);
  });

  it("shows again what was drawn since one's turn without asking the house", async () => {
    const asked = answerMoments();
    session = house.open();
    house.line.hear(snapshot(4, ME));
    house.line.hear(update(5, OTHER, [step(5, ME, "took")]));
    house.line.hear(update(6, ME, [step(6, OTHER, "moved"), step(7, -1, "drawn")]));
    await settle();
    expect(session.history.missed).toBe(1);
    const shown = session.history.showAgain();
    await settle();
    expect(session.history.elsewhere?.why).toBe("again");
    await vi.runOnlyPendingTimersAsync();
    await vi.runOnlyPendingTimersAsync();
    await shown;
    expect(session.history.elsewhere).toBeNull();
    expect(asked).toEqual([]);
  });

  it("asks the house for what happened before the page was opened", async () => {
    const asked = answerMoments();
    session = house.open();
    const log = [step(2, ME, "took"), step(3, OTHER, "moved"), step(4, -1, "drawn")];
    house.line.hear(snapshot(4, ME, { log, last_turn: 2 }));
    expect(session.history.missed).toBe(1);
    const shown = session.history.showAgain();
    await settle();
    expect(asked.map((address) => /moments\/\d+/.exec(address)?.[0])).toEqual([
      "moments/2",
      "moments/4",
    ]);
    expect(session.view?.public).toEqual({ what: "2" });
    session.history.lookAtPresent();
    await shown;
    expect(session.history.elsewhere).toBeNull();
  });

  it("knows nothing of a move that was taken back", async () => {
    session = house.open();
    const back = (seq: number, to: number): Step => ({
      ...step(seq, null),
      events: [{ kind: "back", fields: { to } }],
    });
    house.line.hear(snapshot(0, ME));
    house.line.hear(update(1, OTHER, [step(1, ME, "took")], { last_turn: 1 }));
    house.line.hear(update(2, ME, [step(2, OTHER, "moved")], { last_turn: 1 }));
    await settle();
    expect([session.history.acted, session.history.missed]).toEqual([true, 1]);
    house.line.hear(update(3, ME, [back(3, 0)]));
    await settle();
    expect([session.history.acted, session.history.missed]).toEqual([false, 0]);

    house.line.hear(update(4, OTHER, [step(4, ME, "took")], { last_turn: 4 }));
    house.line.hear(update(5, ME, [step(5, OTHER, "moved")], { last_turn: 4 }));
    house.line.hear(update(6, OTHER, [step(6, ME, "took")], { last_turn: 6 }));
    house.line.hear(update(7, ME, [back(7, 5)], { last_turn: 4 }));
    await settle();
    expect([session.history.acted, session.history.missed]).toEqual([true, 1]);
    expect(session.history.since.map(({ seq }) => seq)).toEqual([5]);
  });

  it("keeps only the latest move where people rely on their memory", async () => {
    session = house.open({ recalls: true });
    const bare = table({ memory_aid: false });
    house.line.hear(snapshot(4, OTHER, { table: bare }));
    house.line.hear(update(5, OTHER, [step(5, OTHER, "moved")]));
    house.line.hear(update(6, ME, [step(6, OTHER, "moved")]));
    await settle();
    expect(session.history.log.map(({ seq }) => seq)).toEqual([6]);
    expect(session.history.missed).toBe(0);
  });
});
