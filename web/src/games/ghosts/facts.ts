// Made from the server's types by python -m tools.wire_types.

export const FACTS = { ghost_cards: 54, mists: 6, most_fright: 7 } as const;
