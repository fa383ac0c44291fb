// A table as one reader sees it: what the house sent, what is drawn, what may be done.
import type { AnyView, BoardHandle, GameModule } from "../games/contract";
import type {
  ChatLine,
  Choice,
  Clock,
  Drafted,
  EventInfo,
  GameInfo,
  Hinted,
  Missed,
  Outcome,
  Proposal,
  Refused,
  Snapshot,
  Step,
  TableInfo,
  Text,
  Update,
} from "../lib/wire";
import { Connection, type LineState } from "./connection";
import {
  curtainOf,
  eyesOf,
  isShared,
  openEyes,
  type Curtain,
  type Looker,
  type Sharing,
} from "./curtain";
import type { ServerMessage } from "./messages";
import { Previews } from "./previews";
import { ShowQueue, rest, type Scene } from "./queue";
import { mayLookBack } from "./remembering";
import { keepSince, stepsAfter, worthTelling, type Kept } from "./since";

/** How it stands, or would stand with the reader's draft. */
export interface TableScene extends Scene {
  seq: number;
  view: AnyView;
  legal: Choice[];
  outcome: Outcome | null;
  clock: Clock | null;
  /** The reader's own draft that leads here. */
  draft: string[];
}

/** What is looked at instead of the present. */
interface Elsewhere {
  why: "moment" | "again";
  seq: number;
  view: AnyView;
  last: EventInfo[];
}

/** What the page around a session does when things happen. */
export interface Witness {
  pace: () => number;
  motion: () => boolean;
  /** Something begins to be shown. */
  begins: (events: EventInfo[]) => void;
  /** Steps that were not told before are drawn now. */
  told: (scene: TableScene, before: AnyView | null) => void;
  refused: (error: Text) => void;
  said: (line: ChatLine) => void;
}

const LONGEST_LOG = 400;

export class TableSession {
  line = $state<LineState>("connecting");
  table = $state.raw({} as TableInfo);
  eyes = $state<number | null>(null);
  mine = $state.raw<number[]>([]);
  scene = $state.raw<TableScene | null>(null);
  last = $state.raw<EventInfo[]>([]);
  log = $state.raw<Step[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  proposals = $state.raw<Proposal[]>([]);
  clock = $state.raw<{ clock: Clock; since: number } | null>(null);
  hint = $state.raw<Hinted | null>(null);
  hinting = $state(false);
  elsewhere = $state.raw<Elsewhere | null>(null);
  /** Steps since the reader's last turn. */
  since = $state.raw<Step[]>([]);
  kept = $state.raw<Kept<AnyView>[]>([]);
  looker = $state.raw<Looker | null>(null);
  busy = $state(false);
  /** Whether a move was sent and its answer is not drawn yet. */
  pending = $state(false);
  board: BoardHandle | undefined;

  #settled: TableScene | null = null;
  #newest = 0;
  #expected = 0;
  /** Whether other eyes were asked for, and their snapshot has not come yet. */
  #turning = false;
  #connection: Connection;
  #queue: ShowQueue<TableScene>;
  #previews = new Previews((message) => this.#connection.send(message));
  #again: AbortController | null = null;
  #held: Promise<void> = Promise.resolve();

  constructor(
    table: TableInfo,
    readonly module: GameModule,
    readonly game: GameInfo | null,
    address: string,
    private readonly witness: Witness,
    /** Look at what is public only, whoever this is: a big screen. */
    private readonly publicOnly = false,
  ) {
    this.table = table;
    this.#connection = new Connection(address, {
      message: (message) => this.#hear(message),
      state: (state) => (this.line = state),
    });
    this.#queue = new ShowQueue<TableScene>({
      perform: (events, pace, signal) => this.#perform(events, pace, signal),
      draw: (scene) => this.#draw(scene),
      pace: witness.pace,
      hidden: () => document.hidden,
    });
  }

  start(): void {
    this.#connection.start();
  }

  stop(): void {
    this.#queue.clear();
    this.#again?.abort();
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
    return this.elsewhere?.view ?? this.scene?.view ?? null;
  }

  get marks(): EventInfo[] {
    return this.elsewhere ? this.elsewhere.last : this.last;
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

  get interactive(): boolean {
    return (
      this.line === "open" &&
      !this.pending &&
      this.elsewhere === null &&
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
    this.#send([...this.draft, action]);
  }

  /** Take back the latest action of one's own draft; nobody saw it. */
  undo(): void {
    const fewer = this.draft.slice(0, -1);
    if (fewer.length > 0) this.#send(fewer);
    else if (this.#settled) this.#show(this.#settled);
  }

  preview(action: string): Promise<EventInfo[]> {
    if (this.game?.hides !== false || !this.scene || this.elsewhere) return Promise.resolve([]);
    return this.#previews.ask(this.scene.seq, action);
  }

  askHint(): void {
    if (this.hint) this.hint = null;
    else if (this.#connection.send({ type: "hint" })) this.hinting = true;
  }

  say(words: { text: string } | { phrase: string }): boolean {
    return this.#connection.send({ type: "say", ...words });
  }

  propose(what: Proposal["what"], seat: number | null = null): void {
    this.#connection.send({ type: "propose", what, seat });
  }

  answer(proposal: number, yes: boolean): void {
    this.#connection.send({ type: "answer", proposal, yes });
  }

  resign(): void {
    this.#connection.send({ type: "resign" });
  }

  comeBack(): void {
    this.#connection.send({ type: "return" });
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
    this.#again?.abort();
  }

  /** Somebody opens the curtain, or lets it fall. */
  look(looker: Looker | null): void {
    if (looker === null) this.#hide();
    else {
      this.looker = looker;
      this.#turnEyes();
    }
  }

  /** Look at an earlier moment, as far as one may. */
  lookAt(seq: number, view: AnyView, steps: Step[]): void {
    const events = steps.flatMap((step) => step.events);
    this.elsewhere = { why: "moment", seq, view, last: events };
  }

  lookAtPresent(): void {
    this.#again?.abort("stop");
    this.elsewhere = null;
  }

  /** Show again what happened since the reader's turn. */
  async showAgain(): Promise<void> {
    const scenes = this.kept;
    if (!this.mayLookBack || scenes.length === 0) return;
    const stopped = (): boolean => this.#again?.signal.reason === "stop";
    for (const { before, after, steps } of scenes) {
      const show = new AbortController();
      this.#again = show;
      const events = steps.flatMap((step) => step.events);
      const seq = steps.at(-1)?.seq ?? 0;
      const pace = Math.max(this.witness.pace(), 0.5);
      this.elsewhere = { why: "again", seq: seq - 1, view: before, last: [] };
      await rest(200 * pace, show.signal);
      await this.board?.perform?.(events, pace, show.signal);
      if (stopped()) return;
      this.elsewhere = { why: "again", seq, view: after, last: events };
      await rest(700 * pace, show.signal);
      if (stopped()) return;
    }
    this.elsewhere = null;
    this.#again = null;
  }

  forgetSince(): void {
    this.since = [];
  }

  #send(actions: string[]): void {
    if (!this.#settled) return;
    this.#connection.play(this.#settled.seq, actions);
    this.pending = true;
    this.since = [];
  }

  // What the house says

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "snapshot":
        this.#begin(message);
        break;
      case "missed":
        this.table = message.table;
        this.proposals = message.proposals;
        this.chat = merged(this.chat, message.chat);
        this.#update(message);
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
      case "chat":
        this.chat = merged(this.chat, [message.line]);
        this.witness.said(message.line);
        break;
      case "unsaid":
        this.chat = this.chat.filter((line) => line.id !== message.id);
        break;
      case "proposals":
        this.proposals = message.proposals;
        break;
      case "hint":
        this.hinting = false;
        if (message.seq === this.scene?.seq) this.hint = message;
        break;
      case "preview":
        this.#previews.hear(message);
        break;
    }
  }

  #begin(message: Snapshot): void {
    this.#queue.clear();
    this.#previews.drop();
    this.#turning = false;
    this.table = message.table;
    this.mine = message.mine;
    this.eyes = message.eyes;
    this.#connection.seat = message.eyes;
    this.chat = message.chat;
    this.proposals = message.proposals;
    this.log = message.log;
    this.since = stepsAfter(message.log, message.last_turn);
    this.kept = [];
    this.elsewhere = null;
    this.hint = null;
    this.pending = this.#connection.waiting;
    this.#newest = message.seq;
    this.#setClock(message.clock);
    this.last = message.log.at(-1)?.events ?? this.last;
    if (message.view !== null)
      this.#show({
        seq: message.seq,
        steps: [],
        foreign: false,
        view: message.view as AnyView,
        legal: message.legal,
        outcome: message.outcome,
        clock: message.clock,
        draft: [],
      });
    else this.scene = null;
    this.#turnEyes();
  }

  #update(message: Update | Missed): void {
    // Seen with eyes that are being turned away: the snapshot that follows tells it all.
    if (this.#turning) return;
    this.#newest = message.seq;
    const view = message.view as AnyView;
    const scene: TableScene = {
      seq: message.seq,
      steps: message.steps,
      foreign: message.steps.some((step) => this.#isForeign(step)),
      view,
      legal: message.legal,
      outcome: message.outcome,
      clock: message.clock,
      draft: [],
    };
    this.#setClock(message.clock);
    if (this.shared && this.eyes !== null && view.actor !== this.eyes) {
      // The turn has passed on: what this seat saw of it leaves the page at once.
      this.#show({ ...scene, view: openPart(view), legal: [] });
      this.#hide();
      return;
    }
    this.busy = true;
    this.#queue.push(scene);
  }

  #drafted(message: Drafted): void {
    if (message.seq !== this.scene?.seq) return;
    const step = { seq: message.seq, actor: this.eyes, at: 0 };
    this.busy = true;
    this.#queue.push({
      ...this.scene,
      steps: [{ ...step, events: message.events }],
      foreign: false,
      view: message.view as AnyView,
      legal: message.legal,
      draft: message.actions,
    });
  }

  #refused(message: Refused): void {
    this.hinting = false;
    this.pending = this.#connection.waiting;
    this.witness.refused(message.error);
  }

  // How it is shown

  async #perform(events: EventInfo[], pace: number, signal: AbortSignal): Promise<void> {
    await this.#held;
    this.witness.begins(events);
    if (this.elsewhere || !this.witness.motion()) return;
    await this.board?.perform?.(events, pace, signal);
  }

  #draw(scene: TableScene): void {
    const before = this.scene;
    const events = scene.steps.flatMap((step) => step.events);
    if (events.length > 0) this.last = events;
    this.#show(scene);
    this.busy = this.#newest > scene.seq;
    if (scene.draft.length > 0) return;
    if (before) this.#keep(before.view, scene);
    const told = scene.steps.filter((step) => step.events.length > 0);
    this.log = this.mayLookBack ? [...this.log, ...told].slice(-LONGEST_LOG) : told;
    this.hint = null;
    this.witness.told(scene, before?.view ?? null);
    this.#turnEyes();
  }

  #show(scene: TableScene): void {
    this.scene = scene;
    if (scene.draft.length === 0) this.#settled = scene;
    this.#settlePending();
  }

  #settlePending(): void {
    this.pending = this.#connection.waiting || this.#expected > (this.#settled?.seq ?? 0);
  }

  #keep(before: AnyView, scene: TableScene): void {
    const kept = { before, after: scene.view, steps: scene.steps };
    this.kept = this.mayLookBack ? keepSince(this.kept, kept, this.eyes) : [];
    const steps = this.kept.flatMap((each) => each.steps);
    this.since = worthTelling(steps) ? steps : [];
  }

  #setClock(clock: Clock | null): void {
    this.clock = clock && { clock, since: performance.now() };
  }

  #isForeign(step: Step): boolean {
    return step.actor !== null && step.actor >= 0 && step.actor !== this.eyes;
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
    this.elsewhere = null;
    if (this.scene) this.#show({ ...this.scene, view: openPart(this.scene.view), draft: [] });
    this.log = [];
    this.since = [];
    this.kept = [];
    this.last = [];
    this.hint = null;
    this.#turnEyes();
  }

  /** See to it that the page looks through the eyes it should. */
  #turnEyes(): void {
    if (this.mine.length < 2 && !this.publicOnly) return;
    const wanted = this.publicOnly
      ? null
      : this.shared
        ? eyesOf(this.curtain, this.mine)
        : openEyes(this.mine, this.actor);
    if (wanted === this.#connection.seat) return;
    this.#connection.seat = wanted;
    this.#turning = true;
    // Without a line, the next one begins with everything these eyes may see.
    if (!this.#connection.send({ type: "look", seat: wanted })) this.#connection.forget();
  }
}

/** What everybody may see of a view. */
function openPart(view: AnyView): AnyView {
  return { seat: null, actor: view.actor, public: view.public };
}

/** Lines in order, none twice. */
function merged(old: ChatLine[], added: ChatLine[]): ChatLine[] {
  const known = new Map([...old, ...added].map((line) => [line.id, line]));
  return [...known.values()].sort((a, b) => a.id - b.id).slice(-200);
}
