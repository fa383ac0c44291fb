// What is wrong with where things are: outside the screen, cut off, covered, one over the other, or
// too small for a finger. All of it as sentences; run by layout.py in the page.
([smallest, fits]) => {
  /** Pixels by which a thing may stick out before anybody sees it. */
  const SLACK = 2;
  /** A pane that is scrolled shows at least this much of what is in it. */
  const PEEPHOLE = 96;
  const TARGETS = "button, select, summary, input, a.button, [role=gridcell], [role=tab]";
  const AXES = [
    {
      start: "left",
      end: "right",
      size: "clientWidth",
      whole: "scrollWidth",
      at: "scrollLeft",
      border: "clientLeft",
      flow: "overflowX",
    },
    {
      start: "top",
      end: "bottom",
      size: "clientHeight",
      whole: "scrollHeight",
      at: "scrollTop",
      border: "clientTop",
      flow: "overflowY",
    },
  ];
  const found = [];
  const root = document.querySelector("dialog[open]") ?? document.body;

  const seen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest("[inert]") &&
    !isUnseen(element);
  /** Only read aloud, or drawn by hand. */
  const isUnseen = (element) => {
    for (let one = element; one && one !== document.body; one = one.parentElement)
      if (getComputedStyle(one).clipPath === "inset(50%)") return true;
    return false;
  };
  const nameOf = (element) => {
    const words = element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 40);
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}"> ${words}`;
  };
  const boxOf = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
  const scrolls = (element, axis) =>
    ["auto", "scroll"].includes(getComputedStyle(element)[axis.flow]) &&
    element[axis.whole] > element[axis.size] + 1;

  /** What of a box can be seen once its panes are scrolled to it; told if it is not all of it. */
  function reach(box, element, tell) {
    const reached = { ...box };
    const fixed = getComputedStyle(element).position === "fixed";
    for (let pane = element.parentElement; pane && !fixed; pane = pane.parentElement) {
      if (pane === document.documentElement) break;
      const style = getComputedStyle(pane);
      const frame = pane.getBoundingClientRect();
      for (const axis of AXES) {
        if (style[axis.flow] === "visible" || pane === document.body) continue;
        const first = frame[axis.start] + pane[axis.border];
        const last = first + pane[axis.size];
        if (scrolls(pane, axis)) {
          if (reached[axis.start] + pane[axis.at] < first - SLACK) tell(`cannot be scrolled to`);
          if (pane[axis.size] < PEEPHOLE) tell(`is behind a peephole of ${pane[axis.size]} px`);
          const size = Math.min(reached[axis.end] - reached[axis.start], pane[axis.size]);
          const start = Math.max(first, Math.min(reached[axis.start], last - size));
          reached[axis.start] = start;
          reached[axis.end] = start + size;
        } else if (reached[axis.start] < first - SLACK || reached[axis.end] > last + SLACK) {
          tell(`is cut off by ${nameOf(pane).slice(0, 60)}`);
          return null;
        }
      }
    }
    if (
      reached.left < -SLACK ||
      reached.top < -SLACK ||
      reached.right > innerWidth + SLACK ||
      reached.bottom > innerHeight + SLACK
    )
      tell(`is outside: ${Object.values(reached).map(Math.round)}`);
    return reached;
  }

  const scrolled = [
    document.scrollingElement.scrollWidth - innerWidth,
    document.scrollingElement.scrollHeight - innerHeight,
  ];
  if (root === document.body && document.querySelector("[data-stage]") && Math.max(...scrolled) > 0)
    found.push(`the page is larger than the screen by ${scrolled}`);

  for (const pane of fits ? document.querySelectorAll("[data-stage], [data-stage] *") : [])
    if (scrolls(pane, AXES[1])) found.push(`${nameOf(pane).slice(0, 60)} is scrolled`);

  const all = [...root.querySelectorAll("*")].filter(seen);
  const targets = all.filter((one) => one.matches(TARGETS) && !one.disabled);

  for (const target of targets) {
    // A box to be ticked is as large as its label.
    const touched = target.matches("[type=checkbox]") ? target.closest("label") : target;
    const { width, height } = touched.getBoundingClientRect();
    if (width > 0 && (width < smallest - 0.5 || height < smallest - 0.5))
      found.push(`${nameOf(target)}: is ${Math.round(width)}×${Math.round(height)}`);
    if (
      !reach(boxOf(touched.getBoundingClientRect()), touched, (words) =>
        found.push(`${nameOf(target)}: ${words}`),
      )
    )
      continue;
    const panes = [];
    for (let pane = touched.parentElement; pane; pane = pane.parentElement) {
      if (!AXES.some((axis) => scrolls(pane, axis))) continue;
      panes.push([pane, pane.scrollLeft, pane.scrollTop]);
      const frame = pane.getBoundingClientRect();
      const box = touched.getBoundingClientRect();
      if (scrolls(pane, AXES[0]))
        pane.scrollLeft += (box.left + box.right - frame.left - frame.right) / 2;
      if (scrolls(pane, AXES[1]))
        pane.scrollTop += (box.top + box.bottom - frame.top - frame.bottom) / 2;
    }
    const box = touched.getBoundingClientRect();
    const over = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (!(touched.contains(over) || over?.contains(touched)))
      found.push(`${nameOf(target)}: is covered by ${over ? nameOf(over) : "nothing"}`);
    for (const [pane, left, top] of panes) pane.scrollTo({ left, top, behavior: "instant" });
  }

  const words = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement;
    if (
      text.data.trim() === "" ||
      !seen(element) ||
      element.closest("svg, script, style, option, textarea")
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = boxOf(range.getBoundingClientRect());
    if (box.right - box.left < 1) continue;
    const tell = (what) =>
      found.push(`“${text.data.trim().slice(0, 40)}” in ${nameOf(element).slice(0, 60)}: ${what}`);
    // Words that are shortened with an ellipsis end where their element does.
    let clipped = null;
    for (let one = element; one && one !== root && !clipped; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      if (style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none") clipped = one;
      else break;
    }
    if (clipped) {
      const limit = clipped.getBoundingClientRect();
      for (const axis of AXES) {
        box[axis.start] = Math.max(box[axis.start], limit[axis.start]);
        box[axis.end] = Math.min(box[axis.end], limit[axis.end]);
      }
    }
    const shown = reach(box, clipped ?? element, tell);
    for (let one = element; one && one !== root; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (AXES.some((axis) => scrolls(one, axis))) break;
      if (["absolute", "fixed"].includes(style.position)) break; // a badge that hangs over an edge
      const isBox = style.borderTopWidth !== "0px" && style.borderTopStyle !== "none";
      if (!isBox || style.display === "inline") continue;
      const frame = one.getBoundingClientRect();
      if (
        box.left < frame.left - SLACK ||
        box.right > frame.right + SLACK ||
        box.top < frame.top - SLACK ||
        box.bottom > frame.bottom + SLACK
      )
        tell(`runs out of ${nameOf(one).slice(0, 60)}`);
      break;
    }
    const isAway = shown && Math.abs(shown.left - box.left) + Math.abs(shown.top - box.top) > 1;
    if (shown && !isAway) words.push({ box, element, tell });
  }
  const meet = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK + 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK + 1;
  const isBadge = (element) => getComputedStyle(element).position === "absolute";
  /** A badge at a corner hides nothing. */
  const hides = (box, target) => {
    const across = Math.min(box.right, target.right) - Math.max(box.left, target.left);
    const down = Math.min(box.bottom, target.bottom) - Math.max(box.top, target.top);
    return across > 0 && down > 0 && across * down > 0.3 * target.width * target.height;
  };
  /** What is under something there can be scrolled away from it. */
  const inPane = (target) => {
    for (let one = target.parentElement; one; one = one.parentElement)
      if (AXES.some((axis) => scrolls(one, axis))) return true;
    return false;
  };
  for (const [index, { box, element, tell }] of words.entries()) {
    for (const other of words.slice(index + 1))
      if (
        other.element !== element &&
        meet(box, other.box) &&
        !(isBadge(element) && isBadge(other.element))
      )
        tell(`lies over “${nameOf(other.element).slice(0, 60)}”`);
    for (const target of targets) {
      if (target.contains(element) || element.contains(target) || inPane(target)) continue;
      if (hides(box, target.getBoundingClientRect()))
        tell(`lies over ${nameOf(target).slice(0, 60)}`);
    }
  }
  return [...new Set(found)];
};
