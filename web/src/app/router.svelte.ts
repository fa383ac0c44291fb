// A small router over the browser's history: where we are, and which page that is.
import type { Component } from "svelte";

type Params = Record<string, string>;
type Loaded = Promise<{ default: Component<Params> }>;

/** What stands around a page: header and footer, the header alone, or nothing. */
export type Frame = "page" | "game" | "bare";

export interface Route {
  /** Segments; one that begins with a colon is a parameter of the page. */
  pattern: string;
  load: () => Loaded;
  /** The message of domain house that titles the page; null: the page titles itself. */
  title: string | null;
  frame: Frame;
}

export interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

type ParamsOf<P extends string> = P extends `${infer A}/${infer B}`
  ? ParamsOf<A> & ParamsOf<B>
  : P extends `:${infer Name}`
    ? Record<Name, string>
    : unknown;

type PropsOf<P extends string> =
  unknown extends ParamsOf<P> ? Record<string, never> : ParamsOf<P> & object;

/** Declare a page; its props are the parameters of the pattern. */
export function route<P extends string>(
  pattern: P,
  title: string | null,
  load: () => Promise<{ default: Component<PropsOf<P>> }>,
  frame: Frame = "page",
): Route {
  return { pattern, title, load: load as unknown as () => Loaded, frame };
}

/** The parameters of a path that a pattern fits, else null. */
export function match(pattern: string, path: string): Params | null {
  const wanted = segments(pattern);
  const given = segments(path);
  if (wanted.length !== given.length) return null;
  const params: Params = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? "";
    if (part.startsWith(":")) {
      const decoded = decode(value);
      if (decoded === null) return null;
      params[part.slice(1)] = decoded;
    } else if (part !== value) return null;
  }
  return params;
}

/** The first route whose pattern fits. */
export function find(
  routes: readonly Route[],
  path: string,
): { route: Route; params: Params } | null {
  for (const candidate of routes) {
    const params = match(candidate.pattern, path);
    if (params) return { route: candidate, params };
  }
  return null;
}

let place = $state.raw<Place>(here());

/** Where we are. */
export const router = {
  get place(): Place {
    return place;
  },
  get path(): string {
    return place.path;
  },
  get query(): URLSearchParams {
    return place.query;
  },
  get hash(): string {
    return place.hash;
  },
};

/** Whether a page holds us; if so, it lets us go later by calling what it is given. */
type Holding = (go: () => void) => boolean;
let holding: Holding | null = null;
/** How many of our pages lie behind this one; kept with each entry of the browser's history. */
let depth = 0;

/** From now on a page is asked before it is left; the answer is how to be asked no longer. */
export function askBeforeLeaving(ask: Holding): () => void {
  holding = ask;
  return () => {
    if (holding === ask) holding = null;
  };
}

function isHeld(go: () => void): boolean {
  const leave = () => {
    holding = null;
    go();
  };
  return holding?.(leave) ?? false;
}

/** Go to an address of ours. */
export function navigate(address: string, { replace = false }: { replace?: boolean } = {}): void {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin) {
    location.assign(url);
    return;
  }
  const go = () => {
    if (replace) rename(url);
    else if (url.href !== location.href) {
      depth += 1;
      history.pushState({ depth }, "", url);
    }
    place = here();
  };
  if (url.pathname === location.pathname || !isHeld(go)) go();
}

/** The same page goes on under another address: nothing is loaded anew, nothing scrolls away. */
export function rename(address: string | URL): void {
  history.replaceState(history.state, "", address);
}

/** Follow links and the browser's buttons without loading the page anew. */
export function listen(): () => void {
  depth = depthHere() ?? 0;
  history.replaceState({ depth }, "");
  let isReturning = false;
  const moved = () => {
    place = here();
  };
  const popped = () => {
    if (isReturning) {
      isReturning = false;
      return;
    }
    const leaves = location.pathname !== place.path;
    // An entry without a depth is an anchor on this page, or lies behind it.
    const there = depthHere() ?? (leaves ? depth - 1 : depth);
    const steps = there - depth;
    const go = () => {
      history.go(steps);
    };
    if (leaves && steps !== 0 && isHeld(go)) {
      // The browser has gone already: back to the page that asks.
      isReturning = true;
      history.go(-steps);
      return;
    }
    depth = there;
    moved();
  };
  const clicked = (event: MouseEvent) => {
    const address = addressOf(event);
    if (address === null) return;
    event.preventDefault();
    navigate(address);
  };
  addEventListener("popstate", popped);
  addEventListener("hashchange", moved);
  document.addEventListener("click", clicked);
  return () => {
    removeEventListener("popstate", popped);
    removeEventListener("hashchange", moved);
    document.removeEventListener("click", clicked);
  };
}

function addressOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element | null)?.closest("a[href]");
  if (!link || link.hasAttribute("download") || link.hasAttribute("target")) return null;
  // An SVG link keeps its address in an object of its own: read the attribute.
  const href = link.getAttribute("href") ?? "";
  const url = new URL(href, location.href);
  if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return null;
  // An anchor on this very page: the browser scrolls there.
  return href.startsWith("#") ? null : url.href;
}

function depthHere(): number | null {
  const state: unknown = history.state;
  const kept = typeof state === "object" && state !== null && "depth" in state ? state.depth : null;
  return typeof kept === "number" ? kept : null;
}

function here(): Place {
  return {
    path: location.pathname,
    query: new URLSearchParams(location.search),
    hash: location.hash.slice(1),
  };
}

function segments(path: string): string[] {
  return path.split("/").filter((part) => part !== "");
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
