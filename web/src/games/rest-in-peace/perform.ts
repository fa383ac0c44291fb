// What happens, shown in order: cards fly, houses change hands, round 10 is turned up.
import type { EventInfo } from "../../api/wire";
import { listIn, numberIn, textIn } from "../fields";
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
  tell: (event: EventInfo | null) => void;
  /** Open round 10: a moment of its own. */
  reveal: (cards: [string[], string[]]) => Promise<void>;
  wait: (duration: number) => Promise<void>;
}

const FLIGHT = 380;
const READING = 850;

/** Kinds that are only looked at, not read. */
const SILENT: readonly string[] = ["line", "house", "dealt", "drawn", "passed", "round", "moved"];

/** Perform all events; a signal ends it at once. */
export async function perform(
  events: readonly EventInfo[],
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
  event: EventInfo,
  all: readonly EventInfo[],
  stage: Stage,
): Promise<void> {
  const seat = numberIn(event, "seat");
  const value = numberIn(event, "value");
  const known = value > 0 ? value : null;
  const medium = numberIn(event, "medium");
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
    case "drawn":
      await stage.fly(
        { of: "ghost", value: known, family: seat },
        `deck-${seat}`,
        handOf(seat, stage),
        240,
      );
      next();
      return;
    case "played":
    case "stumbled":
      await stage.fly(
        { of: "ghost", value, family: seat },
        seat === stage.eyes ? `hand-${value}` : `seat-${seat}`,
        `side-${seat}`,
        FLIGHT,
      );
      next();
      return stage.wait(260);
    case "searched":
      await stage.fly({ of: "ghost", value, family: seat }, `deck-${seat}`, `side-${seat}`, FLIGHT);
      next();
      return stage.wait(300);
    case "medium":
    case "plain":
      await stage.fly({ of: "medium", medium }, `medium-${medium}`, `side-${seat}`, FLIGHT);
      next();
      return stage.wait(500);
    case "house-won": {
      const round = numberIn(event, "round");
      for (const kind of listIn(event, "houses"))
        await stage.fly(
          { of: "house", kind: kind === "castle" ? "castle" : "manor" },
          `house-${round}`,
          `seat-${seat}`,
          520,
        );
      next();
      return stage.wait(READING);
    }
    case "took-medium":
    case "kept-medium":
      await stage.fly({ of: "medium", medium }, `medium-${medium}`, `held-${seat}`, FLIGHT);
      next();
      return stage.wait(300);
    case "placed":
      await stage.fly(
        { of: "ghost", value: known, family: seat },
        handOf(seat, stage),
        "mini-10",
        FLIGHT,
      );
      next();
      return;
    case "placed-medium":
      await stage.fly({ of: "medium", medium }, `medium-${medium}`, "mini-10", FLIGHT);
      return;
    case "uncover-ten":
      next();
      return stage.reveal([turnedUp(all, 0), turnedUp(all, 1)]);
    case "revealed":
      next();
      return;
    case "banished":
    case "discarded":
      next();
      return stage.wait((textIn(event, "card") ?? "") === "" ? 300 : READING);
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
function turnedUp(all: readonly EventInfo[], seat: number): string[] {
  const event = all.find((one) => one.kind === "revealed" && numberIn(one, "seat") === seat);
  return event ? listIn(event, "cards").map(String) : [];
}
