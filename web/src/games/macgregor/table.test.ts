import { describe, expect, it } from "vitest";
import { type CastleStage, performIn } from "../../boards/macgregor/perform";
import type { GameEvent } from "./events";
import { event, exampleView } from "./example";
import { MANNER } from "./perform";
import { captureSummary } from "./round";
import { type Drawn, drawnOf } from "./table";
import { costly, quiet, status } from "./words";

const drawn = drawnOf(exampleView());
const CAUGHT = [
  event("walked", { seat: 0, blazon: "tower", room: "02" }),
  event("caught", { seat: 0, other_seat: 1, room: "02" }),
  event("handed", { seat: 1, other_seat: 0, count: 3, keys: ["rL", "gC", "gT"] }),
];

describe("what happens", () => {
  it("is performed in order, and ends at once when told so", async () => {
    const told: (string | null)[] = [];
    const stage: CastleStage<Drawn, GameEvent> = {
      drawn,
      eyes: 1,
      tell: (one) => told.push(one?.kind ?? null),
      wait: () => Promise.resolve(),
    };
    await performIn(MANNER, CAUGHT, stage, new AbortController().signal);
    expect(told).toEqual(["walked", "caught", null]);
    expect(stage.drawn.keys).toEqual([]);
    await performIn(MANNER, CAUGHT, stage, AbortSignal.abort());
    expect(told).toHaveLength(3);
  });
});

describe("what is said", () => {
  const say = (key: string, fields: Record<string, unknown> = {}) =>
    [key, ...Object.values(fields)].map(String).join(" ");

  it("tells who became what and who starts", () => {
    const events = [...CAUGHT, event("round", { round: 2, seat: 1, first_seat: 0 })];
    const summary = captureSummary(events, exampleView(), say);
    expect(summary?.lines.map(({ text }) => text)).toEqual([
      "web-capture-runner 02 3",
      "web-capture-ghost",
    ]);
    expect(summary?.next).toBe("web-capture-next 2 1 0");
    expect(captureSummary([event("met-nobody", { seat: 0 })], exampleView(), say)).toBeNull();
  });

  it("asks before a card that leads nowhere", () => {
    const view = exampleView({ phase: "plan", turn: 0, plan_size: 0 });
    const ask = (card: string, plan: string[]) =>
      costly({ action: `ghost:${card}`, kind: "plan", fields: {} }, { ...view, private: { plan } })
        ?.key ?? null;
    expect(ask("T", [])).toBeNull();
    expect(ask("L", [])).toBe("web-costly-dungeon");
    expect(ask("L", ["T"])).toBe("web-costly-nowhere");
    expect(ask("H", ["L"])).toBe("web-costly-after");
  });

  it("says whose turn it is", () => {
    expect(status(exampleView(), 1).key).toBe("status-move-you");
    expect(status(exampleView({ moved: 1 }), 1).key).toBe("web-status-on-the-way");
    expect(status(exampleView(), 0)).toEqual({ key: "status-move-other", fields: { seat: 1 } });
    expect(status(exampleView({ phase: "deal" }), 0).key).toBe("status-deal");
  });

  it("passes over what only others see", () => {
    expect(quiet(event("drawn", { seat: 1, back: "lion", colour: null }))).toBe(true);
    expect(quiet(event("drawn", { seat: 1, back: "lion", colour: "red" }))).toBe(false);
  });
});
