// What happens, shown in order: cards fly, the clock strikes, the Cemetery is swept away.
import { type Manner, performCards } from "../../boards/cards/perform";
import type { CardStage } from "../../boards/cards/stage";
import { KITTY } from "./cards";
import type { GameEvent, Played } from "./events";
import { after, cardsOf, type Drawn } from "./table";

/** What a performance needs of the board. */
export interface Stage extends CardStage<Drawn, GameEvent> {
  /** The seat whose hand is drawn. */
  eyes: number | null;
  /** A short word at a seat. */
  call: (seat: number, event: GameEvent) => void;
  /** Let it strike midnight, which keeps nobody waiting. */
  midnight: () => void;
  /** The loser's noise, likewise. */
  howl: (seat: number) => void;
}

const FLIGHT = 400;

/** Perform all events; a signal ends it at once. */
export async function perform(
  events: readonly GameEvent[],
  stage: Stage,
  signal: AbortSignal,
): Promise<void> {
  const manner: Manner<Drawn, GameEvent> = {
    deck: "crypt",
    after: (drawn, event) => after(drawn, event, stage.eyes),
    one: (event) => performOne(event, stage),
  };
  await performCards(events, stage, manner, signal);
}

async function performOne(event: GameEvent, stage: Stage): Promise<void> {
  const show = (): void => {
    stage.drawn = after(stage.drawn, event, stage.eyes);
  };
  switch (event.kind) {
    case "drawn":
      await stage.fly(event.fields.card, "crypt", `seat-${event.fields.seat}`, 260);
      show();
      return;
    case "played":
      await playing(event, stage);
      show();
      return stage.wait(180);
    case "kitty":
      await stage.fly(KITTY, from(stage, event.fields.seat, KITTY), "kitty", FLIGHT);
      show();
      return stage.wait(150);
    case "turned-up": {
      const { seat, card, source, valid } = event.fields;
      const pile = source === "crypt" ? "crypt" : `manor-${seat}`;
      await stage.fly(card, pile, card === KITTY ? "kitty" : "cemetery", FLIGHT);
      show();
      return stage.wait(valid ? 250 : 700);
    }
    case "failed":
    case "took": {
      const { seat } = event.fields;
      stage.call(seat, event);
      stage.shiver(seat);
      stage.away = true;
      await stage.fly(null, "cemetery", `seat-${seat}`, 560);
      show();
      stage.away = false;
      return stage.wait(200);
    }
    case "quartet":
    case "discarded":
      stage.call(event.fields.seat, event);
      await stage.wait(450);
      stage.away = true;
      await stage.fly(null, "cemetery", "discard", 480);
      show();
      stage.away = false;
      return;
    case "reversed":
      show();
      return stage.wait(500);
    case "skipped":
    case "passed":
    case "out":
      show();
      stage.call(event.fields.seat, event);
      return stage.wait(500);
    case "midnight":
      show();
      stage.midnight();
      return;
    case "round-over":
      stage.howl(event.fields.seat);
      show();
      stage.banner(event);
      await stage.wait(1100);
      stage.banner(null);
      return;
    case "round":
      show();
      stage.banner(event);
      await stage.wait(650);
      stage.banner(null);
      return;
    default:
      show();
  }
}

function from(stage: Stage, seat: number, card: string): string {
  return seat === stage.eyes ? `card-${card}` : `seat-${seat}`;
}

/** All cards of a play go together, one a little after the other. */
async function playing({ fields }: Played, stage: Stage): Promise<void> {
  const { seat, card, count, copies } = fields;
  const cards = cardsOf(card, count, copies);
  await Promise.all(
    cards.map((one, index) =>
      stage.fly(one, from(stage, seat, one), "cemetery", FLIGHT, index * 70),
    ),
  );
}
