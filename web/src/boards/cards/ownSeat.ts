// The line of one's own seat, which leaves room at its end for what is remembered.
import type { Box, Size } from "./box";

interface Own {
  unit: number;
  strip: Box;
}

/** The corner that opens what is remembered. */
export interface Corner {
  size: number;
  top: number;
  right: number;
}

export function seatBox({ unit, strip }: Own, hasCorner: boolean): Box {
  return { ...strip, width: strip.width - (hasCorner ? strip.height + 6 * unit : 0) };
}

/** At the end of one's own line; for a spectator, in the corner of the board. */
export function cornerOf({ unit, strip }: Own, board: Size, hasHand: boolean): Corner {
  return {
    size: strip.height,
    top: hasHand ? strip.top : board.height - strip.height - 6 * unit,
    right: hasHand ? board.width - strip.left - strip.width : 8 * unit,
  };
}
