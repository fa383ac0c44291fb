import { expect, test } from "vitest";
import { eventsOf } from "../../../tests/events";
import type { GameEvent } from "./events";
import { roundSummary } from "./round";
import type { GhostsView } from "./table";

const BEFORE: GhostsView = {
  seat: 0,
  actor: 0,
  public: {
    phase: "play",
    round: 1,
    rounds: 3,
    first: 1,
    turn: 0,
    direction: 1,
    top: "G3",
    degree: 5,
    pile_size: 2,
    mists: 0,
    hand_sizes: [1, 0, 1, 0],
    deck_size: 0,
    fear: [2, 6, 5, 0],
    taken: [0, 5, 4, 0],
  },
};
const event = eventsOf<GameEvent>();
const OVER = event("round-over", { round: 1, seat: 1 });
const GAVE = event("gave-back", { seat: 0, points: 2, fear: 0 });
const NEXT = event("round", { round: 2, seat: 2 });

function say(key: string, fields: Record<string, unknown> = {}): string {
  return `${key} ${JSON.stringify(fields)}`;
}

test("without the end of a round there is no sum", () => {
  expect(roundSummary([GAVE, NEXT], BEFORE, say)).toBeNull();
});

test("it says who gained what, why, and who begins", () => {
  const sum = roundSummary([OVER, GAVE, NEXT], BEFORE, say);
  expect(sum).toEqual({
    title: 'round-sum {"round":1,"rounds":3}',
    lines: [
      { seat: 0, text: 'round-gave-back {"points":2}', score: 0 },
      { seat: 1, text: 'round-took {"piles":5}', score: 6 },
      { seat: 2, text: 'round-took {"piles":4}', score: 5 },
      { seat: 3, text: 'round-took {"piles":0}', score: 0 },
    ],
    next: 'round-next {"seat":2}',
  });
});

test("what happened in the same move before the end counts", () => {
  const took = event("took", { seat: 0, cards: 2, fear: 3 });
  const opened = event("opened", { seat: 0, card: "R1", degree: 1 });
  const sum = roundSummary([took, opened, OVER, NEXT], BEFORE, say);
  expect(sum?.lines[0]).toEqual({
    seat: 0,
    text: 'round-took {"piles":1}',
    score: 3,
  });
});

test("after the last round nobody begins", () => {
  const won = event("won", { seat: 0, fear: 0 });
  expect(roundSummary([OVER, GAVE, won], BEFORE, say)?.next).toBeNull();
});
