// How a table stands at one moment, ready to be drawn.
import type { AnyView } from "../games/contract";
import type {
  Choice,
  Clock,
  EventInfo,
  Missed,
  Outcome,
  Snapshot,
  Step,
  Update,
} from "../api/wire";
import type { Scene } from "./queue";

/** How it stands, or would stand with the reader's draft. */
export interface TableScene extends Scene {
  seq: number;
  view: AnyView;
  legal: Choice[];
  outcome: Outcome | null;
  clock: Clock | null;
  /** The reader's own latest action that stands; 0: none. */
  lastTurn: number;
  /** The reader's own draft that leads here. */
  draft: string[];
  /** What happened in that draft. */
  begun: EventInfo[];
}

/** What the house sent, as something to draw. */
export function sceneOf(
  message: Snapshot | Missed | Update,
  steps: Step[],
  eyes: number | null,
): TableScene {
  return {
    seq: message.seq,
    steps,
    foreign: steps.some((step) => isForeign(step, eyes)),
    view: message.view as AnyView,
    legal: message.legal,
    outcome: message.outcome,
    clock: message.clock,
    lastTurn: message.last_turn,
    draft: [],
    begun: [],
  };
}

/** How many of some events, from the first, were seen in a draft that is played or undone now. */
export function seenIn(begun: readonly EventInfo[], events: readonly EventInfo[]): number {
  const count = Math.min(begun.length, events.length);
  const first = (some: readonly EventInfo[]): string => JSON.stringify(some.slice(0, count));
  return first(begun) === first(events) ? count : 0;
}

/** What everybody may see of a view. */
export function openPart(view: AnyView): AnyView {
  return { seat: null, actor: view.actor, public: view.public };
}

function isForeign(step: Step, eyes: number | null): boolean {
  return step.actor !== null && step.actor >= 0 && step.actor !== eyes;
}
