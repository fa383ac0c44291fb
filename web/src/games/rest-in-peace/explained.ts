// What the table explains (explain-… in rest-in-peace.ftl).
import type { Picture } from "./choices";
import { FACTS } from "./facts";
import type { Face } from "./table";

/** Mediums whose effect shows elsewhere: the random Ghost, and the card that was carried on. */
export const TRIPPED = 6;
export const CARRIED = 15;

export function ghostMark(value: number): string {
  return `ghost value=${value} parity=${value % 2 === 0 ? "even" : "odd"}`;
}

/** 0 is the special card of round 10; null: face down. */
export function mediumMark(medium: number | null): string {
  return medium === null ? "medium-back" : `medium-${medium}`;
}

/** A card as far as the reader may know it. */
export function faceMark(face: Face): string {
  if (face.kind === "ghost") return ghostMark(face.value);
  return face.kind === "medium" ? mediumMark(face.medium) : "ghost-back";
}

export function pictureMark(picture: Picture): string | undefined {
  if (picture.of === "ghost") return ghostMark(picture.value);
  if (picture.of === "medium") return mediumMark(picture.medium);
  return picture.of === "deck" ? "deck" : undefined;
}

export const MARKS: readonly string[] = [
  ...FACTS.values.map(ghostMark),
  ...Array.from({ length: FACTS.mediums + 1 }, (_, medium) => mediumMark(medium)),
  ...["ghost-back", "medium-back", "manor", "castle", "house", "truce"],
  ...["total", "worth", "deck", "hand"],
];
