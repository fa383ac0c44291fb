// Made from the server's types by python -m tools.wire_types.

export const FACTS = {
  rounds: 10,
  goals: { manor: 4, castle: 3 },
  values: [1, 2, 3, 4, 5, 6],
  mediums: 29,
} as const;
