import { expect, test } from "vitest";
import { region } from "./dates";
import { language } from "./text";

test("dates follow the reader's region, in the language in use", () => {
  expect(language.current).toBe("en");
  expect(region(["fr-CA", "en-GB", "en-US"])).toBe("en-GB");
  expect(region(["fr-CA"])).toBe("en");
  const format = new Intl.DateTimeFormat(region(["en-GB"]), { dateStyle: "long", timeZone: "UTC" });
  expect(format.format(Date.UTC(2026, 10, 16))).toBe("16 November 2026");
});
