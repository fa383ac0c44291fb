// Ghooost! at the table: what the house needs to know of it.
import { CARDS, COPIES, HAND_ENDS, LET_GO, ROWS } from "../../kit/shortcuts";
import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import { cardMark } from "./explained";
import type { GameEvent } from "./events";
import { roundSummary } from "./round";
import type { GhooostView } from "./table";
import { costly, quiet, spoken, status } from "./words";

const ghooost: GameModule<GhooostView, GameEvent> = {
  id: "ghooost",
  Board,
  seats: "board",
  heldMark: (_, card) => cardMark(card),
  keys: [CARDS, ROWS, HAND_ENDS, COPIES, LET_GO],
  status,
  costly,
  round: roundSummary,
  spoken,
  score: (view, seat) => (view.public.match === "boo" ? (view.public.points[seat] ?? null) : null),
  quiet,
};

export default ghooost;
