// What is drawn of a view, and what an event makes of it.
import {
  afterInCastle,
  type CastleDrawn,
  changed,
  emptied,
  haunted,
  NOWHERE,
  placed,
  planless,
  replaced,
  STANDING,
} from "../../boards/macgregor/drawn";
import { omitted } from "../../boards/omitted";
import type { Caught, Detected, GameEvent, Stolen, Trap, Treasure } from "./events";
import { byColour, type Tool, TOOLS } from "./tokens";
import type { Public, Recall, View } from "./view";

export type TreasureView = View;
export type { Public, Recall };

/** Whose turn it is and what they may do, only the house knows. */
const OF_THE_TURN = [
  "phase",
  "ending",
  "turn",
  "arrivals",
  "most_arrivals",
  "may_turn",
  "draft",
  "to_draw",
] as const;
/** What lies open. */
export type OpenTable = Omit<Public, (typeof OF_THE_TURN)[number]>;
export type Drawn = CastleDrawn<OpenTable>;

export function drawnOf({ public: table, private: own, seat }: TreasureView): Drawn {
  const mine = own?.plan ?? [];
  return {
    public: omitted(table, OF_THE_TURN),
    keys: seat === null ? null : (own?.keys ?? []),
    plan: mine.length > 0 ? mine : table.plan,
    walking: table.phase === "catch" ? STANDING : null,
  };
}

/** What is drawn once an event has happened. */
export function after(drawn: Drawn, event: GameEvent, eyes: number | null): Drawn {
  const table = drawn.public;
  switch (event.kind) {
    case "first":
      return haunted(drawn, event.fields.seat, table.castle.ghost ?? NOWHERE);
    case "token":
      return changed(drawn, { token: event.fields.token, bag_size: table.bag_size - 1 });
    case "token-laid":
      return changed(drawn, {
        token: null,
        tokens: [...table.tokens, event.fields.room].sort(),
      });
    case "started":
      return equipped(placed(drawn, event.fields.seat, event.fields.room), event.fields.seat);
    case "round":
      return {
        ...changed(planless(drawn), { round: event.fields.round, plan: [] }),
        walking: null,
      };
    case "lamp":
    case "pickaxe":
      return placed(
        used(drawn, event.fields.seat, event.kind),
        event.fields.seat,
        event.fields.room,
      );
    case "detected":
      return detected(used(drawn, event.fields.seat, "detector"), event);
    case "treasure":
      return found(drawn, event);
    case "trap":
      return trapped(drawn, event, eyes);
    case "caught":
      return caught(drawn, event);
    case "stolen":
      return stolen(drawn, event);
    case "dropped": {
      const { seat } = event.fields;
      return changed(emptied(drawn, seat, eyes), { objects: replaced(table.objects, seat, []) });
    }
    case "walked":
    case "lost":
    case "won":
    case "rounds-over":
      return changed(afterInCastle(drawn, event, eyes), { plan: [] });
    default:
      return afterInCastle(drawn, event, eyes);
  }
}

/** One of each object (MT-2.2). */
function equipped(drawn: Drawn, seat: number): Drawn {
  return changed(drawn, { objects: replaced(drawn.public.objects, seat, [...TOOLS]) });
}

/** Each object is used once (MT-3.6). */
function used(drawn: Drawn, seat: number, object: Tool): Drawn {
  const { objects } = drawn.public;
  const left = (objects[seat] ?? []).filter((one) => one !== object);
  return changed(drawn, { objects: replaced(objects, seat, left) });
}

function detected(drawn: Drawn, { fields: { cards: plan } }: Detected): Drawn {
  return { ...changed(drawn, { plan }), plan };
}

function found(drawn: Drawn, { fields: { seat, token, room } }: Treasure): Drawn {
  const { treasures, tokens } = drawn.public;
  return changed(drawn, {
    treasures: replaced(treasures, seat, inOrder([...(treasures[seat] ?? []), token])),
    tokens: tokens.filter((one) => one !== room),
  });
}

/** All keys are lost, and the trap goes back into the bag (MT-3.5). */
function trapped(drawn: Drawn, { fields: { seat, room } }: Trap, eyes: number | null): Drawn {
  const { tokens, bag_size } = drawn.public;
  return changed(emptied(drawn, seat, eyes), {
    tokens: tokens.filter((one) => one !== room),
    bag_size: bag_size + 1,
  });
}

/** The roles are exchanged, and the old ghost gets one of each object (MT-3.10). */
function caught(drawn: Drawn, { fields: { seat, other_seat } }: Caught): Drawn {
  const next = haunted(drawn, other_seat, drawn.public.castle.ghost ?? NOWHERE);
  return equipped(next, seat);
}

function stolen(drawn: Drawn, { fields }: Stolen): Drawn {
  const { treasures } = drawn.public;
  const { seat: thief, other_seat: victim, token } = fields;
  const theirs = treasures[victim] ?? [];
  const taken = theirs.filter((one) => one === token);
  const left = theirs.filter((one) => one !== token);
  const mine = inOrder([...(treasures[thief] ?? []), ...taken]);
  return changed(drawn, { treasures: replaced(replaced(treasures, victim, left), thief, mine) });
}

/** Treasures lie by colour. */
function inOrder(treasures: readonly string[]): string[] {
  return byColour(treasures).flatMap(({ colour, count }) => Array<string>(count).fill(colour));
}
