// What happened since somebody's last turn, kept so that it can be shown again.
import type { Back } from "../../api/tableEvents";
import type { EventInfo, Step } from "../../api/wire";

/** Something that was shown, with what was drawn before it. */
export interface Kept<V> {
  before: V;
  after: V;
  steps: Step[];
}

/** Older than this is no longer shown again, only told in the log. */
const MOST = 60;
const MOST_TURNS = 12;

/** The scenes after the latest one in which the reader acted. */
export function keepSince<V>(
  kept: readonly Kept<V>[],
  scene: Kept<V>,
  eyes: number | null,
): Kept<V>[] {
  if (actedIn(scene.steps, eyes)) return [];
  return [...kept, scene].slice(-MOST);
}

/** Whether the reader did one of these steps. */
function actedIn(steps: readonly Step[], eyes: number | null): boolean {
  return eyes !== null && steps.some((step) => step.actor === eyes);
}

/** Steps that came after an entry: what a snapshot tells of the time since one's turn. */
export function stepsAfter(steps: readonly Step[], seq: number): Step[] {
  return steps.filter((step) => step.seq > seq);
}

/** How many entries lie before the moment that a step went back to; null: it did not. */
function wentBackTo(step: Step): number | null {
  return step.events.find(isBack)?.fields.to ?? null;
}

function isBack(event: EventInfo): event is EventInfo & Back {
  return event.kind === "back";
}

/** Whether something was taken back. */
export function wentBack(steps: readonly Step[]): boolean {
  return steps.some((step) => wentBackTo(step) !== null);
}

/** Steps without the take-backs among them and what these undid. */
export function standingIn(steps: readonly Step[]): Step[] {
  let standing: Step[] = [];
  for (const step of steps) {
    const to = wentBackTo(step);
    standing = to === null ? [...standing, step] : standing.filter(({ seq }) => seq <= to);
  }
  return standing;
}

/** The steps after the reader's own latest one. */
export function stepsSince(steps: readonly Step[], eyes: number | null): Step[] {
  const own = eyes === null ? -1 : steps.findLastIndex((step) => step.actor === eyes);
  return steps.slice(own + 1).slice(-MOST);
}

/** The latest turns in steps: each begins with what somebody did, chance follows. */
export function turnsIn(steps: readonly Step[]): Step[][] {
  const turns: Step[][] = [];
  for (const step of steps) {
    const turn = turns.at(-1);
    const isSomebody = step.actor !== null && step.actor >= 0;
    if (isSomebody && turn?.[0]?.actor !== step.actor) turns.push([step]);
    else turn?.push(step);
  }
  return turns.slice(-MOST_TURNS);
}

/** Whether others did anything: chance alone is not worth telling. */
export function worthTelling(steps: readonly Step[]): boolean {
  return steps.some((step) => step.actor !== null && step.actor >= 0);
}
