import { describe, expect, it } from "vitest";
import { eventsOf } from "../../../tests/events";
import type { GameEvent } from "./events";
import { foresee } from "./previewMarks";
import { traceOf } from "./lastMove";
import { after, type Shown } from "./shown";

const event = eventsOf<GameEvent>();
const fought = event("fought", {
  source: "d4",
  target: "e4",
  seat: 0,
  attacker: "yellow",
  defender: "red",
  defender_seat: 1,
  loser: "red",
  loser_seat: 1,
});
const turned = event("turned", { colour: "red", direction: "west" });
const escaped = (seat: number, colour: "red" | "yellow", room: string) =>
  event("escaped", { seat, colour, room });

it("what is shown is not changed by what is not known", () => {
  const start: Shown = {
    ghosts: { d4: "Y" },
    portals: { red: "south", blue: "north", yellow: "north" },
    dungeon: "by",
    escaped: "RB",
    waiting: "",
    released: "",
  };
  const unknown = { kind: "resigned", fields: { seat: 0 } } as unknown as GameEvent;
  expect(after(start, unknown)).toBe(start);
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
    const stepped = event("stepped", { seat: 0, colour: "red", source: "d4", target: "c4" });
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
