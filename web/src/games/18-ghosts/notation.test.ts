import { describe, expect, it } from "vitest";
import { moving, placing, read, releasing, trespassing } from "./notation";

const ghosts = { c3: "R", c2: "y", d4: "B", b3: "r", b4: "b" };

describe("a move", () => {
  it("is a step, a fight or a passage through mirrors, by what it touches", () => {
    expect(moving(ghosts, "c3", "d3")).toBe("c3-d3");
    expect(moving(ghosts, "c3", "c2")).toBe("c3xc2");
    expect(moving(ghosts, "d4", "b2")).toBe("d4~b2");
  });

  it("is written also where the rules will refuse it", () => {
    expect(moving(ghosts, "c3", "b3")).toBe("c3xb3");
    expect(moving(ghosts, "d4", "b4")).toBe("d4~b4");
    expect(moving(ghosts, "c3", "a1")).toBe("c3-a1");
    expect(moving(ghosts, "d4", "c2")).toBe("d4-c2");
    expect(moving({ c4: "R" }, "c4", "c5")).toBe("c4-c5");
  });

  it("of a ghost that is not one's own names its room, and a portal room as a target", () => {
    expect(read(trespassing("b3"))).toMatchObject({ source: "b3" });
    expect(read(trespassing("c5"))).toMatchObject({ target: "c5" });
    expect(read(trespassing("e3"))).toMatchObject({ target: "e3" });
  });
});

describe("notations", () => {
  it.each([
    [placing("y", "a1"), { kind: "place", letter: "Y", target: "a1" }],
    [releasing("b"), { kind: "release", letter: "B" }],
    ["a1-a2", { kind: "step", source: "a1", target: "a2" }],
    ["b4~d2", { kind: "mirror", source: "b4", target: "d2" }],
    ["c3xc2", { kind: "fight", source: "c3", target: "c2" }],
    ["pass", { kind: "pass" }],
  ])("%s is read back", (notation, said) => {
    expect(read(notation)).toEqual(said);
  });

  it.each(["", "a1", "a1-f2", "G@a1", "free:", "a1+a2", "passe"])("%j is none", (notation) => {
    expect(read(notation)).toBeNull();
  });
});
