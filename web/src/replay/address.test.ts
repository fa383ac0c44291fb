import { describe, expect, it } from "vitest";
import { addressOf, readPlace, stepFor } from "./address";

const read = (query: string) => readPlace(new URLSearchParams(query));

describe("the place in a replay", () => {
  it("is the beginning through a spectator's eyes where nothing is said", () => {
    expect(read("")).toEqual({ step: 0, eyes: "public" });
  });

  it.each([
    ["step=12&eyes=1", { step: 12, eyes: 1 }],
    ["step=3&eyes=open", { step: 3, eyes: "open" }],
  ])("is read from %s and written the same", (query, place) => {
    expect(read(query)).toEqual(place);
    expect(addressOf("t 1", read(query))).toBe(`/replay/t%201?${query}`);
  });

  it.each(["step=-4", "step=1e99", "step=2.5", "step=x", "eyes=<b>"])(
    "makes nothing of %s",
    (query) => expect(read(query)).toEqual({ step: 0, eyes: "public" }),
  );

  it.each([
    ["ArrowRight", 5, 6],
    ["ArrowRight", 9, 9],
    ["ArrowLeft", 0, 0],
    ["PageDown", 5, 9],
    ["Home", 5, 0],
    ["End", 5, 9],
    ["x", 5, null],
  ])("%s leads from %i to %s", (key, step, next) => {
    expect(stepFor(key, step, 9)).toBe(next);
  });
});
