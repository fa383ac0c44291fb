// What happened at a table before now, as far as the reader may look at it again.
import type { AnyView } from "../../games/contract";
import type { EventInfo, Moment, Step } from "../../api/wire";
import { wait } from "../../kit/wait";
import type { TableScene } from "../../playback/scene";
import {
  keepSince,
  standingIn,
  stepsAfter,
  stepsSince,
  turnsIn,
  wentBack,
  worthTelling,
  type Kept,
} from "./recentSteps";

/** What is looked at instead of the present. */
interface Elsewhere {
  why: "moment" | "again";
  seq: number;
  view: AnyView;
  last: EventInfo[];
}

/** What looking back needs of the table. */
export interface HistorySource {
  /** Whether the past may be looked at. */
  mayLookBack: () => boolean;
  eyes: () => number | null;
  pace: () => number;
  perform: (events: EventInfo[], pace: number, signal: AbortSignal) => Promise<void>;
  /** How it stood after so many entries. */
  moment: (seq: number) => Promise<Moment>;
}

const LONGEST_LOG = 400;
const STOP = "stop";
/** Shown again, even "instant" is slow enough to be seen. */
const FASTEST = 0.5;

export class History {
  log = $state.raw<Step[]>([]);
  /** Steps since the reader's last turn. */
  since = $state.raw<Step[]>([]);
  elsewhere = $state.raw<Elsewhere | null>(null);
  /** Whether the reader has acted at all. */
  acted = $state(false);
  #kept: Kept<AnyView>[] = [];
  #again: AbortController | null = null;

  constructor(private readonly source: HistorySource) {}

  /** How many turns of others there are to be shown again. */
  get missed(): number {
    const { mayLookBack, eyes } = this.source;
    return mayLookBack() && eyes() !== null ? turnsIn(this.since).length : 0;
  }

  /** What others did since the reader's last turn, to be told; chance alone is no news. */
  get recap(): Step[] {
    return worthTelling(this.since) ? turnsIn(this.since).flat() : [];
  }

  /** Everything is known anew. */
  begin(log: Step[], lastTurn: number): void {
    this.lookAtPresent();
    this.acted = lastTurn > 0;
    this.log = log;
    this.since = stepsAfter(log, lastTurn);
    this.#kept = [];
  }

  /** Something was drawn after something else. */
  add(before: AnyView | null, scene: TableScene): void {
    const { steps, view: after } = scene;
    const told = steps.filter((step) => step.events.length > 0);
    const eyes = this.source.eyes();
    this.acted = scene.lastTurn > 0;
    if (!this.source.mayLookBack()) {
      this.log = told;
      this.forgetSince();
      return;
    }
    this.log = [...this.log, ...told].slice(-LONGEST_LOG);
    if (wentBack(steps)) {
      // What was taken back did not happen; of what stands before it no scene is kept here.
      this.since = stepsAfter(standingIn(this.log), scene.lastTurn);
      this.#kept = [];
      return;
    }
    this.since = stepsSince([...this.since, ...steps], eyes);
    this.#kept = before === null ? [] : keepSince(this.#kept, { before, after, steps }, eyes);
  }

  /** Let nothing be seen or told of it any more. */
  forget(): void {
    this.lookAtPresent();
    this.log = [];
    this.since = [];
    this.#kept = [];
  }

  /** The reader acts: what others did before is no news. */
  forgetSince(): void {
    this.since = [];
    this.#kept = [];
  }

  /** Look at an earlier moment. */
  async lookAt(seq: number): Promise<void> {
    const moment = await this.source.moment(seq);
    this.#again?.abort(STOP);
    const last = moment.steps.flatMap((step) => step.events);
    this.elsewhere = { why: "moment", seq, view: moment.view as AnyView, last };
  }

  lookAtPresent(): void {
    this.#again?.abort(STOP);
    this.#again = null;
    this.elsewhere = null;
  }

  /** Show what is being shown again to its end. */
  skip(): void {
    this.#again?.abort();
  }

  /** Show again what happened since the reader's turn. */
  async showAgain(): Promise<void> {
    if (this.missed === 0) return;
    const scenes = await this.#scenes();
    for (const { before, after, steps } of scenes) {
      const show = new AbortController();
      this.#again = show;
      const stopped = (): boolean => show.signal.reason === STOP;
      const events = steps.flatMap((step) => step.events);
      const seq = steps.at(-1)?.seq ?? 0;
      const pace = Math.max(this.source.pace(), FASTEST);
      this.elsewhere = { why: "again", seq: seq - 1, view: before, last: [] };
      await wait(200 * pace, show.signal);
      await this.source.perform(events, pace, show.signal);
      if (stopped()) return;
      this.elsewhere = { why: "again", seq, view: after, last: events };
      await wait(700 * pace, show.signal);
      if (stopped()) return;
    }
    this.lookAtPresent();
  }

  /** What was drawn here since one's turn; after coming back the house is asked for it. */
  async #scenes(): Promise<Kept<AnyView>[]> {
    const turns = turnsIn(this.since);
    const known = this.#kept.flatMap((each) => each.steps);
    if (turns.flat().every((step) => known.some(({ seq }) => seq === step.seq))) return this.#kept;
    const ends = [(turns[0]?.[0]?.seq ?? 1) - 1, ...turns.map((steps) => steps.at(-1)?.seq ?? 0)];
    const moments = await Promise.all(ends.map((seq) => this.source.moment(seq)));
    const views = moments.map((moment) => moment.view as AnyView);
    return turns.flatMap((steps, index) => {
      const [before, after] = [views[index], views[index + 1]];
      return before && after ? [{ before, after, steps }] : [];
    });
  }
}
