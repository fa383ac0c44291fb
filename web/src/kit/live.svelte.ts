// What a screen reader is told when it has a moment.
let polite = $state("");
let lines: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** What the region says now. */
export const live = {
  get polite(): string {
    return polite;
  },
};

/** Tell it when the reader has a moment; things said in a row are told together. */
export function announce(words: string): void {
  if (words.trim() === "") return;
  lines.push(words);
  timer ??= setTimeout(() => {
    // A reader does not repeat a region that did not change.
    const next = lines.join(" ");
    polite = polite === next ? `${next}\u00a0` : next;
    lines = [];
    timer = undefined;
  }, 60);
}
