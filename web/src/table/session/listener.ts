// What the page around a table does when things happen there.
import type { AnyView } from "../../games/contract";
import type { ChatLine, EventInfo, Text } from "../../api/wire";
import type { TableScene } from "../../playback/scene";

export interface SessionListener {
  pace: () => number;
  motion: () => boolean;
  /** Something begins to be shown. */
  begins: (events: EventInfo[]) => void;
  /** Steps that were not told before are drawn now. */
  told: (scene: TableScene, before: AnyView | null) => void;
  refused: (error: Text) => void;
  said: (line: ChatLine) => void;
}
