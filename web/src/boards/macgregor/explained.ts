// What both castle games explain (explain-… in their own files).
import { COLOURS } from "./castle";
import { BLAZON_NAMES, colourOf } from "./shapes";

/** A key whose colour the reader may know; of any other only the back is explained. */
export function keyMark(key: string): string {
  return `key-${colourOf(key)}`;
}

export function cardMark(card: string): string {
  return `card ${bearing(card)}`;
}

/** What somebody holds: keys, or the cards of a plan. */
export function heldMark(kind: string, card: string): string | null {
  return kind === "keys" ? keyMark(card) : kind === "plan" ? cardMark(card) : null;
}

export function blazonMark(letter: string): string {
  return `blazon ${bearing(letter)}`;
}

/** A blazon by itself, and as what something bears. */
function bearing(letter: string): string {
  const name = BLAZON_NAMES[letter] ?? "";
  return `blazon=${name} back=${name}`;
}

export function pawnMark(isGhost: boolean): string {
  return isGhost ? "pawn-ghost" : "pawn-runner";
}

/** What a castle with these blazons has. */
export function castleMarks(letters: readonly string[]): string[] {
  return [
    ...COLOURS.flatMap((colour) => [`key-${colour}`, `door-${colour}`, `exit-${colour}`]),
    ...letters.flatMap((letter) => [cardMark(letter), blazonMark(letter)]),
    ...["pawn-ghost", "pawn-runner", "back", "plan", "pile", "discards"],
  ];
}
