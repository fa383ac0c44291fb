import { expect, test } from "vitest";
import { fold, matching } from "./search";

const SECTIONS = [
  {
    id: "turn",
    title: "A turn",
    level: 2,
    technical: false,
    html: '<p>You play.</p><ul><li id="GH-3.1">The degré de frayeur rises.</li><li>Other</li></ul>',
  },
  {
    id: "end",
    title: "The end",
    level: 2,
    technical: false,
    html: "<p>It ends when a turn begins without cards.</p>",
  },
];

test("without words everything is shown", () => {
  expect(matching(SECTIONS, "  ")).toEqual(SECTIONS);
});

test("accents and capitals do not matter, and the rule keeps its anchor", () => {
  const [found, ...others] = matching(SECTIONS, "DEGRE");
  expect(others).toEqual([]);
  expect(found?.html).toContain('id="GH-3.1"');
  expect(found?.html).toContain("<mark>degré</mark>");
  expect(found?.html).not.toContain("Other");
});

test("a section whose title fits is shown whole", () => {
  expect(matching(SECTIONS, "turn").map(({ id }) => id)).toEqual(["turn", "end"]);
  expect(matching(SECTIONS, "turn")[0]).toEqual(SECTIONS[0]);
});

test("what is not there is not found", () => {
  expect(matching(SECTIONS, "dragon")).toEqual([]);
});

test("folding makes apostrophes alike", () => {
  expect(fold("L’Été")).toBe("l'ete");
});
