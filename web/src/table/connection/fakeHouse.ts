// A house that says what a test tells it to, and a session at one of its tables.
import type { AnyView, GameModule } from "../../games/contract";
import type { Choice, EventInfo, GameInfo, Step, TableInfo } from "../../api/wire";
import type { Socket } from "./connection";
import { TableSession } from "../session/session.svelte";
import type { SessionListener } from "../session/listener";

export class FakeSocket implements Socket {
  readyState = 1;
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  sent: Record<string, unknown>[] = [];

  constructor(readonly url: URL) {}

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  get plays(): Record<string, unknown>[] {
    return this.sent.filter((message) => message.type === "play");
  }

  get looks(): unknown[] {
    return this.sent.filter(({ type }) => type === "look").map(({ seat }) => seat);
  }
}

export const ME = 0;
export const OTHER = 1;
const module: GameModule = {
  id: "toy",
  Board: undefined as unknown as GameModule["Board"],
  status: () => ({ key: "status", fields: {} }),
};

function person(name: string): TableInfo["seats"][number] {
  const nobody = { bot: null, own_bot: false, resigned: false, flag: false, rating: null };
  return { name, person: name, guest: true, here: true, ready: true, ...nobody };
}

export function table(more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "t",
    game: "toy",
    status: "playing",
    memory_aid: true,
    seats: [person("Ada"), person("Bea")],
    ...more,
  } as TableInfo;
}

export const choice = (action: string): Choice => ({ action, kind: action, fields: {} });
export const step = (seq: number, actor: number | null, ...kinds: string[]): Step => ({
  seq,
  actor,
  at: 0,
  events: kinds.map((kind): EventInfo => ({ kind, fields: {} })),
});
export const view = (actor: number, seat: number | null = ME, what = ""): AnyView => ({
  seat,
  actor,
  public: { what },
  ...(seat === null ? {} : { private: { hand: [seat] } }),
});

export function snapshot(seq: number, actor: number, more: object = {}): object {
  return {
    type: "snapshot",
    seq,
    table: table(),
    eyes: ME,
    mine: [ME],
    view: view(actor),
    legal: actor === ME ? [choice("take"), choice("pass")] : [],
    log: [],
    chat: [],
    proposals: [],
    clock: null,
    outcome: null,
    last_turn: 0,
    ...more,
  };
}

export function update(seq: number, actor: number, steps: Step[], more: object = {}): object {
  const legal = actor === ME ? [choice("take")] : [];
  return {
    type: "update",
    seq,
    steps,
    view: view(actor),
    legal,
    clock: null,
    outcome: null,
    last_turn: 0,
    ...more,
  };
}

/** A session whose lines lead to sockets that a test speaks through. */
export class FakeHouse {
  sockets: FakeSocket[] = [];
  told: number[] = [];
  refused: string[] = [];
  speed = 0;
  session!: TableSession;

  get line(): FakeSocket {
    const latest = this.sockets.at(-1);
    if (!latest) throw new Error("nobody called the house");
    return latest;
  }

  open(game: Partial<GameInfo> = {}, publicOnly = false): TableSession {
    const listener: SessionListener = {
      pace: () => this.speed,
      motion: () => true,
      begins: () => undefined,
      told: (scene) => this.told.push(scene.seq),
      refused: (error) => this.refused.push(error.key),
      said: () => undefined,
    };
    this.session = new TableSession(
      table(),
      module,
      { hides: false, recalls: false, ...game } as GameInfo,
      "ws://house.test/api/tables/t/socket",
      listener,
      {
        publicOnly,
        dial: (url) => {
          const socket = new FakeSocket(new URL(url));
          this.sockets.push(socket);
          return socket;
        },
      },
    );
    this.session.start();
    return this.session;
  }
}
