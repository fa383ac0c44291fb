import { describe, expect, test } from "vitest";
import { eventsOf } from "../../../tests/events";
import type { Choice } from "../../api/wire";
import type { GameEvent } from "./events";
import type { GhostsView } from "./table";
import { costly, quiet, spoken, status } from "./words";

const event = eventsOf<GameEvent>();

function view(phase: GhostsView["public"]["phase"], taken = 0): GhostsView {
  return {
    seat: 0,
    actor: 0,
    public: {
      phase,
      round: 1,
      rounds: 3,
      first: 0,
      turn: 0,
      direction: 1,
      top: null,
      degree: 0,
      pile_size: 0,
      mists: 0,
      hand_sizes: [5, 5],
      deck_size: 50,
      fear: [2, 1],
      taken: [taken, 0],
    },
  };
}
const TAKE: Choice = { action: "take", kind: "take", fields: {} };
const MIST: Choice = { action: "M", kind: "mist", fields: { card: "M" } };
const PLAY: Choice = { action: "R1", kind: "play", fields: { card: "R1" } };

describe("status", () => {
  test.each([
    ["deal", 0, [], "status-deal"],
    ["draw", 0, [], "status-draw"],
    ["over", 0, [], "status-over"],
    ["open", 0, [PLAY], "status-open-you"],
    ["open", 1, [], "status-open-other"],
    ["play", null, [], "status-play-other"],
    ["play", 0, [], "status-play-you"],
    ["play", 0, [PLAY, TAKE], "status-play-you"],
    ["play", 0, [TAKE], "status-take-you"],
    ["play", 0, [MIST], "status-mist-you"],
  ] as const)("%s, eyes %s, %j: %s", (phase, eyes, legal, key) => {
    expect(status(view(phase), eyes, [...legal]).key).toBe(key);
  });
});

test("only taking the pile is costly; the first one most", () => {
  expect(costly(PLAY, view("play"))).toBeNull();
  expect(costly(TAKE, view("play"))?.fields).toEqual({
    fear: 3,
    unscathed: true,
  });
  expect(costly(TAKE, view("play", 1))?.fields).toEqual({
    fear: 3,
    unscathed: false,
  });
});

test("nobody is asked about what must be done anyway", () => {
  expect(costly(TAKE, view("play"), [TAKE])).toBeNull();
  expect(costly(TAKE, view("play"), [PLAY, TAKE])).not.toBeNull();
});

test("plays are announced, deals are not", () => {
  const say = (key: string) => key;
  const mirrored = { seat: 0, card: "R1", degree: 4, direction: "clockwise" } as const;
  expect(spoken(event("mirrored", mirrored), say)).toBe("spoken-mirrored");
  expect(spoken(event("dealt", { seat: 0, card: "R1" }), say)).toBeNull();
  expect(spoken(event("drawn", { seat: 0, card: "R1" }), say)).toBeNull();
});

test("the log passes over what is dealt and what others draw", () => {
  expect(quiet(event("dealt", { seat: 0, card: "R1" }))).toBe(true);
  expect(quiet(event("drawn", { seat: 1, card: null }))).toBe(true);
  expect(quiet(event("drawn", { seat: 0, card: "R1" }))).toBe(false);
  expect(quiet(event("added", { seat: 0, card: "R1", degree: 1 }))).toBe(false);
});
