// Cards on their way over the table, from one marked place to another.
import { tick } from "svelte";
import { motionReduced } from "../../lib/settings.svelte";

interface Flight {
  id: number;
  card: string | null;
  x: number;
  y: number;
  width: number;
}

export interface Journey {
  /** null: face down. */
  card: string | null;
  from: string;
  to: string;
  /** Milliseconds. */
  duration: number;
  delay: number;
  /** How wide the card is in the air. */
  width: number;
}

export class Flights {
  now = $state<Flight[]>([]);
  #count = 0;

  /** Let a card fly over the board; settled when it has arrived, or as soon as the signal says so. */
  async fly(
    board: HTMLElement | undefined,
    journey: Journey,
    eyes: number | null,
    signal: AbortSignal,
  ): Promise<void> {
    const { card, from, to, duration, delay, width } = journey;
    const start = spot(board, from, eyes);
    const end = spot(board, to, eyes);
    if (!start || !end || motionReduced() || duration <= 0) return;
    const id = ++this.#count;
    this.now.push({ id, card, x: start.x, y: start.y, width });
    await tick();
    const lands = to === "cemetery" || to === "kitty" ? end.width / width : 0.5;
    const way = `translate(${end.x - start.x}px, ${end.y - start.y}px)`;
    const animation = board
      ?.querySelector(`[data-flight="${id}"]`)
      ?.animate(
        [
          { transform: "translate(-50%, -50%) scale(0.8)" },
          { transform: `translate(-50%, -50%) ${way} scale(${lands}) rotate(4deg)` },
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
}

/** Where a marked place is on the board; what has none of its own belongs to a seat. */
function spot(
  board: HTMLElement | undefined,
  name: string,
  eyes: number | null,
): { x: number; y: number; width: number } | null {
  const seat = /^manor-(\d)$/.exec(name)?.[1] ?? eyes;
  const marked =
    board?.querySelector(`[data-spot="${name}"]`) ??
    board?.querySelector(`[data-spot="seat-${seat}"]`);
  if (!board || !marked) return null;
  const box = marked.getBoundingClientRect();
  const frame = board.getBoundingClientRect();
  return {
    x: box.left + box.width / 2 - frame.left,
    y: box.top + box.height / 2 - frame.top,
    width: box.width,
  };
}
