// Where the house at night has windows: six, and four more with every storey that is added.

export interface Window {
  /** The middle. */
  x: number;
  /** The sill. */
  y: number;
  /** How many letters a line of the title below it may have: some have neighbours. */
  line: number;
  /** A round one, as long as it is dark. */
  round?: boolean;
}

const STOREY = 132;
const WIDE = 17;
const NARROW = 11;

/** How many storeys are added for so many games. */
export function addedStoreys(games: number): number {
  return Math.max(0, Math.ceil((games - 6) / 4));
}

/** By how much the roofs are higher than those of the house for six games. */
export function lift(games: number): number {
  return addedStoreys(games) * STOREY;
}

/** The windows for at least so many games, the best ones first. */
export function windowsFor(games: number): Window[] {
  const top = lift(games);
  const storeys = Array.from({ length: addedStoreys(games) }, (_, index) => (index + 1) * STOREY);
  return [
    { x: -76, y: -124, line: NARROW },
    { x: 34, y: -126, line: NARROW },
    { x: -178, y: -190 - top, line: WIDE },
    { x: 156, y: -62, line: WIDE },
    { x: -180, y: -72, line: WIDE },
    { x: 153, y: -192 - top, line: WIDE, round: true },
    ...storeys.flatMap((up) => [
      { x: -76, y: -124 - up, line: NARROW },
      { x: 34, y: -126 - up, line: NARROW },
      { x: -180, y: -72 - up, line: NARROW },
      { x: 156, y: -62 - up, line: NARROW },
    ]),
  ];
}
