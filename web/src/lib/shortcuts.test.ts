import { describe, expect, it } from "vitest";
import { roomTowards } from "../games/18-ghosts/keys";
import { stepFor } from "../replay/place";
import { isFor, PLAY, REPLAY_ENDS, ROOMS, ROW_ENDS, STEP, TEN } from "./shortcuts";

describe("the keys that are listed", () => {
  it.each([...ROOMS.keys, ...ROW_ENDS.keys])("lead from room to room: %s", (key) => {
    expect(roomTowards("c3", key)).toMatch(/^[a-e][1-5]$/);
  });

  it.each([...STEP.keys, ...TEN.keys, ...REPLAY_ENDS.keys])("lead through a replay: %s", (key) => {
    expect(stepFor(key, 20, 40)).not.toBeNull();
  });

  it("are the browser's with another key held down", () => {
    expect(isFor(new KeyboardEvent("keydown", { key: " " }), PLAY)).toBe(true);
    expect(isFor(new KeyboardEvent("keydown", { key: " ", ctrlKey: true }), PLAY)).toBe(false);
  });
});
