// What glows in the dark: it fades, and is charged again at a lamp.

/** Milliseconds from a full charge to next to none, and from none to a full one. */
export const FADING = 100_000;
export const CHARGING = 1_800;
/** Something can always be seen, however little. */
export const LEAST = 0.06;
/** Above this it has not been dark for long: a tenth of its time to fade. */
const NEW = 0.9;
const TICK = 200;

export class Phosphor {
  /** Whether it is dark. */
  dark = $state(false);
  /** How much it glows, from `LEAST` to 1. */
  charge = $state(1);
  /** Whether the lamp is held to it. */
  lit = $state(false);
  #charged = $state(false);
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Whether it was dark for a moment only, and nobody has found out yet how to charge it. */
  get strange(): boolean {
    return this.dark && !this.#charged && this.charge > NEW;
  }

  enter(): void {
    if (this.dark) return;
    this.dark = true;
    this.charge = 1;
    this.#timer = setInterval(() => {
      this.#pass(TICK);
    }, TICK);
  }

  leave(): void {
    clearInterval(this.#timer);
    this.dark = false;
    this.lit = false;
  }

  hold(): void {
    this.lit = this.dark;
    this.#charged = true;
  }

  release(): void {
    this.lit = false;
  }

  /** For those who cannot hold a button: one press is a full charge. */
  fill(): void {
    this.charge = 1;
    this.#charged = true;
  }

  #pass(time: number): void {
    const change = this.lit ? time / CHARGING : -time / FADING;
    this.charge = Math.min(1, Math.max(LEAST, this.charge + change));
  }
}

/** One for the page: where it is dark, it is dark everywhere. */
export const phosphor = new Phosphor();
