// A castle's layout as the server sends it, and what follows from it: rooms, neighbours, doors.

import { FACTS } from "../../games/macgregor-treasure/facts";

export const COLOURS = Object.values(FACTS.colours);
export type Colour = (typeof COLOURS)[number];
export type Wall = "N" | "E" | "S" | "W";

/** Cells are named by row and column; a hall is named by its first cell. */
export interface CastleLayout {
  blazons: string[];
  halls?: string[][];
  red?: string[];
  blue?: string[];
  green?: string[];
  exits?: Record<string, Colour>;
  treasure?: string | null;
  dungeon?: string | null;
  ghost?: string | null;
  stairs?: string[];
  /** Whether there is room for exits on all sides, as while somebody draws it. */
  spacious?: boolean;
}

export interface Door {
  colour: Colour;
  /** The two cells that it joins. */
  cells: readonly [string, string];
}

export interface Exit {
  colour: Colour;
  cell: string;
  wall: Wall;
}

const STEPS: Readonly<Record<Wall, readonly [number, number]>> = {
  N: [-1, 0],
  E: [0, 1],
  S: [1, 0],
  W: [0, -1],
};
export const WALLS: readonly Wall[] = ["N", "E", "S", "W"];

export class Castle {
  readonly rows: number;
  readonly columns: number;
  readonly cells: readonly string[];
  readonly doors: readonly Door[];
  readonly exits: readonly Exit[];
  readonly #rooms = new Map<string, string>();

  constructor(readonly layout: CastleLayout) {
    this.rows = layout.blazons.length;
    this.columns = layout.blazons[0]?.length ?? 0;
    this.cells = layout.blazons.flatMap((row, at) =>
      Array.from(row, (_, column) => `${at}${column}`),
    );
    for (const cell of this.cells) this.#rooms.set(cell, cell);
    for (const hall of layout.halls ?? [])
      for (const cell of hall) this.#rooms.set(cell, hall[0] ?? cell);
    this.doors = COLOURS.flatMap((colour) =>
      (layout[colour] ?? []).map((door) => ({
        colour,
        cells: [door.slice(0, 2), door.slice(3, 5)] as const,
      })),
    );
    this.exits = Object.entries(layout.exits ?? {}).map(([place, colour]) => ({
      colour,
      cell: place.slice(0, 2),
      wall: place.slice(2) as Wall,
    }));
  }

  /** The room that a cell belongs to. */
  roomOf(cell: string): string {
    return this.#rooms.get(cell) ?? cell;
  }

  cellsOf(room: string): string[] {
    return this.cells.filter((cell) => this.roomOf(cell) === room);
  }

  get rooms(): string[] {
    return this.cells.filter((cell) => this.roomOf(cell) === cell);
  }

  /** The letter of a room's blazon. */
  blazonOf(room: string): string {
    return this.layout.blazons[Number(room[0])]?.[Number(room[1])] ?? "";
  }

  /** The cell beyond a wall; null outside the castle. */
  across(cell: string, wall: Wall): string | null {
    const [down, right] = STEPS[wall];
    const next = `${Number(cell[0]) + down}${Number(cell[1]) + right}`;
    return this.#rooms.has(next) ? next : null;
  }

  /** The rooms beyond a room's walls; from the dungeon only the treasure room is reached. */
  neighbours(room: string): string[] {
    if (room === "dungeon") {
      const cell = this.layout.dungeon?.slice(0, 2) ?? this.layout.treasure;
      return cell ? [this.roomOf(cell)] : [];
    }
    const found = new Set<string>();
    for (const cell of this.cellsOf(room))
      for (const wall of WALLS) {
        const next = this.across(cell, wall);
        if (next !== null && this.roomOf(next) !== room) found.add(this.roomOf(next));
      }
    return [...found];
  }

  /** The neighbouring room with a blazon, where a ghost card leads; null: nowhere. */
  towards(room: string, blazon: string): string | null {
    return this.neighbours(room).find((next) => this.blazonOf(next) === blazon) ?? null;
  }

  /** The doors between two rooms. */
  between(one: string, other: string): Door[] {
    return this.doors.filter(({ cells }) => {
      const [first, second] = [this.roomOf(cells[0]), this.roomOf(cells[1])];
      return (first === one && second === other) || (first === other && second === one);
    });
  }

  /** The wall of a room with a door of a colour to another room, or `out`; null: there is none. */
  wallTowards(from: string, to: string, colour: Colour): Wall | null {
    if (to === "out")
      return this.exitsOf(from).find((exit) => exit.colour === colour)?.wall ?? null;
    const door = this.between(from, to).find((each) => each.colour === colour);
    if (!door) return null;
    const [one, other] = door.cells;
    const [here, there] = this.roomOf(one) === from ? [one, other] : [other, one];
    return WALLS.find((wall) => this.across(here, wall) === there) ?? null;
  }

  /** The doors of a room, with the room that each leads to. */
  doorsOf(room: string): { colour: Colour; to: string }[] {
    return this.doors.flatMap(({ colour, cells }) => {
      const [first, second] = [this.roomOf(cells[0]), this.roomOf(cells[1])];
      if (first === room) return [{ colour, to: second }];
      return second === room ? [{ colour, to: first }] : [];
    });
  }

  exitsOf(room: string): Exit[] {
    return this.exits.filter(({ cell }) => this.roomOf(cell) === room);
  }

  /** Where cards lead from a room, one after the other; null from the first that leads nowhere. */
  way(from: string, cards: readonly string[]): (string | null)[] {
    let at: string | null = from;
    return cards.map((card) => (at = at === null ? null : this.towards(at, card)));
  }
}
