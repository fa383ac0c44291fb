// A table as somebody is setting it up, and the request it becomes.
import { opponentsOf } from "../../setup/opponents";
import type { GameInfo, NewSeat, NewTable, OptionInfo, Pace } from "../../api/wire";

export type SeatKind = "me" | "open" | "bot" | "here";

export type OptionValue = number | string | boolean;

export interface SeatDraft {
  /** Here: another person on this screen. */
  kind: SeatKind;
  name: string;
  bot: string;
}

export interface TableDraft {
  players: number;
  seats: SeatDraft[];
  options: Record<string, OptionValue>;
  public: boolean;
  pace: Required<Pace>;
  /** Null: as the house thinks best for the pace. */
  memoryAid: boolean | null;
  chat: "free" | "phrases" | "off";
  rated: boolean;
}

export function optionsOf(game: GameInfo, players: number): readonly OptionInfo[] {
  return game.options[String(players)] ?? [];
}

/** A table to begin with: me against whoever comes. */
export function newDraft(game: GameInfo, guest: boolean): TableDraft {
  const draft: TableDraft = {
    players: game.min_players,
    seats: [],
    options: {},
    public: true,
    pace: { kind: "none", bank: 300, increment: 10, days: 3 },
    memoryAid: null,
    chat: "phrases",
    rated: !guest,
  };
  resize(draft, game, game.min_players);
  return draft;
}

/** Change the number of seats; those that stay keep who sits there. */
export function resize(draft: TableDraft, game: GameInfo, players: number): void {
  const before = new Map(optionsOf(game, draft.players).map((each) => [each.name, each.default]));
  draft.players = players;
  draft.seats = Array.from(
    { length: players },
    (_, index) =>
      draft.seats[index] ?? {
        kind: index === 0 ? "me" : "open",
        name: "",
        bot: opponentsOf(game).bot,
      },
  );
  draft.options = Object.fromEntries(
    optionsOf(game, players).map((option) => {
      const value = draft.options[option.name];
      // What nobody has changed stays what is usual for so many.
      const changed = value !== undefined && value !== before.get(option.name);
      return [option.name, changed && isPossible(option, value) ? value : option.default];
    }),
  );
}

function isPossible(option: OptionInfo, value: unknown): boolean {
  if (option.kind === "choice") return option.choices.includes(String(value));
  if (option.kind === "number")
    return typeof value === "number" && value >= option.low && value <= option.high;
  if (option.kind === "text") return typeof value === "string" && value.length <= option.high;
  return typeof value === "boolean";
}

/** Bots on all seats that are left open, of the kind that was chosen last. */
export function fillWithBots(draft: TableDraft): void {
  for (const seat of draft.seats) if (seat.kind === "open") seat.kind = "bot";
}

export function hasOpenSeat(draft: TableDraft): boolean {
  return draft.seats.some((seat) => seat.kind === "open");
}

/** Why the game will not count for the rankings; null if it may. */
export function unratedBecause(
  draft: TableDraft,
  guest: boolean,
): "guest" | "bots" | "screen" | null {
  if (guest) return "guest";
  if (draft.seats.some((seat) => seat.kind === "bot")) return "bots";
  if (draft.seats.some((seat) => seat.kind === "here")) return "screen";
  return null;
}

/** What is sent to the house; at one screen I have a name too, so that nobody is mistaken. */
export function toForm(draft: TableDraft, game: GameInfo, myName: string): NewTable {
  const shared = draft.seats.some((seat) => seat.kind === "here");
  return {
    game: game.id,
    seats: draft.seats.map((seat) =>
      toSeat(seat.kind === "me" && shared ? { ...seat, kind: "here", name: myName } : seat),
    ),
    options: { ...draft.options },
    public: draft.public,
    pace: { ...draft.pace },
    memory_aid: draft.memoryAid,
    chat: draft.chat,
    rated: draft.rated,
    start: !hasOpenSeat(draft),
  };
}

function toSeat(seat: SeatDraft): NewSeat {
  const name = seat.name.trim();
  switch (seat.kind) {
    case "bot":
      return { kind: "bot", bot: seat.bot };
    case "here":
      return { kind: "me", ...(name === "" ? {} : { name }) };
    default:
      return { kind: seat.kind };
  }
}
