// The ghost of the MacGregors at the table: what the house needs to know of it.
import { KEYS } from "../../boards/macgregor/arrowKeys";
import { roomOf } from "../../boards/macgregor/drawn";
import { heldMark } from "../../boards/macgregor/explained";
import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import type { GameEvent } from "./events";
import { captureSummary } from "./round";
import type { MacGregorView } from "./table";
import { costly, hint, quiet, spoken, status } from "./words";

const macgregor: GameModule<MacGregorView, GameEvent> = {
  id: "macgregor",
  Board,
  seats: "board",
  heldMark,
  keys: KEYS,
  status,
  costly,
  hint,
  round: captureSummary,
  spoken,
  score: (view, seat) => (roomOf(view.public, seat) === "out" ? 1 : null),
  quiet,
};

export default macgregor;
