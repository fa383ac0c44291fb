import { describe, expect, it } from "vitest";
import type { Choice, Puzzle, PuzzleAnswer, PuzzleMoment } from "../api/wire";
import { solutionFrom } from "./solution";

const choice = (action: string): Choice => ({ action, kind: "step", fields: {} });
const answer = (keeps: boolean, then: number | null = null): PuzzleAnswer => ({
  keeps,
  steps: [],
  then,
  view: null,
  why: null,
});
const moment = (answers: Record<string, PuzzleAnswer>): PuzzleMoment => ({
  view: null,
  legal: Object.keys(answers).map(choice),
  answers,
});
const puzzle = (...moments: PuzzleMoment[]): Puzzle => ({
  game: "a-game",
  id: "a-puzzle",
  grade: 1,
  number: 1,
  task: { type: "text", domain: "a-game", key: "puzzle-goal-win", fields: {} },
  players: 2,
  eyes: 0,
  options: {},
  moments,
  next: null,
});
const asked = puzzle(
  moment({ wrong: answer(false), right: answer(true, 2) }),
  moment({ never: answer(true) }),
  moment({ last: answer(true), too: answer(true) }),
);

describe("the way through a puzzle", () => {
  it("leads from the first moment to the end", () => {
    expect(solutionFrom(asked, 0).map((deed) => deed.choice.action)).toEqual(["right", "last"]);
  });

  it("goes on from where somebody is", () => {
    expect(solutionFrom(asked, 2).map((deed) => deed.choice.action)).toEqual(["last"]);
  });

  it("ends where nothing keeps the task within reach", () => {
    expect(solutionFrom(puzzle(moment({ wrong: answer(false) })), 0)).toEqual([]);
  });
});
