// What happens, shown in order: cards fly, houses change hands, round 10 is turned up.
import type { GameEvent } from "./events";
import { after, type Drawn } from "./staged";

/** What flies over the board. */
export type Flying =
  | { of: "ghost"; value: number | null; family: number }
  | { of: "medium"; medium: number }
  | { of: "house"; kind: "castle" | "manor" };

/** What a performance needs of the board. Durations are in milliseconds at normal pace. */
export interface Stage {
  drawn: Drawn;
  eyes: number | null;
  /** Move something between two marked places. */
  fly: (what: Flying, from: string, to: string, duration: number) => Promise<void>;
  /** Tell what happens, in words over the board; null: nothing more. */
  tell: (event: GameEvent | null) => void;
  /** Open round 10: a moment of its own. */
  reveal: (cards: [string[], string[]]) => Promise<void>;
  wait: (duration: number) => Promise<void>;
}

const FLIGHT = 380;
const READING = 850;

/** Kinds that are only looked at, not read. */
const SILENT: readonly GameEvent["kind"][] = [
  "line",
  "house",
  "dealt",
  "drawn",
  "passed",
  "round",
  "moved",
];

/** Perform all events; a signal ends it at once. */
export async function perform(
  events: readonly GameEvent[],
  stage: Stage,
  signal: AbortSignal,
): Promise<void> {
  for (const event of events) {
    if (signal.aborted) return;
    if (!SILENT.includes(event.kind)) stage.tell(event);
    await performOne(event, events, stage);
  }
}

async function performOne(
  event: GameEvent,
  all: readonly GameEvent[],
  stage: Stage,
): Promise<void> {
  const next = () => {
    stage.drawn = after(stage.drawn, event, stage.eyes);
  };
  switch (event.kind) {
    case "line":
    case "house":
      next();
      return stage.wait(60);
    case "dealt":
      next();
      return stage.wait(70);
    case "drawn": {
      const { seat, value } = event.fields;
      await stage.fly(
        { of: "ghost", value, family: seat },
        `deck-${seat}`,
        handOf(seat, stage),
        240,
      );
      next();
      return;
    }
    case "played":
    case "stumbled": {
      const { seat, value } = event.fields;
      await stage.fly(
        { of: "ghost", value, family: seat },
        seat === stage.eyes ? `hand-${value}` : `seat-${seat}`,
        `side-${seat}`,
        FLIGHT,
      );
      next();
      return stage.wait(260);
    }
    case "searched": {
      const { seat, value } = event.fields;
      await stage.fly({ of: "ghost", value, family: seat }, `deck-${seat}`, `side-${seat}`, FLIGHT);
      next();
      return stage.wait(300);
    }
    case "medium":
    case "plain": {
      const { seat, medium } = event.fields;
      await stage.fly({ of: "medium", medium }, `medium-${medium}`, `side-${seat}`, FLIGHT);
      next();
      return stage.wait(500);
    }
    case "house-won": {
      const { seat, round, houses } = event.fields;
      for (const kind of houses)
        await stage.fly({ of: "house", kind }, `house-${round}`, `seat-${seat}`, 520);
      next();
      return stage.wait(READING);
    }
    case "took-medium":
    case "kept-medium": {
      const { seat, medium } = event.fields;
      await stage.fly({ of: "medium", medium }, `medium-${medium}`, `held-${seat}`, FLIGHT);
      next();
      return stage.wait(300);
    }
    case "placed": {
      const { seat, value } = event.fields;
      await stage.fly({ of: "ghost", value, family: seat }, handOf(seat, stage), "mini-10", FLIGHT);
      next();
      return;
    }
    case "placed-medium": {
      const { medium } = event.fields;
      await stage.fly({ of: "medium", medium }, `medium-${medium}`, "mini-10", FLIGHT);
      next();
      return;
    }
    case "uncover-ten":
      next();
      return stage.reveal([turnedUp(all, 0), turnedUp(all, 1)]);
    case "revealed":
      next();
      return;
    case "discarded":
      next();
      return stage.wait(300);
    case "passed":
    case "round":
      next();
      return stage.wait(150);
    default:
      next();
      return stage.wait(SILENT.includes(event.kind) ? 100 : READING);
  }
}

function handOf(seat: number, stage: Stage): string {
  return seat === stage.eyes ? "hand" : `seat-${seat}`;
}

/** The cards that a family has on round 10. */
function turnedUp(all: readonly GameEvent[], seat: number): string[] {
  const revealed = all.filter((one) => one.kind === "revealed");
  return revealed.find(({ fields }) => fields.seat === seat)?.fields.cards ?? [];
}
