import { provePicture } from "../../../tests/replays";
import type { GameEvent } from "./events";
import { after, drawnOf, type Drawn, type GhostsView } from "./table";

provePicture<GhostsView, GameEvent, Omit<Drawn, "acting">>("ghosts", {
  of: (view) => withoutMark(drawnOf(view)),
  after: (picture, events, { eyes, options }) => {
    const setting = { mist: options.mist === true, eyes };
    const drawn: Drawn = { ...picture, acting: null };
    return withoutMark(events.reduce((before, event) => after(before, event, setting), drawn));
  },
});

/** Whose turn it is, the house says. */
function withoutMark({ public: open, hand }: Drawn): Omit<Drawn, "acting"> {
  return { public: open, hand };
}
