// 18 Ghosts at the client: its board, its one line, and what is said of it.
import { KEYS } from "./keys";
import type { Choice } from "../../api/wire";
import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import { countOf, COLOURS, ownerOf } from "./rooms";
import { read } from "./notation";
import { offer } from "./targets";
import type { GameEvent } from "./events";
import type { View } from "./view";

/** Too many and too small to be said aloud. */
const QUIET_MOVES: ReadonlySet<string> = new Set(["placed", "stepped", "mirrored"]);

/** What may be done beside the steps and fights that are nearly always possible. */
function mayDo(legal: readonly Choice[]): string {
  const { moves, releases, pass } = offer(legal);
  if (pass) return "pass";
  const mirror = [...moves.values()].flat().some(({ kind }) => kind === "mirror");
  if (mirror) return releases.size > 0 ? "all" : "mirror";
  return releases.size > 0 ? "release" : "move";
}

export const game: GameModule<View, GameEvent> = {
  id: "18-ghosts",
  Board,
  seats: "board",
  keys: KEYS,
  status({ public: { phase, side } }, eyes, legal) {
    if (phase === "over") return { key: "status-over", fields: {} };
    const fields = { seat: side };
    if (side !== eyes) return { key: `status-${phase}-other`, fields };
    if (phase !== "turn" || !legal?.length) return { key: `status-${phase}-you`, fields };
    return { key: "web-turn", fields: { may: mayDo(legal) } };
  },
  costly({ action }, { public: { ghosts, side } }) {
    const said = read(action);
    const target = said?.target;
    const defender = target === undefined ? undefined : ghosts[target];
    if (said?.kind !== "fight" || !defender || ownerOf(defender) !== side) return null;
    return { key: "web-costly-own", fields: { target } };
  },
  spoken(event, say) {
    return QUIET_MOVES.has(event.kind) ? null : say(`event-${event.kind}`, { ...event.fields });
  },
  score({ public: { escaped } }, seat) {
    return COLOURS.reduce((sum, colour) => sum + countOf(escaped, seat, colour), 0);
  },
};

export default game;
