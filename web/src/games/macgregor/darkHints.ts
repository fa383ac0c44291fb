// A hint for those who play in the dark: by what glows there, never by colours or numbers.
import type { Choice } from "../../api/wire";
import { doorIn } from "../../boards/macgregor/choices";
import { roomOf } from "../../boards/macgregor/drawn";
import { Castle } from "../../boards/macgregor/castle";
import { BLAZON_NAMES } from "../../boards/macgregor/shapes";
import type { Say } from "../contract";
import type { MacGregorView } from "./table";

/** The same in words of the dark; null: its usual words will do. */
export function darkHint(
  { action, kind, fields }: Choice,
  view: MacGregorView,
  say: Say,
): string | null {
  if (kind === "discard") return say("web-dark-hint-discard", fields);
  const colour = doorIn(action);
  if (colour === null) return null;
  const castle = new Castle(view.public.castle);
  const to = action.split(">", 2)[1] ?? "";
  const wall = castle.wallTowards(roomOf(view.public, view.public.turn), to, colour);
  const blazon = BLAZON_NAMES[castle.blazonOf(to)] ?? "";
  return say(`web-dark-hint-${kind}`, { ...fields, blazon, wall });
}
