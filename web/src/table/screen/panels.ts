// The drawers of a table: beside it on a desk, over it on a phone.
import type { IconName } from "../../kit/Icon.svelte";

export type Panel = "log" | "chat" | "rules";

export const PANELS: readonly { panel: Panel; icon: IconName }[] = [
  { panel: "log", icon: "log" },
  { panel: "chat", icon: "chat" },
  { panel: "rules", icon: "rules" },
];
