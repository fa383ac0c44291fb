// A view to try things on: A is the ghost in the crypt, B runs from the stairs in the north-west.
import { eventsOf } from "../../../tests/events";
import type { GameEvent } from "./events";
import type { TreasureView } from "./table";

export { choice } from "../../boards/macgregor/example";

export const event = eventsOf<GameEvent>();

export function exampleView(change: Partial<TreasureView["public"]> = {}): TreasureView {
  return {
    seat: 1,
    actor: 1,
    public: {
      castle: {
        game: "macgregor-treasure",
        blazons: ["HLXTS", "CSXVC", "VVHLL", "TLSXT", "XCSVH"],
        halls: [
          ["02", "12"],
          ["20", "21"],
          ["23", "24"],
          ["32", "42"],
        ],
        exits: { "02N": "red", "42S": "blue", "20W": "green", "24E": "green" },
        red: ["00-10", "01-11"],
        blue: ["01-02", "10-11"],
        green: ["00-01"],
        ghost: "22",
        stairs: ["00", "04", "40", "44"],
      },
      goal: 5,
      phase: "move",
      ending: null,
      round: 1,
      rounds: 200,
      ghost: 0,
      turn: 1,
      arrivals: 0,
      most_arrivals: 30,
      may_turn: false,
      draft: false,
      to_draw: 0,
      token: null,
      rooms: ["22", "00"],
      hands: [[], ["L", "C", "T"]],
      objects: [[], ["lamp", "pickaxe", "detector"]],
      treasures: [[], ["red", "red", "blue"]],
      tokens: ["10", "03"],
      plan_size: 4,
      plan: [],
      walk: [],
      lost: false,
      top: "X",
      pile_size: 38,
      discard_size: 0,
      bag_size: 50,
      ...change,
    },
    private: { keys: ["rL", "gC", "gT"] },
  };
}
