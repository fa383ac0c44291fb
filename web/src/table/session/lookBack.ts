// What a table may show again, and what people must keep in mind themselves.
import type { GameInfo, TableInfo } from "../../api/wire";

/** Whether the past may be looked at: log, earlier moments, what happened since one's turn. */
export function mayLookBack(
  table: Pick<TableInfo, "memory_aid" | "status">,
  game: Pick<GameInfo, "recalls"> | null,
): boolean {
  if (table.status === "over" || table.status === "closed") return true;
  // Not known yet: rather show too little than what should be remembered.
  return table.memory_aid || game?.recalls === false;
}
