// Midnight and the loser's howl: told by what changes on the table, so that they sound at any pace,
// once in a round, and keep nobody waiting.
import { motionReduced } from "../../stores/settings.svelte";
import { strikeTwelve, terrifyingNoise } from "./sounds";
import { isNight } from "./table";
import type { Public } from "./view";

/** How long the word of midnight stays over the table. */
const MIDNIGHT_WORD = 1_800;
const HOWL = 2_600;

interface Known {
  round: number;
  night: boolean;
  over: boolean;
  boos: number;
}

export class Night {
  /** The stroke that sounds just now; 0: none. */
  stroke = $state(0);
  /** Whether midnight has just begun to strike. */
  midnight = $state(false);
  /** Who howls; null: nobody. */
  howling = $state<number | null>(null);

  #known: Known | null = null;
  #struckIn = 0;
  #howledIn = 0;
  #stopStriking: () => void = () => undefined;
  #word = 0;
  #fading = 0;

  /** The table as it stands now; what was so when we came is no news. */
  look(table: Public): void {
    const before = this.#known;
    const now = {
      round: table.round,
      night: isNight(table),
      over: table.phase === "over",
      boos: table.boos.reduce((all, one) => all + one, 0),
    };
    this.#known = now;
    if (!before) {
      if (now.night) this.#struckIn = now.round;
      if (now.over) this.#howledIn = now.round;
      return;
    }
    if (now.night && !before.night && now.round === before.round) this.strike(now.round);
    if ((now.over && !before.over) || now.boos === before.boos + 1)
      this.howl(before.round, table.turn);
  }

  strike(round: number): void {
    if (this.#struckIn >= round) return;
    this.#struckIn = round;
    this.#stopStriking();
    this.#stopStriking = strikeTwelve((stroke) => (this.stroke = stroke));
    this.midnight = true;
    this.#word = window.setTimeout(() => (this.midnight = false), MIDNIGHT_WORD);
  }

  howl(round: number, seat: number): void {
    if (this.#howledIn >= round) return;
    this.#howledIn = round;
    this.#stopStriking();
    terrifyingNoise();
    if (motionReduced()) return;
    this.howling = seat;
    this.#fading = window.setTimeout(() => (this.howling = null), HOWL);
  }

  stop(): void {
    this.#stopStriking();
    clearTimeout(this.#word);
    clearTimeout(this.#fading);
  }
}
