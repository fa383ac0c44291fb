import { describe, expect, it } from "vitest";
import { offer, targets } from "./targets";

const choices = (...actions: string[]) =>
  actions.map((action) => ({ action, kind: "", fields: {} }));

describe("what is offered", () => {
  it("is grouped by ghost", () => {
    const offered = offer(choices("d4-d5", "d4xe4", "d4~b4", "c3-c4", "free:Y"));
    expect([...offered.moves.keys()]).toEqual(["d4", "c3"]);
    expect(offered.moves.get("d4")?.map(({ room, kind }) => [room, kind])).toEqual([
      ["d5", "step"],
      ["e4", "fight"],
      ["b4", "mirror"],
    ]);
    expect([...offered.releases]).toEqual(["Y"]);
    expect(offered.pass).toBe(false);
  });

  it("may be nothing but a pass", () => {
    expect(offer(choices("pass"))).toMatchObject({ pass: true, places: [] });
  });

  it("passes over what it does not know", () => {
    expect(offer(choices("castle"))).toEqual(offer([]));
  });
});

describe("targets", () => {
  it("are those of the ghost that is chosen", () => {
    const offered = offer(choices("d4-d5", "c3-c4"));
    expect([...targets(offered, "c3", null).keys()]).toEqual(["c4"]);
    expect(targets(offered, null, null).size).toBe(0);
    expect(targets(offered, "a1", null).size).toBe(0);
  });

  it("are all carpets, or those of the colour that is chosen", () => {
    const offered = offer(choices("R@b5", "B@a5", "B@d5"));
    expect([...targets(offered, null, null).keys()]).toEqual(["b5", "a5", "d5"]);
    expect([...targets(offered, null, "B").keys()]).toEqual(["a5", "d5"]);
  });
});
