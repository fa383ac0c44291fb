import { provePicture } from "../../../tests/replays";
import type { GameEvent } from "./events";
import { after, shownOf, type Shown } from "./shown";
import type { View } from "./view";

provePicture<View, GameEvent, Shown>("18-ghosts", {
  of: (view) => shownOf(view.public),
  after: (picture, events) => events.reduce(after, picture),
});
