// Where in a replay somebody is, as the address says it.
import { REPLAY_ENDS, STEP, TEN } from "../kit/shortcuts";

export type Eyes = number | "open" | "public";

export interface ReplayPlace {
  step: number;
  eyes: Eyes;
  /** Whether the game is to be analysed at once; asked for once, it is not part of a permalink. */
  analyse: boolean;
}

/** What an address asks for; what makes no sense is the beginning, or a spectator's eyes. */
export function readPlace(query: URLSearchParams): ReplayPlace {
  const step = Number(query.get("step") ?? "0");
  return {
    step: Number.isSafeInteger(step) && step > 0 ? step : 0,
    eyes: readEyes(query.get("eyes") ?? "public"),
    analyse: query.has("analyse"),
  };
}

export function readEyes(text: string): Eyes {
  if (text === "open" || text === "public") return text;
  return /^\d{1,2}$/.test(text) ? Number(text) : "public";
}

/** The address of a step. */
export function addressOf(id: string, place: Omit<ReplayPlace, "analyse">): string {
  return `/replay/${encodeURIComponent(id)}?step=${place.step}&eyes=${place.eyes}`;
}

/** The address that analyses a game. */
export function analysisOf(id: string, eyes: Eyes): string {
  return `${addressOf(id, { step: 0, eyes })}&analyse`;
}

/** Where a key leads; null: it is not one of ours. */
export function stepFor(key: string, step: number, last: number): number | null {
  const wanted = [
    [STEP, [step - 1, step + 1]],
    [TEN, [step - 10, step + 10]],
    [REPLAY_ENDS, [0, last]],
  ] as const;
  for (const [{ keys }, steps] of wanted) {
    const next = steps[(keys as readonly string[]).indexOf(key)];
    if (next !== undefined) return clamp(next, last);
  }
  return null;
}

export function clamp(step: number, last: number): number {
  return Math.min(last, Math.max(0, step));
}
