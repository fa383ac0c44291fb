import { expect, test, vi } from "vitest";
import { followRule, partsOf, showRulesHere } from "./ruleLinks";

test("rule numbers are told from words", () => {
  expect(partsOf("Too low (GO-3.1, GO-3).")).toEqual([
    { words: "Too low (", rule: null },
    { words: "GO-3.1", rule: "GO-3.1" },
    { words: ", ", rule: null },
    { words: "GO-3", rule: "GO-3" },
    { words: ").", rule: null },
  ]);
  expect(partsOf("Nothing here: A-1, eg-3.6.")).toEqual([
    { words: "Nothing here: A-1, eg-3.6.", rule: null },
  ]);
});

test("a rule is shown on the page that shows rules, and only as long as it is open", () => {
  const show = vi.fn();
  const end = showRulesHere(show);
  const click = (ctrlKey = false): MouseEvent => {
    const event = new MouseEvent("click", { cancelable: true, ctrlKey });
    followRule(event, "EG-3.6");
    return event;
  };
  expect(click().defaultPrevented).toBe(true);
  expect(show).toHaveBeenCalledExactlyOnceWith("EG-3.6");
  // In another tab it is a page of its own.
  expect(click(true).defaultPrevented).toBe(false);
  end();
  expect(click().defaultPrevented).toBe(false);
  expect(show).toHaveBeenCalledOnce();
});
