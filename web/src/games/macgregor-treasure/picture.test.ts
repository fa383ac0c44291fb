import { provePicture } from "../../../tests/replays";
import { omitted } from "../../boards/omitted";
import type { GameEvent } from "./events";
import { after, type Drawn, drawnOf, type TreasureView } from "./table";

provePicture<TreasureView, GameEvent, Omit<Drawn, "walking">>("macgregor-treasure", {
  of: (view) => standing(drawnOf(view)),
  after: (picture, events, { eyes }) => {
    const drawn: Drawn = { ...picture, walking: null };
    return standing(events.reduce((before, event) => after(before, event, eyes), drawn));
  },
});

/** That the ghost walks is seen only as long as it does. */
function standing(drawn: Drawn): Omit<Drawn, "walking"> {
  return omitted(drawn, ["walking"]);
}
