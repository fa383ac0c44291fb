// What is remembered, and how it is shown.
import type { Snippet } from "svelte";
import type { CardGroup } from "./cardGroups";

/** Some of what is remembered. */
interface Group {
  heading: string;
  count?: string;
  cards: readonly CardGroup[];
}

export interface Remembering {
  groups: readonly Group[];
  words: { open: string; close: string };
  label: (card: string, copies: number) => string;
  /** What explains a card. */
  mark: (card: string) => string;
  face: Snippet<[string]>;
}
