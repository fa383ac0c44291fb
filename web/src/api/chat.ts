// Made from the server's types by python -m tools.wire_types.

export const PHRASES = [
  "hello",
  "good-luck",
  "your-turn",
  "one-moment",
  "well-played",
  "lucky",
  "oops",
  "boo",
  "thanks",
  "sorry",
  "good-game",
  "rematch",
  "goodbye",
] as const;
export const LONGEST_CHAT = 300;
