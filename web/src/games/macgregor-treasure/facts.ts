// Made from the server's types by python -m tools.wire_types.

export const FACTS = {
  blazons: { L: "lion", C: "crown", T: "tower", X: "cross", H: "thistle", V: "vert", S: "stag" },
  colours: { r: "red", b: "blue", g: "green" },
  treasures: ["red", "blue", "green", "yellow", "white", "black"],
  objects: ["lamp", "pickaxe", "detector"],
  most_keys: 3,
  cards_to_plan: 4,
  token_blazons: "TC",
} as const;
