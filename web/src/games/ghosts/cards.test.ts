import { describe, expect, test } from "vitest";
import { faceOf, inOrder } from "./cards";

describe("faceOf", () => {
  test("reads family and number of ghosts", () => {
    expect(faceOf("K3")).toEqual({ kind: "ghosts", family: "black", number: 3 });
    expect(faceOf("Y1")).toEqual({
      kind: "ghosts",
      family: "yellow",
      number: 1,
    });
  });

  test("knows a Mist", () => {
    expect(faceOf("M")).toEqual({ kind: "mist" });
  });

  test.each(["", "R", "R0", "R4", "X1", "R22", "take"])("takes %j for no card", (text) => {
    expect(faceOf(text)).toBeNull();
  });
});

test("a hand is held by family and number, Mists last", () => {
  expect(inOrder(["M", "Y1", "K3", "W2", "K1"])).toEqual(["W2", "K1", "K3", "Y1", "M"]);
});
