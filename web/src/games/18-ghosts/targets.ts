// What may be done now, grouped by what is touched: by ghost, by carpet, by colour.
import type { Choice } from "../../api/wire";
import type { Letter } from "./rooms";
import { type Kind, read } from "./notation";

export interface Target {
  room: string;
  kind: Kind;
  action: string;
}

export interface Offer {
  /** Room of one's ghost → where it may go. */
  moves: ReadonlyMap<string, readonly Target[]>;
  /** Carpets where a ghost may be placed. */
  places: readonly (Target & { letter: Letter })[];
  /** Colours that may be released. */
  releases: ReadonlySet<Letter>;
  pass: boolean;
}

export function offer(legal: readonly Choice[]): Offer {
  const moves = new Map<string, Target[]>();
  const places: (Target & { letter: Letter })[] = [];
  const releases = new Set<Letter>();
  let pass = false;
  for (const { action } of legal) {
    const said = read(action);
    if (!said) continue;
    const { kind, source, target, letter } = said;
    if (kind === "pass") pass = true;
    else if (kind === "release" && letter) releases.add(letter);
    else if (kind === "place" && letter && target)
      places.push({ room: target, kind, action, letter });
    else if (source && target)
      moves.set(source, [...(moves.get(source) ?? []), { room: target, kind, action }]);
  }
  return { moves, places, releases, pass };
}

/** The rooms that answer a touch once this ghost or this colour is chosen. */
export function targets(
  offered: Offer,
  selected: string | null,
  letter: Letter | null,
): ReadonlyMap<string, Target> {
  const found = selected
    ? (offered.moves.get(selected) ?? [])
    : offered.places.filter((at) => letter === null || at.letter === letter);
  return new Map(found.map((target) => [target.room, target]));
}
