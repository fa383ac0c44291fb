import { describe, expect, it } from "vitest";
import type { EventInfo } from "../../api/wire";
import { choice, event, exampleView } from "./example";
import { captureSummary } from "./round";
import { after, type Drawn, drawnOf, type Public } from "./table";
import { byColour } from "./tokens";
import { costly, quiet, status, tell } from "./words";

const CAUGHT = [
  event("walked", { seat: 0, blazon: "thistle", room: "00" }),
  event("caught", { seat: 0, other_seat: 1, room: "00" }),
  event("stolen", { seat: 0, other_seat: 1, token: "red", count: 2, treasures: 2 }),
  event("dropped", { seat: 1, keys: ["rL", "gC", "gT"], count: 3 }),
];

function happened(events: EventInfo[], eyes = 1, change: Partial<Public> = {}): Drawn {
  let drawn = drawnOf(exampleView(change));
  for (const one of events) drawn = after(drawn, one, eyes);
  return drawn;
}

describe("what is drawn", () => {
  it("shows a token, then lays it face down", () => {
    const shown = happened([event("token", { seat: 0, token: "red" })]);
    expect([shown.public.token, shown.public.bag_size]).toEqual(["red", 49]);
    const fields = { seat: 0, token: "red", room: "41", blazon: "crown" };
    const laid = after(shown, event("token-laid", fields), 1);
    expect([laid.public.token, laid.public.tokens]).toEqual([null, ["10", "03", "41"]]);
  });

  it("drops the oldest key that is alike where no place in the hand is told", () => {
    const discarded = event("discarded", { seat: 1, colour: "green", back: "crown" });
    expect(happened([discarded]).keys).toEqual(["rL", "gT"]);
    expect(happened([discarded]).public.hands[1]).toEqual(["L", "T"]);
    expect(happened([discarded], 0).public.hands[1]).toEqual(["L", "T"]);
  });

  it("uses each object once", () => {
    const dug = happened([event("pickaxe", { seat: 1, room: "10", blazon: "crown" })]);
    expect(dug.public.rooms[1]).toBe("10");
    expect(dug.public.objects[1]).toEqual(["lamp", "detector"]);
    const cards = ["L", "C", "T", "X"];
    const seen = happened([event("detected", { seat: 1, cards })]);
    expect([seen.plan, seen.public.plan, seen.public.objects[1]?.length]).toEqual([
      cards,
      cards,
      2,
    ]);
  });

  it("keeps a treasure, and loses all keys to a trap", () => {
    const found = happened([event("treasure", { seat: 1, token: "black", room: "10" })]);
    expect(found.public.treasures[1]).toEqual(["red", "red", "blue", "black"]);
    expect(found.public.tokens).toEqual(["03"]);
    const trapped = happened([event("trap", { seat: 1, room: "10", keys: [], count: 3 })]);
    expect([trapped.keys, trapped.public.hands[1], trapped.public.bag_size]).toEqual([[], [], 51]);
    expect(trapped.public.discard_size).toBe(3);
  });

  it("exchanges roles at a capture, and takes the thief's own colour", () => {
    const { public: table } = happened(CAUGHT);
    expect([table.ghost, table.rooms]).toEqual([1, ["00", "22"]]);
    expect(table.treasures).toEqual([["red", "red"], ["blue"]]);
    expect(table.objects).toEqual([["lamp", "pickaxe", "detector"], []]);
    expect(table.hands[1]).toEqual([]);
  });

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
    const events = [...CAUGHT, event("round", { round: 2, seat: 1 })];
    const summary = captureSummary(events, exampleView(), say);
    expect(summary?.lines).toEqual([
      { seat: 1, text: "web-capture-ghost 2 red 3", score: 1 },
      { seat: 0, text: "web-capture-runner 00 2 red", score: 2 },
    ]);
    expect(summary?.next).toBe("web-capture-next 1 0");
    expect(captureSummary([event("met-nobody")], exampleView(), say)).toBeNull();
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
    expect(tell(event("token-laid", { room: "10" }), say)).toBe("web-token-laid 10");
    expect(quiet(event("token-laid"))).toBe(true);
    expect(quiet(event("drawn", { colour: null }))).toBe(true);
    expect(quiet(event("drawn", { colour: "red" }))).toBe(false);
  });
});
