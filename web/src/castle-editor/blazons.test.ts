import { expect, test } from "vitest";
import { mendBlazons } from "./blazons";
import { blank, castleOf, join, paint, type Sketch } from "./sketch";

/** Rooms two of whose neighbours are alike. */
function confusing(sketch: Sketch): string[] {
  const castle = castleOf(sketch, null);
  return castle.rooms.filter((room) => {
    const letters = castle.neighbours(room).map((next) => castle.blazonOf(next));
    return new Set(letters).size < letters.length;
  });
}

test("one wrong room is put right, and nothing else is touched", () => {
  const good = blank("macgregor", 5, 5);
  expect(mendBlazons(paint(good, "22", "L"))).toEqual(good);
});

test("halls find blazons, and a crypt has none that it cannot have", () => {
  let caves = blank("macgregor-treasure", 7, 7);
  for (const wall of ["11-12", "45-55", "30-40", "62-63"]) caves = join(caves, wall);
  expect(confusing(caves)).not.toEqual([]);
  const mended = mendBlazons(paint(caves, caves.ghost ?? "", "T"));
  expect(mended && confusing(mended)).toEqual([]);
  const [row, column] = caves.ghost ?? "";
  expect("TC").not.toContain(mended?.blazons[Number(row)]?.[Number(column)]);
});

test("six neighbours cannot be told apart by five blazons", () => {
  expect(mendBlazons(join(blank("macgregor", 5, 5), "22-23"))).toBeNull();
});
