// A hint for those who play in the dark: by what glows there, never by colours or numbers.
import type { Choice } from "../../lib/wire";
import { doorIn } from "../castle/choices";
import { roomOf } from "../castle/drawn";
import { Castle } from "../castle/plan";
import { BLAZON_NAMES } from "../castle/shapes";
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
