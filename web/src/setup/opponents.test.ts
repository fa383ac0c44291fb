import { beforeEach, expect, test } from "vitest";
import { keepOpponents, opponentsOf } from "./opponents";
import type { GameInfo } from "../api/wire";

const GAME: GameInfo = {
  board: null,
  window: null,
  id: "toy",
  authors: [],
  publisher: "",
  year: 2000,
  min_players: 3,
  max_players: 5,
  minutes: 10,
  age: 8,
  hides: false,
  recalls: false,
  bots: [
    { id: "careful", level: 2 },
    { id: "random", level: 0 },
  ],
  options: {},
};

beforeEach(() => localStorage.clear());

test("opponents are the fewest and the strongest at first, then those chosen last", () => {
  expect(opponentsOf(GAME)).toEqual({ players: 3, bot: "careful" });
  keepOpponents("toy", { players: 5, bot: "random" });
  keepOpponents("other", { players: 2, bot: "careful" });
  expect(opponentsOf(GAME)).toEqual({ players: 5, bot: "random" });
});

test.each(["no json", "null", "[]", '{"toy": {"players": 9, "bot": "gone"}}', '{"toy": 7}'])(
  "what was kept wrong is forgotten: %s",
  (kept) => {
    localStorage.setItem("hantise.opponents", kept);
    expect(opponentsOf(GAME)).toEqual({ players: 3, bot: "careful" });
  },
);
