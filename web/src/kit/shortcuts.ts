// Every key that does something at a table, in a replay or in a drawing of a castle: what handles it and what lists it read
// the same data. Keys are called as `KeyboardEvent.key` calls them.

export interface Shortcut<Keys extends readonly string[] = readonly string[]> {
  /** What it does: a message of the table page. */
  words: string;
  keys: Keys;
}

function shortcut<const Keys extends readonly string[]>(
  words: string,
  ...keys: Keys
): Shortcut<Keys> {
  return { words, keys };
}

/** Whether a key that was pressed is one of these; with Alt, Ctrl or Meta it is the browser's. */
export function isFor(event: KeyboardEvent, { keys }: Shortcut): boolean {
  return !event.altKey && !event.ctrlKey && !event.metaKey && keys.includes(event.key);
}

// Everywhere
export const HELP = shortcut("keys-help", "?");
export const CLOSE = shortcut("keys-close", "Escape");
/** With or without Shift, which leads the other way. */
export const EXPLAIN = shortcut("keys-explain", "I");
export const TABS = shortcut("keys-tabs", "ArrowLeft", "ArrowRight", "Home", "End");

// Behind a curtain
export const HOLD = shortcut("keys-hold", " ", "Enter");
export const CURTAIN = shortcut("keys-curtain", "Escape");

// On a board of rooms
export const ROOMS = shortcut("keys-rooms", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown");
export const ROW_ENDS = shortcut("keys-row-ends", "Home", "End");
export const CHOOSE = shortcut("keys-choose", "Enter", " ");
export const LET_GO = shortcut("keys-let-go", "Escape");

// In a hand of cards
export const CARDS = shortcut("keys-cards", "ArrowLeft", "ArrowRight");
export const ROWS = shortcut("keys-rows", "ArrowUp", "ArrowDown");
export const HAND_ENDS = shortcut("keys-hand-ends", "Home", "End");
export const COPIES = shortcut("keys-copies", "+", "-");

// In a drawing of a castle: on a wall, in a room, and with Ctrl everywhere
export const PLACES = shortcut("keys-places", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown");
export const USE_TOOL = shortcut("keys-tool", "Enter", " ");
export const DOOR = shortcut("keys-door", "R", "B", "G");
export const WALL_UP = shortcut("keys-wall-up", "Delete", "Backspace", "0");
export const HALL = shortcut("keys-hall", "M");
export const UNDO = shortcut("keys-undo", "Ctrl+Z");
export const REDO = shortcut("keys-redo", "Ctrl+Y");
export const SAVE = shortcut("keys-save", "Ctrl+S");

/** What a room is painted with. */
export function blazonKeys(letters: string): Shortcut {
  return shortcut("keys-blazon", ...Array.from(letters));
}

// In a replay
export const PLAY = shortcut("keys-play", " ");
export const STEP = shortcut("keys-step", "ArrowLeft", "ArrowRight");
export const TEN = shortcut("keys-ten", "PageUp", "PageDown");
export const REPLAY_ENDS = shortcut("keys-replay-ends", "Home", "End");
