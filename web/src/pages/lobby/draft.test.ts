import { describe, expect, test } from "vitest";
import type { GameInfo } from "../../api/wire";
import {
  fillWithBots,
  hasOpenSeat,
  newDraft,
  optionsOf,
  resize,
  toForm,
  unratedBecause,
} from "./draft";

const GAME: GameInfo = {
  board: null,
  window: null,
  id: "toy",
  authors: ["Somebody"],
  publisher: "Some house",
  year: 2000,
  min_players: 2,
  max_players: 4,
  minutes: 10,
  age: 8,
  hides: true,
  recalls: true,
  bots: [
    { id: "random", level: 0 },
    { id: "careful", level: 2 },
  ],
  usual_bot: "careful",
  options: {
    "2": [{ name: "first", kind: "choice", default: "A", choices: ["A", "B"], low: 0, high: 0 }],
    "3": [
      { name: "first", kind: "choice", default: "A", choices: ["A", "B", "C"], low: 0, high: 0 },
      { name: "rounds", kind: "number", default: 3, choices: [], low: 1, high: 9 },
    ],
  },
};

describe("a new table", () => {
  test("begins with me and a free seat", () => {
    const draft = newDraft(GAME, true);
    expect(draft.seats.map((seat) => seat.kind)).toEqual(["me", "open"]);
    expect(draft.options).toEqual({ first: "A" });
    expect(toForm(draft, GAME, "Anne")).toMatchObject({ game: "toy", start: false, rated: false });
  });

  test("keeps what still makes sense when seats come and go", () => {
    const draft = newDraft(GAME, false);
    resize(draft, GAME, 3);
    draft.options.first = "C";
    draft.options.rounds = 5;
    draft.seats[1]!.kind = "bot";
    resize(draft, GAME, 2);
    expect(draft.options).toEqual({ first: "A" });
    resize(draft, GAME, 3);
    expect(draft.seats.map((seat) => seat.kind)).toEqual(["me", "bot", "open"]);
    expect(draft.options).toEqual({ first: "A", rounds: 3 });
  });

  test("follows what is usual for so many, unless somebody has chosen otherwise", () => {
    const usual = (value: string) => [
      { name: "match", kind: "choice" as const, default: value, choices: ["single", "boo"] },
    ];
    const bounds = { low: 0, high: 0 };
    const options = {
      "2": usual("single").map((each) => ({ ...each, ...bounds })),
      "3": usual("boo").map((each) => ({ ...each, ...bounds })),
    };
    const draft = newDraft({ ...GAME, options }, false);
    resize(draft, { ...GAME, options }, 3);
    expect(draft.options).toEqual({ match: "boo" });
    draft.options.match = "single";
    resize(draft, { ...GAME, options }, 3);
    expect(draft.options).toEqual({ match: "single" });
  });

  test("is filled with bots", () => {
    const draft = newDraft(GAME, false);
    resize(draft, GAME, 4);
    draft.seats[1] = { kind: "here", name: "Bo", bot: "" };
    fillWithBots(draft);
    expect(draft.seats.map(({ kind, bot }) => (kind === "bot" ? bot : kind))).toEqual([
      ...["me", "here", "careful", "careful"],
    ]);
  });

  test("starts at once when nobody has to come", () => {
    const draft = newDraft(GAME, false);
    draft.seats[1]!.kind = "bot";
    expect(hasOpenSeat(draft)).toBe(false);
    expect(toForm(draft, GAME, "Anne")).toMatchObject({
      start: true,
      seats: [{ kind: "me" }, { kind: "bot", bot: "careful" }],
    });
  });

  test("seats several people at one screen by name", () => {
    const draft = newDraft(GAME, false);
    draft.seats[1] = { kind: "here", name: "  Olga ", bot: "" };
    expect(toForm(draft, GAME, "Anne").seats).toEqual([
      { kind: "me", name: "Anne" },
      { kind: "me", name: "Olga" },
    ]);
  });

  test("tells why it will not be rated", () => {
    const draft = newDraft(GAME, false);
    expect(unratedBecause(draft, false)).toBeNull();
    expect(unratedBecause(draft, true)).toBe("guest");
    draft.seats[1]!.kind = "here";
    expect(unratedBecause(draft, false)).toBe("screen");
    draft.seats[1]!.kind = "bot";
    expect(unratedBecause(draft, false)).toBe("bots");
  });

  test("has no options for a number of players the game does not know", () => {
    expect(optionsOf(GAME, 4)).toEqual([]);
  });
});
