// Choices to try things on.
import type { Choice } from "../../api/wire";

export function choice(action: string, kind: string, fields: Record<string, unknown> = {}): Choice {
  return { action, kind, fields };
}
