import { describe, expect, it } from "vitest";
import { curtainOf, eyesOf, openEyes, type Sharing } from "./curtain";

const two: Sharing = { mine: [0, 2], hides: true, playing: true, actor: 0 };

describe("the curtain", () => {
  it.each<[string, Sharing]>([
    ["for a single person", { ...two, mine: [0] }],
    ["for a spectator", { ...two, mine: [] }],
    ["in a game that hides nothing", { ...two, hides: false }],
    ["once the game is over", { ...two, playing: false }],
  ])("is not there %s", (_, sharing) => {
    expect(curtainOf(sharing, null)).toEqual({ kind: "none" });
  });

  it("names the one who should look", () => {
    expect(curtainOf({ ...two, actor: 2 }, null)).toEqual({
      kind: "closed",
      seat: 2,
    });
  });

  it("opens for that one only", () => {
    expect(curtainOf(two, { seat: 2, kept: true }).kind).toBe("closed");
    expect(curtainOf(two, { seat: 0, kept: false })).toEqual({
      kind: "open",
      seat: 0,
      kept: false,
    });
  });

  it("falls as soon as the turn has passed on", () => {
    const looker = { seat: 0, kept: true };
    expect(curtainOf({ ...two, actor: 2 }, looker).kind).toBe("closed");
    expect(curtainOf({ ...two, actor: 1 }, looker).kind).toBe("public");
    expect(curtainOf({ ...two, actor: -1 }, looker).kind).toBe("public");
  });

  it("leaves nobody's eyes in the page unless it is open", () => {
    expect(eyesOf({ kind: "closed", seat: 2 }, [0, 2])).toBeNull();
    expect(eyesOf({ kind: "public" }, [0, 2])).toBeNull();
    expect(eyesOf({ kind: "open", seat: 2, kept: true }, [0, 2])).toBe(2);
    expect(eyesOf({ kind: "none" }, [1])).toBe(1);
    expect(eyesOf({ kind: "none" }, [])).toBeNull();
  });

  it("lets the one who acts look where nothing is hidden", () => {
    expect(openEyes([0, 1], 1)).toBe(1);
    expect(openEyes([1], 0)).toBe(1);
    expect(openEyes([], 0)).toBeNull();
  });
});
