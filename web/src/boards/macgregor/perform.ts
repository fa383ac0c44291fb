// What happens, shown in order: each event is drawn, told if it should be, and looked at a while.
/** What a performance needs of the board. Durations are in milliseconds at normal pace. */
export interface CastleStage<Drawn, E> {
  drawn: Drawn;
  eyes: number | null;
  /** What is told beside the castle; null: nothing. */
  tell: (event: E | null) => void;
  wait: (duration: number) => Promise<void>;
}

export interface Manner<Drawn, E extends { kind: string }> {
  /** What is drawn once an event has happened. */
  after: (drawn: Drawn, event: E, eyes: number | null) => Drawn;
  /** How long each kind of event is looked at; those that are left out are not. */
  looks: Readonly<Partial<Record<E["kind"], number>>>;
  /** The kinds that are told. */
  told: readonly E["kind"][];
}

/** Perform all events; a signal ends it at once. */
export async function performIn<Drawn, E extends { kind: string }>(
  { after, looks, told }: Manner<Drawn, E>,
  events: readonly E[],
  stage: CastleStage<Drawn, E>,
  signal: AbortSignal,
): Promise<void> {
  for (const event of events) {
    if (signal.aborted) return;
    stage.drawn = after(stage.drawn, event, stage.eyes);
    if (told.includes(event.kind)) stage.tell(event);
    await stage.wait(looks[event.kind as E["kind"]] ?? 0);
  }
  stage.tell(null);
}
