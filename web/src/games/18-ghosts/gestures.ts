// Tells a tap, a long press and a drag apart.
const LONG = 450;
const NEAR = 8;

export interface Pressed {
  /** Whether what is in a room can be dragged. */
  drags: (room: string) => boolean;
  tap: (room: string) => void;
  long: (room: string) => void;
  drag: (room: string, by: { x: number; y: number }, over: string | null) => void;
  drop: (room: string, target: string | null) => void;
}

export class Press {
  #room: string | null = null;
  #from = { x: 0, y: 0 };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #state: "tap" | "long" | "drag" | "lost" = "tap";
  readonly #on: Pressed;

  constructor(on: Pressed) {
    this.#on = on;
  }

  down(event: PointerEvent, room: string): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.cancel();
    this.#room = room;
    this.#from = { x: event.clientX, y: event.clientY };
    this.#state = "tap";
    if (event.pointerType !== "mouse")
      this.#timer = setTimeout(() => {
        this.#state = "long";
        this.#on.long(room);
      }, LONG);
    if (this.#on.drags(room)) (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    const room = this.#room;
    if (room === null || this.#state === "long") return;
    const dx = event.clientX - this.#from.x;
    const dy = event.clientY - this.#from.y;
    if (this.#state === "tap" && Math.hypot(dx, dy) > NEAR) {
      clearTimeout(this.#timer);
      this.#state = this.#on.drags(room) ? "drag" : "lost";
    }
    if (this.#state === "drag")
      this.#on.drag(room, { x: dx, y: dy }, roomUnder(event.clientX, event.clientY));
  }

  up(event: PointerEvent): void {
    const room = this.#room;
    const state = this.#state;
    this.#room = null;
    clearTimeout(this.#timer);
    if (room === null) return;
    if (state === "tap") this.#on.tap(room);
    else if (state === "drag") this.#on.drop(room, roomUnder(event.clientX, event.clientY));
  }

  cancel(): void {
    clearTimeout(this.#timer);
    if (this.#room !== null && this.#state === "drag") this.#on.drop(this.#room, null);
    this.#room = null;
  }

  /** A long press is no wish for the browser's menu. */
  menu(event: Event): void {
    if (this.#room !== null) event.preventDefault();
  }
}

function roomUnder(x: number, y: number): string | null {
  const found = document
    .elementsFromPoint(x, y)
    .find((element) => element instanceof HTMLElement && element.dataset.room);
  return (found as HTMLElement | undefined)?.dataset.room ?? null;
}
