import { expect, test } from "vitest";
import { inOrder } from "./keyGroups";

test("keys that are alike lie together, by colour and then by back", () => {
  expect(inOrder(["gC", "rT", "rL", "gC"])).toEqual([
    { card: "rL", copies: 1 },
    { card: "rT", copies: 1 },
    { card: "gC", copies: 2 },
  ]);
});
