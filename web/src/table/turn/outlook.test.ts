import { expect, test } from "vitest";
import { outlookOf, worthOf } from "./outlook";

test.each([
  [1, "winning", "+100"],
  [0.3, "ahead", "+30"],
  [0.004, "even", "0"],
  [-0.004, "even", "0"],
  [-0.14, "even", "−14"],
  [-0.5, "behind", "−50"],
  [-0.995, "losing", "−99"],
])("%d is %s, written %s", (value, outlook, worth) => {
  expect(outlookOf(value)).toBe(outlook);
  expect(worthOf(value)).toBe(worth);
});
