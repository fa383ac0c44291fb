import { beforeEach, expect, test, vi } from "vitest";
import { loadTexts, speak } from "./text";
import type { SeatInfo } from "../api/wire";
import { seatNames } from "./seatNames";

const FILES = import.meta.glob<string>("../../../src/hantise/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

beforeEach(() => {
  vi.stubGlobal("fetch", (address: string) => {
    const [, wanted = ""] = address.split("/api/texts/");
    const found = Object.entries(FILES).find(([path]) => path.endsWith(`/locales/${wanted}`));
    return Promise.resolve(new Response(found?.[1] ?? ""));
  });
});

const bot = { own_bot: true, bot: "careful", name: "" } as SeatInfo;
const person = { own_bot: false, bot: null, name: "Ana" } as SeatInfo;

test.each(["en", "fr"] as const)("six bots are told apart at a glance: %s", async (language) => {
  await speak(language);
  await loadTexts("table", "hantise");
  const names = seatNames({ seats: [bot, bot, bot, bot, bot, bot], game: "toy" });
  expect(new Set(names.map((name) => name.slice(0, 3))).size).toBe(6);
  expect(names.every((name) => name.length <= 6)).toBe(true);
});

test("a bot that is alone of its kind is called by it", async () => {
  await speak("en");
  await loadTexts("table", "hantise");
  const [ana, wary] = seatNames({ seats: [person, bot], game: "toy" });
  expect(ana).toBe("Ana");
  expect(wary).toBe(seatNames({ seats: [bot, person], game: "toy" })[0]);
});
