import { expect, test } from "vitest";
import { together } from "./keys";

test("keys that are alike lie together, by colour and then by back", () => {
  expect(together(["gC", "rT", "rL", "gC"])).toEqual([
    { key: "rL", copies: 1 },
    { key: "rT", copies: 1 },
    { key: "gC", copies: 2 },
  ]);
});
