// How the table looks while things happen one after the other, until the house sends how it stands.
import type { EventInfo } from "../../api/wire";
import { listIn, numberIn, textIn } from "../fields";
import { currentOf, TENTH } from "./table";
import type { Card, Private, Public, Round } from "./view";

/** What is drawn: the open table and, for a seat, its own cards. */
export interface Drawn {
  public: Public;
  own: Private | null;
}

/** The table after something happened. */
export function after(drawn: Drawn, event: EventInfo, eyes: number | null): Drawn {
  const table = drawn.public;
  const seat = numberIn(event, "seat");
  const value = numberIn(event, "value");
  const medium = numberIn(event, "medium");
  const isOwn = seat === eyes;
  switch (event.kind) {
    case "first":
      return put(drawn, { turn: seat, starter: seat });
    case "round":
      return put(drawn, { round: numberIn(event, "round"), turn: seat, starter: seat });
    case "line":
    case "uncovered":
      return put(drawn, {
        rounds: changed(table.rounds, numberIn(event, "round"), (round) => ({ ...round, medium })),
      });
    case "house":
      return put(drawn, {
        rounds: changed(table.rounds, numberIn(event, "round"), (round) => ({
          ...round,
          houses: [...(round.houses ?? []), textIn(event, "house") as "castle" | "manor"],
        })),
      });
    case "played":
    case "stumbled":
      return lost(
        laid(drawn, seat, { card: String(value), base: value, value }, event),
        event,
        eyes,
      );
    case "searched":
      return laid(drawn, seat, { card: String(value), base: value, value }, event);
    case "medium":
    case "plain": {
      const held = pair(table.held, seat, (all) => all.filter((one) => one !== medium));
      return laid(put(drawn, { held }), seat, { card: `#${medium}` }, event);
    }
    case "banished": {
      const other = numberIn(event, "other_seat");
      return put(drawn, { rounds: without(table, other, textIn(event, "card") ?? "") });
    }
    case "discarded":
    case "placed":
      return lost(drawn, event, eyes);
    case "passed":
      return put(drawn, { turn: 1 - seat });
    case "house-won":
      return put(drawn, {
        manors: pair(table.manors, seat, () => numberIn(event, "manors")),
        castles: pair(table.castles, seat, () => numberIn(event, "castles")),
        rounds: changed(table.rounds, numberIn(event, "round"), (round) => ({
          ...round,
          houses: [],
          winner: seat,
        })),
      });
    case "took-medium":
    case "kept-medium":
      return put(drawn, {
        held: pair(table.held, seat, (all) => [...all, medium]),
        rounds: changed(table.rounds, table.round, (round) => ({ ...round, medium: null })),
      });
    case "dealt":
    case "drawn":
      return {
        public: {
          ...table,
          hand_sizes: pair(table.hand_sizes, seat, (size) => size + 1),
          deck_sizes: pair(table.deck_sizes, seat, (size) => Math.max(0, size - 1)),
        },
        own:
          drawn.own && isOwn && value > 0
            ? { ...drawn.own, hand: [...drawn.own.hand, value] }
            : drawn.own,
      };
    case "uncover-ten":
      return put(drawn, { round: TENTH });
    case "revealed":
      return put(drawn, {
        rounds: changed(table.rounds, TENTH, (round) => ({
          ...round,
          cards: pair(round.cards ?? [[], []], seat, () =>
            listIn(event, "cards").map((card) => ({ card: String(card) })),
          ),
        })),
      });
    default:
      return drawn;
  }
}

/** A card comes to lie in the house that is fought for. */
function laid(drawn: Drawn, seat: number, card: Card, event: EventInfo): Drawn {
  const table = drawn.public;
  const total = numberIn(event, "total");
  return put(drawn, {
    turn: seat,
    rounds: changed(table.rounds, table.round, (round) => ({
      ...round,
      cards: pair(round.cards ?? [[], []], seat, (cards) => [...cards, card]),
      totals: pair(round.totals ?? [0, 0], seat, (before) => (total >= 0 ? total : before)),
    })),
  });
}

/** A Ghost leaves a hand. */
function lost(drawn: Drawn, event: EventInfo, eyes: number | null): Drawn {
  const seat = numberIn(event, "seat");
  const hand_sizes = pair(drawn.public.hand_sizes, seat, (size) => Math.max(0, size - 1));
  const at = seat === eyes ? (drawn.own?.hand.indexOf(numberIn(event, "value")) ?? -1) : -1;
  return {
    public: { ...drawn.public, hand_sizes },
    own: drawn.own && at >= 0 ? { ...drawn.own, hand: drawn.own.hand.toSpliced(at, 1) } : drawn.own,
  };
}

function without(table: Public, seat: number, card: string): Round[] {
  return changed(table.rounds, currentOf(table).number, (round) => ({
    ...round,
    cards: pair(round.cards ?? [[], []], seat, (cards) => {
      const at = cards.findIndex((one) => one.card === card);
      return at < 0 ? cards : cards.toSpliced(at, 1);
    }),
  }));
}

function put(drawn: Drawn, part: Partial<Public>): Drawn {
  return { ...drawn, public: { ...drawn.public, ...part } };
}

function changed(rounds: readonly Round[], number: number, by: (round: Round) => Round): Round[] {
  return rounds.map((round) => (round.number === number ? by(round) : round));
}

function pair<T>([first, second]: readonly [T, T], seat: number, by: (one: T) => T): [T, T] {
  return seat === 0 ? [by(first), second] : [first, by(second)];
}
