// Which card of a hand the keyboard reaches: one button of a toolbar at a time.
import { tick } from "svelte";
import { CARDS, HAND_ENDS, ROWS } from "../../kit/shortcuts";

const [LEFT, RIGHT] = CARDS.keys;
const [UP, DOWN] = ROWS.keys;
const [FIRST, LAST] = HAND_ENDS.keys;

export class RovingFocus {
  /** The toolbar, whose buttons are the cards. */
  bar = $state<HTMLElement>();
  readonly #cards: () => readonly string[];
  // A card keeps the focus when the hand is sorted anew around it.
  #at = $state.raw<{ card: string; index: number } | null>(null);
  readonly index: number = $derived.by(() => {
    const cards = this.#cards();
    const kept = this.#at ? cards.indexOf(this.#at.card) : -1;
    return kept >= 0 ? kept : Math.min(this.#at?.index ?? 0, Math.max(0, cards.length - 1));
  });

  constructor(cards: () => readonly string[]) {
    this.#cards = cards;
  }

  /** A card has the focus. */
  rest(card: string, index: number): void {
    this.#at = { card, index };
  }

  focus(index = this.index): void {
    this.bar?.querySelectorAll("button")[index]?.focus();
  }

  /** Go where a key leads; whether it leads anywhere. Rows are `columns` long. */
  follow(event: KeyboardEvent, columns?: number): boolean {
    const next =
      event.altKey || event.ctrlKey || event.metaKey ? undefined : this.#to(event.key, columns);
    if (next === undefined) return false;
    event.preventDefault();
    event.stopPropagation();
    this.focus(next);
    return true;
  }

  #to(key: string, columns?: number): number | undefined {
    const { index } = this;
    const last = this.#cards().length - 1;
    if (key === LEFT) return index === 0 ? last : index - 1;
    if (key === RIGHT) return index === last ? 0 : index + 1;
    if (key === FIRST) return 0;
    if (key === LAST) return last;
    if (columns === undefined) return undefined;
    if (key === DOWN) return index + columns <= last ? index + columns : index;
    if (key === UP) return index >= columns ? index - columns : index;
    return undefined;
  }

  /**
   * A card that was played takes the focus with it: pass it on to its neighbour. To be called
   * while the component is made.
   */
  passOn(): void {
    $effect.pre(() => {
      const bar = this.bar;
      if (this.#cards().length === 0 || !bar?.contains(document.activeElement)) return;
      void tick().then(() => {
        if (bar.isConnected && !bar.contains(document.activeElement)) this.focus();
      });
    });
  }
}
