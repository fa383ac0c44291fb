// What lies on the table, as the board draws it.
import { type CardGroup, together } from "../../boards/cards/cardGroups";
import { FACTS } from "./facts";
import type { Card, Private, Public, Recall, Round, View } from "./view";

/** The view as it is sent: a spectator has no hand, and the memory aid may be off. */
export interface RestInPeaceView extends Omit<View, "private" | "recall"> {
  private?: Private | null;
  recall?: Recall;
}

/** Whose turn it is, what is asked and what holds for them, only the house knows. */
export const OF_THE_TURN = [
  "phase",
  "turn",
  "starter",
  "asking",
  "named",
  "family",
  "played",
  "ending",
  "trips",
  "barred",
  "pairs",
  "banned",
] as const;
/** What lies open. */
export type OpenTable = Omit<Public, (typeof OF_THE_TURN)[number]>;

/** The last round: that of the special card. */
export const TENTH = FACTS.rounds;

/** What may be printed on a Ghost. */
const VALUES: readonly number[] = FACTS.values;

/** What a card shows. */
export type Face =
  { kind: "ghost"; value: number } | { kind: "medium"; medium: number } | { kind: "hidden" };

/** A card in a house, and who may know what it is. */
export interface Lying {
  face: Face;
  card: Card;
  /** Face down, but known to the one who looks. */
  peeked: boolean;
}

export function faceOf(card: string): Face {
  if (card.startsWith("#")) return { kind: "medium", medium: Number(card.slice(1)) };
  const value = Number(card);
  return VALUES.includes(value) ? { kind: "ghost", value } : { kind: "hidden" };
}

/** The cards of a family in a house; one's own hidden ones are known. */
export function lyingIn(round: Round, seat: number, own: Private | null): Lying[] {
  const cards = round.cards?.[seat as 0 | 1] ?? [];
  const known = [...(own?.face_down ?? [])];
  return cards.map((card) => {
    const face = faceOf(card.card);
    const value = face.kind === "hidden" && round.number === TENTH ? known.shift() : undefined;
    return value === undefined
      ? { face, card, peeked: false }
      : { face: { kind: "ghost", value }, card, peeked: true };
  });
}

export function totalOf(round: Round, seat: number): number {
  return round.totals?.[seat as 0 | 1] ?? 0;
}

/** What one of two families has. */
export function of<T>(pair: readonly T[], seat: number): T {
  return pair[seat as 0] as T;
}

/** The house that is fought for; before the first round, the first one. */
export function currentOf(table: Pick<Public, "round" | "rounds">): Round {
  return table.rounds[Math.max(0, table.round - 1)] ?? { number: Math.max(1, table.round) };
}

/** A hand put together by value, lowest first. */
export function stacksOf(values: readonly number[]): CardGroup<number>[] {
  return together(values.toSorted((one, other) => one - other));
}
