import { describe, expect, it } from "vitest";
import { roomTowards } from "./arrowKeys";
import {
  exitMiddle,
  frameOf,
  middleOf,
  numberCell,
  outlineOf,
  placeOf,
  roomMiddle,
} from "./geometry";
import { Castle } from "./castle";

/** Two rooms above, a hall below. */
const castle = new Castle({
  blazons: ["LC", "TT"],
  halls: [["10", "11"]],
  red: ["00-01", "00-10"],
  green: ["01-11"],
  exits: { "11S": "blue" },
  treasure: "01",
  dungeon: "01N",
});

describe("a castle", () => {
  it("names a hall by its first cell", () => {
    expect(castle.rooms).toEqual(["00", "01", "10"]);
    expect(castle.roomOf("11")).toBe("10");
    expect(castle.cellsOf("10")).toEqual(["10", "11"]);
  });

  it("knows the rooms beyond the walls, and the dungeon's only one", () => {
    expect(castle.neighbours("10").sort()).toEqual(["00", "01"]);
    expect(castle.neighbours("dungeon")).toEqual(["01"]);
  });

  it("knows the doors of a room and where they lead", () => {
    expect(castle.doorsOf("10")).toEqual([
      { colour: "red", to: "00" },
      { colour: "green", to: "01" },
    ]);
    expect(castle.between("00", "01").map(({ colour }) => colour)).toEqual(["red"]);
    expect(castle.exitsOf("10")).toHaveLength(1);
  });

  it("knows the wall of a door or a way out", () => {
    expect(castle.wallTowards("10", "01", "green")).toBe("N");
    expect(castle.wallTowards("01", "00", "red")).toBe("W");
    expect(castle.wallTowards("10", "out", "blue")).toBe("S");
    expect(castle.wallTowards("00", "01", "blue")).toBeNull();
  });

  it("follows ghost cards until one leads nowhere", () => {
    expect(castle.way("dungeon", ["C", "T", "L"])).toEqual(["01", "10", "00"]);
    expect(castle.way("dungeon", ["T", "C"])).toEqual([null, null]);
  });

  it("leads the arrow keys from room to room, and not out of the castle", () => {
    expect(roomTowards(castle, "00", "ArrowRight")).toBe("01");
    expect(roomTowards(castle, "01", "ArrowDown")).toBe("10");
    expect(roomTowards(castle, "10", "ArrowRight")).toBe("10");
    expect(roomTowards(castle, "00", "End")).toBe("01");
    expect(roomTowards(castle, "00", "a")).toBeNull();
  });
});

describe("the picture", () => {
  const frame = frameOf(castle);

  it("has wide margins only where something lies outside", () => {
    expect(frame.top).toBeGreaterThan(frame.left);
    expect(frame.height - frame.top - 200).toBeGreaterThan(frame.left);
    expect(frame.width).toBe(200 + 2 * frame.left);
  });

  it("puts a hall's middle between its cells", () => {
    const [left, right] = [middleOf(frame, "10"), middleOf(frame, "11")];
    expect(roomMiddle(castle, frame, "10")).toEqual({ x: (left.x + right.x) / 2, y: left.y });
  });

  it("puts a room's number into its lowest cell, clear of the blazon between two storeys", () => {
    const tall = new Castle({ ...castle.layout, halls: [["00", "10", "11"]] });
    expect(["00", "01"].map((room) => numberCell(tall, room))).toEqual(["10", "01"]);
    expect(numberCell(castle, "10")).toBe("10");
  });

  it("outlines a hall along its outer walls alone", () => {
    expect(outlineOf(castle, frame, "00").match(/M/g)).toHaveLength(4);
    expect(outlineOf(castle, frame, "10").match(/M/g)).toHaveLength(6);
  });

  it("keeps dungeon and exits within the frame", () => {
    expect(placeOf(castle, frame, "dungeon").y).toBeGreaterThan(0);
    const [exit] = castle.exits;
    expect(exit && exitMiddle(frame, exit).y).toBeLessThan(frame.height);
  });
});
