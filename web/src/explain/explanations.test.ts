// Whatever a board marks has words in both languages, and they say nothing that is hidden.
import { beforeAll, describe, expect, test, vi } from "vitest";
import { partsOf } from "../rules/ruleLinks";
import { addBundle, speak, type Language } from "../text/bundles.svelte";
import { faceMark, mediumMark } from "../games/rest-in-peace/explained";
import { tokenMark } from "../games/macgregor-treasure/explained";
import { marksOf, thingAt, thingsOf, wordsFor, wordsOf } from "./explanations";

const GAMES = import.meta.glob<{ MARKS: readonly string[] }>("../games/*/explained.ts", {
  eager: true,
});
const BOARDS = import.meta.glob<string>(["../games/*/*.svelte", "../boards/*/*.svelte"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const FILES = import.meta.glob<string>("../../../src/hantise/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const LANGUAGES: readonly Language[] = ["en", "fr"];
const games = Object.entries(GAMES).map(([path, { MARKS }]) => ({
  game: path.split("/")[2] ?? "",
  marks: MARKS,
}));

beforeAll(() => {
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.reject(new Error("everything is here"))),
  );
  for (const language of LANGUAGES)
    for (const { game } of games) {
      const text = (domain: string): string =>
        FILES[`../../../src/hantise/locales/${language}/${domain}.ftl`] ?? "";
      addBundle(language, game, [text(game), text("hantise")]);
    }
});

test("all six games explain their things", () => {
  expect(games.map(({ game }) => game).toSorted()).toEqual(
    [
      "18-ghosts",
      "ghooost",
      "ghosts",
      "macgregor",
      "macgregor-treasure",
      "rest-in-peace",
    ].toSorted(),
  );
});

describe.each(games)("$game", ({ game, marks }) => {
  test.each(LANGUAGES)("has words for each of its things in %s", async (language) => {
    const warned = vi.spyOn(console, "warn").mockReturnValue();
    await speak(language);
    for (const mark of marks) {
      const words = wordsFor(game, mark);
      expect(words, mark).not.toBeNull();
      expect(words?.title, mark).toMatch(/\S/);
      expect(words?.text, mark).toMatch(/\S/);
    }
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });
});

test("every explanation names its rules, the same in both languages", async () => {
  // The dark is no rule: it only changes what one sees.
  const ruleless = ["lantern", "dark"];
  const told: string[][] = [];
  for (const language of LANGUAGES) {
    await speak(language);
    told.push(
      games.flatMap(({ game, marks }) =>
        marks.map((mark) => {
          const rules = partsOf(wordsFor(game, mark)?.text ?? "").flatMap(({ rule }) => rule ?? []);
          if (!ruleless.includes(mark)) expect(rules, `${game}: ${mark}`).not.toEqual([]);
          return `${game} ${mark}: ${rules.join()}`;
        }),
      ),
    );
  }
  expect(told[0]).toEqual(told[1]);
});

test("every mark that is written on a board is one of its game's", () => {
  const shared = new Set(games.flatMap(({ marks }) => marks));
  for (const [path, source] of Object.entries(BOARDS)) {
    const own = games.find(({ game }) => path.startsWith(`../games/${game}/`))?.marks;
    for (const [, mark = ""] of source.matchAll(/data-explain="([^"]+)"/g)) {
      const begun = mark.replace(/\{.*/, "");
      const known = [...(own ?? shared)].some((one) =>
        begun === mark ? one === mark : one.startsWith(begun),
      );
      expect(known, `${path}: ${mark}`).toBe(true);
    }
  }
});

test("what lies face down says the same of everything", () => {
  expect(faceMark({ kind: "hidden" })).toBe("ghost-back");
  expect(mediumMark(null)).toBe("medium-back");
  expect(tokenMark(null)).toBe("token-back");
});

test("a card on a pile is explained with the pile, and a room by what lies below it", async () => {
  await speak("en");
  document.body.innerHTML = `
    <section data-explains="ghooost">
      <button data-explain="cemetery"><i data-explain="card-3"></i><i data-explain="card-8"></i></button>
      <b data-explain="nothing-of-the-kind"></b>
      <div data-explain-below><div role="gridcell" tabindex="0"></div></div>
    </section>`;
  const find = (what: string): Element =>
    document.querySelector(`[data-explain="${what}"]`) ?? document.body;
  expect(marksOf(find("cemetery"))).toEqual(["cemetery", "card-8"]);
  expect(marksOf(find("card-3"))).toEqual(["card-3", "cemetery"]);
  expect(thingsOf(find("card-8"))).toEqual([find("card-8")]);
  expect(thingsOf(document.body)).toEqual([]);
  expect(wordsOf(find("nothing-of-the-kind"))).toEqual([]);
});

test("at a point is what lies on top, or below a grid that listens only", async () => {
  await speak("en");
  document.body.innerHTML = `
    <section data-explains="ghooost">
      <i data-explain="cemetery"></i>
      <div data-explain-below><b></b><b data-unexplained></b></div>
      <p></p>
    </section>`;
  const [pile, room, target, cloth] = document.querySelectorAll("i, b, p");
  const under = (top?: Element): Element | null => {
    Object.assign(document, { elementsFromPoint: () => [top, pile] });
    return thingAt(0, 0);
  };
  expect(under(room)).toBe(pile);
  expect(under(target)).toBeNull();
  expect(under(cloth)).toBeNull();
});
