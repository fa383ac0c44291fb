// A view to try things on: A is the ghost in the dungeon, B runs from the treasure room.
import { eventsOf } from "../../../tests/events";
import type { GameEvent } from "./events";
import type { MacGregorView } from "./table";

export { choice } from "../../boards/macgregor/example";

export const event = eventsOf<GameEvent>();

export function exampleView(change: Partial<MacGregorView["public"]> = {}): MacGregorView {
  return {
    seat: 1,
    actor: 1,
    public: {
      castle: {
        game: "macgregor",
        blazons: ["LCTXH", "TXHLC", "HLCTX", "CTXHL", "XHLCT"],
        exits: { "40S": "red", "42S": "green", "44S": "blue" },
        red: ["01-02", "12-13"],
        blue: ["02-03", "11-12"],
        green: ["02-12"],
        treasure: "02",
        dungeon: "02N",
      },
      edition: "2001",
      phase: "move",
      ending: null,
      round: 1,
      rounds: 200,
      ghost: 0,
      turn: 1,
      moved: 0,
      rooms: ["dungeon", "02"],
      hands: [[], ["L", "C", "C"]],
      plan_size: 2,
      walk: [],
      lost: false,
      top: "X",
      pile_size: 40,
      discard_size: 0,
      ...change,
    },
    private: { keys: ["rL", "gC", "gT"] },
  };
}
