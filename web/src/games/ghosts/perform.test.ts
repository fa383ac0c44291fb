import { describe, expect, test } from "vitest";
import { eventsOf } from "../../../tests/events";
import type { GameEvent } from "./events";
import { TABLE } from "./example";
import { perform, type Stage } from "./perform";

/** A stage that writes down what is asked of it, and how long it takes. */
function stage(told: string[]): Stage & { time: number } {
  return {
    drawn: { public: { ...TABLE, mists: 0, fear: [1, 1, 1] }, hand: ["W1", "R1"], acting: 0 },
    setting: { mist: true, eyes: 0 },
    away: false,
    time: 0,
    fly(card, from, to) {
      told.push(`${card ?? "back"} ${from} > ${to}`);
      return Promise.resolve();
    },
    announce: (event) => told.push(`says ${event.fields.degree}`),
    points: (seat, points) => told.push(`${points} for ${seat}`),
    mirror: () => told.push("mirror"),
    shiver: (seat) => told.push(`${seat} shivers`),
    banner: (event) => told.push(event ? event.kind : "no banner"),
    wait(duration) {
      this.time += duration;
      return Promise.resolve();
    },
  };
}

const never = new AbortController().signal;
const event = eventsOf<GameEvent>();

test("an own card flies from the hand, another's from its seat", async () => {
  const told: string[] = [];
  const made = stage(told);
  await perform(
    [
      event("added", { seat: 0, card: "W1", degree: 5 }),
      event("drawn", { seat: 0, card: "K2" }),
      event("mist", { seat: 1, card: "M", degree: 5 }),
      event("drawn", { seat: 1, card: null }),
    ],
    made,
    never,
  );
  expect(told).toEqual([
    "W1 card-W1 > pile",
    "says 5",
    "K2 deck > seat-0",
    "M seat-1 > mist",
    "says 5",
    "back deck > seat-1",
  ]);
  expect(made.drawn.hand).toEqual(["K2", "R1"]);
  expect(made.drawn.public).toMatchObject({ degree: 5, top: "W1", mists: 1 });
});

test("a mirror is held up", async () => {
  const told: string[] = [];
  await perform(
    [
      event("mirrored", {
        seat: 2,
        card: "R3",
        degree: 4,
        direction: "counterclockwise",
      }),
    ],
    stage(told),
    never,
  );
  expect(told).toEqual(["R3 seat-2 > pile", "says 4", "mirror"]);
});

describe("taking the pile", () => {
  const took = event("took", { seat: 1, cards: 2, fear: 2 });

  test("makes the taker shiver and costs a point", async () => {
    const told: string[] = [];
    const made = stage(told);
    await perform([took], made, never);
    expect(told).toEqual(["1 shivers", "back pile > seat-1", "1 for 1"]);
    expect(made.away).toBe(false);
    expect(made.drawn.public.fear).toEqual([1, 2, 1]);
  });

  test("is not shown again when a draft has shown it", async () => {
    const told: string[] = [];
    await perform([took, took], stage(told), never);
    expect(told).toHaveLength(3);
  });
});

test("dealing to six seats takes little more than a second", async () => {
  const told: string[] = [];
  const made = stage(told);
  const seats = [0, 1, 2, 3, 4, 5];
  const dealt = seats.flatMap((seat) =>
    Array.from({ length: 5 }, () => event("dealt", { seat, card: null })),
  );
  made.drawn = {
    hand: [],
    public: { ...TABLE, hand_sizes: seats.map(() => 0) },
    acting: null,
  };
  await perform(dealt, made, never);
  expect(told).toHaveLength(30);
  expect(made.time).toBeLessThan(1000);
  expect(made.drawn.public.hand_sizes).toEqual([5, 5, 5, 5, 5, 5]);
});

test("an aborted signal ends it at once", async () => {
  const told: string[] = [];
  const stop = new AbortController();
  const made = stage(told);
  made.announce = () => stop.abort();
  await perform(
    [event("added", { seat: 1, card: "W1", degree: 5 }), event("drawn", { seat: 1, card: null })],
    made,
    stop.signal,
  );
  expect(told).toEqual(["W1 seat-1 > pile"]);
});

test("a round is called out", async () => {
  const told: string[] = [];
  await perform(
    [
      event("round-over", { round: 1, seat: 0 }),
      event("gave-back", { seat: 2, points: 1, fear: 0 }),
      event("round", { round: 2, seat: 1 }),
    ],
    stage(told),
    never,
  );
  expect(told).toEqual(["round-over", "no banner", "-1 for 2", "round", "no banner"]);
});
