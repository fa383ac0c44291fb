// What happens, shown in order: tokens are shown and turned down, pawns go, the ghost walks.
import type { Manner } from "../../boards/macgregor/perform";
import type { GameEvent } from "./events";
import { after, type Drawn } from "./table";

/** How events are shown. */
export const MANNER: Manner<Drawn, GameEvent> = {
  after,
  looks: {
    first: 900,
    token: 1100,
    "token-laid": 450,
    started: 450,
    dealt: 50,
    reshuffled: 600,
    round: 250,
    planned: 500,
    moved: 600,
    lamp: 900,
    pickaxe: 900,
    detected: 1800,
    treasure: 1500,
    trap: 2000,
    "passed-by": 350,
    escaped: 1300,
    drawn: 450,
    discarded: 450,
    walked: 1000,
    lost: 1400,
    "met-nobody": 900,
    caught: 2000,
    stolen: 1800,
    dropped: 900,
  },
  told: [
    "first",
    "token",
    "token-laid",
    "reshuffled",
    "lamp",
    "pickaxe",
    "detected",
    "treasure",
    "trap",
    "passed-by",
    "escaped",
    "walked",
    "lost",
    "met-nobody",
    "caught",
    "stolen",
    "dropped",
  ],
};
