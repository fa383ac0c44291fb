// Tells by the look of a pane that there is more of it in some direction.
import type { Attachment } from "svelte/attachments";

const SLACK = 2;

/** Keeps `data-more` of a pane that is scrolled: the sides beyond which there is more; app.css fades
    them. */
export const scrollCue: Attachment<HTMLElement> = (pane) => {
  function look(): void {
    const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, clientWidth } = pane;
    const sides = Object.entries({
      up: scrollTop,
      down: scrollHeight - clientHeight - scrollTop,
      left: scrollLeft,
      right: scrollWidth - clientWidth - scrollLeft,
    }).filter(([, more]) => more > SLACK);
    const more = sides.map(([side]) => side).join(" ");
    if (pane.dataset.more !== more) pane.dataset.more = more;
  }
  const sizes = new ResizeObserver(look);
  const children = new MutationObserver(watch);
  function watch(): void {
    sizes.disconnect();
    sizes.observe(pane);
    for (const child of pane.children) sizes.observe(child);
  }
  watch();
  children.observe(pane, { childList: true });
  pane.addEventListener("scroll", look, { passive: true });
  return () => {
    sizes.disconnect();
    children.disconnect();
    pane.removeEventListener("scroll", look);
  };
};
