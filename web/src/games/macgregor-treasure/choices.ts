// From what is touched to what is played: caves, keys and tools for a runner; caves and cards for a
// ghost.
import type { Choice } from "../../api/wire";
import {
  type Held,
  isPlanning,
  nextRooms,
  NOTHING,
  openDoors,
  steps,
  type Touched,
  touchKey,
  touchRoom,
  touchStep,
} from "../../boards/macgregor/choices";
import { roomOf } from "../../boards/macgregor/drawn";
import type { Castle, Colour } from "../../boards/macgregor/castle";
import type { Drawn, OpenTable } from "./table";
import type { Tool } from "./tokens";

/** What is held: a key or a cave waiting for the other, or a tool waiting for a cave. */
export interface Grip extends Held {
  tool: Tool | null;
}
export const EMPTY: Grip = { ...NOTHING, tool: null };

type Outcome = Touched<Grip>;

const VERBS: Readonly<Record<Tool, string>> = { lamp: "lamp", pickaxe: "dig", detector: "detect" };
/** Kinds of actions that are played by touching a cave, all alike. */
const PLACING = ["lay", "start"];

function roomsOf(legal: readonly Choice[], kinds: readonly string[]): string[] {
  return legal
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ action }) => action.split(":", 2)[1] ?? "");
}

/** The doors that glow: none while a tool is held. */
export function doorsFor(legal: readonly Choice[], grip: Grip): Map<string, Set<Colour>> {
  return grip.tool === null ? openDoors(legal, grip) : new Map<string, Set<Colour>>();
}

/** The caves that can be touched to some purpose now. */
export function targetsFor(
  castle: Castle,
  drawn: Drawn,
  legal: readonly Choice[],
  grip: Grip,
): Set<string> {
  if (isPlanning(legal)) return nextRooms(castle, drawn, legal);
  if (grip.tool !== null) return new Set(roomsOf(legal, [grip.tool]));
  return new Set([...roomsOf(legal, PLACING), ...openDoors(legal, grip).keys()]);
}

/** Somebody whose turn it is touches a cave, or a way out. */
export function touchCave(
  room: string,
  grip: Grip,
  castle: Castle,
  drawn: Drawn,
  legal: readonly Choice[],
  turn: number,
): Outcome {
  if (isPlanning(legal)) return withoutTool(touchStep(room, castle, drawn, legal));
  const placing = legal.find(({ kind }) => PLACING.includes(kind))?.kind;
  // Where it cannot be done the house says why, with the rule.
  if (placing !== undefined) return { action: `${placing}:${room}` };
  if (grip.tool !== null) return { action: `${VERBS[grip.tool]}:${room}` };
  if (room === roomOf(drawn.public, turn)) return {};
  return withoutTool(touchRoom(room, grip, legal, drawn.keys ?? []));
}

export function touchHeldKey(key: string, grip: Grip, legal: readonly Choice[]): Outcome {
  return withoutTool(touchKey(key, grip, legal));
}

/** Whoever holds a key or a cave holds no tool. */
function withoutTool({ held, ...rest }: Touched): Outcome {
  return held === undefined ? rest : { ...rest, held: { ...held, tool: null } };
}

/** Why a tool cannot be used now, as the key of a message; null: it can. */
export function whyNot(
  tool: Tool,
  seat: number,
  castle: Castle,
  table: OpenTable,
  legal: readonly Choice[],
  isMoving: boolean,
): string | null {
  if (legal.some(({ kind }) => kind === tool)) return null;
  if (!(table.objects[seat] ?? []).includes(tool)) return "web-tool-used";
  if (!isMoving) return "web-tool-later";
  if (tool === "detector") return "web-tool-open";
  const hasStairs = (castle.layout.stairs ?? []).includes(roomOf(table, seat));
  return tool === "lamp" && !hasStairs ? "web-tool-stairs" : "web-tool-nowhere";
}

/** A tool is taken up, put down, or used at once; `why` says why it cannot be. */
export function touchTool(tool: Tool, grip: Grip, why: string | null): Outcome {
  if (why !== null) return { note: { key: why, fields: { object: tool } } };
  if (tool === "detector") return { action: VERBS.detector };
  return { held: grip.tool === tool ? EMPTY : { ...EMPTY, tool } };
}

/** The cave, or `out`, that a hint points at. */
export function hintedCave(
  hint: string | null,
  castle: Castle,
  drawn: Drawn,
  legal: readonly Choice[],
): string | null {
  if (hint?.startsWith("ghost:")) return steps(castle, drawn, legal).get(hint.slice(6)) ?? null;
  const found = /^(?:[rbg][A-Z]>|(?:lamp|dig|lay|start):)(\w+)$/.exec(hint ?? "");
  return found?.[1] ?? null;
}

/** The tool that a hint wants. */
export function hintedTool(hint: string | null): Tool | null {
  if (hint === VERBS.detector) return "detector";
  if (hint?.startsWith("lamp:")) return "lamp";
  return hint?.startsWith("dig:") ? "pickaxe" : null;
}
