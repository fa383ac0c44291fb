// A replay as far as it was read: a long game comes in pages, asked for as somebody gets there.
import type { Replay, ReplayStep } from "../api/wire";
import { movesOf } from "./moves";
import { clamp } from "./address";

/** So many moves ahead are read before somebody gets there. */
const AHEAD = 20;

export class ReplayLoader {
  /** What all pages say alike. */
  readonly head: Replay;
  /** By number, from 1 at index 0; those of pages that were not read yet are missing. */
  moves = $state.raw<readonly (ReplayStep | undefined)[]>([]);
  /** The view before the first move; undefined: not read yet. */
  start = $state.raw<unknown>(undefined);
  readonly #ask: (move: number) => Promise<Replay>;
  readonly #asked = new Map<number, Promise<void>>();

  constructor(page: Replay, ask: (move: number) => Promise<Replay>) {
    this.head = page;
    this.#ask = ask;
    this.#add(page);
  }

  /** How many moves the game has. */
  get last(): number {
    return this.head.moves;
  }

  /** How it stood after a move, 0: at the beginning; undefined: not read yet. */
  viewAt(move: number): unknown {
    return move === 0 ? this.start : this.moves[move - 1]?.view;
  }

  /** The move to be read next for somebody who is at this one; null: all that is near is there. */
  missing(at: number): number | null {
    const near = [at, at + 1, at - 1, at + AHEAD].map((move) => clamp(move, this.last));
    return near.find((move) => !this.has(move)) ?? null;
  }

  has(move: number): boolean {
    return this.viewAt(move) !== undefined;
  }

  /** Read the page of a move, if that was not done. */
  async need(move: number): Promise<void> {
    if (this.has(move)) return;
    const asked = this.#asked.get(move) ?? this.#read(move);
    this.#asked.set(move, asked);
    await asked;
  }

  async #read(move: number): Promise<void> {
    try {
      this.#add(await this.#ask(move));
    } finally {
      this.#asked.delete(move);
    }
  }

  #add(page: Replay): void {
    const moves = Array.from({ length: this.last }, (_, index) => this.moves[index]);
    for (const move of movesOf(page.steps)) moves[move.move - 1] = move;
    this.moves = moves;
    if (page.after === 0) this.start = page.first;
  }
}
