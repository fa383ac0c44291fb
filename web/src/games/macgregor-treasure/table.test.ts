import { describe, expect, it } from "vitest";
import { choice, event, exampleView } from "./example";
import { captureSummary } from "./round";
import type { Public } from "./table";
import { byColour } from "./tokens";
import { costly, quiet, status, tell } from "./words";

const CAUGHT = [
  event("walked", { seat: 0, blazon: "thistle", room: "00" }),
  event("caught", { seat: 0, other_seat: 1, room: "00" }),
  event("stolen", { seat: 0, other_seat: 1, token: "red", count: 2, treasures: 2 }),
  event("dropped", { seat: 1, keys: ["rL", "gC", "gT"], count: 3 }),
];

describe("what is drawn", () => {
  it("counts treasures by colour, in the order of the seats", () => {
    expect(byColour(["black", "red", "black"])).toEqual([
      { colour: "red", count: 1 },
      { colour: "black", count: 2 },
    ]);
  });
});

describe("what is said", () => {
  const say = (key: string, fields: Record<string, unknown> = {}) =>
    [key, ...Object.values(fields)].map(String).join(" ");

  it("tells who became what, what was taken, and who starts", () => {
    const events = [...CAUGHT, event("round", { round: 2, seat: 1, first_seat: 0 })];
    const summary = captureSummary(events, exampleView(), say);
    expect(summary?.lines).toEqual([
      { seat: 1, text: "web-capture-ghost 2 red 3", score: 1 },
      { seat: 0, text: "web-capture-runner 00 2 red", score: 2 },
    ]);
    expect(summary?.next).toBe("web-capture-next 2 1 0");
    expect(captureSummary([event("met-nobody", { seat: 0 })], exampleView(), say)).toBeNull();
  });

  it("asks before a card that leads nowhere, unless all do or the walk is over", () => {
    const ask = (card: string, plan: string[], others: string) =>
      costly(
        choice(`ghost:${card}`, "plan"),
        { ...exampleView({ phase: "plan" }), private: { plan } },
        Array.from(others, (letter) => choice(`ghost:${letter}`, "plan")),
      )?.key ?? null;
    expect(ask("S", [], "LCTXHVS")).toBeNull();
    expect(ask("T", [], "LCTXHVS")).toBe("web-costly-nowhere");
    expect(ask("T", [], "TC")).toBeNull();
    expect(ask("H", ["T"], "LCXHVS")).toBeNull();
  });

  it("asks before the detector is used up", () => {
    expect(costly(choice("detect", "detector"), exampleView())?.key).toBe("web-costly-detector");
    expect(costly(choice("end", "end"), exampleView())).toBeNull();
  });

  it("says whose turn it is", () => {
    const key = (change: Partial<Public>, eyes: number) => status(exampleView(change), eyes).key;
    expect(key({}, 1)).toBe("web-status-move");
    expect(key({ goal: 3 }, 1)).toBe("web-status-goal");
    expect(status(exampleView(), 0)).toEqual({ key: "status-move-other", fields: { seat: 1 } });
    expect(key({ phase: "lay" }, 0)).toBe("status-lay-you");
    expect(key({ phase: "plan", plan_size: 3 }, 0)).toBe("web-status-plan-more");
    expect(key({ phase: "deal" }, 0)).toBe("status-deal");
  });

  it("leaves it to the memory what was laid where", () => {
    const laid = event("token-laid", { seat: 0, token: "red", blazon: "crown", room: "10" });
    expect(tell(laid, say)).toBe("web-token-laid 0 red crown 10");
    expect(quiet(laid)).toBe(true);
    expect(quiet(event("drawn", { seat: 1, back: "lion", colour: null }))).toBe(true);
    expect(quiet(event("drawn", { seat: 1, back: "lion", colour: "red" }))).toBe(false);
  });
});
