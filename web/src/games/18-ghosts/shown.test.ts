import { describe, expect, it } from "vitest";
import type { EventInfo } from "../../api/wire";
import { foresee } from "./previewMarks";
import { traceOf } from "./lastMove";
import { after, type Shown } from "./shown";

const start: Shown = {
  ghosts: { d4: "Y", e4: "r", b5: "r" },
  portals: { red: "south", blue: "north", yellow: "north" },
  dungeon: "by",
  escaped: "RB",
  waiting: "",
  released: "",
};
const fought: EventInfo = {
  kind: "fought",
  fields: {
    source: "d4",
    target: "e4",
    seat: 0,
    attacker: "yellow",
    defender: "red",
    defender_seat: 1,
    loser: "red",
    loser_seat: 1,
  },
};
const turned: EventInfo = { kind: "turned", fields: { colour: "red", direction: "west" } };
const escaped = (seat: number, colour: string, room: string): EventInfo => ({
  kind: "escaped",
  fields: { seat, colour, room },
});

describe("what is shown", () => {
  it("follows a fight, the portal and the escapes", () => {
    const events = [fought, turned, escaped(0, "yellow", "e4"), escaped(1, "red", "b5")];
    expect(events.reduce(after, start)).toEqual({
      ghosts: {},
      portals: { red: "west", blue: "north", yellow: "north" },
      dungeon: "byr",
      escaped: "RBYr",
      waiting: "",
      released: "",
    });
    expect(start.ghosts).toEqual({ d4: "Y", e4: "r", b5: "r" });
  });

  it("leaves the room to the one attacked when the attacker loses", () => {
    const lost = { ...fought, fields: { ...fought.fields, loser: "yellow", loser_seat: 0 } };
    expect(after(start, lost)).toMatchObject({
      ghosts: { e4: "r", b5: "r" },
      dungeon: "byY",
    });
  });

  it("moves ghosts by steps and mirrors", () => {
    const stepped = { kind: "stepped", fields: { source: "d4", target: "d3" } };
    expect(after(start, stepped).ghosts).toEqual({ d3: "Y", e4: "r", b5: "r" });
  });

  it("takes a placed ghost from those waiting, a released one from the dungeon", () => {
    const placed = { target: "a1", colour: "yellow", seat: 0 };
    const own = { kind: "placed", fields: { ...placed, owner_seat: 0 } };
    expect(after({ ...start, waiting: "YYb" }, own)).toMatchObject({
      waiting: "Yb",
      dungeon: "by",
      ghosts: { a1: "Y" },
    });
    const other = { kind: "placed", fields: { ...placed, owner_seat: 1 } };
    expect(after({ ...start, released: "y" }, other)).toMatchObject({
      dungeon: "b",
      released: "",
      ghosts: { a1: "y" },
    });
  });

  it("is not changed by what it does not know", () => {
    expect(after(start, { kind: "resigned", fields: {} })).toBe(start);
  });
});

describe("what is foreseen", () => {
  it("names the loser, the portal and where those who leave stand now", () => {
    const events = [fought, turned, escaped(0, "yellow", "e4"), escaped(1, "red", "b5")];
    expect(foresee("d4xe4", events)).toMatchObject({
      loser: "e4",
      turned: { colour: "red", direction: "west" },
      freed: ["d4", "b5"],
    });
  });

  it("is nothing for a plain step, and an escape for one to the way out", () => {
    const stepped = { kind: "stepped", fields: { source: "d4", target: "c4" } };
    expect(foresee("d4-c4", [stepped])).toBeNull();
    expect(foresee("d4-c4", [stepped, escaped(0, "red", "c4")])).toMatchObject({
      loser: null,
      freed: ["d4"],
    });
  });
});

describe("the trace of a move", () => {
  it("is where it came from, where it went, who left and what turned", () => {
    expect(traceOf([fought, turned, escaped(1, "red", "b5")])).toEqual({
      from: "d4",
      to: "e4",
      freed: ["b5"],
      turned: "red",
    });
    expect(traceOf([])).toEqual({ from: null, to: null, freed: [], turned: null });
  });
});
