import { provePicture } from "../../../tests/replays";
import { omitted } from "../../boards/omitted";
import type { GameEvent } from "./events";
import { after, type Drawn, drawnOf } from "./staged";
import type { RestInPeaceView } from "./table";
import type { Card, Private, Round } from "./view";

type Picture = Omit<Drawn, "acting">;

provePicture<RestInPeaceView, GameEvent, Picture>("rest-in-peace", {
  of: (view) => proven(drawnOf(view)),
  after: (picture, events, { eyes }) => {
    const drawn: Drawn = { ...picture, acting: null };
    return proven(events.reduce((before, event) => after(before, event, eyes), drawn));
  },
});

/** Whose turn it is and what cards count, the house says. */
function proven({ public: open, own }: Drawn): Picture {
  return { public: { ...open, rounds: open.rounds.map(laidOut) }, own: own && inFull(own) };
}

function laidOut(round: Round): Round {
  return {
    medium: null,
    houses: [],
    winner: null,
    truce: false,
    ...omitted(round, ["totals"]),
    cards: [round.cards?.[0].map(plain) ?? [], round.cards?.[1].map(plain) ?? []],
  };
}

function plain({ card, carried = false }: Card): Card {
  return { card, carried };
}

function inFull(own: Private): Private {
  return { seen: null, ...own };
}
