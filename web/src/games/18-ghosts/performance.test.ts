import { describe, expect, it } from "vitest";
import { eventsOf } from "../../../tests/events";
import type { GameEvent } from "./events";
import { performEvents, type Stage } from "./performance";
import type { Shown } from "./shown";

const event = eventsOf<GameEvent>();
const events = [
  event("stepped", { source: "d4", target: "d3", seat: 0, colour: "yellow" }),
  event("escaped", { seat: 0, colour: "yellow", room: "d3" }),
];

function stage(): Stage & { seen: Shown[] } {
  const start: Shown = {
    ghosts: { d4: "Y" },
    portals: { red: "north", blue: "south", yellow: "west" },
    dungeon: "",
    escaped: "",
    waiting: "",
    released: "",
  };
  const seen = [start];
  return {
    seen,
    shown: () => seen.at(-1) ?? start,
    show: (next) => {
      seen.push(next);
      return Promise.resolve();
    },
    ghost: () => null,
    portal: () => null,
    outside: () => null,
    flash: () => null,
  };
}

describe("a performance", () => {
  it.each([
    ["in motion", 0.01, false, false],
    ["in place", 0.01, true, false],
    ["at once", 0, false, false],
    ["aborted before it begins", 1, false, true],
    ["aborted in place", 1, true, true],
  ])("%s ends as the events say, after each of them in order", async (_, pace, still, abort) => {
    const on = stage();
    const control = new AbortController();
    if (abort) control.abort();
    await performEvents(events, on, { pace, still, signal: control.signal });
    expect(on.seen.map(({ ghosts, escaped }) => [ghosts, escaped])).toEqual([
      [{ d4: "Y" }, ""],
      [{ d3: "Y" }, ""],
      [{}, "Y"],
    ]);
  });

  it("that is aborted midway does not wait", async () => {
    const on = stage();
    const control = new AbortController();
    const ended = performEvents(events, on, { pace: 1000, still: true, signal: control.signal });
    control.abort();
    await ended;
    expect(on.seen.at(-1)?.escaped).toBe("Y");
  });
});
