// A replay goes from move to move, as one would tell it: not from card to card.
import type { ReplayStep } from "../api/wire";

/** Each move as one step, with all that came of it; the house says what belongs together. */
export function movesOf(steps: readonly ReplayStep[]): ReplayStep[] {
  const moves: ReplayStep[] = [];
  for (const step of steps) {
    const before = moves.at(-1);
    if (before?.move === step.move)
      moves[moves.length - 1] = {
        ...before,
        events: [...before.events, ...step.events],
        view: step.view,
        at: step.at,
      };
    else moves.push(step);
  }
  return moves;
}

export function isChance({ actor }: Pick<ReplayStep, "actor">): boolean {
  return actor !== null && actor < 0;
}
