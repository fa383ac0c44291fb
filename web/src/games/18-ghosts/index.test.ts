import { describe, expect, it } from "vitest";
import game from "./index";
import type { View } from "./view";

const view = (phase: "placing" | "turn" | "over", side: 0 | 1): View => ({
  seat: 0,
  actor: side,
  public: {
    phase,
    side,
    ghosts: { a1: "Y", b1: "R", a2: "b" },
    portals: { red: "north", blue: "south", yellow: "east" },
    dungeon: "",
    escaped: "RRyb",
    waiting: "",
    released: "",
    passed: false,
    quiet: 0,
    since_escape: 0,
    ending: "",
  },
});

describe("18 Ghosts", () => {
  it("says who must do what", () => {
    expect(game.status(view("turn", 0), 0)).toEqual({
      key: "status-turn-you",
      fields: { seat: 0 },
    });
    expect(game.status(view("placing", 1), null).key).toBe("status-placing-other");
    expect(game.status(view("over", 1), 1).key).toBe("status-over");
  });

  it.each([
    ["move", ["a1-a2", "a1xb1"]],
    ["mirror", ["a1-a2", "b4~d4"]],
    ["release", ["a1-a2", "free:R"]],
    ["all", ["a1-a2", "b4~d4", "free:R"]],
    ["pass", ["pass"]],
  ])("says what may be done: %s", (may, actions) => {
    const legal = actions.map((action) => ({ action, kind: "", fields: {} }));
    expect(game.status(view("turn", 0), 0, legal)).toEqual({ key: "web-turn", fields: { may } });
  });

  it("counts escaped ghosts", () => {
    expect([0, 1].map((seat) => game.score?.(view("turn", 0), seat))).toEqual([2, 2]);
  });

  it("asks before a fight among one's own, and only then", () => {
    const choice = (action: string) => ({ action, kind: "", fields: {} });
    expect(game.costly?.(choice("a1xb1"), view("turn", 0))?.fields).toEqual({ target: "b1" });
    expect(game.costly?.(choice("a1xa2"), view("turn", 0))).toBeNull();
    expect(game.costly?.(choice("a1-b2"), view("turn", 0))).toBeNull();
  });
});
