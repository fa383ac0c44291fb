// Finds the parts of a rules page that speak of something, and marks the words.
import type { RulesSection } from "../api/wire";

/** The sections that contain the words, reduced to the paragraphs and items that do. */
export function matching(sections: readonly RulesSection[], wanted: string): RulesSection[] {
  const words = fold(wanted.trim());
  if (words === "") return [...sections];
  return sections.flatMap((section) => {
    if (fold(section.title).includes(words)) return [section];
    const html = found(section.html, words);
    return html === "" ? [] : [{ ...section, html }];
  });
}

/** Without case and accents, so that "degre" finds "Degré". */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replaceAll("’", "'")
    .toLowerCase();
}

function found(html: string, words: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  const parts = [...page.body.querySelectorAll("p, li, tr, h3, h4, pre")].filter(
    (part) => part.querySelector("p, li, tr") === null && fold(part.textContent).includes(words),
  );
  for (const part of parts) mark(part, words);
  return parts
    .map((part) => {
      if (part.tagName === "LI") return `<ul>${part.outerHTML}</ul>`;
      if (part.tagName === "TR") return `<table><tbody>${part.outerHTML}</tbody></table>`;
      return part.outerHTML;
    })
    .join("");
}

function mark(part: Element, words: string): void {
  const walker = part.ownerDocument.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const texts: globalThis.Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as globalThis.Text);
  for (const text of texts) {
    // Folding may change a text's length; then the place is not known, and it stays unmarked.
    const folded = fold(text.data);
    const at = folded.length === text.data.length ? folded.indexOf(words) : -1;
    if (at < 0) continue;
    const rest = text.splitText(at);
    rest.splitText(words.length);
    const marked = part.ownerDocument.createElement("mark");
    rest.replaceWith(marked);
    marked.append(rest);
  }
}
