// The castle as it is shown while events are performed, one after the other.
import type { EventInfo } from "../../api/wire";
import { ghostOf } from "./rooms";
import type { Public } from "./view";

export type Shown = Pick<
  Public,
  "ghosts" | "portals" | "dungeon" | "escaped" | "waiting" | "released"
>;

type Facts = Readonly<Record<string, unknown>>;

/** A field of an event that names something. */
export function word(event: EventInfo, name: string): string {
  const value = (event.fields as Facts)[name];
  return typeof value === "string" ? value : "";
}

/** A field of an event that is a seat. */
export function seatOf(event: EventInfo, name = "seat"): number {
  const value = (event.fields as Facts)[name];
  return typeof value === "number" ? value : 0;
}

export function shownOf(view: Public): Shown {
  const { ghosts, portals, dungeon, escaped, waiting, released } = view;
  return { ghosts, portals, dungeon, escaped, waiting, released };
}

/** How it looks after an event. */
export function after(shown: Shown, event: EventInfo): Shown {
  switch (event.kind) {
    case "placed": {
      const owner = seatOf(event, "owner_seat");
      const ghost = ghostOf(owner, word(event, "colour"));
      const released = owner !== seatOf(event);
      return {
        ...shown,
        ghosts: { ...shown.ghosts, [word(event, "target")]: ghost },
        waiting: released ? shown.waiting : without(shown.waiting, ghost),
        dungeon: released ? without(shown.dungeon, ghost) : shown.dungeon,
        released: "",
      };
    }
    case "stepped":
    case "mirrored":
      return { ...shown, ghosts: moved(shown.ghosts, event) };
    case "fought": {
      const attackerLost = isAttackerLost(event);
      const loser = ghostOf(seatOf(event, "loser_seat"), word(event, "loser"));
      const { [word(event, "source")]: attacker, ...others } = shown.ghosts;
      return {
        ...shown,
        ghosts:
          attackerLost || !attacker ? others : { ...others, [word(event, "target")]: attacker },
        dungeon: shown.dungeon + loser,
      };
    }
    case "turned":
      return {
        ...shown,
        portals: {
          ...shown.portals,
          [word(event, "colour")]: word(event, "direction"),
        },
      };
    case "released":
      return {
        ...shown,
        released: ghostOf(seatOf(event), word(event, "colour")),
      };
    case "escaped": {
      const ghost = ghostOf(seatOf(event), word(event, "colour"));
      const ghosts = { ...shown.ghosts };
      Reflect.deleteProperty(ghosts, word(event, "room"));
      return { ...shown, ghosts, escaped: shown.escaped + ghost };
    }
    default:
      return shown;
  }
}

/** Whether the ghost that attacked is the one that lost. */
export function isAttackerLost(event: EventInfo): boolean {
  return word(event, "attacker") === word(event, "loser");
}

function moved(ghosts: Shown["ghosts"], event: EventInfo): Record<string, string> {
  const { [word(event, "source")]: ghost, ...others } = ghosts;
  return ghost ? { ...others, [word(event, "target")]: ghost } : others;
}

function without(ghosts: string, ghost: string): string {
  return ghosts.replace(ghost, "");
}
