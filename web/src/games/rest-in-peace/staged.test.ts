import { describe, expect, it } from "vitest";
import type { EventInfo } from "../../api/wire";
import { after, type Drawn } from "./staged";
import type { Public } from "./view";

const TABLE: Public = {
  ...{ phase: "play", round: 1, turn: 0, starter: 0, asking: null, named: null, family: null },
  ...{ played: 0, ending: null, looking: null, over: null, banned: [], discarded_mediums: [] },
  rounds: Array.from({ length: 10 }, (_, index) => ({ number: index + 1, houses: ["manor"] })),
  held: [[8], []],
  hand_sizes: [2, 2],
  deck_sizes: [16, 16],
  tops: [null, null],
  manors: [0, 0],
  castles: [0, 0],
  discarded: [[], []],
  trips: [0, 0],
  barred: [false, false],
  pairs: [false, false],
};
const DRAWN: Drawn = { public: TABLE, own: { hand: [2, 3], face_down: [] } };

function told(...events: EventInfo[]): Drawn {
  return events.reduce((drawn, event) => after(drawn, event, 0), DRAWN);
}

describe("while things happen", () => {
  it("a Ghost leaves the hand and lies in the house", () => {
    const { public: table, own } = told({
      kind: "played",
      fields: { seat: 0, value: 3, total: 3 },
    });
    expect(own?.hand).toEqual([2]);
    expect(table.hand_sizes).toEqual([1, 2]);
    expect(table.rounds[0]?.cards?.[0]).toEqual([{ card: "3", base: 3, value: 3 }]);
    expect(table.rounds[0]?.totals).toEqual([3, 0]);
  });

  it("a Medium leaves its place", () => {
    const { public: table } = told({ kind: "medium", fields: { seat: 0, medium: 8 } });
    expect(table.held).toEqual([[], []]);
    expect(table.rounds[0]?.cards?.[0]).toEqual([{ card: "#8" }]);
  });

  it("a house changes hands, and its Medium too", () => {
    const { public: table } = told(
      { kind: "house-won", fields: { seat: 1, round: 1, manors: 1, castles: 0 } },
      { kind: "took-medium", fields: { seat: 0, medium: 5 } },
    );
    expect([table.manors, table.held]).toEqual([
      [0, 1],
      [[8, 5], []],
    ]);
    expect(table.rounds[0]).toMatchObject({ houses: [], winner: 1, medium: null });
  });

  it("what another one draws stays hidden", () => {
    const { public: table, own } = told({ kind: "drawn", fields: { seat: 1, value: null } });
    expect([table.hand_sizes, table.deck_sizes, own?.hand]).toEqual([
      [2, 3],
      [16, 15],
      [2, 3],
    ]);
  });

  it("round 10 is turned up", () => {
    const { public: table } = told(
      { kind: "uncover-ten", fields: {} },
      { kind: "revealed", fields: { seat: 1, cards: ["4", "#7"] } },
    );
    expect(table.round).toBe(10);
    expect(table.rounds[9]?.cards?.[1]).toEqual([{ card: "4" }, { card: "#7" }]);
  });
});
