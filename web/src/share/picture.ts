// A picture of the board: the drawing as it looks now, as a file that needs nothing else.

/** What a drawing's look is made of; everything else is geometry and stands in attributes. */
const DRAWN = [
  "clip-path",
  "color",
  "display",
  "dominant-baseline",
  "fill",
  "fill-opacity",
  "fill-rule",
  "filter",
  "font-family",
  "font-size",
  "font-style",
  "font-weight",
  "letter-spacing",
  "mask",
  "mix-blend-mode",
  "opacity",
  "paint-order",
  "stop-color",
  "stop-opacity",
  "stroke",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-opacity",
  "stroke-width",
  "text-anchor",
  "transform",
  "transform-box",
  "transform-origin",
  "visibility",
];

/** HTML around and between drawings also has a place and a shape. */
const LAID_OUT = [
  ...DRAWN,
  "align-content",
  "align-items",
  "align-self",
  "aspect-ratio",
  "background",
  "border-bottom",
  "border-left",
  "border-radius",
  "border-right",
  "border-top",
  "bottom",
  "box-shadow",
  "box-sizing",
  "column-gap",
  "flex-basis",
  "flex-direction",
  "flex-grow",
  "flex-shrink",
  "flex-wrap",
  "grid-column",
  "grid-row",
  "grid-template-areas",
  "grid-template-columns",
  "grid-template-rows",
  "height",
  "justify-content",
  "justify-items",
  "justify-self",
  "left",
  "line-height",
  "list-style",
  "margin",
  "overflow",
  "padding",
  "position",
  "right",
  "row-gap",
  "text-align",
  "text-decoration",
  "text-overflow",
  "text-transform",
  "top",
  "white-space",
  "width",
  "z-index",
];

export interface Picture {
  svg: string;
  width: number;
  height: number;
}

/** What stands above a picture, so that it speaks for itself wherever it is sent. */
export interface Caption {
  title: string;
  /** Who plays, and how it stands or ended. */
  texts: string[];
}

const TITLE_SIZE = 20;
const TEXT_SIZE = 14;
/** From one row of a caption to the next, of its letters' height. */
const LEADING = 1.35;
const CAPTION_MARGIN = 12;
const SHORTEST_ROW = 30;
/** About how wide a letter is, of its height. */
const LETTER_WIDTH = 0.52;
/** On an element of a board: what a picture says in its place. */
const NAMED = "data-in-picture";
const SVG = "http://www.w3.org/2000/svg";
const XHTML = "http://www.w3.org/1999/xhtml";

/** The board as one SVG file: its own drawing if it is one, else everything in a frame. */
export function takePicture(stage: Element, background: string, caption: Caption): Picture {
  const restore = callByName(stage);
  try {
    return pictureOf(stage, background, caption);
  } finally {
    restore();
  }
}

/** “You” on the board is somebody by name to whoever gets the picture. The board itself says so for
    the moment in which it is copied, so that there is room for the name; gives the way back. */
function callByName(stage: Element): () => void {
  const said = [...stage.querySelectorAll(`[${NAMED}]`)].flatMap((element) => {
    const text = element.firstChild;
    return text instanceof Text
      ? [{ text, words: text.data, name: element.getAttribute(NAMED) }]
      : [];
  });
  for (const { text, name } of said) text.data = name ?? "";
  return () => {
    for (const { text, words } of said) text.data = words;
  };
}

function pictureOf(stage: Element, background: string, caption: Caption): Picture {
  const content = mainDrawing(stage) ?? stage;
  const { width, height } = sizeOf(content);
  const { lines, top } = captionAbove(stage, caption, width);
  const frame = emptyFrame(width, height + top, background);
  frame.append(...lines);
  const copy = content instanceof SVGSVGElement ? copyDrawing(content) : copyPage(content);
  copy.setAttribute("y", String(top));
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  frame.append(copy);
  return finish(frame, width, height + top);
}

/** The drawing that is the whole board, if there is one. */
function mainDrawing(stage: Element): SVGSVGElement | null {
  const marked = stage.querySelector<SVGSVGElement>("svg[data-picture]");
  if (marked) return marked;
  const drawings = [...stage.querySelectorAll("svg")].filter(
    (svg) => !svg.parentElement?.closest("svg"),
  );
  return drawings.length === 1 ? (drawings[0] ?? null) : null;
}

function copyDrawing(drawing: SVGSVGElement): Element {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  inline(drawing, copy, DRAWN);
  addDistantParts(drawing, copy);
  copy.removeAttribute("class");
  return copy;
}

function copyPage(page: Element): Element {
  const copy = page.cloneNode(true) as Element;
  inline(page, copy, LAID_OUT);
  copy.setAttribute("xmlns", XHTML);
  const window = document.createElementNS(SVG, "foreignObject");
  window.append(copy);
  return window;
}

/** The lines of a caption, and how much room they take above the board. */
function captionAbove(
  stage: Element,
  { title, texts }: Caption,
  width: number,
): { lines: Element[]; top: number } {
  const { color, fontFamily } = getComputedStyle(stage);
  const lines: Element[] = [];
  let y = CAPTION_MARGIN / 2;
  for (const [index, text] of [title, ...texts].entries()) {
    const size = index === 0 ? TITLE_SIZE : TEXT_SIZE;
    for (const row of inRows(text, (width - 2 * CAPTION_MARGIN) / (size * LETTER_WIDTH))) {
      y += size * LEADING;
      lines.push(captionLine(row, y, size, color, fontFamily));
    }
  }
  return { lines, top: Math.ceil(y) + CAPTION_MARGIN };
}

/** Words in rows of about so many letters: a drawing does not break lines by itself. */
function inRows(text: string, letters: number): string[] {
  const most = Math.max(SHORTEST_ROW, letters);
  const rows: string[] = [];
  for (const word of text.split(" ")) {
    const longer = rows.length === 0 ? word : `${rows.at(-1) ?? ""} ${word}`;
    if (rows.length > 0 && longer.length <= most) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows;
}

function captionLine(words: string, y: number, size: number, fill: string, font: string): Element {
  const line = document.createElementNS(SVG, "text");
  line.textContent = words;
  const look = { x: CAPTION_MARGIN, y, "font-size": size, "font-family": font, fill };
  for (const [name, value] of Object.entries(look)) line.setAttribute(name, String(value));
  return line;
}

function emptyFrame(width: number, height: number, background: string): SVGSVGElement {
  const frame = document.createElementNS(SVG, "svg");
  frame.setAttribute("xmlns", SVG);
  frame.setAttribute("width", String(width));
  frame.setAttribute("height", String(height));
  frame.setAttribute("viewBox", `0 0 ${width} ${height}`);
  const ground = document.createElementNS(SVG, "rect");
  ground.setAttribute("width", "100%");
  ground.setAttribute("height", "100%");
  ground.setAttribute("fill", background);
  frame.append(ground);
  return frame;
}

/** Write down the look of each element, and drop what a picture does not do. */
function inline(from: Element, to: Element, properties: string[]): void {
  const look = getComputedStyle(from);
  const parent = from.parentElement;
  const around = parent && properties === DRAWN ? getComputedStyle(parent) : null;
  // Property by property: the house forbids style attributes written as text.
  const { style } = to as HTMLElement | SVGElement;
  for (const property of properties) {
    const value = look.getPropertyValue(property);
    if (value === "") continue;
    // What is inherited is said once, further up.
    const inherited = INHERITED.has(property) && around?.getPropertyValue(property) === value;
    if (!inherited || to.parentElement === null) style.setProperty(property, value);
  }
  to.removeAttribute("class");
  for (const name of to.getAttributeNames())
    if (/^(on|aria-|role$|tabindex$|data-)/.test(name)) to.removeAttribute(name);
  const originals = [...from.children];
  const copies = [...to.children];
  for (const [index, child] of originals.entries()) {
    const copy = copies[index];
    if (!copy) continue;
    if (getComputedStyle(child).display === "none" && !isDefinition(child)) copy.remove();
    else inline(child, copy, properties);
  }
}

const INHERITED = new Set([
  "color",
  "dominant-baseline",
  "fill",
  "fill-opacity",
  "fill-rule",
  "font-family",
  "font-size",
  "font-style",
  "font-weight",
  "letter-spacing",
  "paint-order",
  "stroke",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-opacity",
  "stroke-width",
  "text-anchor",
  "visibility",
]);

function isDefinition(element: Element): boolean {
  return element.closest("defs, symbol, clipPath, mask, pattern") !== null;
}

/** Copy what the drawing refers to elsewhere on the page: symbols, patterns, gradients. */
function addDistantParts(drawing: SVGSVGElement, copy: SVGSVGElement): void {
  const text = copy.outerHTML;
  const wanted = new Set(
    [...text.matchAll(/(?:href="#|url\(["']?(?:[^)#"']*)#|url\(&quot;[^)#]*#)([\w-]+)/g)].map(
      (found) => found[1] ?? "",
    ),
  );
  const parts = document.createElementNS(SVG, "defs");
  for (const id of wanted) {
    const part = document.getElementById(id);
    if (part && !drawing.contains(part)) parts.append(part.cloneNode(true));
  }
  if (parts.childElementCount > 0) copy.prepend(parts);
}

function sizeOf(element: Element): { width: number; height: number } {
  const { width, height } = element.getBoundingClientRect();
  return {
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.round(height)),
  };
}

function finish(frame: SVGSVGElement, width: number, height: number): Picture {
  const written = new XMLSerializer().serializeToString(frame);
  // Computed references name this page's address; in a file only the fragment has a meaning.
  const svg = written.replaceAll(/url\((&quot;|["']?)[^)#]*#/g, "url($1#");
  return { svg, width, height };
}

/** The picture as a PNG, twice as fine as the screen. */
export async function toPng(picture: Picture, scale = 2): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture.svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = picture.width * scale;
  canvas.height = picture.height * scale;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error("the browser made no picture"));
    }, "image/png");
  });
}

/** Hand a file to the person. */
export function download(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Share a file the way the device does it; false: it cannot. */
export async function shareFile(file: File, title: string): Promise<boolean> {
  const data = { files: [file], title };
  if (!("canShare" in navigator) || !navigator.canShare(data)) return false;
  try {
    await navigator.share(data);
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== "AbortError") return false;
  }
  return true;
}
