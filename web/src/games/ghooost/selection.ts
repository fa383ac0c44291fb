// Putting a play together: some identical cards, perhaps with Miss Copies. What may be played is
// told by the legal actions; everything else is tried, so that the house says why not.
import type { Choice } from "../../api/wire";
import { COPY, KITTY } from "./cards";

/** The cards that are held up, not yet played. */
export interface Selection {
  card: string;
  count: number;
  copies: number;
}

/** A play that may be made, by its cards. */
export interface Play extends Selection {
  action: string;
}

/** What a tap leads to: cards held up, and perhaps something to do. */
export interface Tapped {
  selection: Selection | null;
  action: string | null;
}

/** The plays of a kind of card, the fewest cards first. */
export function playsOf(legal: readonly Choice[], card: string): Play[] {
  return legal
    .flatMap(({ kind, action, fields }) =>
      kind === "play" && fields.card === card
        ? [{ action, card, count: Number(fields.count), copies: Number(fields.copies) }]
        : [],
    )
    .sort((one, other) => size(one) - size(other) || one.copies - other.copies);
}

/** Whether something may be done with a card of this kind. */
export function isPlayable(legal: readonly Choice[], card: string): boolean {
  if (card === KITTY) return legal.some((choice) => choice.kind === "kitty");
  if (card === COPY)
    return legal.some((choice) => choice.kind === "play" && Number(choice.fields.copies) > 0);
  return playsOf(legal, card).length > 0;
}

/** The play that is held up, where it may be made. */
export function playFor(legal: readonly Choice[], held: Selection | null): Play | null {
  if (held === null) return null;
  return playsOf(legal, held.card).find((play) => isSame(play, held)) ?? null;
}

/** A card in hand is touched; `hint` is a play that is pointed at. */
export function tap(
  held: Selection | null,
  card: string,
  legal: readonly Choice[],
  hint: string | null = null,
): Tapped {
  if (card === KITTY) return { selection: null, action: held ? `${KITTY}+` : KITTY };
  if (card === COPY) return tapCopy(held, legal);
  const plays = playsOf(legal, card);
  const [only, second] = plays;
  if (!only) return { selection: null, action: card };
  if (!second) return { selection: null, action: only.action };
  if (held?.card !== card) {
    const chosen = plays.find((play) => play.action === hint) ?? only;
    return { selection: cards(chosen), action: null };
  }
  return { selection: changed(held, legal, "count", 1) ?? cards(only), action: null };
}

function tapCopy(held: Selection | null, legal: readonly Choice[]): Tapped {
  if (!held) return { selection: null, action: COPY };
  const more = changed(held, legal, "copies", 1);
  if (more) return { selection: more, action: null };
  const none = playsOf(legal, held.card).find((play) => play.count === held.count);
  if (none && held.copies > 0) return { selection: cards(none), action: null };
  return { selection: held, action: `${held.card}+X` };
}

/** One card or one Miss Copy more or fewer, as near as may be played; null: there is no such play. */
export function changed(
  held: Selection,
  legal: readonly Choice[],
  what: "count" | "copies",
  by: 1 | -1,
): Selection | null {
  const other = what === "count" ? "copies" : "count";
  const further = playsOf(legal, held.card)
    .filter((play) => (play[what] - held[what]) * by > 0)
    .sort(
      (one, two) =>
        (one[what] - two[what]) * by ||
        Math.abs(one[other] - held[other]) - Math.abs(two[other] - held[other]),
    );
  return further[0] ? cards(further[0]) : null;
}

function cards({ card, count, copies }: Selection): Selection {
  return { card, count, copies };
}

function size({ count, copies }: Selection): number {
  return count + copies;
}

function isSame(one: Selection, other: Selection): boolean {
  return one.card === other.card && one.count === other.count && one.copies === other.copies;
}
