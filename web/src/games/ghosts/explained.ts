// What the table explains (explain-… in ghosts.ftl).
import { faceOf, KINDS } from "./cards";

export function cardMark(card: string): string {
  const face = faceOf(card);
  return face?.kind === "ghosts" ? `ghosts card=${card} number=${face.number}` : "mist";
}

export const MARKS: readonly string[] = [
  ...KINDS.map(cardMark),
  ...["gauge", "deck", "pile", "hand", "fear", "taken", "first", "direction"],
];
