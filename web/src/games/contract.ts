// What a game brings to the client: a folder here with an index.ts that exports one GameModule.
// A board knows no rules: it draws a view, performs events, and offers the actions it was given.
import type { Shortcut } from "../kit/shortcuts";
import type { Component } from "svelte";
import type { Choice, EventInfo } from "../api/wire";

/** A message of a game's own file. */
export interface Message {
  key: string;
  fields: Record<string, unknown>;
}
export type Say = (key: string, fields?: Record<string, unknown>) => string;

/** A game's view; each game has its own type in view.ts. */
export interface AnyView {
  seat: number | null;
  actor: number;
  public: unknown;
  private?: unknown;
  recall?: unknown;
}

/** `V` is the game's view and `E` its events: both are generated beside its board. */
export interface BoardProps<V = AnyView, E = EventInfo> {
  /** The id of the game, for a board that serves several. */
  game?: string;
  /** What to draw. */
  view: V;
  /** What may be done now; empty when it is not this reader's turn. */
  legal: Choice[];
  /** Names by seat. */
  names: string[];
  /** The seat that looks; null: a spectator. */
  eyes: number | null;
  /** The seat that is told “you”: that of the eyes unless somebody looks through another's. */
  reader?: number | null;
  /** The options of the game, for what the view does not say. */
  options: Record<string, string | number | boolean>;
  /** The events of the latest move, to mark it. */
  last: E[];
  /** The seats that won; empty while the game goes on. */
  winners: number[];
  /** An action to point at: a hint, or what a lesson wants. */
  hint: string | null;
  /** Whether anything may be touched. */
  interactive: boolean;
  /** Do something, by its notation. One that is not legal is refused with the rule, in words. */
  onplay: (action: string) => void;
  /** What an action would lead to; an empty list where that cannot be told. */
  preview: (action: string) => Promise<E[]>;
}

/** What a board component exports beside its props. */
export interface BoardHandle<E = EventInfo> {
  /**
   * Show what happens, in order, starting from the view that is drawn; the next view is set when
   * the promise is settled. `pace` scales all durations (1: normal); an aborted signal ends at once.
   */
  perform?: (events: E[], pace: number, signal: AbortSignal) => Promise<void>;
}

/** A line of the panel that sums up a round. */
export interface RoundSummary {
  title: string;
  /** Where a round brings no points there is no score. */
  lines: { seat: number; text: string; score: number | null }[];
  next: string | null;
}

export interface GameModule<V = AnyView, E = EventInfo> {
  id: string;
  /** Where the messages of `status` are, if not in the game's own file. */
  statusDomain?: string;
  Board: Component<BoardProps<V, E>, BoardHandle<E>>;
  /**
   * Where names, scores and whose turn it is are shown: in the table page's bar (the default), or
   * on the board itself, so that the page on a phone needs no bar beside it (clocks excepted).
   */
  seats?: "board" | "bar";
  /**
   * The message key (of the game's own file) of the one line that says who must do what; `legal`,
   * where it is given, makes it say more precisely what may be done.
   */
  status: (
    view: V,
    eyes: number | null,
    legal?: Choice[],
  ) => { key: string; fields: Record<string, unknown> };
  /**
   * A message that shows what a costly choice would cost, to be confirmed; null: play at once.
   * `legal`, where it is given, tells a choice from what must be done anyway.
   */
  costly?: (
    action: Choice,
    view: V,
    legal?: Choice[],
  ) => { key: string; fields: Record<string, unknown> } | null;
  /**
   * The sum of a round that ended in these events; null if none did. `view` is the one *before*
   * these events: what was gained in a round is cleared from the table when the next one begins.
   */
  round?: (
    events: E[],
    view: V,
    say: (key: string, fields?: Record<string, unknown>) => string,
  ) => RoundSummary | null;
  /** How a hint is put into words; null: as in the list of all actions. */
  hint?: (action: Choice, view: V, say: Say) => string | null;
  /** What is said aloud of an event; null: nothing. */
  spoken?: (
    event: E,
    say: (key: string, fields?: Record<string, unknown>) => string,
  ) => string | null;
  /** Points, fear, escaped ghosts: what stands beside a name. */
  score?: (view: V, seat: number) => number | null;
  /** What explains a card that somebody holds, by the field of the private view it is in. */
  heldMark?: (kind: string, card: string) => string | null;
  /** The keys that the board listens to, beside those of every button. */
  keys?: readonly Shortcut[];
  /** Events that the log passes over. */
  quiet?: (event: E) => boolean;
}
