// A table as one reader sees it: what the house sent, what is drawn, what may be done.
import type { AnyView, BoardHandle, GameModule } from "../../games/contract";
import { api, houseText } from "../../api/api";
import type {
  Choice,
  ClientMessage,
  Clock,
  Drafted,
  EventInfo,
  GameInfo,
  Hinted,
  Missed,
  Outcome,
  Refused,
  ServerMessage,
  Snapshot,
  TableInfo,
  Update,
} from "../../api/wire";
import { Connection, type LineState, type Socket } from "../connection/connection";
import {
  curtainOf,
  isShared,
  wantedEyes,
  type Curtain,
  type Looker,
  type Sharing,
} from "../shared-screen/curtain";
import { History } from "./history.svelte";
import { PREVIEW, Previews } from "../connection/previews";
import { ShowQueue } from "../../playback/queue";
import { mayLookBack } from "./lookBack";
import { openPart, sceneOf, seenIn, type TableScene } from "../../playback/scene";
import { Chat } from "../chat/chat.svelte";
import type { SessionListener } from "./listener";

/** Where a session differs from a reader at a table of his own browser. */
export interface SessionOptions {
  /** Look at what is public only, whoever this is: a big screen. */
  publicOnly?: boolean;
  dial?: (url: string) => Socket;
}

export class TableSession {
  line = $state<LineState>("connecting");
  table = $state.raw({} as TableInfo);
  eyes = $state<number | null>(null);
  mine = $state.raw<number[]>([]);
  scene = $state.raw<TableScene | null>(null);
  last = $state.raw<EventInfo[]>([]);
  clock = $state.raw<{ clock: Clock; since: number } | null>(null);
  hint = $state.raw<Hinted | null>(null);
  hinting = $state(false);
  looker = $state.raw<Looker | null>(null);
  busy = $state(false);
  /** Whether a move was sent and its answer is not drawn yet. */
  pending = $state(false);
  board: BoardHandle | undefined;
  readonly chat: Chat;
  readonly history: History;

  #settled: TableScene | null = null;
  #newest = 0;
  #expected = 0;
  /** Whether other eyes were asked for, and their snapshot has not come yet. */
  #turning = false;
  /** What somebody had begun when the curtain fell: kept here, never drawn. */
  #begun: { seat: number | null; seq: number; actions: string[] } | null = null;
  #connection: Connection;
  #queue: ShowQueue<TableScene>;
  #previews = new Previews((message) => this.#send(message));
  #publicOnly: boolean;
  #held: Promise<void> = Promise.resolve();

  constructor(
    table: TableInfo,
    readonly module: GameModule,
    readonly game: GameInfo | null,
    address: string,
    private readonly listener: SessionListener,
    { publicOnly = false, dial }: SessionOptions = {},
  ) {
    this.table = table;
    this.#publicOnly = publicOnly;
    this.#connection = new Connection(
      address,
      {
        message: (message) => this.#hear(message),
        state: (state) => (this.line = state),
      },
      dial,
    );
    this.chat = new Chat((message) => this.#ask(message), listener.said);
    this.history = new History({
      mayLookBack: () => this.mayLookBack,
      eyes: () => this.eyes,
      pace: listener.pace,
      perform: async (events, pace, signal) => {
        if (listener.motion()) await this.board?.perform?.(events, pace, signal);
      },
      moment: (seq) => api.moment(this.table.id, seq, this.eyes),
    });
    this.#queue = new ShowQueue<TableScene>({
      begins: listener.begins,
      perform: (events, pace, signal) => this.#perform(events, pace, signal),
      draw: (scene) => this.#draw(scene),
      pace: listener.pace,
      hidden: () => document.hidden,
      ready: () => this.#held,
    });
  }

  start(): void {
    this.#connection.start();
  }

  stop(): void {
    this.#queue.clear();
    this.history.lookAtPresent();
    this.#connection.stop();
  }

  retry(): void {
    this.#connection.retry();
  }

  /** Come in anew, as whoever this browser is now. */
  renew(): void {
    this.#connection.seat = null;
    this.#connection.renew();
  }

  // What is seen

  get view(): AnyView | null {
    return this.history.elsewhere?.view ?? this.scene?.view ?? null;
  }

  get marks(): EventInfo[] {
    return this.history.elsewhere?.last ?? this.last;
  }

  get legal(): Choice[] {
    return this.interactive ? (this.scene?.legal ?? []) : [];
  }

  get draft(): string[] {
    return this.scene?.draft ?? [];
  }

  get outcome(): Outcome | null {
    return this.scene?.outcome ?? null;
  }

  get seat(): number | null {
    return this.eyes;
  }

  get actor(): number {
    return this.scene?.view.actor ?? -1;
  }

  get myTurn(): boolean {
    return (
      this.table.status === "playing" &&
      this.eyes !== null &&
      this.actor === this.eyes &&
      this.table.seats[this.eyes]?.bot === null
    );
  }

  /** Whether there is a turn of one's own to take back, now and on this line. */
  get mayTakeBack(): boolean {
    return this.history.acted && this.history.elsewhere === null && this.line === "open";
  }

  /** Whether the one opponent has run out of time and one plays on oneself. */
  get mayClaim(): boolean {
    const { seats, status } = this.table;
    if (status !== "playing" || this.outcome || seats.length !== 2) return false;
    return this.mine.some((seat) => seats[seat]?.bot === null && seats[1 - seat]?.flag);
  }

  get interactive(): boolean {
    return (
      this.line === "open" &&
      !this.pending &&
      this.history.elsewhere === null &&
      (this.scene?.legal.length ?? 0) > 0
    );
  }

  get mayLookBack(): boolean {
    return mayLookBack(this.table, this.game);
  }

  get curtain(): Curtain {
    return curtainOf(this.#sharing(), this.looker);
  }

  get shared(): boolean {
    return isShared(this.#sharing());
  }

  // What the reader does

  /** Play an action, or try one that is refused with the rule. */
  play(action: string): void {
    if (!this.scene || this.pending || this.line !== "open") return;
    this.#sendTurn([...this.draft, action]);
  }

  /** Take back the latest action of one's own draft; nobody saw it. */
  undo(): void {
    const fewer = this.draft.slice(0, -1);
    if (fewer.length > 0) this.#sendTurn(fewer);
    else if (this.#settled) this.#show(anew(this.#settled));
  }

  preview(action: string): Promise<EventInfo[]> {
    if (this.game?.hides !== false || !this.scene || this.history.elsewhere)
      return Promise.resolve([]);
    return this.#previews.ask(this.scene.seq, action);
  }

  askHint(): void {
    if (this.hint) this.hint = null;
    else if (this.#ask({ type: "hint", actions: this.draft })) this.hinting = true;
  }

  resign(): void {
    this.#ask({ type: "resign" });
  }

  /** Take the win from an opponent whose time ran out. */
  claim(): void {
    this.#ask({ type: "claim" });
  }

  comeBack(): void {
    this.#ask({ type: "return" });
  }

  /** Let nothing new be performed until it is released: something is being read. */
  hold(): () => void {
    let release = (): void => undefined;
    this.#held = new Promise((resolve) => (release = resolve));
    return release;
  }

  /** Show what is being performed to its end. */
  skip(): void {
    this.#queue.skip();
    this.history.skip();
  }

  /** Somebody opens the curtain, or lets it fall. */
  look(looker: Looker | null): void {
    if (looker === null) this.#hide();
    else {
      this.looker = looker;
      this.#turnEyes();
    }
  }

  #sendTurn(actions: string[]): void {
    if (!this.#settled) return;
    this.#connection.play(this.#settled.seq, actions);
    this.pending = true;
  }

  #send(message: ClientMessage): boolean {
    return this.#connection.send(message);
  }

  /** Send what a person asked for; without a line he is told that it went nowhere. */
  #ask(message: ClientMessage): boolean {
    const sent = this.#send(message);
    if (!sent) this.listener.refused(houseText("error-offline"));
    return sent;
  }

  // What the house says

  #hear(message: ServerMessage): void {
    this.chat.hear(message);
    switch (message.type) {
      case "snapshot":
        this.#begin(message);
        break;
      case "missed":
        this.table = message.table;
        // A line that broke before its answer: ask again for the eyes that are wanted.
        if (this.#turning) this.#connection.look(this.#connection.seat);
        else this.#update(message);
        break;
      case "update":
        this.#update(message);
        break;
      case "draft":
        this.#drafted(message);
        break;
      case "accepted":
        this.#expected = message.seq;
        this.#settlePending();
        break;
      case "refused":
        this.#refused(message);
        break;
      case "table":
        this.table = message.table;
        this.#turnEyes();
        break;
      case "hint":
        this.hinting = false;
        if (message.seq === this.scene?.seq && isSame(message.actions, this.draft))
          this.hint = message;
        break;
      case "preview":
        this.#previews.hear(message);
        break;
    }
  }

  #begin(message: Snapshot): void {
    // The curtain fell while this was on its way: what was asked for since follows.
    if (this.#turning && message.eyes !== this.#connection.seat) return;
    this.#queue.clear();
    this.#previews.drop();
    this.#turning = false;
    this.table = message.table;
    this.mine = message.mine;
    this.eyes = message.eyes;
    this.#connection.seat = message.eyes;
    this.history.begin(message.log, message.last_turn);
    this.hint = null;
    this.pending = this.#connection.waiting;
    this.#newest = message.seq;
    this.#setClock(message.clock);
    this.last = message.log.at(-1)?.events ?? this.last;
    if (message.view !== null) this.#show(sceneOf(message, [], this.eyes));
    else this.scene = null;
    this.#turnEyes();
    this.#resume();
  }

  /** A turn begun before the curtain fell goes on where it was. */
  #resume(): void {
    const begun = this.#begun;
    if (!begun) return;
    if (begun.seat !== this.eyes) return;
    this.#begun = null;
    if (begun.seq === this.scene?.seq && this.actor === this.eyes) this.#sendTurn(begun.actions);
  }

  #update(message: Update | Missed): void {
    // Seen with eyes that are being turned away: the snapshot that follows tells it all.
    if (this.#turning) return;
    this.#newest = message.seq;
    const scene = sceneOf(message, message.steps, this.eyes);
    const { view } = scene;
    this.#setClock(message.clock);
    if (this.shared && this.eyes !== null && view.actor !== this.eyes) {
      // The turn has passed on: what this seat saw of it leaves the page at once.
      this.#show({ ...scene, view: openPart(view), legal: [] });
      this.#hide();
      return;
    }
    const events = message.steps.flatMap((step) => step.events);
    this.busy = true;
    this.#queue.push({ ...scene, seen: seenIn(this.scene?.begun ?? [], events) });
  }

  #drafted(message: Drafted): void {
    if (message.seq !== this.scene?.seq) return;
    const step = { seq: message.seq, actor: this.eyes, at: 0 };
    this.busy = true;
    this.#queue.push({
      ...this.scene,
      steps: [{ ...step, events: message.events }],
      seen: seenIn(this.scene.begun, message.events),
      foreign: false,
      view: message.view as AnyView,
      legal: message.legal,
      draft: message.actions,
      begun: message.events,
    });
  }

  #refused(message: Refused): void {
    if (message.id === PREVIEW) return;
    if (this.#connection.repeats(message.id)) return;
    this.hinting = false;
    this.pending = this.#connection.waiting;
    this.listener.refused(message.error);
  }

  // How it is shown

  async #perform(events: EventInfo[], pace: number, signal: AbortSignal): Promise<void> {
    if (this.history.elsewhere || !this.listener.motion()) return;
    await this.board?.perform?.(events, pace, signal);
  }

  #draw(scene: TableScene): void {
    const before = this.scene;
    const events = scene.steps.flatMap((step) => step.events);
    if (events.length > 0) this.last = events;
    this.#show(scene);
    this.busy = this.#newest > scene.seq;
    if (scene.draft.length > 0) return;
    this.history.add(before?.view ?? null, scene);
    this.listener.told(scene, before?.view ?? null);
    this.#turnEyes();
  }

  #show(scene: TableScene): void {
    this.scene = scene;
    this.hint = null;
    if (scene.draft.length === 0) this.#settled = scene;
    this.#settlePending();
  }

  #settlePending(): void {
    this.pending = this.#connection.waiting || this.#expected > (this.#settled?.seq ?? 0);
  }

  #setClock(clock: Clock | null): void {
    this.clock = clock && { clock, since: performance.now() };
  }

  // Whose eyes

  #sharing(): Sharing {
    return {
      mine: this.mine,
      hides: this.game?.hides ?? true,
      playing: this.table.status === "playing",
      actor: this.actor,
    };
  }

  /** Let the curtain fall: nothing hidden stays in the page. */
  #hide(): void {
    this.#queue.clear();
    this.looker = null;
    this.history.forget();
    if (this.draft.length > 0)
      this.#begun = { seat: this.eyes, seq: this.scene?.seq ?? 0, actions: this.draft };
    if (this.scene)
      this.#show({ ...this.scene, view: openPart(this.scene.view), draft: [], begun: [] });
    this.last = [];
    this.hint = null;
    this.#turnEyes();
  }

  /** See to it that the page looks through the eyes it should. */
  #turnEyes(): void {
    if (this.mine.length < 2 && !this.#publicOnly) return;
    const wanted = this.#publicOnly ? null : wantedEyes(this.#sharing(), this.looker);
    if (wanted === this.#connection.seat) return;
    this.#turning = true;
    this.#connection.look(wanted);
  }
}

/** The same once more: what a board had shown after it is forgotten. */
function anew(scene: TableScene): TableScene {
  return { ...scene, view: { ...scene.view } };
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((each, index) => each === others[index]);
}
