// Keeps the latest line of a list in sight.
import type { Attachment } from "svelte/attachments";

/** Scroll to the last line whenever there are more of them. */
export function showLatest(lines: number): Attachment<HTMLElement> {
  return (list) => {
    if (lines === 0) return;
    // A drawer that opens has no size yet.
    const frame = requestAnimationFrame(() => toTheEnd(list));
    return () => cancelAnimationFrame(frame);
  };
}

function toTheEnd(list: HTMLElement): void {
  let box: HTMLElement | null = list;
  while (box && box.scrollHeight <= box.clientHeight) box = box.parentElement;
  if (box && box !== document.documentElement) box.scrollTop = box.scrollHeight;
}
