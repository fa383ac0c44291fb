// What is held in the hand or said about a touch, as long as the view stays the same.
import type { Held, Note, Touched } from "./choices";

interface Setting<View, Holds> {
  view: () => View;
  /** What is held by somebody who holds nothing. */
  nothing: Holds;
  play: (action: string) => void;
}

export class HeldSelection<View, Holds extends Held> {
  #touched = $state.raw<{ of: View; held: Holds; note: Note | null } | null>(null);
  readonly #setting: Setting<View, Holds>;
  readonly #now = $derived.by(() =>
    this.#touched?.of === this.#setting.view() ? this.#touched : null,
  );

  constructor(setting: Setting<View, Holds>) {
    this.#setting = setting;
  }

  get held(): Holds {
    return this.#now?.held ?? this.#setting.nothing;
  }

  get note(): Note | null {
    return this.#now?.note ?? null;
  }

  /** Do what a touch leads to. */
  follow({ action, held, note }: Touched<Holds>): void {
    const { view, nothing, play } = this.#setting;
    this.#touched = { of: view(), held: held ?? nothing, note: note ?? null };
    if (action !== undefined) play(action);
  }

  /** Put down what is held and forget what was said; whether there was anything. */
  letGo(): boolean {
    const was = this.held !== this.#setting.nothing || this.note !== null;
    this.#touched = null;
    return was;
  }
}
