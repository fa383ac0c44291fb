// How far somebody came in a lesson, kept by the browser.
const KEY = "hantise.lessons";

function all(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, number>) : {};
  } catch {
    return {};
  }
}

/** The scene to go on with, from 1. */
export function sceneReached(game: string): number {
  const scene = all()[game];
  return Number.isSafeInteger(scene) && (scene ?? 0) >= 1 ? (scene ?? 1) : 1;
}

export function reachScene(game: string, scene: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: scene }));
  } catch {
    // A private window may refuse: the lesson then begins anew next time.
  }
}
