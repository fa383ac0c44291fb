import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ServerMessage } from "../../api/wire";
import { Connection, type LineState } from "./connection";
import { FakeSocket } from "./fakeHouse";

class SlowSocket extends FakeSocket {
  override readyState = 0;

  answer(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  fail(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const snapshot = (seq: number) => ({ type: "snapshot", seq, chat: [] });

describe("a line to a table", () => {
  let sockets: SlowSocket[];
  let states: LineState[];
  let heard: ServerMessage[];
  let line: Connection;

  const latest = (): SlowSocket => sockets.at(-1)!;
  const connected = (seq = 4): SlowSocket => {
    latest().answer();
    latest().hear(snapshot(seq));
    return latest();
  };

  beforeEach(() => {
    vi.useFakeTimers();
    sockets = [];
    states = [];
    heard = [];
    line = new Connection(
      "ws://house.test/api/tables/t/socket",
      {
        message: (message) => heard.push(message),
        state: (state) => states.push(state),
      },
      (url) => {
        const socket = new SlowSocket(new URL(url));
        sockets.push(socket);
        return socket;
      },
    );
    line.start();
  });

  afterEach(() => {
    line.stop();
    vi.useRealTimers();
  });

  it("asks for everything at first, and later only for what it missed", () => {
    expect(latest().url.searchParams.has("since")).toBe(false);
    const first = connected(4);
    first.hear({ type: "update", seq: 7, steps: [] });
    line.seat = 1;
    first.fail();
    expect(line.state).toBe("reconnecting");
    vi.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(2);
    expect(latest().url.searchParams.get("since")).toBe("7");
    expect(latest().url.searchParams.get("seat")).toBe("1");
  });

  it("asks only for the chat it missed", () => {
    const back = (): string | null => {
      latest().fail();
      vi.advanceTimersByTime(1_000);
      return latest().url.searchParams.get("since_chat");
    };
    expect(latest().url.searchParams.has("since_chat")).toBe(false);
    connected();
    expect(back()).toBe("0");
    latest().answer();
    latest().hear({ ...snapshot(4), chat: [{ id: 7 }, { id: 9 }] });
    expect(back()).toBe("9");
    latest().answer();
    latest().hear({ type: "missed", seq: 4, steps: [], chat: [] });
    latest().hear({ type: "chat", line: { id: 12 } });
    expect(back()).toBe("12");
  });

  it("is open only once the house has spoken", () => {
    latest().answer();
    expect(line.state).toBe("connecting");
    latest().hear(snapshot(0));
    expect(line.state).toBe("open");
    expect(states).toEqual(["open"]);
  });

  it("repeats a move that was not answered, under the same id, after the greeting", () => {
    const first = connected();
    const id = line.play(4, ["K2"]);
    expect(first.sent).toEqual([{ type: "play", id, seq: 4, actions: ["K2"] }]);
    first.fail();
    vi.advanceTimersByTime(1_000);
    latest().answer();
    expect(latest().sent).toEqual([]);
    latest().hear({ type: "missed", seq: 4, steps: [], chat: [] });
    expect(latest().sent).toEqual(first.sent);
  });

  it.each([
    ["accepted", { type: "accepted", seq: 5 }],
    ["drafted", { type: "draft", seq: 4 }],
    ["refused", { type: "refused", error: {} }],
  ])("does not repeat a move that was %s", (_, answer) => {
    const first = connected();
    const id = line.play(4, ["K2"]);
    expect(line.waiting).toBe(true);
    first.hear({ ...answer, id });
    expect(line.waiting).toBe(false);
    first.fail();
    vi.advanceTimersByTime(1_000);
    connected();
    expect(latest().sent).toEqual([]);
  });

  const notNow = (id: unknown): object => ({
    type: "refused",
    id,
    error: { domain: "hantise", key: "error-unavailable", fields: {} },
    retry_after: 2,
  });

  it("sends a move that could not be written again by itself, until it is", () => {
    const first = connected();
    const id = line.play(4, ["K2"]);
    for (let attempt = 1; attempt <= 4; attempt++) {
      first.hear(notNow(id));
      expect(line.state).toBe("unsaved");
      expect(line.repeats(id)).toBe(true);
      vi.advanceTimersByTime(1_900);
      expect(first.plays).toHaveLength(attempt);
      vi.advanceTimersByTime(6_000);
      expect(first.plays).toHaveLength(attempt + 1);
    }
    expect(new Set(first.plays.map((play) => play.id))).toEqual(new Set([id]));
    first.hear({ type: "accepted", id, seq: 5 });
    expect(line.state).toBe("open");
    vi.advanceTimersByTime(15_000);
    expect(first.plays).toHaveLength(5);
  });

  it("sends it at once if a person asks for it, and gives it up if it has come too late", () => {
    const first = connected();
    const id = line.play(4, ["K2"]);
    first.hear(notNow(id));
    line.retry();
    expect(first.plays).toHaveLength(2);
    expect(sockets).toHaveLength(1);
    first.hear({ ...notNow(id), retry_after: null });
    expect([line.state, line.waiting]).toEqual(["open", false]);
  });

  it("repeats a move that could not be written after a broken line too, once", () => {
    const id = (connected(), line.play(4, ["K2"]));
    latest().hear(notNow(id));
    latest().fail();
    vi.advanceTimersByTime(1_000);
    connected();
    vi.advanceTimersByTime(10_000);
    expect(latest().plays).toHaveLength(1);
  });

  it("asks for other eyes again until they open", () => {
    const first = connected();
    line.look(1);
    first.hear(notNow(first.sent[0]?.id));
    expect(line.state).toBe("open");
    vi.advanceTimersByTime(3_000);
    expect(first.looks).toEqual([1, 1]);
    first.hear(snapshot(4));
    first.hear(notNow(first.sent[0]?.id));
    vi.advanceTimersByTime(10_000);
    expect(first.looks).toEqual([1, 1]);
  });

  it("comes back without a word when the house cannot let it in for the moment", () => {
    latest().answer();
    latest().hear(notNow(null));
    latest().fail(4503);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(2);
  });

  it("keeps a move that was made while there was no line", () => {
    connected().fail();
    line.play(4, ["take"]);
    vi.advanceTimersByTime(1_000);
    expect(connected().sent).toHaveLength(1);
  });

  it("waits longer after each failure, up to a limit, and not after a success", () => {
    connected();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 9; attempt++) {
      const before = sockets.length;
      latest().fail();
      let waited = 0;
      while (sockets.length === before) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      waits.push(waited);
    }
    expect(waits[0]).toBeLessThan(700);
    expect(waits.at(-1)).toBeGreaterThan(10_000);
    expect(Math.max(...waits)).toBeLessThan(19_000);
    connected();
    latest().fail();
    vi.advanceTimersByTime(700);
    expect(sockets).toHaveLength(11);
  });

  it("comes back within a second when the house restarts", () => {
    connected().hear({ type: "bye", reason: "restart" });
    expect(line.state).toBe("reconnecting");
    vi.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(2);
  });

  it.each(["closed", "banned", "replaced"])("stays away when it is %s", (reason) => {
    connected().hear({ type: "bye", reason });
    expect(line.state).toBe(reason);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });

  it.each([
    [4403, "banned"],
    [4404, "closed"],
  ])("takes %i for a refusal", (code, state) => {
    latest().fail(code);
    expect(line.state).toBe(state);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });

  it("comes back after it was replaced, if a person asks for it", () => {
    connected().hear({ type: "bye", reason: "replaced" });
    line.retry();
    expect(sockets).toHaveLength(2);
  });

  it("retries at once when the network is back", () => {
    connected().fail();
    latest().fail();
    window.dispatchEvent(new Event("online"));
    expect(sockets).toHaveLength(2);
  });

  it("gives up a line that is silent for too long", () => {
    connected();
    vi.advanceTimersByTime(20_000);
    expect(latest().sent).toMatchObject([{ type: "ping" }]);
    vi.advanceTimersByTime(41_000);
    expect(sockets.length).toBeGreaterThan(1);
  });

  it("asks for a sign of life when the page is looked at again", () => {
    connected();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(latest().sent).toMatchObject([{ type: "ping" }]);
    latest().hear({ type: "pong", at: 0, now: 0 });
    vi.advanceTimersByTime(6_000);
    expect(sockets).toHaveLength(1);
    document.dispatchEvent(new Event("visibilitychange"));
    vi.advanceTimersByTime(6_000);
    expect(sockets).toHaveLength(2);
  });

  it("hears nothing from a line it has given up", () => {
    const first = connected();
    first.fail();
    vi.advanceTimersByTime(1_000);
    first.hear({ type: "update", seq: 99, steps: [] });
    expect(line.seq).toBe(4);
    expect(heard).toHaveLength(1);
  });
});
