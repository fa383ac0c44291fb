// Rule numbers in words (EG-3.6) lead to the rule: in a drawer where a page has one, else on the
// game's page of rules.

export interface Part {
  words: string;
  /** The rule that is named; null: plain words. */
  rule: string | null;
}

const NUMBER = /\b([A-Z]{2,4}-\d+(?:\.\d+)?)\b/;

/** Words with their rule numbers apart. */
export function partsOf(words: string): Part[] {
  // What a group matched stands between the pieces.
  return words
    .split(NUMBER)
    .map((piece, index) => ({ words: piece, rule: index % 2 === 1 ? piece : null }))
    .filter((part) => part.words !== "");
}

type Show = (rule: string) => void;
let shows: Show | null = null;

/** As long as this page is open, rules are shown on it; gives back what ends that. */
export function showRulesHere(show: Show): () => void {
  shows = show;
  return () => {
    if (shows === show) shows = null;
  };
}

/** A link to a rule is followed. */
export function followRule(event: MouseEvent, rule: string): void {
  const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
  if (!shows || elsewhere) return;
  event.preventDefault();
  shows(rule);
}
