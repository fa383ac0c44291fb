// What happens, shown in order: pawns go, keys change hands, the ghost's cards are turned up.
import type { Manner } from "../../boards/macgregor/perform";
import type { GameEvent } from "./events";
import { after, type Drawn } from "./table";

/** How events are shown. */
export const MANNER: Manner<Drawn, GameEvent> = {
  after,
  looks: {
    first: 900,
    dealt: 60,
    returned: 1200,
    reshuffled: 600,
    round: 250,
    planned: 500,
    moved: 600,
    escaped: 1100,
    stayed: 450,
    "stayed-to-draw": 350,
    drawn: 450,
    discarded: 450,
    walked: 1000,
    lost: 1400,
    "met-nobody": 900,
    caught: 2000,
    handed: 700,
  },
  told: ["first", "returned", "reshuffled", "escaped", "walked", "lost", "met-nobody", "caught"],
};
