// Where each thing that may be done is offered: on a card, a house, a button, or asked in place.
import type { Choice } from "../../api/wire";
import type { Face } from "./table";

/** Kinds of action that are done by touching one's hand. */
const FROM_HAND = { play: "", place: "place:", discard: "drop:" } as const;
/** Kinds of action that are done with a Medium in front of oneself. */
const WITH_MEDIUM = { medium: "", "place-medium": "place:" } as const;
/** Kinds that stand beside the cards as buttons of their own. */
const BUTTONS: readonly string[] = ["end", "place-nothing"];
const STUMBLE = "stumble";

export type HandKind = keyof typeof FROM_HAND;
export type MediumKind = keyof typeof WITH_MEDIUM;

export interface Offer {
  /** What touching a card in hand means now. */
  hand: HandKind;
  /** What a Medium in front of oneself is used for now. */
  medium: MediumKind;
  /** The button that ends a turn, or places nothing. */
  button: Choice | null;
  /** The Ghost to be played is left to chance. */
  stumble: Choice | null;
  /** What is asked in place, if something is. */
  asked: Choice[];
}

export function offerOf(legal: readonly Choice[]): Offer {
  const kinds = new Set(legal.map((one) => one.kind));
  const placing = kinds.has("place-nothing");
  return {
    hand: placing ? "place" : kinds.has("discard") ? "discard" : "play",
    medium: placing ? "place-medium" : "medium",
    button: legal.find((one) => BUTTONS.includes(one.kind)) ?? null,
    stumble: legal.find((one) => one.kind === STUMBLE) ?? null,
    asked: legal.filter(
      ({ kind }) =>
        !(kind in FROM_HAND) &&
        !(kind in WITH_MEDIUM) &&
        !BUTTONS.includes(kind) &&
        kind !== STUMBLE,
    ),
  };
}

/** What touching a Ghost in hand does, by its notation. */
export function withGhost(kind: HandKind, value: number): string {
  return `${FROM_HAND[kind]}${value}`;
}

/** What a Medium in front of oneself does, by its notation. */
export function withMedium(kind: MediumKind, medium: number): string {
  return `${WITH_MEDIUM[kind]}#${medium}`;
}

/** Kinds that choose a card in the house, and whose it is. */
const ON_TABLE: Readonly<Record<string, "own" | "other">> = {
  banish: "other",
  "banish-carried": "other",
  "banish-medium": "other",
  copy: "own",
  "take-back": "own",
  "take-back-medium": "own",
  carry: "own",
  "carry-medium": "own",
  resolve: "own",
};

/** What touching a card in the house would choose; null: it is not asked for. */
export function onCard(
  asked: readonly Choice[],
  face: Face,
  side: "own" | "other",
  carried: boolean,
): Choice | null {
  const wanted = asked.find(({ kind, fields }) => {
    if (ON_TABLE[kind] !== side) return false;
    if (face.kind === "medium") return fields.medium === face.medium;
    if (face.kind !== "ghost" || fields.value !== face.value) return false;
    return (kind === "banish-carried") === carried;
  });
  return wanted ?? null;
}

/** What is drawn on the button of a choice. */
export type Picture =
  | { of: "ghost"; value: number; whose: "own" | "other"; carried: boolean }
  | { of: "medium"; medium: number }
  | { of: "value"; value: number }
  | { of: "family"; seat: number }
  | { of: "deck"; seat: number }
  | { of: "house"; round: number }
  | { of: "nothing" };

export function pictureOf({ kind, fields }: Choice): Picture {
  const number = (name: string) => Number(fields[name] ?? 0);
  if (kind.endsWith("-nothing")) return { of: "nothing" };
  if (kind === "name") return { of: "value", value: number("value") };
  if (kind === "family") return { of: "family", seat: number("seat") };
  if (kind === "deck") return { of: "deck", seat: number("seat") };
  if (kind === "swap") return { of: "house", round: number("round") };
  if (fields.medium !== undefined) return { of: "medium", medium: number("medium") };
  return {
    of: "ghost",
    value: number("value"),
    whose: ON_TABLE[kind] === "other" ? "other" : "own",
    carried: kind === "banish-carried",
  };
}
