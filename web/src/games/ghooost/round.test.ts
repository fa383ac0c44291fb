import { expect, test } from "vitest";
import { eventsOf } from "../../../tests/events";
import type { GameEvent } from "./events";
import { TABLE } from "./example";
import { roundSummary } from "./round";

const say = (key: string, fields: Record<string, unknown> = {}): string =>
  [key, ...Object.entries(fields).map(([name, value]) => `${name}=${String(value)}`)].join(" ");
const VIEW = { seat: 0, actor: 0, public: TABLE };
const event = eventsOf<GameEvent>();
const OVER = event("round-over", { round: 1, seat: 2, reason: "last-left", cards: 7 });

test("who gained what, and why", () => {
  const sum = roundSummary(
    [
      event("played", { seat: 1, card: "5", count: 1, copies: 0, cards: 1 }),
      OVER,
      event("scored", { seat: 0, points: 2, total: 5, first: true, last: false }),
      event("scored", { seat: 1, points: 2, total: 3, first: false, last: true }),
      event("boo", { seat: 2, boos: 1 }),
      event("round", { round: 2, seat: 2 }),
    ],
    VIEW,
    say,
  );
  expect(sum?.title).toBe("web-round-sum round=1");
  expect(sum?.lines.map((line) => line.score)).toEqual([5, 3, 0]);
  expect(sum?.lines[0]?.text).toContain("points=2");
  expect(sum?.lines[2]?.text).toBe("web-round-boo reason=last-left cards=7 boos=1");
  expect(sum?.next).toBe("web-round-next seat=2");
});

test("a tie says that another round decides", () => {
  const sum = roundSummary(
    [OVER, event("tied", { points: 5, round: 3 }), event("round", { round: 4, seat: 2 })],
    VIEW,
    say,
  );
  expect(sum?.next).toBe("event-tied points=5 round=3 web-round-next seat=2");
});

test("a single round, and one that goes on, have no sum", () => {
  const single = { ...VIEW, public: { ...TABLE, match: "single" as const } };
  expect(roundSummary([OVER], single, say)).toBeNull();
  expect(roundSummary([event("took", { seat: 0, cards: 2 })], VIEW, say)).toBeNull();
});
