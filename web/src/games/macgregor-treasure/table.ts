// What is drawn of a view, and what an event makes of it.
import type { EventInfo } from "../../api/wire";
import {
  afterInCastle,
  arrived,
  type CastleDrawn,
  changed,
  emptied,
  haunted,
  NOWHERE,
  replaced,
} from "../../boards/macgregor/drawn";
import { numberIn, textIn, textsIn } from "../fields";
import type { Public, Recall, View } from "./view";

export type TreasureView = View;
export type Drawn = CastleDrawn<Public>;
export type { Public, Recall };

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
      return haunted(drawn, seat, table.castle.ghost ?? NOWHERE);
    case "token":
      return changed(drawn, { token: textIn(event, "token"), bag_size: table.bag_size - 1 });
    case "token-laid":
      return changed(drawn, {
        token: null,
        tokens: [...table.tokens, textIn(event, "room") ?? ""],
      });
    case "started":
      return changed(arrived(drawn, event), { objects: replaced(table.objects, seat, OBJECTS) });
    case "round":
      return {
        ...changed(drawn, { round: numberIn(event, "round"), plan_size: 0, plan: [] }),
        plan: [],
        walking: false,
      };
    case "lamp":
    case "pickaxe":
      return arrived(used(drawn, seat, event.kind), event);
    case "detected":
      return detected(used(drawn, seat, "detector"), event);
    case "treasure":
      return found(drawn, event);
    case "trap":
      return trapped(drawn, event, eyes);
    case "caught":
      return caught(drawn, event);
    case "stolen":
      return stolen(drawn, event);
    case "dropped":
      return changed(emptied(drawn, seat, eyes), { objects: replaced(table.objects, seat, []) });
    default:
      return afterInCastle(drawn, event, eyes);
  }
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
  const { objects, castle } = drawn.public;
  const next = haunted(drawn, numberIn(event, "other_seat"), castle.ghost ?? NOWHERE);
  return changed(next, { objects: replaced(objects, numberIn(event, "seat"), OBJECTS) });
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
