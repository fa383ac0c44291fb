// A replay goes from move to move, as one would tell it: not from card to card.
import type { ReplayStep } from "../lib/wire";

/**
 * What chance does belongs to the move that brought it about; what it does before anybody has moved
 * is the deal, a step of its own.
 */
export function movesOf(steps: readonly ReplayStep[]): ReplayStep[] {
  const moves: ReplayStep[] = [];
  for (const step of steps) {
    const move = isChance(step) ? moves.pop() : undefined;
    moves.push(
      move
        ? { ...move, events: [...move.events, ...step.events], view: step.view, at: step.at }
        : step,
    );
  }
  return moves;
}

export function isChance({ actor }: Pick<ReplayStep, "actor">): boolean {
  return actor !== null && actor < 0;
}
