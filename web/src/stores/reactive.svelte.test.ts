// What must follow by itself: words when they arrive or the language changes, kept settings.
import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { DEFAULTS, keepSettings, pace, readSettings, settings } from "./settings.svelte";
import { addBundle, speak } from "../text/bundles.svelte";
import { say } from "../text/text";

beforeEach(() => localStorage.clear());

function watch(words: () => string): { seen: string[]; stop: () => void } {
  const seen: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      seen.push(words());
    });
  });
  flushSync();
  return { seen, stop };
}

test("words are said once they arrive", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("title = Ghosts of late")));
  const { seen, stop } = watch(() => say("late", "title"));
  expect(seen).toEqual([""]);
  await vi.waitFor(() => {
    flushSync();
    expect(seen.at(-1)).toBe("Ghosts of late");
  });
  stop();
});

test("everything is said anew in another language", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("hello = ?")));
  addBundle("en", "toy", ["hello = Hello"]);
  addBundle("fr", "toy", ["hello = Bonjour"]);
  const { seen, stop } = watch(() => say("toy", "hello"));
  await speak("fr");
  flushSync();
  await speak("en");
  flushSync();
  expect(seen).toEqual(["Hello", "Bonjour", "Hello"]);
  stop();
});

test("settings are kept, and shown on the page", () => {
  const stop = keepSettings();
  settings.theme = "light";
  settings.motion = "reduced";
  settings.volume = 0.25;
  flushSync();
  expect(document.documentElement.dataset.theme).toBe("light");
  expect(document.documentElement.dataset.motion).toBe("reduced");
  expect(readSettings()).toMatchObject({ theme: "light", motion: "reduced", volume: 0.25 });
  stop();
});

test("what makes no sense is replaced, what does is kept", () => {
  const strange = { theme: "plaid", volume: 7, sound: "loud", speed: "fast", extra: 1 };
  localStorage.setItem("hantise.settings", JSON.stringify(strange));
  expect(readSettings()).toEqual({ ...DEFAULTS, speed: "fast" });
  for (const broken of ["{", "null", "3", '"x"']) {
    localStorage.setItem("hantise.settings", broken);
    expect(readSettings()).toEqual(DEFAULTS);
  }
});

test("a browser that refuses to keep anything is no obstacle", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied");
  });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied");
  });
  expect(readSettings()).toEqual(DEFAULTS);
  const stop = keepSettings();
  expect(() => {
    settings.confirm = !settings.confirm;
    flushSync();
  }).not.toThrow();
  stop();
});

test("the speed of events goes from slow to at once", () => {
  const paces = (["slow", "normal", "fast", "instant"] as const).map((speed) => {
    settings.speed = speed;
    return pace();
  });
  expect(paces).toEqual(paces.toSorted((a, b) => b - a));
  expect(paces.at(-1)).toBe(0);
});
