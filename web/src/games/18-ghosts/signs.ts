// The sign of each colour: on bellies, in portals, and as the weave of the carpets.
import type { GhostSign } from "../../art/ghost";
import type { Colour } from "./rooms";

export const SIGNS: Readonly<Record<Colour, GhostSign>> = {
  red: "lozenge",
  blue: "wave",
  yellow: "sun",
};

/** Each sign around the origin, about 20 wide; waves and rays are strokes. */
export const SIGN_PATHS: Readonly<Record<Colour, { fill: string; stroke: string }>> = {
  red: { fill: "M0-12L10.5 0L0 12L-10.5 0Z", stroke: "" },
  blue: {
    fill: "",
    stroke: "M-12-3.5q4-6.5 8 0t8 0t8 0M-12 5.5q4-6.5 8 0t8 0t8 0",
  },
  yellow: {
    fill: "M0-6a6 6 0 1 0 0 12a6 6 0 1 0 0-12Z",
    stroke:
      "M0-9.5v-3.5M0 9.5v3.5M-9.5 0h-3.5M9.5 0h3.5M-6.7-6.7l-2.5-2.5" +
      "M6.7-6.7l2.5-2.5M-6.7 6.7l-2.5 2.5M6.7 6.7l2.5 2.5",
  },
};
