import { describe, expect, it } from "vitest";
import {
  angleOf,
  centre,
  countOf,
  exitOf,
  floorOf,
  ghostOf,
  isNext,
  neighbours,
  ownerOf,
  PORTAL_ROOMS,
  ROOMS,
  turnedTo,
} from "./rooms";

describe("the castle", () => {
  it("has six carpets of each colour, four mirrors and three portals (EG-1.1)", () => {
    const floors = ROOMS.map(floorOf).join("");
    for (const letter of "RBY") expect(floors.split(letter)).toHaveLength(7);
    expect(ROOMS.filter((room) => floorOf(room) === "M")).toEqual(["b4", "d4", "b2", "d2"]);
    expect(ROOMS.filter((room) => floorOf(room) === "P").sort()).toEqual(
      Object.values(PORTAL_ROOMS).sort(),
    );
  });

  it("is drawn with north up and a1 in the south-west", () => {
    expect(centre("a5")).toEqual({ x: 50, y: 50 });
    expect(centre("e1")).toEqual({ x: 450, y: 450 });
  });

  it("knows what lies next to what", () => {
    expect(neighbours("a1").sort()).toEqual(["a2", "b1"]);
    expect(isNext("c3", "c4")).toBe(true);
    expect(isNext("c3", "d4")).toBe(false);
    expect(isNext("e1", "a2")).toBe(false);
  });

  it("counts and names ghosts by owner and colour", () => {
    expect(countOf("RBByy", 0, "blue")).toBe(2);
    expect(countOf("RBByy", 1, "blue")).toBe(0);
    expect(countOf("RBByy", 1, "yellow")).toBe(2);
    expect(ghostOf(1, "red")).toBe("r");
    expect(ownerOf("r")).toBe(1);
    expect(ownerOf("Y")).toBe(0);
  });
});

describe("a portal", () => {
  it("opens against the outer wall at first (EG-1.2)", () => {
    expect(exitOf("red", "north")).toBeNull();
    expect(exitOf("blue", "south")).toBeNull();
    expect(exitOf("yellow", "east")).toBeNull();
  });

  it("opens towards the room next to it", () => {
    expect(exitOf("red", "south")).toBe("c4");
    expect(exitOf("blue", "west")).toBe("b1");
    expect(exitOf("yellow", "north")).toBe("e4");
  });

  it("always turns clockwise, also past north (EG-3.6)", () => {
    expect(turnedTo(angleOf("north"), "east")).toBe(90);
    expect(turnedTo(angleOf("west"), "north")).toBe(360);
    expect(turnedTo(angleOf("south"), "south")).toBe(180);
  });
});
