// What a value from -1 (all lost) to 1 (all won) means to people.
export type Outlook = "winning" | "ahead" | "even" | "behind" | "losing";

const CLEAR = 0.6;
const SLIGHT = 0.15;

export function outlookOf(value: number): Outlook {
  if (value >= CLEAR) return "winning";
  if (value >= SLIGHT) return "ahead";
  if (value > -SLIGHT) return "even";
  return value > -CLEAR ? "behind" : "losing";
}

/** As a whole number from −100 to +100. */
export function worthOf(value: number): string {
  const worth = Math.round(100 * value);
  if (worth === 0) return "0";
  return worth > 0 ? `+${worth}` : `−${-worth}`;
}
