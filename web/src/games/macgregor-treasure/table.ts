// What is drawn of a view, and what an event makes of it.
import type { EventInfo } from "../../lib/wire";
import {
  type CastleDrawn,
  changed,
  emptied,
  gained,
  numberIn,
  replaced,
  reshuffled,
  spent,
  textIn,
  textsIn,
  walked,
} from "../castle/drawn";
import { letterOf } from "../castle/shapes";
import type { Public, Recall, View } from "./view";

export type TreasureView = View;
export type Drawn = CastleDrawn<Public>;
export type { Public, Recall };

/** Where a pawn is that has no cave yet. */
export const NOWHERE = "-";
const OBJECTS = ["lamp", "pickaxe", "detector"];

export function drawnOf({ public: table, private: own, seat }: TreasureView): Drawn {
  const mine = own?.plan ?? [];
  return {
    public: table,
    keys: seat === null ? null : (own?.keys ?? []),
    plan: mine.length > 0 ? mine : table.plan,
    walking: table.phase === "catch",
  };
}

/** What is drawn once an event has happened. */
export function after(drawn: Drawn, event: EventInfo, eyes: number | null): Drawn {
  const table = drawn.public;
  const seat = numberIn(event, "seat");
  switch (event.kind) {
    case "first":
      return changed(drawn, {
        ghost: seat,
        rooms: replaced(table.rooms, seat, table.castle.ghost ?? NOWHERE),
      });
    case "token":
      return changed(drawn, { token: textIn(event, "token"), bag_size: table.bag_size - 1 });
    case "token-laid":
      return changed(drawn, {
        token: null,
        tokens: [...table.tokens, textIn(event, "room") ?? ""],
      });
    case "started":
      return changed(drawn, {
        rooms: replaced(table.rooms, seat, textIn(event, "room") ?? NOWHERE),
        objects: replaced(table.objects, seat, OBJECTS),
      });
    case "round":
      return {
        ...changed(drawn, { round: numberIn(event, "round"), plan_size: 0, plan: [] }),
        plan: [],
        walking: false,
      };
    case "laid":
    case "planned":
      return changed(drawn, { plan_size: numberIn(event, "cards") });
    case "dealt":
    case "drawn":
      return gained(drawn, event, eyes);
    case "top":
      return changed(drawn, { top: letterOf(textIn(event, "back") ?? "") });
    case "reshuffled":
      return reshuffled(drawn);
    case "discarded":
      return spent(drawn, event, eyes);
    case "moved":
      return arrived(spent(drawn, event, eyes), event);
    case "escaped":
      return changed(spent(drawn, event, eyes), { rooms: replaced(table.rooms, seat, "out") });
    case "lamp":
    case "pickaxe":
      return arrived(used(drawn, seat, event.kind), event);
    case "detected":
      return detected(used(drawn, seat, "detector"), event);
    case "treasure":
      return found(drawn, event);
    case "trap":
      return trapped(drawn, event, eyes);
    case "walked":
    case "lost":
      return walked(drawn, event);
    case "caught":
      return caught(drawn, event);
    case "stolen":
      return stolen(drawn, event);
    case "dropped":
      return changed(emptied(drawn, seat, eyes), { objects: replaced(table.objects, seat, []) });
    default:
      return drawn;
  }
}

function arrived(drawn: Drawn, event: EventInfo): Drawn {
  const room = textIn(event, "room") ?? "";
  return changed(drawn, { rooms: replaced(drawn.public.rooms, numberIn(event, "seat"), room) });
}

/** Each object is used once (MT-3.6). */
function used(drawn: Drawn, seat: number, object: string): Drawn {
  const { objects } = drawn.public;
  const left = (objects[seat] ?? []).filter((one) => one !== object);
  return changed(drawn, { objects: replaced(objects, seat, left) });
}

function detected(drawn: Drawn, event: EventInfo): Drawn {
  const plan = textsIn(event, "cards");
  return { ...changed(drawn, { plan }), plan };
}

function found(drawn: Drawn, event: EventInfo): Drawn {
  const { treasures, tokens } = drawn.public;
  const seat = numberIn(event, "seat");
  return changed(drawn, {
    treasures: replaced(treasures, seat, [
      ...(treasures[seat] ?? []),
      textIn(event, "token") ?? "",
    ]),
    tokens: tokens.filter((room) => room !== textIn(event, "room")),
  });
}

/** All keys are lost, and the trap goes back into the bag (MT-3.5). */
function trapped(drawn: Drawn, event: EventInfo, eyes: number | null): Drawn {
  const { tokens, bag_size } = drawn.public;
  return changed(emptied(drawn, numberIn(event, "seat"), eyes), {
    tokens: tokens.filter((room) => room !== textIn(event, "room")),
    bag_size: bag_size + 1,
  });
}

/** The roles are exchanged, and the old ghost gets one of each object (MT-3.10). */
function caught(drawn: Drawn, event: EventInfo): Drawn {
  const { rooms, objects, castle } = drawn.public;
  const victim = numberIn(event, "other_seat");
  return changed(drawn, {
    ghost: victim,
    rooms: replaced(rooms, victim, castle.ghost ?? NOWHERE),
    objects: replaced(objects, numberIn(event, "seat"), OBJECTS),
  });
}

function stolen(drawn: Drawn, event: EventInfo): Drawn {
  const { treasures } = drawn.public;
  const thief = numberIn(event, "seat");
  const victim = numberIn(event, "other_seat");
  const token = textIn(event, "token");
  const theirs = treasures[victim] ?? [];
  const taken = theirs.filter((one) => one === token);
  const left = theirs.filter((one) => one !== token);
  const mine = [...(treasures[thief] ?? []), ...taken];
  return changed(drawn, { treasures: replaced(replaced(treasures, victim, left), thief, mine) });
}
