// What the fields of an event hold.
import type { EventInfo } from "../api/wire";

/** A number; -1 where there is none. */
export function numberIn(event: EventInfo, field: string): number {
  const value = event.fields[field];
  return typeof value === "number" ? value : -1;
}

/** A text; null where there is none. */
export function textIn(event: EventInfo, field: string): string | null {
  const value = event.fields[field];
  return typeof value === "string" ? value : null;
}

/** A list; empty where there is none. */
export function listIn(event: EventInfo, field: string): readonly unknown[] {
  const value = event.fields[field];
  return Array.isArray(value) ? value : [];
}

/** A list of texts; empty where there is none. */
export function textsIn(event: EventInfo, field: string): string[] {
  return listIn(event, field).map(String);
}

/** A card; null where it is hidden. */
export function cardIn(event: EventInfo): string | null {
  return textIn(event, "card");
}
