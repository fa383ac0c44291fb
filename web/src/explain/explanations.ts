// What can be explained on the screen. A board marks it with data-explain="what field=value …", the
// board itself says with data-explains in which game's words: the message explain-<what>.
import { has, say, type Fields } from "../text/text";

export interface Words {
  title: string;
  text: string;
}

/** A marked thing lies in another, a card on a pile: both are explained, and nothing beyond. */
const MOST = 2;

/** The words for what a mark says; null where a game has none. */
export function wordsFor(domain: string, mark: string): Words | null {
  const [what = "", ...pairs] = mark.split(" ");
  const key = `explain-${what}`;
  if (!has(domain, key)) return null;
  const fields: Fields = Object.fromEntries(
    pairs.map((pair) => {
      const [name = "", value = ""] = pair.split("=", 2);
      return [name, /^\d+$/.test(value) ? Number(value) : value];
    }),
  );
  return { title: say(domain, `${key}.title`, fields), text: say(domain, key, fields) };
}

export function markOf(element: Element): string {
  return element.getAttribute("data-explain") ?? "";
}

/** The game whose words explain what is there. */
export function gameOf(element: Element): string {
  return element.closest("[data-explains]")?.getAttribute("data-explains") ?? "";
}

/** What is said of a thing: of itself, of what lies on it, of what it lies in. */
export function marksOf(thing: Element): string[] {
  const found = [thing, ...[...thing.querySelectorAll("[data-explain]")].slice(-1)];
  for (
    let around = thing.parentElement?.closest("[data-explain]");
    around;
    around = around.parentElement?.closest("[data-explain]")
  )
    found.push(around);
  return [...new Set(found.map(markOf))].slice(0, MOST);
}

export function wordsOf(thing: Element): Words[] {
  const game = gameOf(thing);
  return marksOf(thing).flatMap((mark) => wordsFor(game, mark) ?? []);
}

/** The thing at a point of the screen; what lies below a grid that only listens is seen through it. */
export function thingAt(x: number, y: number): Element | null {
  for (const element of document.elementsFromPoint(x, y)) {
    if (element.closest("[data-unexplained]")) return null;
    const thing = element.closest("[data-explain]");
    if (thing) return wordsOf(thing).length > 0 ? thing : null;
    if (!element.closest("[data-explain-below]")) return null;
  }
  return null;
}

/** Every thing that is to be seen, in order; of those with the same words only the first. */
export function thingsIn(root: ParentNode): Element[] {
  return distinct([...root.querySelectorAll("[data-explain]")].filter(isSeen));
}

/** The things that the focus stands for: itself, or what lies below a room of a grid. */
export function thingsOf(focus: Element | null): Element[] {
  if (!focus || focus === document.body) return [];
  const thing = focus.closest("[data-explain]") ?? focus.querySelector("[data-explain]");
  if (thing) return [thing];
  const board = focus.closest("[data-explains]");
  if (!board || !focus.closest("[data-explain-below]")) return [];
  const room = focus.getBoundingClientRect();
  const below = [...board.querySelectorAll("[data-explain]")]
    .filter((one) => isSeen(one) && touches(room, one.getBoundingClientRect()))
    // What lies on top is drawn last.
    .reverse();
  return distinct(below);
}

/** Whether a thing is still there as it was. */
export function isThere(element: Element, mark: string): boolean {
  return element.isConnected && markOf(element) === mark && isSeen(element);
}

function isSeen(element: Element): boolean {
  return element.closest("[inert]") === null && element.getClientRects().length > 0;
}

/** Whether the middle of a thing lies in a room or on its walls. */
function touches(room: DOMRect, thing: DOMRect): boolean {
  const x = thing.x + thing.width / 2;
  const y = thing.y + thing.height / 2;
  const edge = room.width / 12;
  return (
    x > room.left - edge && x < room.right + edge && y > room.top - edge && y < room.bottom + edge
  );
}

function distinct(things: Element[]): Element[] {
  const marks = new Set<string>();
  return things.filter((thing) => {
    const mark = markOf(thing);
    if (marks.has(mark)) return false;
    marks.add(mark);
    return wordsFor(gameOf(thing), mark) !== null;
  });
}
