// What is said of the game outside its board, and of cards on it.
import { say } from "../../text/text";
import type { Choice } from "../../api/wire";
import type { Message, Say } from "../contract";
import type { GameEvent } from "./events";
import { currentOf, type Face, type Lying, of, type RestInPeaceView, totalOf } from "./table";

export const DOMAIN = "rest-in-peace";

/** Phases in which somebody is asked; in all others chance acts, or nobody does. */
const ASKED: readonly string[] = [
  ...["play", "search", "name", "banish", "copy", "return", "deck", "family", "discard"],
  ...["swap", "take-back", "carry", "place", "resolve"],
];

/** What asks for two answers, one after the other. */
const AGAIN: Readonly<Record<string, string>> = {
  name: "status-name-again-you",
  swap: "status-swap-again-you",
};

/** The message that says who must do what. */
export function status(view: RestInPeaceView, eyes: number | null): Message {
  const table = view.public;
  const { phase, turn, round } = table;
  const fields = { seat: turn, round, medium: table.asking ?? 0 };
  if (!ASKED.includes(phase)) return { key: `status-${phase}`, fields };
  if (turn !== eyes) return { key: `status-${phase}-other`, fields };
  if (phase === "play") return playing(view);
  const again = AGAIN[phase];
  if (table.named !== null && again)
    return { key: again, fields: { ...fields, named: table.named } };
  return { key: `status-${phase}-you`, fields };
}

/** In one's own turn: how it stands, and what ending it would be. */
function playing({ public: table }: RestInPeaceView): Message {
  const { turn, round } = table;
  const house = currentOf(table);
  const fields = {
    seat: turn,
    round,
    mine: totalOf(house, turn),
    theirs: totalOf(house, 1 - turn),
  };
  if (of(table.trips, turn) > 0) return { key: "status-trip-you", fields };
  if (table.ending === "alone") return { key: "status-alone-you", fields };
  if (table.ending === "pass") return { key: "status-ahead-you", fields };
  const begins = (house.cards ?? []).every((cards) => cards.length === 0);
  return { key: begins ? "status-begin-you" : "status-behind-you", fields };
}

/** Ending a turn that loses the house is asked about once. */
export function costly(action: Choice, view: RestInPeaceView): Message | null {
  const table = view.public;
  if (action.kind !== "end" || table.ending === null || table.ending === "pass") return null;
  const house = currentOf(table);
  return {
    key: `costly-${table.ending}`,
    fields: {
      mine: totalOf(house, table.turn),
      theirs: totalOf(house, 1 - table.turn),
      houses: (house.houses ?? []).map((kind) => say(DOMAIN, `house-${kind}`)).join(" + "),
    },
  };
}

const SPOKEN: readonly string[] = ["house-won", "truce", "uncover-ten", "won", "draw"];

/** What is said aloud, as at the table. */
export function spoken(event: GameEvent, speak: Say): string | null {
  return SPOKEN.includes(event.kind) ? speak(`event-${event.kind}`, { ...event.fields }) : null;
}

/** Cards that others draw are counted on the table; so is the line while it is laid. */
export function quiet(event: GameEvent): boolean {
  if (event.kind === "dealt" || event.kind === "drawn") return event.fields.value === null;
  return event.kind === "line" || event.kind === "house";
}

export function mediumName(medium: number): string {
  return say(DOMAIN, medium === 0 ? "board-tenth" : `medium-${medium}-name`);
}

/** What a Medium does, with its rule. */
export function mediumText(medium: number): string {
  return say(DOMAIN, `explain-medium-${medium}`);
}

function faceName(face: Face): string {
  switch (face.kind) {
    case "ghost":
      return say(DOMAIN, "board-ghost", { value: face.value, even: face.value % 2 === 0 });
    case "medium":
      return say(DOMAIN, "board-medium", {
        number: face.medium,
        name: mediumName(face.medium),
      });
    default:
      return say(DOMAIN, "board-hidden");
  }
}

/** A card in a house, with what was named for it. */
export function cardName({ face, card, peeked }: Lying): string {
  const named = card.named ?? [];
  return say(DOMAIN, "board-card", {
    card: faceName(face),
    named: named.length > 0 ? named.join(", ") : null,
    carried: card.carried ?? false,
    blank: card.blank ?? false,
    peeked,
  });
}

/** How a card comes to what it counts: "2 +1 bat +3 named = 6". */
export function explanation({ face, card }: Lying): string {
  if (face.kind === "hidden") return say(DOMAIN, "board-worth-hidden");
  const value = signed(card.value ?? 0, "");
  const because = (card.because ?? []).map(({ medium, amount }) =>
    say(DOMAIN, `because-${medium}`, { signed: signed(amount, "+") }),
  );
  if (because.length > 0)
    return say(DOMAIN, "value-because", {
      base: String(card.base ?? 0),
      because: because.join(" "),
      value,
    });
  return (card.base ?? null) === null ? say(DOMAIN, "board-worth-none") : value;
}

/** A number with its sign, as it is printed. */
export function signed(amount: number, plus: "+" | ""): string {
  return amount < 0 ? `−${-amount}` : `${plus}${amount}`;
}
