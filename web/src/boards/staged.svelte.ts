// What a performance makes of a view, until the next view comes.

export class Staged<View, Drawn> {
  #staged = $state.raw<{ of: View; drawn: Drawn } | null>(null);
  readonly #view: () => View;
  readonly #drawnOf: (view: View) => Drawn;
  readonly #drawn: Drawn = $derived.by(() => {
    const view = this.#view();
    return this.#staged?.of === view ? this.#staged.drawn : this.#drawnOf(view);
  });

  /** `drawnOf` is what is drawn of a view as it was sent. */
  constructor(view: () => View, drawnOf: (view: View) => Drawn) {
    this.#view = view;
    this.#drawnOf = drawnOf;
  }

  get drawn(): Drawn {
    return this.#drawn;
  }

  set drawn(drawn: Drawn) {
    this.#staged = { of: this.#view(), drawn };
  }
}
