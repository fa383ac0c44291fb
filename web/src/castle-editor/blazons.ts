// Blazons that a ghost card cannot confuse: no two neighbours of a room alike.
import { FACTS } from "../games/macgregor-treasure/facts";
import { castleOf, LETTERS, paint, type Sketch } from "./sketch";

/** How much is tried before it is given up; a castle has 49 rooms at most. */
const MOST_TRIES = 20_000;
/** What a crypt cannot have: tokens are laid there. */
const NOT_FOR_CRYPTS = FACTS.token_blazons;

type Letters = ReadonlyMap<string, readonly string[]>;

/** The same castle with blazons that fit, as many as can be left as they are; null: none do. */
export function mendBlazons(sketch: Sketch): Sketch | null {
  const castle = castleOf(sketch, null);
  const apart = new Map(castle.rooms.map((room) => [room, new Set<string>()]));
  for (const room of castle.rooms) {
    const neighbours = castle.neighbours(room);
    for (const one of neighbours)
      for (const other of neighbours) if (one !== other) apart.get(one)?.add(other);
  }
  const crypt = castle.layout.ghost ? castle.roomOf(castle.layout.ghost) : null;
  const possible = new Map(
    castle.rooms.map((room) => {
      const own = castle.blazonOf(room);
      const letters = Array.from(LETTERS[sketch.game]).toSorted(
        (a, b) => Number(b === own) - Number(a === own),
      );
      const fit = letters.filter((each) => room !== crypt || !NOT_FOR_CRYPTS.includes(each));
      return [room, fit];
    }),
  );
  let tries = 0;

  /** Settle a room, then the others: always one that has the fewest letters left. */
  function settle(open: Letters): ReadonlyMap<string, string> | null {
    const [next] = [...open].toSorted(([, a], [, b]) => a.length - b.length);
    if (!next) return new Map();
    const [room, letters] = next;
    for (const letter of letters) {
      tries += 1;
      if (tries > MOST_TRIES) return null;
      const rest = new Map(
        [...open]
          .filter(([other]) => other !== room)
          .map(([other, left]) => [
            other,
            apart.get(room)?.has(other) ? left.filter((each) => each !== letter) : left,
          ]),
      );
      const settled = settle(rest);
      if (settled) return new Map([...settled, [room, letter]]);
    }
    return null;
  }

  const found = settle(possible);
  if (!found) return null;
  return [...found].reduce((drawn, [room, letter]) => paint(drawn, room, letter), sketch);
}
