import { describe, expect, test } from "vitest";
import { EditHistory } from "./editHistory.svelte";
import { placeTowards } from "./arrowKeys";
import {
  blank,
  castleOf,
  cycleDoor,
  doorIn,
  forGame,
  join,
  paint,
  resize,
  setDoor,
  split,
  toggleStairs,
  wallsOf,
} from "./sketch";
import { act, actByKey } from "./tools";

const EMPTY = blank("macgregor", 5, 5);

describe("a blank castle", () => {
  test.each(["macgregor", "macgregor-treasure"] as const)(
    "of %s has no two neighbours of a room alike, at any size",
    (game) => {
      for (let rows = 3; rows <= 7; rows += 1)
        for (let columns = 3; columns <= 7; columns += 1) {
          const castle = castleOf(blank(game, rows, columns), null);
          for (const room of castle.rooms) {
            const letters = castle.neighbours(room).map((next) => castle.blazonOf(next));
            expect(new Set(letters).size).toBe(letters.length);
          }
        }
    },
  );

  test("of the caves has a crypt that may be one", () => {
    const { blazons, ghost, stairs } = blank("macgregor-treasure", 5, 5);
    expect(ghost).toBe("22");
    expect("TC").not.toContain(blazons[2]?.[2]);
    expect(stairs).toEqual(["00", "04", "40", "44"]);
  });

  test("has all its walls", () => {
    const walls = wallsOf(castleOf(blank("macgregor", 3, 4), null));
    expect(walls).toHaveLength(3 * 3 + 2 * 4 + 2 * (3 + 4));
    expect(walls).toContain("01-02");
    expect(walls).toContain("23E");
  });
});

describe("doors", () => {
  test("go from none to red, blue, green and none, inside and outside", () => {
    for (const wall of ["00-01", "40S"]) {
      let sketch = EMPTY;
      const seen = [0, 1, 2, 3].map(() => doorIn((sketch = cycleDoor(sketch, wall)), wall));
      expect(seen).toEqual(["red", "blue", "green", null]);
      expect(sketch).toEqual(EMPTY);
    }
  });

  test("vanish in a hall, and none comes there", () => {
    const joined = join(setDoor(EMPTY, "00-01", "red"), "00-01");
    expect(joined.halls).toEqual([["00", "01"]]);
    expect(joined.red).toEqual([]);
    expect(setDoor(joined, "00-01", "blue")).toBe(joined);
  });
});

describe("halls", () => {
  test("take the blazon of the first room, are painted whole and come apart", () => {
    const joined = join(join(EMPTY, "00-01"), "01-02");
    expect(joined.halls).toEqual([["00", "01", "02"]]);
    expect(joined.blazons[0]).toBe("LLLXH");
    expect(paint(joined, "02", "C").blazons[0]).toBe("CCCXH");
    expect(split(joined, "01").halls).toEqual([]);
  });

  test("by the tool: a wall joins, the same wall or the hall takes apart", () => {
    const joined = act(EMPTY, "10-11", "hall");
    expect(act(joined, "10-11", "hall").halls).toEqual([]);
    expect(act(joined, "11", "hall").halls).toEqual([]);
    expect(act(EMPTY, "11", "hall")).toBe(EMPTY);
  });
});

test("a tool for doors puts one of its colour into a wall, and takes it out again", () => {
  const blue = act(EMPTY, "10-11", "door-blue");
  expect(doorIn(blue, "10-11")).toBe("blue");
  expect(doorIn(act(blue, "10-11", "door-green"), "10-11")).toBe("green");
  expect(act(blue, "10-11", "door-blue")).toEqual(EMPTY);
  expect(act(EMPTY, "11", "door-blue")).toBe(EMPTY);
  expect(doorIn(act(EMPTY, "10-11", "blazon-L"), "10-11")).toBe("red");
});

describe("another size", () => {
  test("keeps what has a place; outer doors move with their wall", () => {
    let sketch = setDoor(setDoor(EMPTY, "34E", "red"), "43S", "blue");
    sketch = setDoor(setDoor(sketch, "00-01", "green"), "33-34", "green");
    const smaller = resize(sketch, 4, 4);
    expect(smaller.blazons).toEqual(["LCTX", "TXHL", "HLCT", "CTXH"]);
    expect(smaller.exits).toEqual({ "33E": "red", "33S": "blue" });
    expect(smaller.green).toEqual(["00-01"]);
    expect(resize(smaller, 5, 5).exits).toEqual({ "34E": "red", "43S": "blue" });
  });

  test("keeps the stairs in the castle", () => {
    const caves = blank("macgregor-treasure", 5, 5);
    expect(resize(caves, 3, 3).stairs).toEqual(["00", "02", "20", "22"]);
    expect(toggleStairs(caves, "00").stairs).toEqual(["04", "40", "44"]);
  });

  test("and another game have where to begin", () => {
    const caves = forGame({ ...EMPTY, ghost: null, stairs: [] }, "macgregor-treasure");
    expect(caves.ghost).not.toBeNull();
    expect(caves.stairs).toHaveLength(4);
  });
});

describe("keys", () => {
  const size = { rows: 5, columns: 5 };

  test.each([
    ["00", "ArrowRight", "00-01"],
    ["00-01", "ArrowRight", "01"],
    ["00-01", "ArrowDown", "10-11"],
    ["00-01", "ArrowUp", "00-01"],
    ["00", "ArrowUp", "00N"],
    ["00N", "ArrowUp", "00N"],
    ["00N", "ArrowRight", "01N"],
    ["44", "ArrowRight", "44E"],
    ["44E", "ArrowUp", "34E"],
    ["01-11", "ArrowDown", "11"],
    ["40", "ArrowDown", "40S"],
    ["40S", "ArrowUp", "40"],
    ["30W", "ArrowRight", "30"],
  ])("from %s %s leads to %s", (from, key, to) => {
    expect(placeTowards(size, from, key)).toBe(to);
  });

  test("paint, open and close", () => {
    expect(actByKey(EMPTY, "00", "h")?.blazons[0]).toBe("HCTXH");
    expect(actByKey(EMPTY, "00", "v")).toBeNull();
    const green = actByKey(EMPTY, "00-01", "g") ?? EMPTY;
    expect(green.green).toEqual(["00-01"]);
    expect(actByKey(green, "00-01", "Delete")).toEqual(EMPTY);
    expect(actByKey(EMPTY, "00-01", "M")?.halls).toEqual([["00", "01"]]);
    expect(actByKey(EMPTY, "00-01", "Tab")).toBeNull();
  });
});

describe("a drawing", () => {
  test("goes back and forth; a name is one step", () => {
    const drawing = new EditHistory(EMPTY, true);
    expect(drawing.isChanged).toBe(false);
    drawing.change({ ...EMPTY, name: "D" }, "name");
    drawing.change({ ...EMPTY, name: "Du" }, "name");
    const red = setDoor(drawing.now, "00-01", "red");
    drawing.change(red);
    drawing.saved(red);
    drawing.undo();
    expect(drawing.now.name).toBe("Du");
    expect(drawing.isChanged).toBe(true);
    drawing.undo();
    expect(drawing.now).toBe(EMPTY);
    expect(drawing.canUndo).toBe(false);
    drawing.redo();
    drawing.redo();
    expect(drawing.now).toBe(red);
    expect([drawing.canRedo, drawing.isChanged]).toEqual([false, false]);
  });
});
