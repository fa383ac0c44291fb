// What is read aloud of a castle, its keys and its cards, in the words of one of its games.
import { say } from "../../text/text";
import type { CastleDrawn, CastleTable } from "./drawn";
import type { Castle, Exit } from "./castle";
import { backOf, BLAZON_NAMES, colourOf } from "./shapes";

export interface ShownCastle<Table = CastleTable> {
  castle: Castle;
  drawn: CastleDrawn<Table>;
  names: string[];
  /** Rooms that can be touched to some purpose. */
  targets: ReadonlySet<string>;
  /** The rooms of a plan that one may know, in order. */
  way: readonly string[];
}

export class CastleLabels {
  readonly #domain: string;

  constructor(domain: string) {
    this.#domain = domain;
  }

  /** The name and blazon of a room. */
  readonly room = (room: string, castle: Castle): string => {
    const blazon = BLAZON_NAMES[castle.blazonOf(room)] ?? "";
    return say(this.#domain, "web-room", { room, blazon });
  };

  /** Who stands in a room, its doors and ways out, and which step of the plan it is. */
  readonly around = (room: string, { castle, drawn, names, way }: ShownCastle): string[] => {
    const { rooms, ghost } = drawn.public;
    const here = rooms.flatMap((place, seat) => (place === room ? [seat] : []));
    const steps = way.flatMap((place, index) => (place === room ? [index + 1] : []));
    return [
      ...here.map((seat) => {
        const key = seat === ghost ? "web-room-ghost" : "web-room-runner";
        return say(this.#domain, key, { seat }, names);
      }),
      ...castle
        .doorsOf(room)
        .map(({ colour, to }) => say(this.#domain, "web-room-door", { colour, room: to })),
      ...castle.exitsOf(room).map(({ colour }) => say(this.#domain, "web-room-exit", { colour })),
      ...steps.map((step) => say(this.#domain, "web-room-step", { step })),
    ];
  };

  readonly exit = ({ colour, cell }: Exit, castle: Castle, open: boolean): string =>
    say(this.#domain, open ? "web-exit-open" : "web-exit", { colour, room: castle.roomOf(cell) });

  /** A key with its colour and back. */
  readonly key = (key: string): string => {
    const back = BLAZON_NAMES[backOf(key)] ?? "";
    return say(this.#domain, "web-key", { colour: colourOf(key), back });
  };

  /** Keys that are alike, among those that are remembered. */
  readonly remembered = (key: string, copies: number): string =>
    say(this.#domain, "web-several", { key: this.key(key), copies });

  /** A ghost card, and where it leads from the end of the plan so far. */
  readonly card = (card: string, to: string | null | undefined, laid: number): string => {
    const blazon = BLAZON_NAMES[card] ?? "";
    if (laid > 0) return say(this.#domain, "web-card-laid", { blazon, step: laid });
    if (to === undefined) return say(this.#domain, "web-card", { blazon });
    return to === null
      ? say(this.#domain, "web-card-nowhere", { blazon })
      : say(this.#domain, "web-card-leads", { blazon, room: to });
  };

  /** The role of a player. */
  readonly role = (isGhost: boolean): string =>
    say(this.#domain, isGhost ? "role-ghost" : "web-role-runner");

  /** The backs of a hand. */
  readonly backs = (hand: readonly string[]): string => {
    const backs = hand.map((back) => say(this.#domain, `back-${BLAZON_NAMES[back] ?? ""}`));
    return say(this.#domain, "web-backs", { count: backs.length, backs });
  };
}
