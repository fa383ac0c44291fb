// Every message that a page asks for is there, in both languages, and none is there for nobody.
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const SOURCES = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const FILES = import.meta.glob<string>(
  "../../../src/hantise/locales/*/{house,offline,hantise}.ftl",
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

function keys(language: string, domain: string): Set<string> {
  const file = FILES[`../../../src/hantise/locales/${language}/${domain}.ftl`] ?? "";
  const messages = new FluentResource(file).body;
  return new Set(
    messages.flatMap(({ id, attributes }) => [
      id,
      ...Object.keys(attributes).map((name) => `${id}.${name}`),
    ]),
  );
}

const code = Object.values(SOURCES).join("\n");

describe.each(["house", "offline"])("%s", (domain) => {
  const known = keys("en", domain);
  const behind = keys("en", "hantise");

  test("is not empty, and the same in both languages", () => {
    expect(known.size).toBeGreaterThan(5);
    expect(keys("fr", domain)).toEqual(known);
  });

  test("has all that is asked for by name", () => {
    const asked = [...code.matchAll(new RegExp(`say\\(\\s*"${domain}",\\s*"([^"]+)"`, "g"))];
    const missing = asked
      .map(([, key = ""]) => key)
      .filter((key) => !known.has(key) && !behind.has(key));
    expect(asked.length).toBeGreaterThan(2);
    expect(missing).toEqual([]);
  });

  test("has nothing that nobody asks for", () => {
    const begun = [...code.matchAll(/`([a-z-]+-)\$\{/g)].map(([, start = ""]) => start);
    const unused = [...known].filter(
      (key) => !code.includes(`"${key}"`) && !begun.some((start) => key.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });
});
