// Made from the server's types by python -m tools.wire_types.

export const FACTS = {
  kinds: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "X", "K"],
  families: {
    "1": "fearless",
    "2": "common",
    "3": "scary",
    "4": "common",
    "5": "common",
    "6": "common",
    "7": "common",
    "8": "special",
    "9": "common",
    "10": "common",
    "11": "special",
    "12": "scary",
    "13": "common",
    "14": "common",
    X: "special",
    K: "fearless",
  },
  copy: "X",
  kitty: "K",
  deck: 62,
  hand: 4,
  manors: [0, 0, 12, 10, 8, 6, 4],
} as const;
