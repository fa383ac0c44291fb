import { beforeEach, describe, expect, it } from "vitest";
import { reachScene, sceneReached } from "./progress";

describe("progress in a lesson", () => {
  beforeEach(() => localStorage.clear());

  it("begins with the first scene", () => {
    expect(sceneReached("ghosts")).toBe(1);
  });

  it("is kept for each game", () => {
    reachScene("ghosts", 3);
    reachScene("18-ghosts", 5);
    expect(sceneReached("ghosts")).toBe(3);
    expect(sceneReached("18-ghosts")).toBe(5);
  });

  it.each(["{", "null", '{"ghosts": "3"}', '{"ghosts": -1}', '{"ghosts": 1.5}'])(
    "begins anew where the browser kept %s",
    (kept) => {
      localStorage.setItem("hantise.lessons", kept);
      expect(sceneReached("ghosts")).toBe(1);
    },
  );
});
