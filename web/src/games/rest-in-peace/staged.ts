// How the table looks while things happen one after the other, until the house sends how it stands.
import { omitted } from "../../boards/omitted";
import type {
  Banished,
  Carried,
  GameEvent,
  HouseWon,
  HousesMoved,
  Look,
  Moved,
  Picked,
  Returned,
  Revealed,
  Swapped,
  TookBack,
} from "./events";
import { type OpenTable, OF_THE_TURN, type RestInPeaceView, TENTH } from "./table";
import type { Card, Private, Public, Round } from "./view";

/**
 * What is drawn: the open table, for a seat its own cards, and a mark where somebody acts. What
 * cards count changes with what lies beside them: that stays as the house last said.
 */
export interface Drawn {
  public: OpenTable;
  own: Private | null;
  acting: number | null;
}

export function drawnOf({ public: table, private: own }: RestInPeaceView): Drawn {
  return {
    public: omitted(table, OF_THE_TURN),
    own: own ?? null,
    acting: table.phase === "over" ? null : table.turn,
  };
}

/** The table after something happened. */
export function after(drawn: Drawn, event: GameEvent, eyes: number | null): Drawn {
  const table = drawn.public;
  switch (event.kind) {
    case "first":
      return { ...drawn, acting: event.fields.seat };
    case "round":
      return { ...put(drawn, { round: event.fields.round }), acting: event.fields.seat };
    case "line":
    case "uncovered": {
      const { round, medium } = event.fields;
      return inRound(drawn, round, () => ({ medium }));
    }
    case "house": {
      const { round, house } = event.fields;
      return inRound(drawn, round, ({ houses = [] }) => ({ houses: manorsFirst(houses, house) }));
    }
    case "played":
    case "stumbled": {
      const { seat, value, total } = event.fields;
      return laid(lost(drawn, seat, value, eyes), seat, ghost(value), total);
    }
    case "searched": {
      const { seat, value, total } = event.fields;
      return laid(shuffled(drawn, seat, -1), seat, ghost(value), total);
    }
    case "medium":
    case "plain": {
      const { seat, medium } = event.fields;
      return laid(released(drawn, seat, medium), seat, { card: `#${medium}` });
    }
    case "banished":
      return banished(drawn, event);
    case "returned":
      return returned(drawn, event);
    case "turned": {
      const { deck_seat, value } = event.fields;
      return put(drawn, { tops: pair(table.tops, deck_seat, () => value) });
    }
    case "picked":
      return picked(drawn, event, eyes);
    case "discarded": {
      const { seat, value } = event.fields;
      return put(lost(drawn, seat, value, eyes), {
        discarded: pair(table.discarded, seat, (all) => inOrder([...all, value])),
      });
    }
    case "look":
      return looked(drawn, event, eyes);
    case "look-over":
      return unseen(drawn);
    case "swapped":
      return swapped(drawn, event);
    case "passed":
      return { ...drawn, acting: 1 - event.fields.seat };
    case "truce":
      return inRound(drawn, event.fields.round, () => ({ truce: true }));
    case "houses-moved":
      return housesMoved(drawn, event);
    case "house-won":
      return won(drawn, event);
    case "took-back":
      return tookBack(drawn, event, eyes);
    case "took-medium":
    case "kept-medium": {
      const { seat, medium } = event.fields;
      return withoutStake(held(drawn, seat, medium));
    }
    case "medium-lost":
      return withoutStake(out(drawn, event.fields.medium));
    case "carried":
      return carried(drawn, event);
    case "moved":
      return moved(drawn, event);
    case "dealt":
    case "drawn": {
      const { seat, value } = event.fields;
      return gained(shuffled(drawn, seat, -1), seat, value, eyes);
    }
    case "placed": {
      const { seat, value } = event.fields;
      return faceDown(lost(drawn, seat, value, eyes), seat, value, eyes);
    }
    case "placed-medium": {
      const { seat, medium } = event.fields;
      return onTenth(released(drawn, seat, medium), seat, { card: `#${medium}` });
    }
    case "uncover-ten":
      return put(drawn, { round: TENTH });
    case "revealed":
      return revealed(drawn, event, eyes);
    case "cancelled":
    case "cancelled-truce":
      return inRound(drawn, TENTH, () => ({ truce: true }));
    case "won":
      return over(drawn, { reason: event.fields.reason, winner: event.fields.seat });
    case "draw":
      return over(drawn, { reason: "draw", winner: null });
    default:
      return drawn;
  }
}

/** A Ghost, with what is printed on it. */
function ghost(value: number): Card {
  return { card: String(value), base: value, value };
}

/** A card comes to lie in the house that is fought for. */
function laid(drawn: Drawn, seat: number, card: Card, total?: number): Drawn {
  const next = inRound(drawn, drawn.public.round, ({ totals = [0, 0], ...round }) => ({
    cards: pair(cardsOf(round), seat, (cards) => [...cards, card]),
    totals: pair(totals, seat, (before) => total ?? before),
  }));
  return { ...next, acting: seat };
}

/** A card leaves the house that is fought for. */
function gone(drawn: Drawn, seat: number, name: string): Drawn {
  return inRound(drawn, drawn.public.round, (round) => ({
    cards: pair(cardsOf(round), seat, (cards) => cards.filter((one) => one !== named(cards, name))),
  }));
}

/** The card with this name: one that was played there, if one is alike. */
function named(cards: readonly Card[], name: string): Card | undefined {
  const alike = cards.filter(({ card }) => card === name);
  return alike.find((one) => !one.carried) ?? alike[0];
}

/** A Ghost leaves a hand. */
function lost(drawn: Drawn, seat: number, value: number | null, eyes: number | null): Drawn {
  return handed(drawn, seat, -1, eyes, (hand) => {
    const at = value === null ? -1 : hand.indexOf(value);
    return at < 0 ? hand : hand.toSpliced(at, 1);
  });
}

/** A Ghost comes to a hand. */
function gained(drawn: Drawn, seat: number, value: number | null, eyes: number | null): Drawn {
  return handed(drawn, seat, 1, eyes, (hand) =>
    value === null ? hand : inOrder([...hand, value]),
  );
}

/** A hand changes; one's own is known, and the other's while one looks at it. */
function handed(
  drawn: Drawn,
  seat: number,
  by: number,
  eyes: number | null,
  change: (hand: number[]) => number[],
): Drawn {
  const hand_sizes = pair(drawn.public.hand_sizes, seat, (size) => size + by);
  const next = put(drawn, { hand_sizes });
  const { own } = drawn;
  if (own === null) return next;
  if (seat === eyes) return { ...next, own: { ...own, hand: change(own.hand) } };
  return own.seen ? { ...next, own: { ...own, seen: change(own.seen) } } : next;
}

/** A deck has one Ghost more or fewer, and its top card is not known any more. */
function shuffled(drawn: Drawn, seat: number, by: number): Drawn {
  return put(drawn, {
    deck_sizes: pair(drawn.public.deck_sizes, seat, (size) => size + by),
    tops: pair(drawn.public.tops, seat, () => null),
  });
}

/** A Medium comes to lie before a family. */
function held(drawn: Drawn, seat: number, medium: number): Drawn {
  return put(drawn, { held: pair(drawn.public.held, seat, (all) => inOrder([...all, medium])) });
}

/** A Medium leaves its place before a family. */
function released(drawn: Drawn, seat: number, medium: number): Drawn {
  const without = (all: number[]) => all.filter((one) => one !== medium);
  return put(drawn, { held: pair(drawn.public.held, seat, without) });
}

/** A Medium is out of the game. */
function out(drawn: Drawn, medium: number): Drawn {
  return put(drawn, { discarded_mediums: inOrder([...drawn.public.discarded_mediums, medium]) });
}

/** The Medium of the house that was fought for lies there no more. */
function withoutStake(drawn: Drawn): Drawn {
  return inRound(drawn, drawn.public.round, () => ({ medium: null }));
}

/** A card comes to round 10, face up before it begins or in it. */
function onTenth(drawn: Drawn, seat: number, card: Card): Drawn {
  return inRound(drawn, TENTH, (round) => ({
    cards: pair(cardsOf(round), seat, (cards) => [...cards, card]),
  }));
}

/**
 * A Ghost is put face down on round 10, before the cards that lie there face up; the one of the
 * round before is turned up last of all (RP-4.1).
 */
function faceDown(drawn: Drawn, seat: number, value: number | null, eyes: number | null): Drawn {
  const isLast = drawn.public.round === TENTH - 1;
  const next = inRound(drawn, TENTH, (round) => ({
    cards: pair(cardsOf(round), seat, (cards) =>
      isLast ? [...cards, { card: "?" }] : [{ card: "?" }, ...cards],
    ),
  }));
  if (next.own === null || seat !== eyes || value === null) return next;
  return { ...next, own: { ...next.own, face_down: inOrder([...next.own.face_down, value]) } };
}

function banished(drawn: Drawn, { fields }: Banished): Drawn {
  const { other_seat: victim, card, value, medium } = fields;
  const next = gone(drawn, victim, card);
  if (medium > 0) return out(next, medium);
  return put(next, {
    discarded: pair(next.public.discarded, victim, (all) => inOrder([...all, value])),
  });
}

/** The Ghost comes from the earliest house where such a one was played (RP-6.18). */
function returned(drawn: Drawn, { fields: { seat, value } }: Returned): Drawn {
  const { rounds, round: now } = drawn.public;
  const isIt = ({ card, carried }: Card) => card === String(value) && !carried;
  const from = rounds.find(
    (round) => round.number < now && cardsOf(round)[seat as 0 | 1].some(isIt),
  );
  const next = shuffled(drawn, seat, 1);
  if (!from) return next;
  return inRound(next, from.number, (round) => ({
    cards: pair(cardsOf(round), seat, (cards) => cards.toSpliced(cards.findIndex(isIt), 1)),
  }));
}

function picked(drawn: Drawn, { fields }: Picked, eyes: number | null): Drawn {
  const { other_seat: seat, value } = fields;
  const next = lost(drawn, seat, value, eyes);
  return drawn.public.round === TENTH && value !== null
    ? onTenth(next, seat, ghost(value))
    : faceDown(next, seat, value, eyes);
}

function looked(drawn: Drawn, { fields: { seat, hand } }: Look, eyes: number | null): Drawn {
  const next = put(drawn, { looking: seat });
  return next.own && seat === eyes ? { ...next, own: { ...next.own, seen: hand } } : next;
}

/** Nobody looks at the other's hand. */
function unseen(drawn: Drawn): Drawn {
  const next = put(drawn, { looking: null });
  return next.own ? { ...next, own: { ...next.own, seen: null } } : next;
}

function swapped(drawn: Drawn, { fields: { round: one, other } }: Swapped): Drawn {
  const first = housesOf(drawn, one);
  const second = housesOf(drawn, other);
  const next = inRound(drawn, one, () => ({ houses: second }));
  return inRound(next, other, () => ({ houses: first }));
}

function housesMoved(drawn: Drawn, { fields: { round: to } }: HousesMoved): Drawn {
  const from = drawn.public.round;
  const houses = manorsFirst(housesOf(drawn, from), ...housesOf(drawn, to));
  return inRound(
    inRound(drawn, from, () => ({ houses: [] })),
    to,
    () => ({ houses }),
  );
}

function won(drawn: Drawn, { fields }: HouseWon): Drawn {
  const { seat, round, manors, castles } = fields;
  const next = put(drawn, {
    manors: pair(drawn.public.manors, seat, () => manors),
    castles: pair(drawn.public.castles, seat, () => castles),
  });
  return inRound(next, round, () => ({ houses: [], winner: seat }));
}

function tookBack(drawn: Drawn, { fields }: TookBack, eyes: number | null): Drawn {
  const { seat, card, value, medium } = fields;
  const next = gone(drawn, seat, card);
  return medium > 0 ? held(next, seat, medium) : gained(next, seat, value, eyes);
}

function carried(drawn: Drawn, { fields: { seat, card, round: to } }: Carried): Drawn {
  const here = drawn.public.rounds[drawn.public.round - 1] ?? {};
  const lying = named(cardsOf(here)[seat as 0 | 1], card);
  return inRound(gone(drawn, seat, card), to, (round) => ({
    cards: pair(cardsOf(round), seat, (cards) => [...cards, { ...lying, card, carried: true }]),
  }));
}

/** #13 goes to round 10 (RP-6.13). */
function moved(drawn: Drawn, { fields: { seat } }: Moved): Drawn {
  return onTenth(gone(drawn, seat, "#13"), seat, { card: "#13" });
}

function revealed(
  drawn: Drawn,
  { fields: { seat, cards: names } }: Revealed,
  eyes: number | null,
): Drawn {
  const next = inRound(drawn, TENTH, (round) => ({
    cards: pair(cardsOf(round), seat, (cards) =>
      names.map((card, at) => (cards[at]?.carried ? { card, carried: true } : { card })),
    ),
  }));
  return next.own && seat === eyes ? { ...next, own: { ...next.own, face_down: [] } } : next;
}

function over(drawn: Drawn, how: NonNullable<Public["over"]>): Drawn {
  return { ...put(unseen(drawn), { over: how }), acting: null };
}

function put(drawn: Drawn, part: Partial<OpenTable>): Drawn {
  return { ...drawn, public: { ...drawn.public, ...part } };
}

/** Something changes in one of the ten houses. */
function inRound(drawn: Drawn, number: number, by: (round: Round) => Partial<Round>): Drawn {
  const rounds = drawn.public.rounds.map((round) =>
    round.number === number ? { ...round, ...by(round) } : round,
  );
  return put(drawn, { rounds });
}

function cardsOf(round: Pick<Round, "cards">): [Card[], Card[]] {
  return round.cards ?? [[], []];
}

type Houses = NonNullable<Round["houses"]>;

function housesOf(drawn: Drawn, number: number): Houses {
  return drawn.public.rounds[number - 1]?.houses ?? [];
}

function manorsFirst(houses: Houses, ...more: Houses): Houses {
  const all = [...houses, ...more];
  return [...all.filter((one) => one === "manor"), ...all.filter((one) => one === "castle")];
}

function inOrder(numbers: readonly number[]): number[] {
  return numbers.toSorted((one, other) => one - other);
}

function pair<T>([first, second]: readonly [T, T], seat: number, by: (one: T) => T): [T, T] {
  return seat === 0 ? [by(first), second] : [first, by(second)];
}
