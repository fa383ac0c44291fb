import { describe, expect, it } from "vitest";
import { Castle } from "../../boards/macgregor/castle";
import {
  EMPTY,
  hintedCave,
  hintedTool,
  targetsFor,
  touchCave,
  touchHeldKey,
  touchTool,
  whyNot,
} from "./choices";
import { choice, exampleView } from "./example";
import { drawnOf } from "./table";

const view = exampleView();
const castle = new Castle(view.public.castle);
const drawn = drawnOf(view);
const MOVES = [
  choice("rL>10", "move"),
  choice("gC>01", "move"),
  choice("gT>01", "move"),
  choice("lamp:44", "lamp"),
  choice("dig:10", "pickaxe"),
  choice("detect", "detector"),
  choice("end", "end"),
];

describe("a runner", () => {
  const touch = (room: string, grip = EMPTY) => touchCave(room, grip, castle, drawn, MOVES, 1);

  it("goes through a door, and is asked for the key where backs differ", () => {
    expect(touch("10")).toEqual({ action: "rL>10" });
    const { held } = touch("01");
    expect(held).toEqual({ key: null, room: "01", tool: null });
    expect(touchHeldKey("gT", held ?? EMPTY, MOVES)).toEqual({ action: "gT>01" });
    expect(touch("00")).toEqual({});
  });

  it("takes up a tool, and then touches where it leads", () => {
    const { held } = touchTool("pickaxe", EMPTY, null);
    expect(targetsFor(castle, drawn, MOVES, held ?? EMPTY)).toEqual(new Set(["10"]));
    expect(touch("10", held)).toEqual({ action: "dig:10" });
    expect(touchTool("pickaxe", held ?? EMPTY, null)).toEqual({ held: EMPTY });
    expect(touchTool("detector", EMPTY, null)).toEqual({ action: "detect" });
  });

  it("is told why a tool is of no use", () => {
    const why = (tool: "lamp" | "detector", change: object, legal = [choice("end", "end")]) => {
      const { public: table } = exampleView(change);
      return whyNot(tool, 1, castle, table, legal, table.phase === "move");
    };
    expect(why("lamp", {}, MOVES)).toBeNull();
    expect(why("lamp", { objects: [[], []] })).toBe("web-tool-used");
    expect(why("lamp", { phase: "look" })).toBe("web-tool-later");
    expect(why("lamp", { rooms: ["22", "10"] })).toBe("web-tool-stairs");
    expect(why("lamp", {})).toBe("web-tool-nowhere");
    expect(why("detector", { plan: ["L", "C", "T", "X"] })).toBe("web-tool-open");
    expect(touchTool("lamp", EMPTY, "web-tool-used").note?.key).toBe("web-tool-used");
  });

  it("begins on stairs", () => {
    const stairs = [choice("start:00", "start"), choice("start:44", "start")];
    expect(targetsFor(castle, drawn, stairs, EMPTY)).toEqual(new Set(["00", "44"]));
    expect(touchCave("44", EMPTY, castle, drawn, stairs, 1)).toEqual({ action: "start:44" });
  });
});

describe("a ghost", () => {
  it("lays a token in the cave it touches; the house says where it cannot", () => {
    const lay = [choice("lay:03", "lay")];
    expect(touchCave("33", EMPTY, castle, drawn, lay, 1)).toEqual({ action: "lay:33" });
  });

  it("plans by touching caves, and is told when four cards lie there", () => {
    const planning = drawnOf({ ...exampleView({ phase: "plan" }), private: { plan: ["S"] } });
    const cards = Array.from("LCTXHV", (letter) => choice(`ghost:${letter}`, "plan"));
    expect(touchCave("33", EMPTY, castle, planning, cards, 1)).toEqual({ action: "ghost:X" });
    expect(targetsFor(castle, planning, cards, EMPTY).has("41")).toBe(true);
    const full = touchCave("33", EMPTY, castle, planning, [choice("seal", "seal")], 1);
    expect(full.note?.key).toBe("web-note-full");
  });
});

describe("a hint", () => {
  it("points at a cave, a tool, or both", () => {
    expect(hintedCave("dig:10", castle, drawn, MOVES)).toBe("10");
    expect(hintedCave("rL>out", castle, drawn, MOVES)).toBe("out");
    expect(hintedCave("drop:rL", castle, drawn, MOVES)).toBeNull();
    expect([hintedTool("detect"), hintedTool("lamp:44"), hintedTool("end")]).toEqual([
      "detector",
      "lamp",
      null,
    ]);
  });
});
