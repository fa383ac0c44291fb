// Proves a board's picture: after each step of every stored game, through every pair of eyes, what
// the board has made of the events is what it draws of the view that the house sends next.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";

/** Around every replay: what else a board may know. */
export interface Around {
  eyes: number | null;
  players: number;
  options: Record<string, string | number | boolean>;
}

/** How a board pictures a game. What only lasts as long as it is shown is no part of a picture. */
export interface Picturing<View, Event, Picture> {
  of: (view: View, around: Around) => Picture;
  after: (picture: Picture, events: readonly Event[], around: Around) => Picture;
}

interface Replay<View, Event> extends Omit<Around, "eyes"> {
  eyes: { eyes: number | null; first: View; steps: { events: Event[]; view: View }[] }[];
}

const FOLDER = join(import.meta.dirname, "replays");

/** One test for each stored game. */
export function provePicture<View, Event, Picture>(
  game: string,
  { of, after }: Picturing<View, Event, Picture>,
): void {
  const folder = join(FOLDER, game);
  if (!existsSync(folder)) throw new Error("no replays: run python -m tools.replays");
  describe(`the picture of ${game}`, () => {
    test.each(readdirSync(folder))("%s", (file) => {
      const replay = JSON.parse(readFileSync(join(folder, file), "utf-8")) as Replay<View, Event>;
      for (const { eyes, first, steps } of replay.eyes) {
        const around = { eyes, players: replay.players, options: replay.options };
        let view = first;
        for (const [at, step] of steps.entries()) {
          const drawn = after(of(view, around), step.events, around);
          const real = of(step.view, around);
          if (!isDeepStrictEqual(drawn, real)) {
            expect({ eyes, at, events: step.events, drawn }).toEqual({
              eyes,
              at,
              events: step.events,
              drawn: real,
            });
          }
          view = step.view;
        }
      }
    });
  });
}
