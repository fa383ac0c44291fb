// The way through a puzzle that is proven.
import type { Choice, Puzzle, PuzzleAnswer, PuzzleMoment } from "../api/wire";

/** An action of the solver's, and what comes of it. */
export interface Deed {
  choice: Choice;
  answer: PuzzleAnswer;
}

/** What leads from a moment to the end: of several actions that do, the first. */
export function solutionFrom(puzzle: Puzzle, at: number): Deed[] {
  const deeds: Deed[] = [];
  let next: number | null = at;
  while (next !== null) {
    const deed: Deed | null = rightAt(puzzle.moments[next]);
    if (deed === null) break;
    deeds.push(deed);
    next = deed.answer.then;
  }
  return deeds;
}

function rightAt(moment: PuzzleMoment | undefined): Deed | null {
  for (const choice of moment?.legal ?? []) {
    const answer = moment?.answers[choice.action];
    if (answer?.keeps) return { choice, answer };
  }
  return null;
}
