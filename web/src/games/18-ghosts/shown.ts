// The castle as it is shown while events are performed, one after the other.
import type { Fought, GameEvent, Mirrored, Stepped } from "./events";
import { ghostOf, inOrder } from "./rooms";
import type { Public } from "./view";

export type Shown = Pick<
  Public,
  "ghosts" | "portals" | "dungeon" | "escaped" | "waiting" | "released"
>;

/** A ghost leaves its room for another, or attacks what is there. */
export type Move = Stepped | Mirrored | Fought;

export function isMove(event: GameEvent): event is Move {
  return event.kind === "stepped" || event.kind === "mirrored" || event.kind === "fought";
}

export function shownOf(view: Public): Shown {
  const { ghosts, portals, dungeon, escaped, waiting, released } = view;
  return { ghosts, portals, dungeon, escaped, waiting, released };
}

/** How it looks after an event. */
export function after(shown: Shown, event: GameEvent): Shown {
  switch (event.kind) {
    case "placed": {
      const { seat, owner_seat: owner, colour, target } = event.fields;
      const ghost = ghostOf(owner, colour);
      const released = owner !== seat;
      return {
        ...shown,
        ghosts: { ...shown.ghosts, [target]: ghost },
        waiting: released ? shown.waiting : without(shown.waiting, ghost),
        dungeon: released ? without(shown.dungeon, ghost) : shown.dungeon,
        released: "",
      };
    }
    case "stepped":
    case "mirrored":
      return { ...shown, ghosts: moved(shown.ghosts, event) };
    case "fought": {
      const { source, loser, loser_seat: owner } = event.fields;
      return {
        ...shown,
        ghosts: isAttackerLost(event) ? left(shown.ghosts, source) : moved(shown.ghosts, event),
        dungeon: inOrder(shown.dungeon + ghostOf(owner, loser)),
      };
    }
    case "turned": {
      const { colour, direction } = event.fields;
      return { ...shown, portals: { ...shown.portals, [colour]: direction } };
    }
    case "released":
      return { ...shown, released: ghostOf(event.fields.seat, event.fields.colour) };
    case "escaped": {
      const { seat, colour, room } = event.fields;
      return {
        ...shown,
        ghosts: left(shown.ghosts, room),
        escaped: inOrder(shown.escaped + ghostOf(seat, colour)),
      };
    }
    default:
      return shown;
  }
}

/** Whether the ghost that attacked is the one that lost. */
export function isAttackerLost({ fields: { attacker, loser } }: Fought): boolean {
  return attacker === loser;
}

type Ghosts = Shown["ghosts"];

/** Without the ghost of a room. */
function left(ghosts: Ghosts, room: string): Ghosts {
  const { [room]: _, ...others } = ghosts;
  return others;
}

function moved(ghosts: Ghosts, { fields: { source, target } }: Move): Ghosts {
  const ghost = ghosts[source];
  return ghost ? { ...left(ghosts, source), [target]: ghost } : ghosts;
}

function without(ghosts: string, ghost: string): string {
  return ghosts.replace(ghost, "");
}
