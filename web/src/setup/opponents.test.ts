import { beforeEach, expect, test } from "vitest";
import { keepOpponents, offeredBots, opponentsOf } from "./opponents";
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
    { id: "random", level: 0 },
    { id: "careful", level: 2 },
    { id: "master", level: 4 },
  ],
  usual_bot: "careful",
  options: {},
};

beforeEach(() => localStorage.clear());

test("opponents are the fewest and the usual at first, then those chosen last", () => {
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

test("one that plays at random is offered only for want of a beginner, or if it was chosen", () => {
  const offered = (game: GameInfo, chosen?: string) =>
    offeredBots(game, chosen).map(({ id }) => id);
  expect(offered(GAME)).toEqual(["random", "careful", "master"]);
  const taught = { ...GAME, bots: [...GAME.bots, { id: "beginner", level: 1 }] };
  expect(offered(taught)).toEqual(["careful", "master", "beginner"]);
  expect(offered(taught, "random")).toContain("random");
  const poor = { ...GAME, bots: GAME.bots.slice(0, 1) };
  expect(offered(poor)).toEqual(["random"]);
});
