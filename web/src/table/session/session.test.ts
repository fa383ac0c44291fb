import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  FakeHouse,
  ME,
  OTHER,
  choice,
  snapshot,
  step,
  table,
  update,
  view,
} from "../connection/fakeHouse";
import type { TableSession } from "./session.svelte";

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

describe("a table as one reader sees it", () => {
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

  it("draws a snapshot at once and offers what may be done", () => {
    session = house.open();
    house.line.hear(snapshot(4, ME));
    expect(session.line).toBe("open");
    expect(session.myTurn).toBe(true);
    expect(session.legal.map(({ action }) => action)).toEqual(["take", "pass"]);
  });

  it("shows updates one after another, each for a while, and tells them once", async () => {
    house.speed = 1;
    session = house.open();
    house.line.hear(snapshot(4, OTHER));
    house.line.hear(update(5, OTHER, [step(5, OTHER, "moved")]));
    house.line.hear(update(6, ME, [step(6, OTHER, "moved")]));
    await settle();
    expect(session.scene?.seq).toBe(5);
    expect(session.busy).toBe(true);
    expect(session.legal).toEqual([]);
    await vi.advanceTimersByTimeAsync(700);
    expect(session.scene?.seq).toBe(6);
    expect(session.busy).toBe(false);
    expect(house.told).toEqual([5, 6]);
    expect(session.history.log.map(({ seq }) => seq)).toEqual([5, 6]);
  });

  it("shows to the end what is skipped", async () => {
    house.speed = 1;
    session = house.open();
    let aborted = false;
    session.board = {
      perform: (_events, _pace, signal) =>
        new Promise((resolve) => {
          signal.addEventListener("abort", () => {
            aborted = true;
            resolve();
          });
        }),
    };
    house.line.hear(snapshot(4, OTHER));
    house.line.hear(update(5, ME, [step(5, OTHER, "moved")]));
    await settle();
    expect(session.scene?.seq).toBe(4);
    session.skip();
    await settle();
    expect(aborted).toBe(true);
    expect(session.scene?.seq).toBe(5);
  });

  it("waits with what comes next while something is read", async () => {
    session = house.open();
    house.line.hear(snapshot(4, OTHER));
    const release = session.hold();
    house.line.hear(update(5, ME, [step(5, OTHER, "moved")]));
    await vi.advanceTimersByTimeAsync(60_000);
    session.skip();
    await settle();
    expect(session.scene?.seq).toBe(4);
    release();
    await settle();
    expect(session.scene?.seq).toBe(5);
  });

  it("plays, and lets nothing be touched until the answer is drawn", async () => {
    session = house.open();
    house.line.hear(snapshot(4, ME));
    session.play("take");
    session.play("pass");
    expect(house.line.plays).toMatchObject([{ seq: 4, actions: ["take"] }]);
    expect(session.interactive).toBe(false);
    house.line.hear({ type: "accepted", id: house.line.plays[0]?.id, seq: 5 });
    expect(session.pending).toBe(true);
    house.line.hear(update(5, ME, [step(5, ME, "took")]));
    await settle();
    expect(session.pending).toBe(false);
    expect(session.interactive).toBe(true);
  });

  it("sends a draft whole, and undoes it without asking anybody else", async () => {
    session = house.open();
    house.line.hear(snapshot(4, ME));
    const draft = (actions: string[]): void =>
      house.line.hear({
        type: "draft",
        id: house.line.plays.at(-1)?.id,
        seq: 4,
        actions,
        events: [{ kind: actions.at(-1), fields: {} }],
        view: view(ME, ME, actions.join()),
        legal: [choice("open")],
      });
    const first = session.view;
    session.play("take");
    draft(["take"]);
    await settle();
    expect(session.draft).toEqual(["take"]);
    session.play("open");
    expect(house.line.plays.at(-1)).toMatchObject({ seq: 4, actions: ["take", "open"] });
    draft(["take", "open"]);
    await settle();
    session.undo();
    expect(house.line.plays.at(-1)).toMatchObject({ seq: 4, actions: ["take"] });
    draft(["take"]);
    await settle();
    session.undo();
    expect(house.line.plays).toHaveLength(3);
    expect(session.draft).toEqual([]);
    expect(session.view?.public).toEqual({ what: "" });
    // A board that remembers what it showed after the first view must not take this one for it.
    expect(session.view).not.toBe(first);
    expect(house.told).toEqual([]);
  });

  it("performs only what is new of a draft, and nothing of one that is undone", async () => {
    house.speed = 1;
    session = house.open();
    const performed: string[][] = [];
    session.board = {
      perform: (events) => {
        performed.push(events.map(({ kind }) => kind));
        return Promise.resolve();
      },
    };
    house.line.hear(snapshot(4, ME));
    const draft = async (actions: string[]): Promise<void> => {
      const id = house.line.plays.at(-1)?.id;
      const { events } = step(4, ME, ...actions);
      const legal = [choice("open")];
      house.line.hear({ type: "draft", id, seq: 4, actions, events, view: view(ME), legal });
      await settle();
    };
    session.play("take");
    await draft(["take"]);
    session.play("open");
    await draft(["take", "open"]);
    session.undo();
    await draft(["take"]);
    session.play("open");
    await draft(["take", "open"]);
    session.play("end");
    const steps = [step(5, ME, "take"), step(6, ME, "open"), step(7, ME, "end", "dealt")];
    house.line.hear(update(7, OTHER, steps));
    await settle();
    expect(performed).toEqual([["take"], ["open"], ["open"], ["end", "dealt"]]);
    expect(session.history.log.map(({ seq }) => seq)).toEqual([5, 6, 7]);
  });

  it("asks for a hint with its draft, and shows only one that goes on from it", async () => {
    session = house.open();
    house.line.hear(snapshot(4, ME));
    session.play("take");
    const id = house.line.plays.at(-1)?.id;
    const legal = [choice("open")];
    const drafted = { type: "draft", id, seq: 4, actions: ["take"], events: [] };
    house.line.hear({ ...drafted, view: view(ME, ME, "take"), legal });
    await settle();
    session.askHint();
    expect(house.line.sent.at(-1)).toEqual({ type: "hint", actions: ["take"] });
    const hint = { type: "hint", seq: 4, action: choice("open"), reason: {} };
    house.line.hear({ ...hint, actions: [] });
    expect(session.hint).toBeNull();
    house.line.hear({ ...hint, actions: ["take"] });
    expect(session.hint?.action.action).toBe("open");
    session.undo();
    expect(session.hint).toBeNull();
  });

  it("may be touched again after a refusal, and says why", () => {
    session = house.open();
    house.line.hear(snapshot(4, ME));
    session.play("fly");
    const error = { type: "text", domain: "toy", key: "error-fly", fields: {} };
    house.line.hear({ type: "refused", id: house.line.plays[0]?.id, error });
    expect(house.refused).toEqual(["error-fly"]);
    expect(session.interactive).toBe(true);
  });

  it("keeps quiet about a move that is sent again, and goes on when it is written", async () => {
    session = house.open();
    house.line.hear(snapshot(4, ME));
    session.play("take");
    const id = house.line.plays[0]?.id;
    const error = { type: "text", domain: "hantise", key: "error-unavailable", fields: {} };
    house.line.hear({ type: "refused", id, error, retry_after: 2 });
    expect(house.refused).toEqual([]);
    expect([session.line, session.pending]).toEqual(["unsaved", true]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(house.line.plays).toHaveLength(2);
    house.line.hear({ type: "accepted", id, seq: 5 });
    house.line.hear(update(5, ME, [step(5, ME, "took")]));
    await settle();
    expect([session.line, session.pending]).toEqual(["open", false]);
    expect(session.interactive).toBe(true);
  });

  it("gives words that were refused back to whoever wrote them", () => {
    session = house.open();
    house.line.hear(snapshot(4, OTHER));
    session.chat.text = " Boo ";
    session.chat.write();
    expect(house.line.sent.at(-1)).toMatchObject({ type: "say", text: "Boo" });
    expect(session.chat.text).toBe("");
    const error = { type: "text", domain: "hantise", key: "error-unavailable", fields: {} };
    const id = house.line.sent.at(-1)?.id;
    house.line.hear({ type: "refused", id, error, retry_after: 2 });
    expect(house.refused).toEqual(["error-unavailable"]);
    expect(session.chat.text).toBe("Boo");
  });

  it("says that what is asked without a line went nowhere", () => {
    session = house.open();
    house.line.hear(snapshot(4, OTHER));
    house.line.onclose?.({ code: 1006 });
    session.resign();
    session.chat.propose("stop");
    expect(house.refused).toEqual(["error-offline", "error-offline"]);
  });

  it("takes the snapshot that follows a move that came too late", async () => {
    house.speed = 1;
    session = house.open();
    house.line.hear(snapshot(4, ME));
    session.play("take");
    const error = { type: "text", domain: "hantise", key: "error-too-late", fields: {} };
    house.line.hear({ type: "refused", id: house.line.plays[0]?.id, error });
    house.line.hear(snapshot(7, OTHER));
    await settle();
    expect(house.refused).toEqual(["error-too-late"]);
    expect(session.scene?.seq).toBe(7);
    expect(session.pending).toBe(false);
    expect(session.legal).toEqual([]);
  });

  it("repeats a move after a broken line, and shows what it missed", async () => {
    session = house.open();
    house.line.hear(snapshot(4, ME));
    session.play("take");
    const id = house.line.plays[0]?.id;
    house.line.onclose?.({ code: 1006 });
    expect(session.line).toBe("reconnecting");
    expect(session.interactive).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(house.sockets).toHaveLength(2);
    expect(house.line.url.searchParams.get("since")).toBe("4");
    const steps = [step(5, ME, "took"), step(6, OTHER, "moved")];
    house.line.hear({
      ...update(6, ME, steps),
      type: "missed",
      table: table(),
      chat: [],
      proposals: [],
    });
    expect(house.line.plays).toMatchObject([{ id, actions: ["take"] }]);
    house.line.hear({ type: "accepted", id, seq: 5 });
    await settle();
    expect(session.pending).toBe(false);
    expect(session.history.since.map(({ seq }) => seq)).toEqual([6]);
  });

  it("looks only at what is public on a big screen", () => {
    session = house.open({}, true);
    house.line.hear(snapshot(4, ME));
    expect(house.line.looks).toEqual([null]);
  });

  it("keeps proposals, and the talk in order without repeating it", () => {
    session = house.open();
    const line = (id: number): object => ({ id, person: null, name: "Ada", at: 0, text: "Boo" });
    house.line.hear(snapshot(4, ME, { chat: [line(1), line(2)], proposals: [{ id: 3 }] }));
    house.line.hear({ type: "chat", line: line(3) });
    house.line.hear({ type: "chat", line: line(3) });
    house.line.hear({ type: "unsaid", id: 1 });
    house.line.hear({ type: "proposals", proposals: [] });
    expect(session.chat.lines.map(({ id }) => id)).toEqual([2, 3]);
    expect(session.chat.proposals).toEqual([]);
  });
});
