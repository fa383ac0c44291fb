// A castle on its way from one page to the drawing: read from a file, not kept yet.
import type { Sketch } from "./sketch";

let waiting: Sketch | null = null;

export function bring(sketch: Sketch): void {
  waiting = sketch;
}

export function takeBrought(): Sketch | null {
  return waiting;
}
