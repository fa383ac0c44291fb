// What is being drawn, and how it was before: every step can be undone.
import type { Sketch } from "./sketch";

const MOST_STEPS = 200;

export class EditHistory {
  #now: Sketch;
  #past = $state.raw<readonly Sketch[]>([]);
  #future = $state.raw<readonly Sketch[]>([]);
  #saved = $state.raw<Sketch | null>(null);
  /** What the last step was about, where many small ones make one. */
  #about: string | null = null;

  constructor(first: Sketch, isSaved: boolean) {
    this.#now = $state.raw(first);
    if (isSaved) this.#saved = first;
  }

  get now(): Sketch {
    return this.#now;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Whether something would be lost. */
  get isChanged(): boolean {
    return this.#now !== this.#saved;
  }

  /** Draw something; steps in a row about the same are undone together. */
  change(next: Sketch, about: string | null = null): void {
    if (next === this.#now) return;
    if (about === null || about !== this.#about)
      this.#past = [...this.#past, this.#now].slice(-MOST_STEPS);
    this.#about = about;
    this.#future = [];
    this.#now = next;
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.#now];
    this.#now = before;
    this.#about = null;
  }

  redo(): void {
    const after = this.#future.at(-1);
    if (!after) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.#now];
    this.#now = after;
    this.#about = null;
  }

  /** It is kept as it was at that moment. */
  saved(kept: Sketch): void {
    this.#saved = kept;
  }
}
