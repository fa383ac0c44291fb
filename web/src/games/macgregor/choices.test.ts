import { describe, expect, it } from "vitest";
import { Castle } from "../../boards/macgregor/castle";
import {
  endOfPlan,
  isUseful,
  NOTHING,
  openDoors,
  steps,
  touchKey,
  touchRoom,
  touchStep,
} from "../../boards/macgregor/choices";
import { choice, exampleView } from "./example";
import { drawnOf } from "./table";

const MOVES = [
  choice("rL>01", "move"),
  choice("gC>12", "move"),
  choice("gT>12", "move"),
  choice("stay", "stay"),
];
const KEYS = ["rL", "gC", "gT"];

describe("a runner", () => {
  it("enters a room with the only key that opens it", () => {
    expect(touchRoom("01", NOTHING, MOVES, KEYS)).toEqual({ action: "rL>01" });
  });

  it("is asked for the key only where backs differ", () => {
    const { held } = touchRoom("12", NOTHING, MOVES, KEYS);
    expect(held).toEqual({ key: null, room: "12" });
    expect(isUseful("rL", held ?? NOTHING, MOVES)).toBe(false);
    expect(touchKey("gT", held ?? NOTHING, MOVES)).toEqual({ action: "gT>12" });
  });

  it("may take the key first", () => {
    const { held } = touchKey("gC", NOTHING, MOVES);
    expect([...openDoors(MOVES, held ?? NOTHING).keys()]).toEqual(["12"]);
    expect(touchRoom("12", held ?? NOTHING, MOVES, KEYS)).toEqual({ action: "gC>12" });
    expect(touchKey("gC", held ?? NOTHING, MOVES)).toEqual({ held: NOTHING });
  });

  it("is told by the house why a room cannot be entered", () => {
    expect(touchRoom("44", NOTHING, MOVES, KEYS)).toEqual({ action: "rL>44" });
  });

  it("drops a fifth key by touching it", () => {
    expect(touchKey("gT", NOTHING, [choice("drop:gT", "discard")])).toEqual({
      action: "drop:gT",
    });
  });

  it("sees the doors that keys open, by colour", () => {
    expect(openDoors(MOVES, NOTHING)).toEqual(
      new Map([
        ["01", new Set(["red"])],
        ["12", new Set(["green"])],
      ]),
    );
  });
});

describe("a ghost", () => {
  const cards = (letters: string) =>
    Array.from(letters, (letter) => choice(`ghost:${letter}`, "plan"));
  const planning = (plan: string[]) => ({
    ...drawnOf(exampleView({ phase: "plan", turn: 0, plan_size: plan.length })),
    plan,
  });
  const castle = new Castle(exampleView().public.castle);

  it("lays the card that leads to the room it touches", () => {
    expect(touchStep("02", castle, planning([]), cards("LCTXH"))).toEqual({ action: "ghost:T" });
    expect(touchStep("12", castle, planning(["T"]), cards("LCXH"))).toEqual({ action: "ghost:H" });
  });

  it("is told what is impossible", () => {
    const said = (room: string, plan: string[], letters: string) =>
      touchStep(room, castle, planning(plan), cards(letters)).note?.key;
    expect(said("12", [], "LCTXH")).toBe("web-note-dungeon");
    expect(said("33", ["T"], "LCXH")).toBe("web-note-apart");
    expect(said("02", ["T", "H"], "LCX")).toBe("web-note-laid");
    expect(said("02", ["H"], "LCTX")).toBe("web-note-lost");
  });

  it("sees where each card leads", () => {
    const found = steps(castle, planning(["T"]), cards("LCXH"));
    expect(found.get("C")).toBe("01");
    expect(found.get("L")).toBeNull();
    expect(endOfPlan(castle, planning(["T", "H"]))).toBe("12");
  });
});
