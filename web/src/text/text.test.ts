import { beforeEach, describe, expect, test, vi } from "vitest";
import { has, language, loadTexts, say, sayRefusal, sayText, seatName, speak } from "./text";
import { languageOfBrowser } from "./bundles.svelte";
import type { Text } from "../api/wire";

const FILES = import.meta.glob<string>("../../../src/hantise/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The house's answers, from the real files. */
function fileAt(address: string): string | undefined {
  const [, wanted = ""] = address.split("/api/texts/");
  return Object.entries(FILES).find(([path]) => path.endsWith(`/locales/${wanted}`))?.[1];
}

const fetched = vi.fn((address: string) => {
  const text = fileAt(address);
  return Promise.resolve(new Response(text ?? "", { status: text === undefined ? 404 : 200 }));
});

beforeEach(async () => {
  vi.stubGlobal("fetch", fetched);
  await speak("en");
  await loadTexts("house", "hantise", "18-ghosts", "ghosts");
});

describe("say", () => {
  test("speaks both languages from the same files as the house", async () => {
    expect(say("house", "nav-lobby")).toBe("Lobby");
    await speak("fr");
    expect(language.current).toBe("fr");
    expect(say("house", "nav-lobby")).toBe("Salon");
  });

  test("finds the product's messages behind a game's own", () => {
    expect(has("ghosts", "error-not-your-turn")).toBe(true);
    expect(say("ghosts", "error-not-your-turn")).toBe(say("hantise", "error-not-your-turn"));
  });

  test("gives a seat the name of its person, else its letter", () => {
    const fields = { seat: 1 };
    expect(say("hantise", "event-resigned", fields, ["Anne", "Olga"])).toContain("Olga");
    expect(say("hantise", "event-resigned", fields)).toContain("B");
    expect(seatName(99)).toBe("99");
  });

  test("addresses whoever reads, where the message has a second person", async () => {
    await loadTexts("18-ghosts");
    const names = ["Anne (you)", "Olga"];
    const fought = { attacker: "red", source: "b4", target: "b5", defender: "blue", loser: "blue" };
    const tell = (seat: number, defender_seat: number, reader: number | null = null): string =>
      say(
        "18-ghosts",
        "event-fought",
        { seat, defender_seat, ...fought },
        Object.assign([...names], { reader }),
      );
    expect(tell(0, 0, 0)).toMatch(/^Your red ghost in b4 attacks your own blue one in b5/);
    expect(tell(0, 1, 0)).toMatch(/^Your red ghost in b4 attacks the opponent’s blue one/);
    expect(tell(1, 0, 0)).toMatch(/^Olga’s red ghost in b4 attacks your blue one/);
    expect(tell(1, 1, 0)).toMatch(/^Olga’s red ghost in b4 attacks their own blue one/);
    expect(tell(0, 1)).toMatch(/^Anne \(you\)’s red ghost/);
  });

  test("gives a word its name", async () => {
    const fields = { colour: "red", target: "c3" };
    expect(say("18-ghosts", "action-place", fields)).toBe("Place a red ghost in c3");
    await speak("fr");
    expect(say("18-ghosts", "action-place", fields)).toMatch(/rouge/);
  });

  test("gives a word its article, where it has one", async () => {
    await loadTexts("ghooost");
    const played = { seat: 0, card: "7", cards: 1, count: 1, copies: 0 };
    expect(say("ghooost", "event-played", played)).toBe("A plays a 7.");
    expect(say("ghooost", "event-played", { ...played, card: "12" })).toBe("A plays Igor (12).");
  });

  test("gives each word of a list its name", async () => {
    await loadTexts("macgregor");
    const fields = { seat: 0, other_seat: 1, count: 2, keys: ["rL", "gH"] };
    expect(say("macgregor", "event-handed", fields)).toMatch(
      /red with a lion, green with a thistle/,
    );
  });

  test("puts a message inside a message", () => {
    const inner: Text = { type: "text", domain: "hantise", key: "error-over", fields: {} };
    const outer: Text = {
      type: "text",
      domain: "hantise",
      key: "error-illegal-action",
      fields: { action: "a1", reason: inner },
    };
    expect(sayText(outer)).toContain(sayText(inner));
  });

  test("chooses the plural of its language", async () => {
    expect(say("house", "waiting-for-me", { count: 1 })).toBe("One game is waiting for you.");
    expect(say("house", "waiting-for-me", { count: 3 })).toBe("3 games are waiting for you.");
    await speak("fr");
    expect(say("house", "waiting-for-me", { count: 3 })).toBe("3 parties vous attendent.");
  });

  test("isolates nothing with invisible marks", () => {
    expect(say("house", "name-saved", { name: "Anne" })).toBe("Your name is now Anne.");
  });

  test("shows the key of a message that is missing, and does not break", () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    expect(say("house", "no-such-message")).toContain("no-such-message");
    expect(say("house", "nav-lobby.no-such-attribute")).toContain("no-such-attribute");
  });

  test("quotes bad input only so far", () => {
    const words = say("house", "name-saved", { name: "x".repeat(9000) });
    expect(words.length).toBeLessThan(600);
    expect(words).toContain("…");
  });
});

describe("loading", () => {
  test("fetches a file once, and the product's once for all", async () => {
    const before = fetched.mock.calls.length;
    await Promise.all([loadTexts("table"), loadTexts("table"), loadTexts("table")]);
    const asked = fetched.mock.calls.slice(before).map(([address]) => address);
    expect(asked).toEqual(["/api/texts/en/table.ftl"]);
  });

  test("tries again after a failure", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    await expect(loadTexts("offline")).rejects.toThrow();
    vi.stubGlobal("fetch", fetched);
    await expect(loadTexts("offline")).resolves.toBeUndefined();
  });
});

test("the browser's first known language is spoken", () => {
  expect(languageOfBrowser(["de-DE", "fr-CA", "en"])).toBe("fr");
  expect(languageOfBrowser(["EN-us"])).toBe("en");
  expect(languageOfBrowser(["nl"])).toBe("en");
});

describe("sayRefusal", () => {
  const reason: Text = { type: "text", domain: "ghosts", key: "illegal-mist-opens", fields: {} };

  test("says why, without the notation of what was tried", () => {
    const fields = { action: "M", reason };
    const refused: Text = { type: "text", domain: "hantise", key: "error-illegal-action", fields };
    expect(sayRefusal(refused)).toBe(sayText(reason));
  });

  test("says everything else as it is", () => {
    const late: Text = { type: "text", domain: "hantise", key: "error-too-late", fields: {} };
    expect(sayRefusal(late)).toBe(sayText(late));
  });
});
