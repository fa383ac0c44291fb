// Rest in Peace at the table: what the house needs to know of it.
import { CARDS, HAND_ENDS } from "../../kit/shortcuts";
import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import { ghostMark } from "./explained";
import type { GameEvent } from "./events";
import { roundSummary } from "./round";
import { of, type RestInPeaceView } from "./table";
import { costly, quiet, spoken, status } from "./words";

const restInPeace: GameModule<RestInPeaceView, GameEvent> = {
  id: "rest-in-peace",
  Board,
  seats: "board",
  heldMark: (kind, card) => (kind === "hand" ? ghostMark(Number(card)) : null),
  keys: [CARDS, HAND_ENDS],
  status,
  costly,
  round: roundSummary,
  spoken,
  score: ({ public: table }, seat) => of(table.manors, seat) + of(table.castles, seat),
  quiet,
};

export default restInPeace;
