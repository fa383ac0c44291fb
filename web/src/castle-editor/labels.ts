// What the places of a drawing are called.
import { has, say } from "../text/text";
import type { CastleFault, CheckedCastle } from "../api/wire";
import { isCell } from "./arrowKeys";
import { doorIn, isOuter, isWithin, roomOf, sidesOf, type Sketch } from "./sketch";

/** The castle's name, or that it has none. */
export function castleName(name: string): string {
  return name === "" ? say("castle", "editor-no-name") : name;
}

/** What a picture of a castle shows, in words. */
export function describe({ facts }: CheckedCastle): string {
  const sum = (numbers: Record<string, number> = {}) =>
    Object.values(numbers).reduce((total, each) => total + each, 0);
  return say("castle", "castle-description", {
    rooms: facts?.rooms ?? 0,
    doors: sum(facts?.doors),
    exits: sum(facts?.exits),
  });
}

/** Where a fault is in the drawing; null: in no one place. */
export function placeOf({ walls, cells }: CastleFault): string | null {
  return walls[0] ?? cells[0] ?? null;
}

/** All that is wrong at a place, in words; what only lacks is no fault of a place. */
export function wrongAt(sketch: Sketch, faults: readonly CastleFault[], place: string): string[] {
  const room = isCell(place) ? roomOf(sketch, place) : [];
  const here = faults.filter(
    ({ cells, walls, lack }) =>
      !lack &&
      (isCell(place)
        ? walls.length === 0 && cells.some((cell) => room.includes(cell))
        : walls.includes(place)),
  );
  return here.map(({ fault }) => say(fault.domain, fault.key, fault.fields));
}

/** A place as it is read aloud, with what is wrong there. */
export function placeName(
  sketch: Sketch,
  place: string,
  faults: readonly CastleFault[] = [],
): string {
  const name = isCell(place) ? cellName(sketch, place) : wallName(sketch, place);
  const wrong = wrongAt(sketch, faults, place);
  if (isUnreached(sketch, faults, place)) wrong.push(say("castle", "editor-not-reached"));
  return wrong.length === 0 ? name : [`${name}.`, ...wrong].join(" ");
}

/** Whether no doors lead to a room yet. */
export function isUnreached(
  sketch: Sketch,
  faults: readonly CastleFault[],
  place: string,
): boolean {
  if (!isCell(place)) return false;
  const room = roomOf(sketch, place);
  return faults.some(
    ({ fault, cells }) =>
      fault.key === "castle-fault-unreachable" && cells.some((cell) => room.includes(cell)),
  );
}

function cellName(sketch: Sketch, cell: string): string {
  const blazon = sketch.blazons[Number(cell[0])]?.[Number(cell[1])] ?? "";
  const room = roomOf(sketch, cell);
  const special =
    sketch.game === "macgregor"
      ? [room.includes(sketch.treasure ?? "") ? "castle-treasure" : ""]
      : [
          room.includes(sketch.ghost ?? "") ? "castle-crypt" : "",
          room.some((each) => sketch.stairs.includes(each)) ? "castle-stairs" : "",
        ];
  const parts = special.filter((key) => key !== "").map((key) => say("castle", key));
  if (room.length > 1) parts.push(say("castle", "editor-in-hall", { cells: room }));
  const key = has("castle", `blazon-${blazon}`) ? "editor-cell" : "editor-cell-unknown";
  return [say("castle", key, { cell, blazon }), ...parts].join(", ");
}

function wallName(sketch: Sketch, wall: string): string {
  const colour = doorIn(sketch, wall) ?? "none";
  if (isOuter(wall))
    return say("castle", colour === "none" ? "editor-outer-wall" : "editor-outer-door", {
      cell: wall.slice(0, 2),
      wall: wall.slice(2),
      colour,
    });
  const [one, other] = sidesOf(wall);
  if (isWithin(sketch, wall)) return say("castle", "editor-no-wall", { one, other });
  return say("castle", colour === "none" ? "editor-wall" : "editor-door", { one, other, colour });
}
