// What happens, shown in order: each event is drawn, told if it should be, and looked at a while.
import type { EventInfo } from "../../api/wire";

/** What a performance needs of the board. Durations are in milliseconds at normal pace. */
export interface CastleStage<Drawn> {
  drawn: Drawn;
  eyes: number | null;
  /** What is told beside the castle; null: nothing. */
  tell: (event: EventInfo | null) => void;
  wait: (duration: number) => Promise<void>;
}

export interface Manner<Drawn> {
  /** What is drawn once an event has happened. */
  after: (drawn: Drawn, event: EventInfo, eyes: number | null) => Drawn;
  /** How long each kind of event is looked at. */
  looks: Readonly<Record<string, number>>;
  /** The kinds that are told. */
  told: readonly string[];
}

/** Perform all events; a signal ends it at once. */
export async function performIn<Drawn>(
  { after, looks, told }: Manner<Drawn>,
  events: readonly EventInfo[],
  stage: CastleStage<Drawn>,
  signal: AbortSignal,
): Promise<void> {
  for (const event of events) {
    if (signal.aborted) return;
    stage.drawn = after(stage.drawn, event, stage.eyes);
    if (told.includes(event.kind)) stage.tell(event);
    await stage.wait(looks[event.kind] ?? 0);
  }
  stage.tell(null);
}
