// The line to a table: it reconnects by itself and repeats a move that was not acknowledged.
import type { Bye, ClientMessage, Look, Play, Refused, ServerMessage } from "../../api/wire";

export type LineState =
  | "connecting"
  | "open"
  /** The line stands, but the house could not write a move; it is sent again until it can. */
  | "unsaved"
  | "reconnecting"
  | "offline"
  | Exclude<Bye["reason"], "restart">
  | "stopped";

/** The part of a WebSocket that is used here. */
export interface Socket {
  readyState: number;
  onopen: (() => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  send: (data: string) => void;
  close: () => void;
}

export interface LineListener {
  message: (message: ServerMessage) => void;
  state: (state: LineState) => void;
}

const OPEN = 1;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** Between two attempts at the same message. */
const LONGEST_PAUSE = 6_000;
const PING_EVERY = 20_000;
/** A line on which nothing was heard for so long is dead, whatever the browser thinks. */
const SILENCE = 45_000;
/** After waking up: how long a line may take to prove that it is alive. */
const PROOF = 4_000;

/** Codes with which the house refuses a line for good: 4000 and the status of HTTP. */
const REFUSALS: Record<number, "banned" | "closed"> = {
  4403: "banned",
  4404: "closed",
};

export class Connection {
  state: LineState = "connecting";
  /** Who looks: asked for again after a broken line. */
  seat: number | null = null;
  #seq: number | null = null;
  /** The latest line of the chat that arrived. */
  #chat = 0;
  #socket: Socket | null = null;
  #failures = 0;
  #heard = 0;
  #greeted = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #proof: ReturnType<typeof setTimeout> | undefined;
  #unanswered = new Map<string, Play>();
  /** Other eyes that were asked for, until they are opened. */
  #look: Look | null = null;
  /** How often what is unanswered was put off, and when it is sent again. */
  #putOff = 0;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly address: string,
    private readonly listener: LineListener,
    private readonly dial: (url: string) => Socket = (url) =>
      new WebSocket(url) as unknown as Socket,
  ) {}

  start(): void {
    addEventListener("online", this.#online);
    addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#woken);
    this.#beat = setInterval(() => this.#listen(), PING_EVERY);
    this.#connect();
  }

  stop(): void {
    removeEventListener("online", this.#online);
    removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#woken);
    clearInterval(this.#beat);
    this.#drop();
    this.#become("stopped");
  }

  /** The latest moment that arrived, so that only what is missed is asked for. */
  get seq(): number | null {
    return this.#seq;
  }

  /** Whether a move waits for its answer. */
  get waiting(): boolean {
    return this.#unanswered.size > 0;
  }

  /** Whether this is the id of something that will be sent again. */
  repeats(id: string | null): boolean {
    return id !== null && (this.#unanswered.has(id) || this.#look?.id === id);
  }

  /** Send something that need not survive a broken line; false: there is no line now. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Play a turn. It is sent until it is answered, always under the same id. */
  play(seq: number, actions: string[]): string {
    const play: Play = { type: "play", id: freshId(), seq, actions };
    this.#unanswered.set(play.id, play);
    if (this.#greeted) this.send(play);
    return play.id;
  }

  /** Look through other eyes. Without a line, the next one begins with all they may see. */
  look(seat: number | null): void {
    this.seat = seat;
    this.#look = { type: "look", id: freshId(), seat };
    if (!this.send(this.#look)) this.forget();
  }

  /** Try again at once: a person asked for it, or the network came back. */
  retry(): void {
    if (this.state === "stopped" || this.state === "open") return;
    if (this.#greeted) {
      this.#repeat();
      return;
    }
    this.#failures = 0;
    this.#drop();
    this.#connect();
  }

  /** Come in anew, as whoever this browser is now. */
  renew(): void {
    if (this.state === "stopped") return;
    this.forget();
    this.#drop();
    this.#connect();
  }

  /** Forget what was seen, so that the next connection begins with a snapshot. */
  forget(): void {
    this.#seq = null;
  }

  #connect(): void {
    const url = new URL(this.address);
    if (this.#seq !== null) {
      url.searchParams.set("since", String(this.#seq));
      url.searchParams.set("since_chat", String(this.#chat));
    }
    if (this.seat !== null) url.searchParams.set("seat", String(this.seat));
    this.#become(this.#seq === null ? "connecting" : "reconnecting");
    this.#greeted = false;
    this.#look = null;
    const socket = this.dial(url.href);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = Date.now();
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(String(event.data));
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket) return;
      const refusal = REFUSALS[code];
      if (refusal) this.#leave(refusal);
      else this.#lost();
    };
  }

  #hear(data: string): void {
    const message = JSON.parse(data) as ServerMessage;
    this.#heard = Date.now();
    clearTimeout(this.#proof);
    switch (message.type) {
      case "bye":
        this.#leave(message.reason);
        return;
      case "snapshot":
      case "missed":
        if (message.type === "snapshot") this.#look = null;
        this.#seq = message.seq;
        this.#chat = Math.max(this.#chat, ...message.chat.map((line) => line.id));
        this.#greet();
        break;
      case "update":
        this.#seq = message.seq;
        break;
      case "chat":
        this.#chat = Math.max(this.#chat, message.line.id);
        break;
      case "accepted":
      case "draft":
        this.#answered(message.id);
        break;
      case "refused":
        // A line that is turned away for a moment: it comes back by itself.
        if (!this.#greeted && typeof message.retry_after === "number") return;
        this.#refused(message);
        break;
    }
    this.listener.message(message);
  }

  #refused({ id, retry_after: seconds }: Refused): void {
    if (id === null) return;
    if (typeof seconds !== "number") {
      if (this.#look?.id === id) this.#look = null;
      this.#answered(id);
    } else if (this.repeats(id)) {
      const pause = Math.min(LONGEST_PAUSE, FIRST_WAIT * 2 ** this.#putOff);
      this.#putOff += 1;
      clearTimeout(this.#again);
      const wait = Math.max(seconds * 1_000, pause) * (1 + Math.random() / 4);
      this.#again = setTimeout(() => this.#repeat(), wait);
      if (this.waiting) this.#become("unsaved");
    }
  }

  #answered(id: string): void {
    this.#unanswered.delete(id);
    if (this.waiting) return;
    this.#putOff = 0;
    if (this.state === "unsaved") this.#become("open");
  }

  /** Send again what the house has not done yet; it does each move once. */
  #repeat(): void {
    clearTimeout(this.#again);
    if (!this.#greeted) return;
    for (const play of this.#unanswered.values()) this.send(play);
    if (this.#look) this.send(this.#look);
  }

  /** The first word after connecting: the line stands, and what was not answered is repeated. */
  #greet(): void {
    if (this.#greeted) return;
    this.#greeted = true;
    this.#failures = 0;
    this.#become("open");
    this.#repeat();
  }

  #leave(reason: Bye["reason"]): void {
    this.#drop();
    if (reason !== "restart") {
      this.#unanswered.clear();
      this.#become(reason);
      return;
    }
    this.#become("reconnecting");
    // Not all at the same moment: everybody at the house comes back now.
    this.#retry = setTimeout(() => this.#connect(), 200 + Math.random() * 800);
  }

  #lost(): void {
    this.#drop();
    this.#become(!navigator.onLine ? "offline" : "reconnecting");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures);
    this.#failures += 1;
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#proof);
    clearTimeout(this.#again);
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    socket?.close();
  }

  #become(state: LineState): void {
    if (this.state === state) return;
    this.state = state;
    this.listener.state(state);
  }

  #listen(): void {
    if (!this.#greeted) return;
    if (Date.now() - this.#heard > SILENCE) this.#lost();
    else this.send({ type: "ping", at: Date.now() });
  }

  #online = (): void => {
    if (this.state === "offline" || this.state === "reconnecting") this.retry();
  };

  #offline = (): void => {
    if (this.#greeted || this.state === "reconnecting") this.#lost();
  };

  #woken = (): void => {
    if (document.hidden) return;
    if (this.state === "reconnecting" || this.state === "offline") this.retry();
    else if (this.#greeted && this.send({ type: "ping", at: Date.now() }))
      this.#proof = setTimeout(() => this.#lost(), PROOF);
  };
}

/** A name for a move. `crypto.randomUUID` is missing on plain HTTP in a local network. */
function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
