// With the memory aid: the keys that everybody has seen, and those one has handed over.
import { say } from "../../text/text";
import type { Group } from "../../boards/macgregor/keyGroups";
import type { Recall } from "./table";

/** What is remembered of the keys, hand by hand; null without the memory aid. */
export function rememberedOf(
  recall: Recall | null | undefined,
  eyes: number | null,
  names: string[],
): Group[] | null {
  if (!recall) return null;
  const known = recall.known.flatMap((keys, seat) =>
    keys.length > 0 && seat !== eyes
      ? [{ heading: say("macgregor", "web-known-of", { seat }, names), keys }]
      : [],
  );
  const count = recall.keys.discards.length;
  return [
    { heading: say("macgregor", "count-discards", { count }), keys: recall.keys.discards },
    ...known,
  ];
}
