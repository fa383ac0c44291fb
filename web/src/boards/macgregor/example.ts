// Choices and events to try things on.
import type { Choice, EventInfo } from "../../api/wire";

export function choice(action: string, kind: string, fields: Record<string, unknown> = {}): Choice {
  return { action, kind, fields };
}

export function event(kind: string, fields: Record<string, unknown> = {}): EventInfo {
  return { kind, fields };
}
