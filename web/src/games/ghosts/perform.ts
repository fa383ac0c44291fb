// What happens, shown in order: cards fly, the degree rises, the direction turns.
import { type Manner, performCards } from "../../boards/cards/perform";
import type { CardStage } from "../../boards/cards/stage";
import type { GameEvent } from "./events";
import { after, isPlay, type Drawn, type Play, type Setting } from "./table";

/** What a performance needs of the board. */
export interface Stage extends CardStage<Drawn, GameEvent> {
  setting: Setting;
  /** Let a seat say what it plays, as at the table. */
  announce: (event: Play) => void;
  /** Let some points rise from a seat. */
  points: (seat: number, points: number) => void;
  /** Hold a mirror up to the table. */
  mirror: () => void;
}

const FLIGHT = 420;

/** Perform all events; a signal ends it at once. */
export async function perform(
  events: readonly GameEvent[],
  stage: Stage,
  signal: AbortSignal,
): Promise<void> {
  const manner: Manner<Drawn, GameEvent> = {
    deck: "deck",
    after: (drawn, event) => after(drawn, event, stage.setting),
    one: (event) => performOne(event, stage),
  };
  await performCards(events, stage, manner, signal);
}

async function performOne(event: GameEvent, stage: Stage): Promise<void> {
  const next = () => after(stage.drawn, event, stage.setting);
  if (isPlay(event)) return performPlay(event, stage);
  switch (event.kind) {
    case "drawn":
      await stage.fly(event.fields.card, "deck", `seat-${event.fields.seat}`, 300);
      stage.drawn = next();
      return;
    case "took":
      if (stage.drawn.public.top === null) return;
      stage.shiver(event.fields.seat);
      stage.away = true;
      await stage.fly(null, "pile", `seat-${event.fields.seat}`, 560);
      stage.drawn = next();
      stage.away = false;
      stage.points(event.fields.seat, 1);
      return stage.wait(350);
    case "gave-back":
      stage.drawn = next();
      stage.points(event.fields.seat, -event.fields.points);
      return stage.wait(500);
    case "round-over":
    case "round":
      stage.drawn = next();
      stage.banner(event);
      await stage.wait(event.kind === "round" ? 650 : 900);
      stage.banner(null);
      return;
    case "returned":
      await stage.fly(null, `seat-${event.fields.seat}`, "deck", FLIGHT);
      stage.drawn = next();
      return stage.wait(250);
    default:
      stage.drawn = next();
      return stage.wait(300);
  }
}

async function performPlay(event: Play, stage: Stage): Promise<void> {
  const { seat, card } = event.fields;
  const next = after(stage.drawn, event, stage.setting);
  const from = seat === stage.setting.eyes ? `card-${card}` : `seat-${seat}`;
  const to = event.kind === "mist" ? "mist" : "pile";
  const flight = stage.fly(card, from, to, FLIGHT);
  stage.drawn = {
    ...next,
    public: { ...stage.drawn.public, hand_sizes: next.public.hand_sizes },
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
