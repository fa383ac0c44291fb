import { render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BoardHandle, BoardProps } from "../../games/contract";
import { genericGame } from "../generic/index";
import type { ExternalModule, ExternalProps, MountedBoard } from "./contract";
import ExternalBoard from "./ExternalBoard.svelte";
import { externalGame } from "./index";
import { modules } from "./modules";

const warn = vi.fn();

beforeEach(() => {
  warn.mockClear();
  vi.spyOn(console, "warn").mockImplementation(warn);
});
afterEach(() => {
  modules.clear();
  vi.useRealTimers();
});

function props(): BoardProps {
  return {
    game: "toy",
    view: { seat: 0, actor: 0, public: { pile: [3, 1, 2] } },
    legal: ["b", "a"].map((action) => ({ action, kind: "play", fields: {} })),
    names: ["Ada", "Bo"],
    eyes: 0,
    options: {},
    last: [],
    winners: [],
    hint: null,
    interactive: true,
    onplay: vi.fn(),
    preview: () => Promise.resolve([]),
  };
}

function show(mount: (target: HTMLElement, props: ExternalProps) => unknown, given = props()) {
  modules.set("toy", { contract: 1, mount: mount as ExternalModule["mount"] });
  return render(ExternalBoard, given).component as BoardHandle;
}

const own = () => document.querySelector(".external");
const update = () => undefined;

test("a board is drawn into the pane", () => {
  show((target) => {
    target.append("my board");
    return { update };
  });
  expect(screen.getByText("my board")).toBeTruthy();
  expect(warn).not.toHaveBeenCalled();
});

const failure = new Error("no");
function throws(): never {
  throw failure;
}

test.each<[string, () => unknown]>([
  ["throws", throws],
  ["returns nothing", () => undefined],
  ["returns a promise", () => Promise.resolve({ update })],
  ["cannot be updated", () => ({})],
  ["throws when it is updated", () => ({ update: throws })],
  ["rejects when it is updated", () => ({ update: () => Promise.reject(failure) })],
])("a board that %s gives way to the plain one", async (_, mount) => {
  show(mount);
  await waitFor(() => {
    expect(own()).toBeNull();
  });
  expect(warn).toHaveBeenCalledOnce();
});

test.each<[string, MountedBoard["perform"]]>([
  ["throws", throws],
  ["rejects", () => Promise.reject(failure)],
  ["is no function", "no" as unknown as MountedBoard["perform"]],
])("so does one whose performance %s", async (_, perform) => {
  const board = show(() => ({ update, perform }));
  await board.perform?.([], 1, new AbortController().signal);
  await waitFor(() => {
    expect(own()).toBeNull();
  });
});

test("a performance without an end holds up nothing", async () => {
  vi.useFakeTimers();
  const board = show(() => ({ update, perform: () => new Promise(() => undefined) }));
  const performed = board.perform?.([], 1, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(4000);
  await performed;
  expect(own()).not.toBeNull();
});

test("what a board does to what it was given changes nothing else", () => {
  const given = props();
  show((_, { view, legal, names }) => {
    (view.public as { pile: number[] }).pile.sort();
    legal.reverse();
    names.length = 0;
    return { update };
  }, given);
  expect(given).toEqual({ ...props(), onplay: given.onplay, preview: given.preview });
});

const address = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

test.each([
  ["of another contract", "export const contract = 2; export function mount() {}"],
  ["without mount()", "export const contract = 1;"],
  ["that is none", "this is no module"],
])("a module %s is not used", async (_, code) => {
  const plain = genericGame("toy");
  expect(await externalGame(plain, address(code))).toBe(plain);
  expect(warn).toHaveBeenCalledOnce();
});

test("a module that never ends loading is not waited for", async () => {
  vi.useFakeTimers();
  const plain = genericGame("toy");
  const loaded = externalGame(
    plain,
    address("await new Promise(() => {}); export const contract = 1; export function mount() {}"),
  );
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await loaded).toBe(plain);
});

test("a good module brings its board", async () => {
  const code = "export const contract = 1; export const mount = () => ({ update() {} });";
  const game = await externalGame(genericGame("toy"), address(code));
  expect(game.Board).toBe(ExternalBoard);
});
