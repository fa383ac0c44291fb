// The state of a board with a castle: what is drawn, told, held and pointed at in both games.
import type { AnyView, BoardProps, Say } from "../../games/contract";
import { namesTo } from "../../text/seatNames";
import { speaker } from "../../text/text";
import { Castle, type CastleLayout } from "./castle";
import { type Held, isPlanning, steps, type Touched, wayOfPlan } from "./choices";
import { type CastleDrawn, type CastleEvent, type CastleTable, roomOf } from "./drawn";
import type { Manner } from "./perform";
import { CastleScene } from "./scene.svelte";
import { exitTakenIn, placeToLook } from "./scrollTarget";
import { HeldSelection } from "./selection.svelte";

interface CastleView extends AnyView {
  public: { castle: CastleLayout; phase: string };
}

/** Where the games differ. */
interface CastleGame<View, Table, E extends CastleEvent, Holds> {
  /** Where its words are. */
  domain: string;
  drawnOf: (view: View) => CastleDrawn<Table>;
  manner: Manner<CastleDrawn<Table>, E>;
  /** What is held by somebody who holds nothing. */
  nothing: Holds;
  /** What happened, in words. */
  tell: (event: E, say: Say) => string;
}

export class CastleBoard<
  View extends CastleView,
  Table extends CastleTable,
  E extends CastleEvent,
  Holds extends Held,
> {
  readonly #read: () => BoardProps<View, E>;
  readonly #game: CastleGame<View, Table, E, Holds>;
  readonly #scene: CastleScene<View, CastleDrawn<Table>, E>;
  readonly #selection: HeldSelection<View, Holds>;

  constructor(props: () => BoardProps<View, E>, game: CastleGame<View, Table, E, Holds>) {
    this.#read = props;
    this.#game = game;
    this.#scene = new CastleScene(() => props().view, game.drawnOf, game.manner);
    this.#selection = new HeldSelection({
      view: () => props().view,
      nothing: game.nothing,
      play: (action) => {
        props().onplay(action);
      },
    });
  }

  get #props(): BoardProps<View, E> {
    return this.#read();
  }

  /** The seat that is told “you”. */
  get reader(): number | null {
    const { eyes, reader = eyes } = this.#props;
    return reader;
  }

  readonly names = $derived.by(() => namesTo(this.reader, this.#props.names));
  readonly say: Say = $derived.by(() => speaker(this.#game.domain, this.names));
  readonly castle = $derived.by(() => new Castle(this.#props.view.public.castle));
  readonly drawn = $derived.by(() => this.#scene.drawn);
  readonly table = $derived.by(() => this.drawn.public);
  readonly phase = $derived.by((): View["public"]["phase"] => this.#props.view.public.phase);
  /** What may be touched now. */
  readonly offered = $derived.by(() => (this.#props.interactive ? this.#props.legal : []));
  readonly isPlanning = $derived.by(() => isPlanning(this.#props.legal));
  readonly isGhost = $derived.by(
    () => this.#props.eyes !== null && this.#props.eyes === this.table.ghost,
  );
  /** By ghost card that can be laid: the room it leads to. */
  readonly steps = $derived.by(() => steps(this.castle, this.drawn, this.offered));
  /** The room that the reader stands in. */
  readonly from = $derived.by(() =>
    this.#props.eyes === null ? null : roomOf(this.table, this.#props.eyes),
  );
  /** The rooms of a plan that one may know. */
  readonly way = $derived.by(() => wayOfPlan(this.castle, this.drawn));
  /** Whose turn it is; null once all is over. */
  readonly turn = $derived.by(() => {
    const { view, winners } = this.#props;
    return view.actor >= 0 && this.phase !== "over" && winners.length === 0 ? view.actor : null;
  });
  /** The room that must be in sight. */
  readonly look = $derived.by(() =>
    placeToLook(this.castle, this.drawn, this.isPlanning, this.told, this.turn ?? this.#props.eyes),
  );
  /** The colour of the exit that somebody has taken. */
  readonly out = $derived.by(() =>
    exitTakenIn([...this.#props.last, ...(this.told ? [this.told] : [])]),
  );
  /** What is told or was said about a touch; null: nothing. */
  readonly said = $derived.by(() => {
    if (this.told) return this.#game.tell(this.told, this.say);
    const { note } = this.#selection;
    return note && this.say(note.key, note.fields);
  });

  /** The event that is being told. */
  get told(): E | null {
    return this.#scene.told;
  }

  get held(): Holds {
    return this.#selection.held;
  }

  /** Do what a touch leads to. */
  follow(touched: Touched<Holds>): void {
    this.#selection.follow(touched);
  }

  /** Put down what is held; whether there was anything. */
  readonly letGo = (): boolean => this.#selection.letGo();

  readonly act = (action: string): void => {
    if (this.#props.interactive) this.#props.onplay(action);
  };

  perform(events: E[], pace: number, signal: AbortSignal): Promise<void> {
    return this.#scene.perform(events, this.#props.eyes, pace, signal);
  }
}
