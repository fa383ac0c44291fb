// What people at a table say to each other, and what they ask of each other.
import type { ChatLine, ClientMessage, Proposal, ServerMessage } from "../../api/wire";

const LONGEST_CHAT = 200;

export class Chat {
  lines = $state.raw<ChatLine[]>([]);
  proposals = $state.raw<Proposal[]>([]);
  /** What is being written. */
  text = $state("");
  #sent = { id: "", text: "" };

  constructor(
    private readonly send: (message: ClientMessage) => boolean,
    private readonly said: (line: ChatLine) => void,
  ) {}

  say(phrase: string): void {
    this.send({ type: "say", phrase });
  }

  /** Say what is written; if it is refused it stands there again. */
  write(): void {
    const text = this.text.trim();
    const id = `say ${Date.now()}`;
    if (text === "" || !this.send({ type: "say", id, text })) return;
    this.#sent = { id, text };
    this.text = "";
  }

  propose(what: Proposal["what"], seat: number | null = null): void {
    this.send({ type: "propose", what, seat });
  }

  answer(proposal: number, yes: boolean): void {
    this.send({ type: "answer", proposal, yes });
  }

  hear(message: ServerMessage): void {
    switch (message.type) {
      case "snapshot":
        this.lines = message.chat;
        this.proposals = message.proposals;
        break;
      case "missed":
        this.lines = merged(this.lines, message.chat);
        this.proposals = message.proposals;
        break;
      case "chat":
        this.lines = merged(this.lines, [message.line]);
        this.said(message.line);
        break;
      case "overheard":
        this.lines = merged(this.lines, message.lines);
        break;
      case "unsaid":
        this.lines = this.lines.filter((line) => line.id !== message.id);
        break;
      case "refused":
        if (message.id === this.#sent.id && this.text === "") this.text = this.#sent.text;
        break;
      case "proposals":
        this.proposals = message.proposals;
        break;
    }
  }
}

/** Lines in order, none twice. */
function merged(old: ChatLine[], added: ChatLine[]): ChatLine[] {
  const known = new Map([...old, ...added].map((line) => [line.id, line]));
  return [...known.values()].sort((a, b) => a.id - b.id).slice(-LONGEST_CHAT);
}
