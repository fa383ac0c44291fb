import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  FakeHouse,
  ME,
  OTHER,
  choice,
  snapshot,
  step,
  update,
  view,
} from "../connection/fakeHouse";
import type { TableSession } from "./session.svelte";

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

describe("at a screen that is shared", () => {
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

  const shared = (seq: number, actor: number, eyes: number | null): object =>
    snapshot(seq, actor, {
      mine: [ME, OTHER],
      eyes,
      view: view(actor, eyes),
      legal: eyes === actor ? [choice("take")] : [],
      log: [step(seq, 1 - actor, "moved")],
      last_turn: seq - 1,
    });

  it("turns to whoever acts if nothing is hidden", async () => {
    session = house.open();
    house.line.hear(shared(4, ME, ME));
    house.line.hear(update(5, OTHER, [step(5, ME, "took")]));
    await settle();
    expect(session.curtain.kind).toBe("none");
    expect(house.line.looks).toEqual([OTHER]);
  });

  it("keeps everything behind the curtain until somebody looks", () => {
    session = house.open({ hides: true });
    house.line.hear(shared(4, ME, ME));
    expect(session.curtain).toEqual({ kind: "closed", seat: ME });
    expect(house.line.looks).toEqual([null]);
    house.line.hear(shared(4, ME, null));
    session.look({ seat: ME, kept: true });
    expect(house.line.looks).toEqual([null, ME]);
    house.line.hear(shared(4, ME, ME));
    expect(session.curtain).toEqual({ kind: "open", seat: ME, kept: true });
    expect(session.history.recap).toHaveLength(1);
  });

  it("goes on with a turn that was begun before the curtain fell", async () => {
    session = house.open({ hides: true });
    house.line.hear(shared(4, ME, null));
    session.look({ seat: ME, kept: true });
    house.line.hear(shared(4, ME, ME));
    session.play("take");
    const { id } = house.line.plays[0] ?? {};
    const drafted = { type: "draft", id, seq: 4, actions: ["take"], events: [] };
    house.line.hear({ ...drafted, view: view(ME, ME, "taken"), legal: [choice("open")] });
    await settle();
    session.look(null);
    expect(session.draft).toEqual([]);
    house.line.hear(shared(4, ME, null));
    expect(house.line.plays).toHaveLength(1);
    session.look({ seat: ME, kept: true });
    house.line.hear(shared(4, ME, ME));
    expect(house.line.plays.at(-1)).toMatchObject({ seq: 4, actions: ["take"] });
  });

  it("lets the curtain fall when the turn passes on, with all that was seen", () => {
    session = house.open({ hides: true });
    house.line.hear(shared(4, ME, null));
    session.look({ seat: ME, kept: true });
    house.line.hear(shared(4, ME, ME));
    house.line.hear(update(5, OTHER, [step(5, ME, "took")]));
    expect(session.curtain).toEqual({ kind: "closed", seat: OTHER });
    expect(JSON.stringify(session.scene?.view)).not.toContain("hand");
    expect(session.history.log).toEqual([]);
    expect(session.history.recap).toEqual([]);
    expect(house.line.looks.at(-1)).toBeNull();
  });
});
