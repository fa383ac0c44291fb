// Shows events one after the other by moving what is drawn; what it means is not known here.
import type { Escaped, Fought, GameEvent, Mirrored, Placed, Stepped, Turned } from "./events";
import { angleOf, centre, type Colour, ghostOf, type Point, PORTAL_ROOMS, turnedTo } from "./rooms";
import { isAttackerLost, type Shown, after } from "./shown";

/** What is drawn, as far as it can be moved. All points are in the units of the drawing. */
export interface Stage {
  shown: () => Shown;
  /** Draw this, and be done with it when the promise is. */
  show: (next: Shown) => Promise<void>;
  /** The ghost drawn in a room. */
  ghost: (room: string) => Element | null;
  /** The part of a portal that turns. */
  portal: (colour: Colour) => Element | null;
  /** Where a ghost waits, is held or is free. */
  outside: (where: "waiting" | "dungeon" | "escaped", ghost: string) => Point | null;
  /** A flash of something in a room. */
  flash: (room: string) => Element | null;
}

export interface Tempo {
  pace: number;
  /** Whether things are shown in place instead of moved. */
  still: boolean;
  signal: AbortSignal;
}

interface Running extends Tempo {
  /** What was moved and must not stay so once it is drawn anew. */
  held: Animation[];
}

const EASE = "cubic-bezier(.4,0,.2,1)";
const AWAY = 0.5;

/** Show all events; when aborted, show at once how it ends. */
export async function performEvents(
  events: readonly GameEvent[],
  stage: Stage,
  tempo: Tempo,
): Promise<void> {
  const moves = tempo.pace > 0 && !tempo.still;
  for (const event of events) {
    const running = { ...tempo, held: [] };
    if (moves) await moveThings(event, stage, running);
    await stage.show(after(stage.shown(), event));
    release(running);
    if (moves && event.kind === "placed") await arrive(event, stage, running);
    release(running);
    if (tempo.still) await pause(180, tempo);
  }
}

function release({ held }: Running): void {
  for (const animation of held.splice(0)) animation.cancel();
}

async function moveThings(event: GameEvent, stage: Stage, tempo: Running): Promise<void> {
  switch (event.kind) {
    case "stepped":
      return step(event, stage, tempo);
    case "mirrored":
      return mirror(event, stage, tempo);
    case "fought":
      return fight(event, stage, tempo);
    case "turned":
      return turn(event, stage, tempo);
    case "escaped":
      return escape(event, stage, tempo);
    case "released":
    case "passed":
      return pause(300, tempo);
  }
}

function step({ fields }: Stepped, stage: Stage, tempo: Running): Promise<void> {
  const { source, target } = fields;
  const from = centre(source);
  const to = centre(target);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 12 };
  return run(
    stage.ghost(source),
    [{ transform: at(from) }, { transform: at(middle) }, { transform: at(to) }],
    380,
    tempo,
  );
}

async function mirror({ fields }: Mirrored, stage: Stage, tempo: Running): Promise<void> {
  const { source, target } = fields;
  const ghost = stage.ghost(source);
  const from = centre(source);
  const to = centre(target);
  glimmer(stage.flash(source), tempo);
  await run(
    ghost,
    [
      { transform: at(from), opacity: 1 },
      { transform: `${at(from)} scale(.1,1.1)`, opacity: 0.2 },
    ],
    300,
    tempo,
  );
  glimmer(stage.flash(target), tempo);
  await run(
    ghost,
    [
      { transform: `${at(to)} scale(.1,1.1)`, opacity: 0.2 },
      { transform: at(to), opacity: 1 },
    ],
    300,
    tempo,
  );
}

async function fight(event: Fought, stage: Stage, tempo: Running): Promise<void> {
  const { source, target } = event.fields;
  const attacker = stage.ghost(source);
  const defender = stage.ghost(target);
  const from = centre(source);
  const to = centre(target);
  const close = {
    x: from.x + (to.x - from.x) * 0.55,
    y: from.y + (to.y - from.y) * 0.55,
  };
  const back = {
    x: from.x - (to.x - from.x) * 0.15,
    y: from.y - (to.y - from.y) * 0.15,
  };
  await run(
    attacker,
    [{ transform: at(from) }, { transform: at(back) }, { transform: at(close) }],
    340,
    tempo,
  );
  glimmer(stage.flash(target), tempo);
  const lost = isAttackerLost(event);
  const loser = ghostOf(event.fields.loser_seat, event.fields.loser);
  const start = lost ? close : to;
  const dungeon = stage.outside("dungeon", loser) ?? start;
  const falls = run(
    lost ? attacker : defender,
    [
      { transform: at(start), opacity: 1 },
      { transform: `${at(start)} rotate(-14deg)`, offset: 0.12 },
      { transform: `${at(start)} rotate(14deg)`, offset: 0.24 },
      { transform: `${at(start)} rotate(-10deg)`, opacity: 1, offset: 0.34 },
      { transform: `${at(dungeon)} scale(${AWAY})`, opacity: 0.9 },
    ],
    700,
    tempo,
  );
  const holds = lost
    ? Promise.resolve()
    : run(attacker, [{ transform: at(close) }, { transform: at(to) }], 300, tempo);
  await Promise.all([falls, holds]);
}

function turn({ fields }: Turned, stage: Stage, tempo: Running): Promise<void> {
  const { colour, direction } = fields;
  const before = angleOf(stage.shown().portals[colour] ?? "north");
  const angle = turnedTo(before, direction);
  return run(
    stage.portal(colour),
    [
      { transform: `rotate(${before}deg)` },
      { transform: `rotate(${angle + 8}deg)`, offset: 0.8 },
      { transform: `rotate(${angle}deg)` },
    ],
    520,
    tempo,
  );
}

async function escape({ fields }: Escaped, stage: Stage, tempo: Running): Promise<void> {
  const { seat, colour, room } = fields;
  const ghost = ghostOf(seat, colour);
  const from = centre(room);
  const door = centre(PORTAL_ROOMS[colour]);
  const free = stage.outside("escaped", ghost) ?? door;
  glimmer(stage.flash(PORTAL_ROOMS[colour]), tempo);
  await run(
    stage.ghost(room),
    [
      { transform: at(from), opacity: 1 },
      { transform: `${at(door)} scale(.7)`, opacity: 0.9, offset: 0.4 },
      { transform: `${at(door)} scale(.3)`, opacity: 0.3, offset: 0.5 },
      { transform: `${at(free)} scale(${AWAY})`, opacity: 1 },
    ],
    760,
    tempo,
  );
}

/** A ghost that was placed comes from where it waited. */
function arrive({ fields }: Placed, stage: Stage, tempo: Running): Promise<void> {
  const { seat, owner_seat: owner, colour, target: room } = fields;
  const ghost = ghostOf(owner, colour);
  const where = owner === seat ? "waiting" : "dungeon";
  const from = stage.outside(where, ghost);
  const to = centre(room);
  return run(
    stage.ghost(room),
    [
      {
        transform: `${at(from ?? { x: to.x, y: to.y - 60 })} scale(${AWAY})`,
        opacity: from ? 1 : 0,
      },
      { transform: at(to), opacity: 1 },
    ],
    420,
    tempo,
  );
}

function glimmer(element: Element | null, tempo: Running): void {
  void run(
    element,
    [
      { opacity: 0, transform: "scale(.3)" },
      { opacity: 1, transform: "scale(1)", offset: 0.3 },
      { opacity: 0, transform: "scale(1.25)" },
    ],
    480,
    tempo,
  );
}

function at({ x, y }: Point): string {
  return `translate(${x}px,${y}px)`;
}

/** Animate; done when it has ended or was aborted. What was moved stays there until redrawn. */
async function run(
  element: Element | null,
  frames: Keyframe[],
  duration: number,
  { pace, signal, held }: Running,
): Promise<void> {
  if (!element || signal.aborted) return;
  const animation = element.animate(frames, {
    duration: duration * pace,
    easing: EASE,
    fill: "forwards",
  });
  held.push(animation);
  const stop = () => animation.cancel();
  signal.addEventListener("abort", stop, { once: true });
  try {
    await animation.finished;
  } catch {
    // Cancelled: how it ends is drawn at once.
  }
  signal.removeEventListener("abort", stop);
}

function pause(duration: number, { pace, signal }: Tempo): Promise<void> {
  if (signal.aborted || pace <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(done, duration * pace);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    }
    signal.addEventListener("abort", done, { once: true });
  });
}
