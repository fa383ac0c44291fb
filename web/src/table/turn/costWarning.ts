// Whether a choice is asked about once more before it is played.
import type { AnyView, GameModule } from "../../games/contract";
import type { Choice } from "../../api/wire";

type Message = ReturnType<GameModule["status"]>;

/** What an action would cost, to be shown before it is played; null: play it at once. */
export function costOf(
  action: string,
  legal: readonly Choice[],
  view: AnyView | null,
  module: Pick<GameModule, "costly">,
  wanted: boolean,
): { choice: Choice; message: Message } | null {
  const choice = legal.find((each) => each.action === action);
  if (!wanted || !choice || !view) return null;
  const message = module.costly?.(choice, view, [...legal]) ?? null;
  return message && { choice, message };
}
