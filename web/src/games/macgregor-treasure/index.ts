// The treasure of the MacGregors at the table: what the house needs to know of it.
import { KEYS } from "../../boards/macgregor/arrowKeys";
import { heldMark } from "../../boards/macgregor/explained";
import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import type { GameEvent } from "./events";
import { captureSummary } from "./round";
import type { TreasureView } from "./table";
import { costly, quiet, spoken, status } from "./words";

const macgregorTreasure: GameModule<TreasureView, GameEvent> = {
  id: "macgregor-treasure",
  Board,
  seats: "board",
  heldMark,
  keys: KEYS,
  status,
  costly,
  round: captureSummary,
  spoken,
  score: ({ public: table }, seat) => table.treasures[seat]?.length ?? 0,
  quiet,
};

export default macgregorTreasure;
