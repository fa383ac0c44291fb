// What a performance makes of a castle, until the house sends how it really stands.
import { wait } from "../../kit/wait";
import { Staged } from "../staged.svelte";
import { type CastleStage, type Manner, performIn } from "./perform";

export class CastleScene<View, Drawn, E extends { kind: string }> {
  /** What is told beside the castle. */
  told = $state.raw<E | null>(null);
  readonly #staged: Staged<View, Drawn>;
  readonly #manner: Manner<Drawn, E>;

  constructor(view: () => View, drawnOf: (view: View) => Drawn, manner: Manner<Drawn, E>) {
    this.#staged = new Staged(view, drawnOf);
    this.#manner = manner;
  }

  get drawn(): Drawn {
    return this.#staged.drawn;
  }

  /** Perform all events for those who see with these eyes, `pace` times as slowly as normal. */
  async perform(
    events: readonly E[],
    eyes: number | null,
    pace: number,
    signal: AbortSignal,
  ): Promise<void> {
    if (pace <= 0 || signal.aborted) return;
    const staged = this.#staged;
    const stage: CastleStage<Drawn, E> = {
      eyes,
      get drawn() {
        return staged.drawn;
      },
      set drawn(next) {
        if (!signal.aborted) staged.drawn = next;
      },
      tell: (event) => (this.told = event),
      wait: (duration) => wait(duration * pace, signal),
    };
    await performIn(this.#manner, events, stage, signal);
    this.told = null;
  }
}
