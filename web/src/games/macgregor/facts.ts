// Made from the server's types by python -m tools.wire_types.

export const FACTS = {
  blazons: { L: "lion", C: "crown", T: "tower", X: "cross", H: "thistle" },
  most_keys: 4,
  most_rows: 7,
} as const;
