import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { eventsOf } from "../../../tests/events";
import { addBundle, speak } from "../../text/bundles.svelte";
import { say as sayIn } from "../../text/text";
import type { GameEvent } from "./events";
import { foreseenWords, roomLabel, type Situation } from "./labels";
import { traceOf } from "./lastMove";
import { offer, targets } from "./targets";

const event = eventsOf<GameEvent>();
const offered = offer(
  ["d4-d5", "d4xe4", "d4~b4"].map((action) => ({ action, kind: "", fields: {} })),
);
const shown = {
  ghosts: { d4: "Y", e4: "r" },
  portals: { red: "south", blue: "south", yellow: "north" },
  dungeon: "",
  escaped: "",
  waiting: "",
  released: "",
};
const stepped = event("stepped", { seat: 0, colour: "yellow", source: "c4", target: "d4" });
const at = (selected: string | null): Situation => ({
  shown,
  eyes: 0,
  offered,
  targets: targets(offered, selected, null),
  selected,
  trace: traceOf([stepped]),
});
const say = (key: string, fields: Record<string, unknown> = {}) =>
  sayIn("18-ghosts", key, fields, ["Sabine", "Max"]);

beforeAll(() => {
  for (const language of ["en", "fr"] as const) {
    const path = `../src/hantise/locales/${language}/18-ghosts.ftl`;
    addBundle(language, "18-ghosts", [readFileSync(path, "utf8")]);
  }
});

describe("a room is described", () => {
  it("in English", async () => {
    await speak("en");
    expect(roomLabel("d4", at(null), say)).toBe(
      "d4, mirror room, your yellow ghost, can go to d5, e4, b4, where the last move went",
    );
    expect(roomLabel("e4", at("d4"), say)).toBe(
      "e4, yellow carpet, Max’s red ghost, the yellow portal opens here, can be attacked",
    );
    expect(roomLabel("c5", at(null), say)).toBe("c5, red portal, opens south towards c4");
    expect(roomLabel("c1", at(null), say)).toBe(
      "c1, blue portal, opens south against the outer wall",
    );
  });

  it("in French", async () => {
    await speak("fr");
    expect(roomLabel("d4", at("d4"), say)).toBe(
      "d4, chambre à miroir, votre fantôme jaune, choisi, but du dernier coup",
    );
    expect(roomLabel("b4", at("d4"), say)).toBe(
      "b4, chambre à miroir, vide, accessible par les miroirs",
    );
    expect(roomLabel("c4", at(null), say)).toBe(
      "c4, tapis jaune, vide, le portail rouge s’ouvre ici, quittée au dernier coup",
    );
  });
});

it("what an action would lead to is said in few words, to the one who asks", async () => {
  await speak("en");
  const events = [
    event("fought", {
      seat: 0,
      source: "d4",
      target: "e4",
      attacker: "yellow",
      defender: "red",
      defender_seat: 1,
      loser: "red",
      loser_seat: 1,
    }),
    event("turned", { colour: "red", direction: "west" }),
    event("escaped", { seat: 0, colour: "yellow", room: "e4" }),
    event("won", { seat: 0, reason: "goal" }),
  ];
  expect(foreseenWords(events, 0, say)).toBe(
    "Max’s red ghost goes to the dungeon. The red portal turns to the west. " +
      "Your yellow ghost escapes! You win!",
  );
  expect(foreseenWords(events, 1, say)).toContain("Your red ghost goes to the dungeon.");
  expect(foreseenWords([stepped], 0, say)).toBe("");
});
