// What lies open over the page closes with Escape, the latest first, wherever the focus is.
import type { Attachment } from "svelte/attachments";
import { CLOSE, isFor } from "./shortcuts";

const open: (() => void)[] = [];

function pressed(event: KeyboardEvent): void {
  const close = open.at(-1);
  // A modal dialog lies over all of it and closes by itself.
  if (!isFor(event, CLOSE) || !close || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  close();
}

/** For as long as an element is there, Escape closes it. */
export function closesWithEscape(close: () => void): Attachment {
  return () => {
    if (open.length === 0) addEventListener("keydown", pressed, true);
    open.push(close);
    return () => {
      open.splice(open.lastIndexOf(close), 1);
      if (open.length === 0) removeEventListener("keydown", pressed, true);
    };
  };
}
