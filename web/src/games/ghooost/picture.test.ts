import { provePicture } from "../../../tests/replays";
import type { GameEvent } from "./events";
import { after, drawnOf, type Drawn, type GhooostView } from "./table";

type Picture = Omit<Drawn, "acting">;

provePicture<GhooostView, GameEvent, Picture>("ghooost", {
  of: (view) => withoutMark(drawnOf(view)),
  after: (picture, events, { eyes }) => {
    const drawn: Drawn = { ...picture, acting: null };
    return withoutMark(events.reduce((before, event) => after(before, event, eyes), drawn));
  },
});

/** Whose turn it is, the house says. */
function withoutMark({ acting, ...picture }: Drawn): Picture {
  return picture;
}
