// What the ghost of the house can look like.
export type GhostShape = "sheet" | "hat" | "wisp";
export type GhostTone = "pale" | "dark";
export type GhostMood = "calm" | "glad" | "cross" | "asleep" | "scared" | "proud";
export type GhostPattern = "plain" | "stripes" | "dots" | "waves" | "lozenges" | "checks";
export type GhostSign = "none" | "lozenge" | "wave" | "sun";
