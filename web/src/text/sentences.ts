// What happened and what may be done, in words.
import type { AnyView, GameModule } from "../games/contract";
import { bundleOf } from "./bundles.svelte";
import { has, say, speaker, type Names } from "./text";
import type { Choice, EventInfo, Outcome, SeatInfo, Step, TableInfo } from "../api/wire";

/** The lines of the log for a step; what the game keeps quiet about is not told. */
export function linesOf(step: Step, module: GameModule, names: Names): string[] {
  return step.events
    .filter((event) => !module.quiet?.(event))
    .map((event) => sayEvent(event, module.id, names))
    .filter((words) => words !== "");
}

/** An event in words; one that nobody knows any more is told by the name of its kind. */
export function sayEvent({ kind, fields }: EventInfo, game: string, names: Names): string {
  const key = `event-${kind}`;
  if (bundleOf(game) && !has(game, key)) return `${kind.replaceAll("-", " ")}.`;
  return say(game, key, fields, names);
}

/** An action in words; a game that has none for it shows its notation. */
export function sayChoice(choice: Choice, game: string, names: Names): string {
  const key = `action-${choice.kind}`;
  return has(game, key) ? say(game, key, choice.fields, names) : choice.action;
}

/** A hint in words: as its game puts it where it looks at the board, else as in any list. */
export function sayHint(
  choice: Choice,
  module: GameModule,
  view: AnyView | null,
  names: Names,
): string {
  const words = view && module.hint?.(choice, view, speaker(module.id, names));
  return words ?? sayChoice(choice, module.id, names);
}

/** How a game ended, in words; the table’s options and whoever won alone may be named in them. */
export function sayEnding(
  { reason, ranks }: Outcome,
  { game, options }: Pick<TableInfo, "game" | "options">,
  names: Names,
): string {
  const key = `ending-${reason}`;
  const best = winnersOf(ranks);
  const seat = best.length === 1 ? best[0] : null;
  return has(game, key) ? say(game, key, { ...options, seat }, names) : "";
}

/** A reader who is none of the players: a picture is for anybody. */
export const NOBODY = { eyes: null, mine: [] };

/** The seats that won. */
export function winnersOf(ranks: readonly number[]): number[] {
  return ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}

/** Who won, in words; "you" where one person alone looks. */
export function sayResult(
  ranks: readonly number[],
  reader: { eyes: number | null; mine: readonly number[] },
  names: Names,
): string {
  const best = winnersOf(ranks);
  if (best.length === ranks.length) return say("table", "result-draw");
  if (best.length === 1 && best[0] === reader.eyes && reader.mine.length === 1)
    return say("table", "result-you");
  return say("table", "result-winners", {
    count: best.length,
    names: best.map((seat) => names[seat] ?? "").join(", "),
  });
}

/** Who plays a seat now, and whether its person is here. */
export function stateOf(seat: SeatInfo): string {
  if (seat.resigned) return say("table", "seat-resigned");
  if (seat.own_bot) return say("table", "seat-bot");
  if (seat.flag) return say("table", "seat-flag");
  if (seat.bot !== null) return say("table", "seat-stand-in");
  return say("table", seat.here ? "seat-here" : "seat-away");
}

/** A score with its unit, if the game has words for it. */
export function sayScore(score: number, game: string): string {
  return has(game, "count-score") ? say(game, "count-score", { count: score }) : String(score);
}

/** Minutes and seconds, or days and hours where there are many. */
export function clockTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 86_400)
    return say("table", "clock-days", {
      days: Math.floor(seconds / 86_400),
      hours: Math.floor((seconds % 86_400) / 3_600),
    });
  const two = (part: number): string => String(part).padStart(2, "0");
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor((seconds % 3_600) / 60);
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}
