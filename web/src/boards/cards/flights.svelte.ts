// Things on their way over the board, from one marked place to another.
import { tick } from "svelte";
import { motionReduced } from "../../stores/settings.svelte";

export interface Flight<What> {
  id: number;
  what: What;
  /** Where it sets out. */
  x: number;
  y: number;
  /** How wide it is in the air. */
  width: number;
}

export interface Journey<What> {
  what: What;
  from: string;
  to: string;
  /** Milliseconds. */
  duration: number;
  delay?: number;
}

/** How things look on their way. */
export interface Look {
  /** How wide they are in the air. */
  width: number;
  /** How much of that they are when they set out and when they arrive. */
  start: number;
  end: number;
  /** By how many degrees they have turned by then. */
  tilt: number;
  /** Where they come to lie in full view: there they end straight, as wide as the place. */
  lying: readonly string[];
}

interface Spot {
  x: number;
  y: number;
  width: number;
}

export class Flights<What> {
  now = $state.raw<readonly Flight<What>[]>([]);
  #count = 0;
  readonly #board: () => HTMLElement | undefined;
  readonly #instead: (place: string) => string;

  /** `instead` names the place that stands for one that cannot be seen. */
  constructor(board: () => HTMLElement | undefined, instead: (place: string) => string) {
    this.#board = board;
    this.#instead = instead;
  }

  /** Settled when it has arrived, or as soon as the signal says so. */
  async fly(journey: Journey<What>, look: Look, signal: AbortSignal): Promise<void> {
    const { what, from, to, duration, delay = 0 } = journey;
    const start = this.#spot(from);
    const end = this.#spot(to);
    if (!start || !end || motionReduced() || duration <= 0) return;
    const id = ++this.#count;
    this.now = [...this.now, { id, what, x: start.x, y: start.y, width: look.width }];
    await tick();
    const isLying = look.lying.includes(to);
    const scale = isLying ? end.width / look.width : look.end;
    const way = `translate(${end.x - start.x}px, ${end.y - start.y}px)`;
    const animation = this.#board()
      ?.querySelector(`[data-flight="${id}"]`)
      ?.animate(
        [
          { transform: `translate(-50%, -50%) scale(${look.start})` },
          {
            transform: `translate(-50%, -50%) ${way} scale(${scale}) rotate(${isLying ? 0 : look.tilt}deg)`,
          },
        ],
        { duration, delay, easing: "cubic-bezier(0.3, 0.1, 0.2, 1)", fill: "both" },
      );
    const stop = () => animation?.cancel();
    signal.addEventListener("abort", stop, { once: true });
    // A cancelled animation rejects: it ended all the same.
    await animation?.finished.catch(() => undefined);
    signal.removeEventListener("abort", stop);
    this.now = this.now.filter((flight) => flight.id !== id);
  }

  /** Where a marked place is on the board. */
  #spot(place: string): Spot | null {
    const board = this.#board();
    const marked =
      board?.querySelector(`[data-spot="${place}"]`) ??
      board?.querySelector(`[data-spot="${this.#instead(place)}"]`);
    if (!board || !marked) return null;
    const box = marked.getBoundingClientRect();
    const frame = board.getBoundingClientRect();
    return {
      x: box.left + box.width / 2 - frame.left,
      y: box.top + box.height / 2 - frame.top,
      width: box.width,
    };
  }
}
