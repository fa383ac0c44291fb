// What a performance makes of a card table, until the house sends how it really stands.
import { wait } from "../../kit/wait";
import { Staged } from "../staged.svelte";
import { Flights, type Look } from "./flights.svelte";
import type { CardStage } from "./stage";

const TREMBLING = 700;

interface Setting<View, Drawn> {
  view: () => View;
  /** What is drawn of a view as it was sent. */
  drawnOf: (view: View) => Drawn;
  board: () => HTMLElement | undefined;
  /** The place that stands for one that cannot be seen. */
  instead: (place: string) => string;
  /** How cards look on their way. */
  look: () => Look;
}

export class Scene<View, Drawn, E> {
  /** Whether the pile is on its way elsewhere. */
  away = $state(false);
  banner = $state.raw<E | null>(null);
  /** The seat that trembles. */
  trembling = $state<number | null>(null);
  readonly flights: Flights<string | null>;
  readonly setting: Setting<View, Drawn>;
  readonly #staged: Staged<View, Drawn>;

  constructor(setting: Setting<View, Drawn>) {
    this.setting = setting;
    this.#staged = new Staged(setting.view, setting.drawnOf);
    this.flights = new Flights(setting.board, setting.instead);
  }

  get drawn(): Drawn {
    return this.#staged.drawn;
  }

  set drawn(drawn: Drawn) {
    this.#staged.drawn = drawn;
  }

  /** What a performance may do, `pace` times as slowly as normal. */
  stage(pace: number, signal: AbortSignal): CardStage<Drawn, E> {
    return new SceneStage(this, pace, signal);
  }

  /** After the last event. */
  end(): void {
    this.away = false;
    this.banner = null;
  }
}

class SceneStage<View, Drawn, E> implements CardStage<Drawn, E> {
  readonly #scene: Scene<View, Drawn, E>;
  readonly #pace: number;
  readonly #signal: AbortSignal;

  constructor(scene: Scene<View, Drawn, E>, pace: number, signal: AbortSignal) {
    this.#scene = scene;
    this.#pace = pace;
    this.#signal = signal;
  }

  get drawn(): Drawn {
    return this.#scene.drawn;
  }

  set drawn(drawn: Drawn) {
    if (!this.#signal.aborted) this.#scene.drawn = drawn;
  }

  get away(): boolean {
    return this.#scene.away;
  }

  set away(is: boolean) {
    this.#scene.away = is;
  }

  fly(what: string | null, from: string, to: string, duration: number, delay = 0): Promise<void> {
    const journey = { what, from, to, duration: duration * this.#pace, delay: delay * this.#pace };
    return this.#scene.flights.fly(journey, this.#scene.setting.look(), this.#signal);
  }

  banner(event: E | null): void {
    this.#scene.banner = event;
  }

  shiver(seat: number): void {
    this.#scene.trembling = seat;
    void this.wait(TREMBLING).then(() => (this.#scene.trembling = null));
  }

  wait(duration: number): Promise<void> {
    return wait(duration * this.#pace, this.#signal);
  }
}
