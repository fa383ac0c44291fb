import { describe, expect, test } from "vitest";
import { eventsOf } from "../../../tests/events";
import type { GameEvent } from "./events";
import { TABLE } from "./example";
import { perform, type Stage } from "./perform";

const event = eventsOf<GameEvent>();
const never = new AbortController().signal;

/** A stage that writes down what is asked of it, and how long it takes. */
function stage(told: string[]): Stage & { time: number } {
  return {
    drawn: { public: TABLE, hand: ["5", "5", "X"], cemetery: null, turned: null, acting: 0 },
    eyes: 0,
    away: false,
    time: 0,
    fly(card, from, to) {
      told.push(`${card ?? "back"} ${from} > ${to}`);
      return Promise.resolve();
    },
    banner: (event) => told.push(event ? event.kind : "no banner"),
    call: (seat, event) => told.push(`${seat}: ${event.kind}`),
    shiver: (seat) => told.push(`${seat} shivers`),
    midnight: () => told.push("midnight"),
    howl: (seat) => told.push(`${seat} howls`),
    wait(duration) {
      this.time += duration;
      return Promise.resolve();
    },
  };
}

async function shown(...events: GameEvent[]): Promise<string[]> {
  const told: string[] = [];
  await perform(events, stage(told), never);
  return told;
}

test("all cards of a play fly together, one's own from the hand", async () => {
  const played = { card: "5", count: 2, copies: 1, cards: 3 };
  expect(await shown(event("played", { seat: 0, ...played }))).toEqual([
    "5 card-5 > cemetery",
    "5 card-5 > cemetery",
    "X card-X > cemetery",
  ]);
  expect(
    await shown(event("played", { seat: 2, ...played, count: 1, copies: 0, cards: 1 })),
  ).toEqual(["5 seat-2 > cemetery"]);
});

test("luck that fails brings card and Cemetery into the hand", async () => {
  expect(
    await shown(
      event("turned-up", { seat: 1, card: "2", source: "crypt", valid: false }),
      event("failed", { seat: 1, card: "2", source: "crypt", cards: 4 }),
    ),
  ).toEqual(["2 crypt > cemetery", "1: failed", "1 shivers", "back cemetery > seat-1"]);
});

describe("what sounds", () => {
  test("midnight takes no time", async () => {
    const told: string[] = [];
    const made = stage(told);
    await perform([event("midnight", {})], made, never);
    expect(told).toEqual(["midnight"]);
    expect(made.time).toBe(0);
    expect(made.drawn.public.crypt_size).toBe(0);
  });

  test("the loser howls", async () => {
    expect(
      await shown(event("round-over", { round: 1, seat: 2, reason: "idle", cards: 5 })),
    ).toEqual(["2 howls", "round-over", "no banner"]);
  });
});

test("dealing to six seats takes little more than a second", async () => {
  const told: string[] = [];
  const made = stage(told);
  const seats = [0, 1, 2, 3, 4, 5];
  const none = seats.map(() => 0);
  made.drawn = { ...made.drawn, hand: [], public: { ...TABLE, hand_sizes: none } };
  const dealt = seats.flatMap((seat) =>
    Array.from({ length: 4 }, () => event("dealt", { seat, card: null })),
  );
  await perform(dealt, made, never);
  expect(told).toHaveLength(24);
  expect(made.time).toBeLessThan(1000);
  expect(made.drawn.public.hand_sizes).toEqual([4, 4, 4, 4, 4, 4]);
});

test("an aborted signal ends it at once", async () => {
  const told: string[] = [];
  const stop = new AbortController();
  const made = stage(told);
  made.call = () => stop.abort();
  await perform(
    [event("took", { seat: 1, cards: 3 }), event("drawn", { seat: 1, card: null })],
    made,
    stop.signal,
  );
  expect(told).toEqual(["1 shivers", "back cemetery > seat-1"]);
});
