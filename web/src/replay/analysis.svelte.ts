// A finished game's analysis: asked for, waited for, and read at any step of the replay.
import { ApiError, api } from "../api/api";
import { wait } from "../kit/wait";
import type { AnalysedMove, Analysis, AnalysisState, Text } from "../api/wire";

/** Milliseconds between two looks at how far it is. */
const BETWEEN_LOOKS = 1_000;
/** Another process of the house may know nothing of it: then it is asked for again. */
const MOST_ASKED = 3;
const FAILED: Text = { type: "text", domain: "table", key: "analysis-failed", fields: {} };

type House = Pick<typeof api, "analysis" | "analyse">;

export class AnalysisLoader {
  state = $state.raw<AnalysisState | null>(null);
  failure = $state.raw<unknown>(null);
  readonly #table: string;
  readonly #house: House;
  readonly #stopped = new AbortController();

  constructor(table: string, house: House = api) {
    this.#table = table;
    this.#house = house;
  }

  get done(): Analysis | null {
    return this.state?.analysis ?? null;
  }

  /** Ask for it, and look until it is there. */
  async load(between = BETWEEN_LOOKS): Promise<void> {
    this.failure = null;
    const { signal } = this.#stopped;
    try {
      this.state = await this.#house.analyse(this.#table);
      for (let asked = 1; this.state.status !== "done";) {
        await wait(between, signal);
        if (signal.aborted) return;
        this.state = await this.#house.analysis(this.#table);
        if (this.state.status !== "none") continue;
        if (asked++ === MOST_ASKED) throw new ApiError(500, FAILED);
        this.state = await this.#house.analyse(this.#table);
      }
    } catch (error) {
      this.state = null;
      this.failure = error;
    }
  }

  /** Nobody waits any more. */
  stop(): void {
    this.#stopped.abort();
  }
}

/** What every seat could expect after each step of the replay, from 0 on. */
export function valuesByStep({ start, moves }: Analysis, last: number): number[][] {
  const values: number[][] = [start];
  let next = 0;
  for (let step = 1; step <= last; step++) {
    let now = values[step - 1] ?? start;
    for (; (moves[next]?.move ?? Infinity) <= step; next++) now = moves[next]?.values ?? now;
    values.push(now);
  }
  return values;
}

/** The decision of a step, if something would clearly have been better. */
export function mistakeAt({ moves }: Analysis, step: number): AnalysedMove | null {
  return moves.find(({ move, better }) => move === step && better !== null) ?? null;
}

/** The turning points in the order of the game. */
export function turningPoints({ moves, turning }: Analysis): AnalysedMove[] {
  return [...turning].sort((a, b) => a - b).flatMap((index) => moves[index] ?? []);
}
