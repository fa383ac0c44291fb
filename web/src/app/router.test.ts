import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { routes } from "../routes";
import { askBeforeLeaving, find, listen, match, navigate, router } from "./router.svelte";

describe("match", () => {
  test("takes parameters out of a path", () => {
    expect(match("/t/:id", "/t/ABCD")).toEqual({ id: "ABCD" });
    expect(match("/t/:id", "/t/a%20b/")).toEqual({ id: "a b" });
    expect(match("/", "/")).toEqual({});
  });

  test("refuses what does not fit", () => {
    expect(match("/t/:id", "/t")).toBeNull();
    expect(match("/t/:id", "/t/a/b")).toBeNull();
    expect(match("/lobby", "/lobbyist")).toBeNull();
    expect(match("/t/:id", "/t/%E0%A4%A")).toBeNull();
  });
});

test.each([
  ["/", "/"],
  ["/lobby", "/lobby"],
  ["/t/WXYZ", "/t/:id"],
  ["/tv/WXYZ", "/tv/:code"],
  ["/replay/abc", "/replay/:id"],
  ["/learn/ghosts", "/learn/:game"],
  ["/leaderboard", "/leaderboard"],
  ["/leaderboard/18-ghosts", "/leaderboard/:game"],
])("%s is the page %s", (path, pattern) => {
  expect(find(routes, path)?.route.pattern).toBe(pattern);
});

test("an unknown address is no page", () => {
  expect(find(routes, "/cellar")).toBeNull();
});

describe("a page that asks before it is left", () => {
  test("holds us until it lets us go", () => {
    navigate("/lobby");
    let go: () => void = () => undefined;
    const stop = askBeforeLeaving((leave) => {
      go = leave;
      return true;
    });
    navigate("/lobby?game=ghosts");
    expect(router.query.get("game")).toBe("ghosts");
    navigate("/mine");
    expect([router.path, location.pathname]).toEqual(["/lobby", "/lobby"]);
    go();
    expect([router.path, location.pathname]).toEqual(["/mine", "/mine"]);
    navigate("/about");
    expect(router.path).toBe("/about");
    stop();
  });

  test("is asked no longer once it stops asking", () => {
    navigate("/lobby");
    askBeforeLeaving(() => true)();
    navigate("/mine");
    expect(router.path).toBe("/mine");
  });
});

describe("links", () => {
  let stop: () => void;
  let taken = false;

  /** After the router: was it taken over? What the browser itself would do does not matter. */
  function after(event: Event): void {
    taken = event.defaultPrevented;
    event.preventDefault();
  }

  beforeEach(() => {
    navigate("/");
    stop = listen();
    document.addEventListener("click", after);
  });
  afterEach(() => {
    document.removeEventListener("click", after);
    stop();
  });

  // A link of an SVG, like the windows of the entrance: the simulated browser leaves it alone.
  function click(attributes: Record<string, string>, options: MouseEventInit = {}): void {
    const link = document.createElementNS("http://www.w3.org/2000/svg", "a");
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    const inside = link.appendChild(document.createElement("b"));
    document.body.replaceChildren(link);
    inside.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...options }));
  }

  test("stay inside the page", () => {
    click({ href: "/lobby?game=ghosts#new" });
    expect(taken).toBe(true);
    expect(router.path).toBe("/lobby");
    expect(router.query.get("game")).toBe("ghosts");
    expect(router.hash).toBe("new");
    expect(location.pathname).toBe("/lobby");
  });

  test.each<[Record<string, string>, MouseEventInit]>([
    [{ href: "/lobby", target: "_blank" }, {}],
    [{ href: "/lobby", download: "" }, {}],
    [{ href: "/api/me/export" }, {}],
    [{ href: "https://elsewhere.example/lobby" }, {}],
    [{ href: "#part" }, {}],
    [{ href: "/lobby" }, { ctrlKey: true }],
    [{ href: "/lobby" }, { button: 1 }],
  ])("%o clicked %o is the browser's own affair", (attributes, options) => {
    taken = true;
    click(attributes, options);
    expect(taken).toBe(false);
    expect(router.path).toBe("/");
  });

  test("the browser's back button is heard", () => {
    navigate("/mine");
    history.replaceState(null, "", "/about");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(router.path).toBe("/about");
  });
});
