// What the parts of the board let one another find, to move it.
import type { Colour, Point } from "./rooms";

export interface CastleHandle {
  ghostIn: (room: string) => Element | null;
  portalOf: (colour: Colour) => Element | null;
  flashIn: (room: string) => Element | null;
  /** A point of the screen in the units of the drawing. */
  pointAt: (x: number, y: number) => Point | null;
}

export interface SideHandle {
  /** Where ghosts of a colour wait, are held or are free. */
  slot: (where: string, colour: Colour) => Element | null;
}
