import { fireEvent, render, screen } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { eventsOf } from "../../../tests/events";
import type { Choice } from "../../api/wire";
import { addBundle, speak } from "../../text/bundles.svelte";
import Board from "./Board.svelte";
import type { GameEvent } from "./events";
import type { Public, View } from "./view";

const castle: Public = {
  phase: "turn",
  side: 0,
  ghosts: { d4: "Y", c3: "Y", e4: "r" },
  portals: { red: "south", blue: "north", yellow: "north" },
  dungeon: "Rb",
  escaped: "",
  waiting: "",
  released: "",
  passed: false,
  quiet: 0,
  since_escape: 0,
  ending: "",
};
const legal = ["d4-d5", "d4xe4", "d4~b4", "c3-c4", "free:R"];

const fought = eventsOf<GameEvent>()("fought", {
  seat: 0,
  source: "d4",
  target: "e4",
  attacker: "yellow",
  defender: "red",
  defender_seat: 1,
  loser: "red",
  loser_seat: 1,
});

function board(changes: Partial<Public> = {}, actions = legal) {
  const onplay = vi.fn();
  const preview = vi.fn(() => Promise.resolve([fought]));
  const view: View = { seat: 0, actor: 0, public: { ...castle, ...changes } };
  const choices: Choice[] = actions.map((action) => ({ action, kind: "", fields: {} }));
  render(Board, {
    view,
    legal: choices,
    names: ["Sabine", "Max"],
    eyes: 0,
    options: {},
    last: [],
    winners: [],
    hint: null,
    interactive: true,
    onplay,
    preview,
  });
  return { onplay, preview };
}

const room = (name: string) => screen.getByRole("gridcell", { name: new RegExp(`^${name},`) });

async function tap(name: string): Promise<void> {
  await fireEvent.pointerDown(room(name), { button: 0, isPrimary: true, pointerType: "mouse" });
  await fireEvent.pointerUp(room(name));
}

async function press(name: string, key: string): Promise<void> {
  await fireEvent.keyDown(room(name), { key });
}

beforeAll(async () => {
  addBundle("en", "18-ghosts", [
    readFileSync("../src/hantise/locales/en/18-ghosts.ftl", "utf8"),
    readFileSync("../src/hantise/locales/en/hantise.ftl", "utf8"),
  ]);
  await speak("en");
});

describe("a turn", () => {
  it("is to choose a ghost, then where it goes", async () => {
    const { onplay } = board();
    await tap("d4");
    expect(room("d4").getAttribute("aria-selected")).toBe("true");
    expect(room("b4").getAttribute("aria-label")).toContain("through the mirrors");
    await tap("e4");
    expect(onplay.mock.calls).toEqual([["d4xe4"]]);
    expect(room("d4").getAttribute("aria-selected")).toBe("false");
  });

  it("can be played by keys", async () => {
    const { onplay } = board();
    await fireEvent.focus(room("d4"));
    await press("d4", "Enter");
    await fireEvent.focus(room("d5"));
    await press("d5", " ");
    expect(onplay.mock.calls).toEqual([["d4-d5"]]);
  });

  it("lets go with Escape, and chooses another ghost at a touch", async () => {
    board();
    await tap("d4");
    await tap("c3");
    expect(room("c3").getAttribute("aria-selected")).toBe("true");
    await press("c3", "Escape");
    expect(room("c3").getAttribute("aria-selected")).toBe("false");
  });

  it("sends also what the rules will refuse, so that they say why", async () => {
    const { onplay } = board();
    await tap("e4");
    await tap("d4");
    await tap("c5");
    await tap("a1");
    expect(onplay.mock.calls).toEqual([["e4-e5"], ["d4-c5"], ["d4-a1"]]);
  });

  it("may ask for a ghost back", async () => {
    const { onplay } = board();
    await fireEvent.click(screen.getByRole("button", { name: /In the dungeon: 1 red/ }));
    expect(onplay.mock.calls).toEqual([["free:R"]]);
  });

  it("may be a pass", async () => {
    const { onplay } = board({}, ["pass"]);
    await fireEvent.click(screen.getByRole("button", { name: "Pass" }));
    expect(onplay.mock.calls).toEqual([["pass"]]);
  });

  it("shows what a fight would lead to, once it is looked at", async () => {
    const { preview, onplay } = board();
    await tap("d4");
    await fireEvent.focus(room("e4"));
    expect(preview.mock.calls).toEqual([["d4xe4"]]);
    expect(await screen.findByText("Max’s red ghost goes to the dungeon.")).toBeTruthy();
    expect(onplay).not.toHaveBeenCalled();
  });
});

describe("placing", () => {
  const placing = { phase: "placing", ghosts: {}, dungeon: "", waiting: "RBrb" } as const;

  it("takes the colour from the carpet", async () => {
    const { onplay } = board(placing, ["R@b5", "B@a5"]);
    await tap("a5");
    expect(onplay.mock.calls).toEqual([["B@a5"]]);
  });

  it("or the colour that was chosen, even if it does not fit", async () => {
    const { onplay } = board(placing, ["R@b5", "B@a5"]);
    await fireEvent.click(screen.getByRole("button", { name: /To be placed: 1 red/ }));
    await tap("a5");
    expect(onplay.mock.calls).toEqual([["R@a5"]]);
  });
});

it("nothing is touched when it is somebody else’s turn", async () => {
  const { onplay } = board({ side: 1 }, []);
  await tap("d4");
  await tap("d5");
  expect(onplay).not.toHaveBeenCalled();
  expect(screen.queryByRole("button")).toBeNull();
});
