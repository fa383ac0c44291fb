import { expect, test } from "vitest";
import { familyOf, inOrder, KINDS, stacksOf } from "./cards";
import { CHARACTERS } from "./characters";

test("every kind of card has a ghost of its own", () => {
  expect(Object.keys(CHARACTERS).toSorted()).toEqual(KINDS.toSorted());
  const drawings = Object.values(CHARACTERS).map(({ shapes }) => JSON.stringify(shapes));
  expect(new Set(drawings).size).toBe(KINDS.length);
});

test("the families of the box", () => {
  const of = (family: string) => KINDS.filter((card) => familyOf(card) === family);
  expect(of("fearless")).toEqual(["1", "K"]);
  expect(of("scary")).toEqual(["3", "12"]);
  expect(of("special")).toEqual(["8", "11", "X"]);
});

test("a hand is held by value, Miss Copy and Kitty last, and stacked by kind", () => {
  const hand = ["K", "10", "2", "X", "2"];
  expect(inOrder(hand)).toEqual(["2", "2", "10", "X", "K"]);
  expect(stacksOf(hand)).toEqual([
    { card: "2", copies: 2 },
    { card: "10", copies: 1 },
    { card: "X", copies: 1 },
    { card: "K", copies: 1 },
  ]);
});
