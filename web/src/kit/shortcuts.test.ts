import { describe, expect, it } from "vitest";
import { roomTowards } from "../games/18-ghosts/keys";
import { stepFor } from "../replay/address";
import { blank, LETTERS, type Game } from "../castle-editor/sketch";
import { actByKey } from "../castle-editor/tools";
import { placeTowards } from "../castle-editor/arrowKeys";
import {
  blazonKeys,
  DOOR,
  HALL,
  isFor,
  PLACES,
  PLAY,
  REPLAY_ENDS,
  ROOMS,
  ROW_ENDS,
  STEP,
  TEN,
  WALL_UP,
} from "./shortcuts";

describe("the keys that are listed", () => {
  it.each([...ROOMS.keys, ...ROW_ENDS.keys])("lead from room to room: %s", (key) => {
    expect(roomTowards("c3", key)).toMatch(/^[a-e][1-5]$/);
  });

  it.each([...STEP.keys, ...TEN.keys, ...REPLAY_ENDS.keys])("lead through a replay: %s", (key) => {
    expect(stepFor(key, 20, 40)).not.toBeNull();
  });

  it.each<Game>(["macgregor", "macgregor-treasure"])("draw a castle: %s", (game) => {
    const sketch = blank(game, 4, 4);
    for (const key of PLACES.keys)
      expect(placeTowards({ rows: 4, columns: 4 }, "11", key), key).not.toBeNull();
    for (const { keys } of [DOOR, WALL_UP, HALL])
      for (const key of keys) expect(actByKey(sketch, "11-12", key), key).not.toBeNull();
    for (const key of blazonKeys(LETTERS[game]).keys)
      expect(actByKey(sketch, "11", key), key).not.toBeNull();
  });

  it("are the browser's with another key held down", () => {
    expect(isFor(new KeyboardEvent("keydown", { key: " " }), PLAY)).toBe(true);
    expect(isFor(new KeyboardEvent("keydown", { key: " ", ctrlKey: true }), PLAY)).toBe(false);
  });
});
