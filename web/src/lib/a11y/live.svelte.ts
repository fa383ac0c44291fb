// What a screen reader is told, politely or at once.
let polite = $state("");
let urgent = $state("");
let lines: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** What the region says now. */
export const live = {
  get polite(): string {
    return polite;
  },
  get urgent(): string {
    return urgent;
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

/** Tell it at once: an error, a line that broke. */
export function alertNow(words: string): void {
  urgent = urgent === words ? `${words}\u00a0` : words;
}
