// Asks what an action would lead to, once for each, and remembers the answer for this moment.
import type { EventInfo, Preview, Previewed } from "../../api/wire";

/** The id of every preview: nobody need hear that one was refused. */
export const PREVIEW = "preview";
/** A board must not wait for ever for an answer that was lost. */
const PATIENCE = 3_000;

export class Previews {
  #asked = new Map<string, Promise<EventInfo[]>>();
  #open = new Map<string, (events: EventInfo[]) => void>();

  constructor(private readonly send: (message: Preview) => boolean) {}

  ask(seq: number, action: string): Promise<EventInfo[]> {
    const key = `${seq} ${action}`;
    const known = this.#asked.get(key);
    if (known) return known;
    const answer = new Promise<EventInfo[]>((resolve) => {
      this.#open.set(key, resolve);
      setTimeout(() => this.#close(key, []), PATIENCE);
      if (!this.send({ type: "preview", id: PREVIEW, seq, action })) this.#close(key, []);
    });
    this.#asked.set(key, answer);
    return answer;
  }

  hear(message: Previewed): void {
    this.#close(`${message.seq} ${message.action}`, message.events);
  }

  /** Another moment: nothing asked before is of use. */
  drop(): void {
    for (const key of [...this.#open.keys()]) this.#close(key, []);
    this.#asked.clear();
  }

  #close(key: string, events: EventInfo[]): void {
    this.#open.get(key)?.(events);
    this.#open.delete(key);
  }
}
