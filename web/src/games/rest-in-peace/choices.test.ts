import { describe, expect, it } from "vitest";
import type { Choice } from "../../api/wire";
import { offerOf, onCard, pictureOf, withGhost, withMedium } from "./choices";

function choice(action: string, kind: string, fields: Record<string, unknown> = {}): Choice {
  return { action, kind, fields };
}

const END = choice("end", "end");

describe("what is offered", () => {
  it("lets cards be played and the turn be ended, and asks for nothing", () => {
    const offer = offerOf([choice("3", "play", { value: 3 }), choice("#8", "medium"), END]);
    expect(offer).toEqual({
      hand: "play",
      medium: "medium",
      button: END,
      stumble: null,
      asked: [],
    });
  });

  it("uses hand and Mediums for placing while that is asked", () => {
    const nothing = choice("place:-", "place-nothing");
    const offer = offerOf([choice("place:2", "place", { value: 2 }), nothing]);
    expect([offer.hand, offer.medium, offer.button]).toEqual(["place", "place-medium", nothing]);
    expect(withGhost(offer.hand, 2)).toBe("place:2");
    expect(withMedium(offer.medium, 4)).toBe("place:#4");
  });

  it("discards from the hand", () => {
    const offer = offerOf([choice("drop:2", "discard", { value: 2 })]);
    expect(withGhost(offer.hand, 2)).toBe("drop:2");
    expect(offer.asked).toEqual([]);
  });

  it("leaves the Ghost to chance, and asks for everything else in place", () => {
    const random = choice("?", "stumble");
    expect(offerOf([random, END]).stumble).toBe(random);
    const values = [1, 2].map((value) => choice(`=${value}`, "name", { value }));
    expect(offerOf(values).asked).toEqual(values);
  });
});

describe("a card in the house", () => {
  const ghost = { kind: "ghost", value: 3 } as const;
  const asked = [
    choice("off:3", "banish", { value: 3 }),
    choice("off:3+", "banish-carried", { value: 3 }),
    choice("off:#9", "banish-medium", { medium: 9 }),
  ];

  it("is chosen only on the side that is meant, carried or not", () => {
    expect(onCard(asked, ghost, "other", false)?.action).toBe("off:3");
    expect(onCard(asked, ghost, "other", true)?.action).toBe("off:3+");
    expect(onCard(asked, ghost, "own", false)).toBeNull();
    expect(onCard(asked, { kind: "medium", medium: 9 }, "other", false)?.action).toBe("off:#9");
    expect(onCard(asked, { kind: "hidden" }, "other", false)).toBeNull();
  });
});

describe("what is drawn on an answer", () => {
  it.each([
    [choice("=4", "name", { value: 4 }), { of: "value", value: 4 }],
    [choice("pick:B", "family", { seat: 1 }), { of: "family", seat: 1 }],
    [choice("top:A", "deck", { seat: 0 }), { of: "deck", seat: 0 }],
    [choice("swap:5", "swap", { round: 5 }), { of: "house", round: 5 }],
    [choice("swap:-", "swap-nothing"), { of: "nothing" }],
    [choice("take:#10", "take-back-medium", { medium: 10 }), { of: "medium", medium: 10 }],
    [
      choice("off:3+", "banish-carried", { value: 3 }),
      { of: "ghost", value: 3, whose: "other", carried: true },
    ],
    [
      choice("deck:6", "search", { value: 6 }),
      { of: "ghost", value: 6, whose: "own", carried: false },
    ],
  ])("%o", (asked, picture) => {
    expect(pictureOf(asked)).toEqual(picture);
  });
});
