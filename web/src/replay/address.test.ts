import { describe, expect, it } from "vitest";
import { addressOf, analysisOf, readPlace, stepFor } from "./address";

const read = (query: string) => readPlace(new URLSearchParams(query));

describe("the place in a replay", () => {
  it("is the beginning through a spectator's eyes where nothing is said", () => {
    expect(read("")).toEqual({ step: 0, eyes: "public", analyse: false });
  });

  it.each([
    ["step=12&eyes=1", { step: 12, eyes: 1, analyse: false }],
    ["step=3&eyes=open", { step: 3, eyes: "open", analyse: false }],
  ])("is read from %s and written the same", (query, place) => {
    expect(read(query)).toEqual(place);
    expect(addressOf("t 1", read(query))).toBe(`/replay/t%201?${query}`);
  });

  it("may ask for an analysis", () => {
    const query = analysisOf("t", 1).split("?")[1] ?? "";
    expect(read(query)).toEqual({ step: 0, eyes: 1, analyse: true });
  });

  it.each(["step=-4", "step=1e99", "step=2.5", "step=x", "eyes=<b>"])(
    "makes nothing of %s",
    (query) => expect(read(query)).toEqual({ step: 0, eyes: "public", analyse: false }),
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
