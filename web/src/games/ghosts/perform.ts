// What happens, shown in order: cards fly, the degree rises, the direction turns.
import type { EventInfo } from "../../api/wire";
import { type Manner, performCards } from "../../boards/cards/perform";
import type { CardStage } from "../../boards/cards/stage";
import { cardIn, numberIn } from "../fields";
import { after, PLAYS, type Drawn, type Setting } from "./table";

/** What a performance needs of the board. */
export interface Stage extends CardStage<Drawn> {
  setting: Setting;
  /** Let a seat say what it plays, as at the table. */
  announce: (event: EventInfo) => void;
  /** Let some points rise from a seat. */
  points: (seat: number, points: number) => void;
  /** Hold a mirror up to the table. */
  mirror: () => void;
}

const FLIGHT = 420;

/** Perform all events; a signal ends it at once. */
export async function perform(
  events: readonly EventInfo[],
  stage: Stage,
  signal: AbortSignal,
): Promise<void> {
  const manner: Manner<Drawn> = {
    deck: "deck",
    after: (drawn, event) => after(drawn, event, stage.setting),
    one: (event) => performOne(event, stage),
  };
  await performCards(events, stage, manner, signal);
}

async function performOne(event: EventInfo, stage: Stage): Promise<void> {
  const seat = numberIn(event, "seat");
  const next = () => after(stage.drawn, event, stage.setting);
  if (PLAYS.includes(event.kind)) return performPlay(event, stage);
  switch (event.kind) {
    case "drawn":
      await stage.fly(cardIn(event), "deck", `seat-${seat}`, 300);
      stage.drawn = next();
      return;
    case "took":
      if (stage.drawn.public.top === null) return;
      stage.shiver(seat);
      stage.away = true;
      await stage.fly(null, "pile", `seat-${seat}`, 560);
      stage.drawn = next();
      stage.away = false;
      stage.points(seat, 1);
      return stage.wait(350);
    case "gave-back":
      stage.drawn = next();
      stage.points(seat, -numberIn(event, "points"));
      return stage.wait(500);
    case "round-over":
    case "round":
      stage.drawn = next();
      stage.banner(event);
      await stage.wait(event.kind === "round" ? 650 : 900);
      stage.banner(null);
      return;
    case "returned":
      await stage.fly(null, `seat-${seat}`, "deck", FLIGHT);
      stage.drawn = next();
      return stage.wait(250);
    default:
      stage.drawn = next();
      return stage.wait(300);
  }
}

async function performPlay(event: EventInfo, stage: Stage): Promise<void> {
  const seat = numberIn(event, "seat");
  const card = cardIn(event);
  const next = after(stage.drawn, event, stage.setting);
  const from = seat === stage.setting.eyes ? `card-${card}` : `seat-${seat}`;
  const to = event.kind === "mist" ? "mist" : "pile";
  const flight = stage.fly(card, from, to, FLIGHT);
  stage.drawn = {
    hand: next.hand,
    public: {
      ...stage.drawn.public,
      turn: seat,
      hand_sizes: next.public.hand_sizes,
    },
  };
  stage.announce(event);
  await flight;
  stage.drawn = next;
  if (event.kind === "mirrored") {
    stage.mirror();
    await stage.wait(400);
  }
  await stage.wait(180);
}
