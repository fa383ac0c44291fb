// Whether a choice is asked about once more before it is played.
import type { AnyView, GameModule } from "../games/contract";
import type { Choice } from "../lib/wire";

type Message = ReturnType<GameModule["status"]>;

/**
 * What an action would cost, to be shown before it is played; null: play it at once. A forced
 * action is asked about like a chosen one: the time it takes must not tell what is in a hand.
 */
export function costOf(
  action: string,
  legal: readonly Choice[],
  view: AnyView | null,
  module: Pick<GameModule, "costly">,
  wanted: boolean,
): { choice: Choice; message: Message } | null {
  const choice = legal.find((each) => each.action === action);
  if (!wanted || !choice || !view) return null;
  const message = module.costly?.(choice, view) ?? null;
  return message && { choice, message };
}
