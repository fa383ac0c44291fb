// What happened is shown one after another: performed on the board, then drawn, and left for a look.
import { wait } from "../kit/wait";
import type { EventInfo, Step } from "../api/wire";

/** How it stands after some steps. */
export interface Scene {
  steps: Step[];
  /** How many of their events, from the first, were seen already: those of a draft. */
  seen?: number;
  /** Whether somebody else did it, so that it must stay visible for a moment. */
  foreign: boolean;
}

/** Where scenes are shown. */
export interface Stage<S extends Scene> {
  /** Something begins that somebody sees, however fast. */
  begins?: (events: EventInfo[]) => void;
  perform: (events: EventInfo[], pace: number, signal: AbortSignal) => Promise<void>;
  draw: (scene: S) => void;
  /** 1: normal; 0: at once. */
  pace: () => number;
  /** Whether nobody looks, so that showing would be for nobody. */
  hidden: () => boolean;
  /** Settled when the next thing may be shown: nothing is being read. */
  ready?: () => Promise<void>;
}

/** How long what another one did stays visible before the next thing, at normal pace. */
export const VISIBLE = 700;
/** With more than this many behind, the newest is shown at once. */
export const LONGEST = 6;
const LONGEST_SHOW = 20_000;
const DROPPED = "dropped";

export class ShowQueue<S extends Scene> {
  #waiting: S[] = [];
  #running: AbortController | null = null;
  #idle: Promise<void> = Promise.resolve();
  /** Whether the next thing waits until it may be shown; what is not shown cannot be skipped. */
  #held = false;

  constructor(private readonly stage: Stage<S>) {}

  /** Whether something is being shown or waits to be. */
  get busy(): boolean {
    return this.#running !== null;
  }

  /** Settled when everything has been shown. */
  get idle(): Promise<void> {
    return this.#idle;
  }

  push(scene: S): void {
    this.#waiting.push(scene);
    if (!this.#running) this.#idle = this.#run();
  }

  /** A tap or a key: show the end of what is being performed, now. */
  skip(): void {
    if (!this.#held) this.#running?.abort();
  }

  /** Drop everything: something newer is drawn from outside. */
  clear(): void {
    this.#waiting = [];
    this.#running?.abort(DROPPED);
  }

  async #run(): Promise<void> {
    for (;;) {
      const scene = this.#waiting.shift();
      if (!scene) break;
      await this.#show(scene);
    }
    this.#running = null;
  }

  async #show(scene: S): Promise<void> {
    const show = new AbortController();
    this.#running = show;
    if (this.stage.ready) {
      this.#held = true;
      await Promise.race([this.stage.ready(), aborted(show.signal)]);
      this.#held = false;
      if (show.signal.aborted) return;
    }
    const begun = performance.now();
    const pace = this.#hurried() ? 0 : this.stage.pace();
    const events = scene.steps.flatMap((step) => step.events).slice(scene.seen ?? 0);
    if (events.length > 0 && !this.stage.hidden()) this.stage.begins?.(events);
    if (pace > 0 && events.length > 0) await this.#perform(events, pace, show.signal);
    if (show.signal.reason === DROPPED) return;
    this.stage.draw(scene);
    if (scene.foreign) await wait(VISIBLE * pace - (performance.now() - begun), show.signal);
  }

  /** A board that fails at its show, or never ends it, must not stop the game. */
  async #perform(events: EventInfo[], pace: number, signal: AbortSignal): Promise<void> {
    try {
      await Promise.race([
        this.stage.perform(events, pace, signal),
        wait(LONGEST_SHOW * pace, signal),
      ]);
    } catch (error) {
      if (!signal.aborted) console.error(error);
    }
  }

  #hurried(): boolean {
    return this.stage.hidden() || this.#waiting.length >= LONGEST;
  }
}

/** Settled as soon as the signal says so. */
function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve()));
}
