import { describe, expect, it } from "vitest";
import { EMBLEMS } from "./emblems";
import { layoutOf } from "./layout";
import { faceOf, lyingIn, stacksOf } from "./table";
import type { Round } from "./view";

describe("cards", () => {
  it("are told by their text", () => {
    expect(faceOf("3")).toEqual({ kind: "ghost", value: 3 });
    expect(faceOf("#12")).toEqual({ kind: "medium", medium: 12 });
    expect(faceOf("?")).toEqual({ kind: "hidden" });
  });

  it("are put together by value in hand", () => {
    expect(stacksOf([4, 1, 4, 1, 1])).toEqual([
      { card: 1, copies: 3 },
      { card: 4, copies: 2 },
    ]);
  });

  it("lie face down on round 10, known to their owner alone", () => {
    const round: Round = { number: 10, cards: [[{ card: "?" }, { card: "#7" }], [{ card: "?" }]] };
    const own = { hand: [], face_down: [5] };
    expect(lyingIn(round, 0, own).map(({ face, peeked }) => [face, peeked])).toEqual([
      [{ kind: "ghost", value: 5 }, true],
      [{ kind: "medium", medium: 7 }, false],
    ]);
    expect(lyingIn(round, 1, null)[0]?.face).toEqual({ kind: "hidden" });
  });

  it("each Medium and the special card have a picture", () => {
    expect(EMBLEMS).toHaveLength(30);
    expect(EMBLEMS.filter((emblem) => Object.keys(emblem).length === 0)).toEqual([]);
  });
});

describe("sizes", () => {
  it.each([
    [360, 480, "tall"],
    [390, 690, "tall"],
    [1088, 690, "wide"],
    [844, 210, "low"],
  ])("%i × %i", (width, height, mode) => {
    const layout = layoutOf(width, height, false);
    expect(layout.mode).toBe(mode);
    for (const size of [layout.card, layout.handCard, layout.medium.width, layout.medium.height])
      expect(size).toBeGreaterThanOrEqual(44);
    // Six stacks are the largest hand.
    const room = mode === "low" ? width * 0.45 : width;
    expect(6 * layout.handCard + 5 * 7).toBeLessThanOrEqual(room);
  });
});
