// Ghosts at the table: what the house needs to know of it.
import { CARDS, HAND_ENDS } from "../../kit/shortcuts";
import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import { cardMark } from "./explained";
import { roundSummary } from "./round";
import type { GameEvent } from "./events";
import type { GhostsView } from "./table";
import { costly, quiet, spoken, status } from "./words";

const ghosts: GameModule<GhostsView, GameEvent> = {
  id: "ghosts",
  Board,
  seats: "board",
  heldMark: (_, card) => cardMark(card),
  keys: [CARDS, HAND_ENDS],
  status,
  costly,
  round: roundSummary,
  spoken,
  score: (view, seat) => view.public.fear[seat] ?? null,
  quiet,
};

export default ghosts;
