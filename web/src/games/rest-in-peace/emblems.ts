// A little picture for each Medium, around the origin in a box of 48 × 48.

/** Layers from the back to the front, each a path: pale, golden, pale over gold, lines, dark. */
export interface Emblem {
  pale?: string;
  gold?: string;
  over?: string;
  line?: string;
  dark?: string;
}

/** The special card of round 10 has the number 0. */
export const EMBLEMS: readonly Emblem[] = [
  // The gate of the graveyard under the moon.
  {
    gold: "M4-20a9 9 0 1 1-8 12a11 11 0 0 0 8-12z",
    line: "M-18 20V-2a18 18 0 0 1 36 0v22M0-8v28M-9-10v30M9-10v30M-18 6h36M-22 20h44",
  },
  // A card under lock.
  {
    pale: "M-19-20h22v32h-22z",
    gold: "M-4 2h24v18h-24z",
    line: "M1 2v-5a7 7 0 0 1 14 0v5M-13-13h10",
    dark: "M8 8a2.6 2.6 0 0 1 1.3 4.9l1.2 4.1h-5l1.2-4.1A2.6 2.6 0 0 1 8 8z",
  },
  // A crystal ball.
  {
    pale: "M0-21a17 17 0 1 1 0 34a17 17 0 1 1 0-34z",
    gold: "M-13 12h26l4 9h-34zM0-15l2.6 6.8l6.8 2.6l-6.8 2.6L0 4l-2.6-7l-6.8-2.6l6.8-2.6z",
    line: "M-11-9a12 12 0 0 1 5-6",
  },
  // An eye that sees all.
  {
    pale: "M-22 2Q0-20 22 2Q0 24-22 2z",
    gold: "M0-7a9 9 0 1 1 0 18a9 9 0 1 1 0-18z",
    line: "M0-13v-8M-11-10l-5-7M11-10l5-7",
    dark: "M0-2a4 4 0 1 1 0 8a4 4 0 1 1 0-8z",
  },
  // A lady with a long veil.
  {
    pale: "M0-21C9-21 11-13 11-7C13 3 17 12 20 21H-20C-17 12-13 3-11-7C-11-13-9-21 0-21z",
    line: "M-6-4C-7 6-10 14-12 21M6-4C7 6 10 14 12 21",
    dark: "M-4.5-13a1.7 2.3 0 1 1-.1 0zM4.5-13a1.7 2.3 0 1 1-.1 0z",
    gold: "M0 3l2 4l4.5.6l-3.3 3.2l.8 4.6L0 13.2l-4 2.2l.8-4.6l-3.3-3.2L-2 7z",
  },
  // A gentleman whose head does not quite stay on.
  {
    pale: "M-10-13a10 9 0 0 1 20 0v6a10 8 0 0 1-20 0zM-15 6Q0 0 15 6L20 21H-20z",
    gold: "M-13-13Q0-19 13-13L9-16C8-25-8-25-9-16zM8-18q11-7 13 1q-7 4-13-1z",
    line: "M-15 6l4 4l4-5l4 5l3-5l3 5l4-5l4 5l4-4M-3-2q3 2.5 6 0",
    dark: "M-4-9a1.6 2 0 1 1-.1 0zM4-9a1.6 2 0 1 1-.1 0z",
  },
  // A boot and the fold of a carpet.
  {
    gold: "M-22 21V15Q-14 15-11 8T-3 15H22V21z",
    pale: "M-2-20L11-17L9-5Q20-3 21 5L19 9L-3 2Q-7 0-6-5z",
    line: "M-4-2L9 2M-20-8l6 2M-18-16l6 4M-12 21v-3M0 21v-3M12 21v-3",
  },
  // Two rings that do not meet.
  {
    line: "M-9-2a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19zM10 1a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19zM3-20l-5 7h6l-4 7",
    gold: "M-9-13l5 5l-5 6l-5-6z",
    pale: "M10-9l5 5l-5 6l-5-6z",
  },
  // A bat.
  {
    pale: "M0-3C3-8 6-10 9-10L8-3C12-8 18-10 23-9C19-6 20-1 18 6C15 3 12 3 9 7C6 6 3 8 0 13C-3 8-6 6-9 7C-12 3-15 3-18 6C-20-1-19-6-23-9C-18-10-12-8-8-3L-9-10C-6-10-3-8 0-3z",
    dark: "M-2.6 0a1.2 1.2 0 1 1 0 2.4a1.2 1.2 0 1 1 0-2.4zM2.6 0a1.2 1.2 0 1 1 0 2.4a1.2 1.2 0 1 1 0-2.4z",
    gold: "M0-21l1.5 3.5L5-16l-3.5 1.5L0-11l-1.5-3.5L-5-16l3.5-1.5z",
  },
  // A snake.
  {
    pale: "M-14 19C-20 19-21 11-14 10C-4 9-15 0-12-8C-9-17 4-14 8-19C10-22 19-21 19-15C19-9 12-9 9-11C4-9-4-9-5-4C-6 2 5 7 1 13C15 7 20 13 17 19z",
    line: "M19-14l4 2M19-14l4-2M-8 15H10",
    dark: "M13-18a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3z",
  },
  // A mallet that knocks.
  {
    gold: "M-15-17L-4-21L2-6L-9-2z",
    pale: "M-3-9L20 7L17 12L-6-4z",
    line: "M-14 6l-5 4M-8 8l-2 7M-18 0h-5M-2 8l3 6",
  },
  // A puff of smoke.
  {
    pale: "M-11 14C-22 14-23 1-14 0C-16-12-3-17 2-9C9-16 20-9 16 0C24 4 20 15 11 14z",
    line: "M-6-2L6 9M6-2L-6 9M-15-16l-4-4M14-16l5-3M0 20v3M-10 19l-2 3M10 19l2 3",
  },
  // A face with its tongue out.
  {
    pale: "M0-21a20 20 0 1 1 0 40a20 20 0 1 1 0-40z",
    gold: "M-4 6h11v7a5.5 6 0 0 1-11 0z",
    line: "M-11 6H12M1.5 7v5M-13-8l8 3l-8 3M6-6q4-4 8 0",
  },
  // An hourglass.
  {
    pale: "M-12-17H12C12-5 3-3 3 0S12 5 12 17H-12C-12 5-3 3-3 0S-12-5-12-17z",
    gold: "M-8-10H8Q4-4 0-1Q-4-4-8-10zM-9 16Q-7 8 0 8T9 16z",
    line: "M-16-20H16M-16 20H16M0-1V8",
  },
  // Two who hold hands.
  {
    pale: "M-20 20V-4a9 9 0 0 1 18 0V20l-4.5-4l-4.5 4l-4.5-4zM2 20V-4a9 9 0 0 1 18 0V20l-4.5-4l-4.5 4l-4.5-4z",
    line: "M-3 7Q0 11 3 7",
    dark: "M-14-6a1.6 2.2 0 1 1-.1 0zM-8-6a1.6 2.2 0 1 1-.1 0zM8-6a1.6 2.2 0 1 1-.1 0zM14-6a1.6 2.2 0 1 1-.1 0z",
    gold: "M0-21c4-5 9 1 0 6c-9-5-4-11 0-6z",
  },
  // One who comes in again.
  {
    pale: "M-18 20V-2a9 9 0 0 1 18 0V20l-4.5-4l-4.5 4l-4.5-4z",
    gold: "M22-2L13-9V-5Q6-5 4 0Q8-1 13 1V5z",
    line: "M-6-16Q2-24 12-16M21 12v8M14 14v6",
    dark: "M-12-3a1.6 2.2 0 1 1-.1 0zM-6-3a1.6 2.2 0 1 1-.1 0z",
  },
  // Spectacles.
  {
    pale: "M-11-6a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM11-6a9 9 0 1 1 0 18a9 9 0 1 1 0-18z",
    line: "M-2 1Q0-2 2 1M-20 0l-2-9l4-3M20 0l2-9l-4-3",
    dark: "M-11-1a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7zM11-1a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7z",
  },
  // Slime.
  {
    pale: "M-20-18H20V-6C20 2 14 2 14-4C14-8 9-8 9-3V9C9 15 2 15 2 9V0C2-4-3-4-3 0V4C-3 9-9 9-9 4V-4C-9-8-14-8-14-4C-14 2-20 2-20-6z",
    gold: "M-18 21Q-18 15-6 15Q4 13 8 17Q20 16 20 21z",
    dark: "M-6-14a1.8 2.2 0 1 1-.1 0zM6-14a1.8 2.2 0 1 1-.1 0z",
  },
  // A tombstone and the way back.
  {
    pale: "M-19 20V-5a10 10 0 0 1 20 0V20z",
    gold: "M5 20Q22 18 17 2l5 1L13-9L6 4l5-2Q14 14 5 14z",
    line: "M-9-5v11M-13-1h8M-22 20h28",
  },
  // A hooded shape and a star.
  {
    pale: "M-4-20C9-20 12-8 12 0L16 21H-18L-14 0C-14-8-12-20-4-20z",
    dark: "M-2-13C5-13 6-6 5-1C2 3-5 3-8 0C-10-6-8-13-2-13z",
    gold: "M16-21l1.8 4.2L22-15l-4.2 1.8L16-9l-1.8-4.2L10-15l4.2-1.8z",
    line: "M-6 8v13M4 8v13",
  },
  // A flag at the end of the way.
  {
    line: "M-12-21V21M-18 21h12",
    pale: "M-12-19Q-2-24 5-19T21-19V1Q12 6 5 1T-12 1z",
    dark: "M-12-19Q-8-21-4-21.5V-11Q-8-11-12-9zM4-19.5Q8-17 12-17V-7Q8-7 4-9.5zM-4-11Q0-11.5 4-9.5V.5Q0-1.5-4-1zM12-7Q17-7 21-9V1Q17 3 12 3z",
  },
  // A mirror that weeps.
  {
    gold: "M0-22a14 16 0 0 1 4 31l1 12h-10l1-12a14 16 0 0 1 4-31z",
    over: "M0-18a10 12 0 1 1 0 24a10 12 0 1 1 0-24z",
    dark: "M-4-9a1.7 2.2 0 1 1-.1 0zM4-9a1.7 2.2 0 1 1-.1 0zM-4-4q2.4 4 0 5.5q-2.4-1.5 0-5.5zM4-4q2.4 4 0 5.5q-2.4-1.5 0-5.5z",
  },
  // One who lies very still, with a lily.
  {
    pale: "M-22 17V9Q-22-1-11-1H12L22 4L14 8L22 12L14 17z",
    line: "M-17 5l4 4M-13 5l-4 4M2 4V-9",
    gold: "M2-21Q7-15 2-8Q-3-15 2-21zM-7-17Q0-15 2-8Q-6-9-7-17zM11-17Q4-15 2-8Q10-9 11-17z",
  },
  // Two goldfish.
  {
    gold: "M-21-9Q-12-19-1-10L8-16V-2L-1-8Q-12 1-21-9zM21 10Q12 0 1 9L-8 3V17L1 11Q12 20 21 10z",
    dark: "M-14-11.5a1.5 1.5 0 1 1-.1 0zM14 7.5a1.5 1.5 0 1 1-.1 0z",
    line: "M-17-20a2 2 0 1 1-.1 0zM16-4a1.6 1.6 0 1 1-.1 0z",
  },
  // A cord that keeps others out.
  {
    pale: "M-6 8V-7a6 6 0 0 1 12 0V8l-3-2.5L0 8l-3-2.5z",
    gold: "M-19-14a3 3 0 1 1 0 6a3 3 0 1 1 0-6zM19-14a3 3 0 1 1 0 6a3 3 0 1 1 0-6z",
    line: "M-19-7V20M-23 20h8M19-7V20M15 20h8M-19-2Q0 26 19-2",
    dark: "M-2.2-8a1.3 1.7 0 1 1-.1 0zM2.2-8a1.3 1.7 0 1 1-.1 0z",
  },
  // Two frames with nobody in them.
  {
    gold: "M-22-17H-2V13H-22zM2-13H22V17H2z",
    over: "M-18-13H-6V9H-18zM6-9H18V13H6z",
    line: "M-16-7l8 10M-8-7l-8 10M8-3l8 10M16-3L8 7",
  },
  // An open book and what rises from it.
  {
    pale: "M0 19Q-10 11-22 15V-1Q-10-5 0 3Q10-5 22-1V15Q10 11 0 19z",
    line: "M0 3V19M-16 4l10 2M16 4L6 6",
    gold: "M0-22l2.5 5.5L8-15l-4 4.2L5-4L0-7l-5 3l1-6.8L-8-15l5.5-1.5z",
  },
  // A white flag.
  {
    pale: "M-11-19Q0-25 8-18T22-19V0Q14 5 6 0T-11 1z",
    line: "M-11-21L-17 21M0-10q4 4 8 0",
    dark: "M1-16a1.5 2 0 1 1-.1 0zM8-15a1.5 2 0 1 1-.1 0z",
  },
  // Two houses that change places.
  {
    pale: "M-22 4V-8L-14-17L-6-8V4zM6 19V7L14-2L22 7V19z",
    gold: "M-16 4v-7h4v7zM12 19v-7h4v7z",
    line: "M2-14Q14-16 15-9M15-9l-4-3M15-9l4-4M-2 16Q-14 18-15 11M-15 11l4 3M-15 11l-4 4",
  },
  // A penny.
  {
    gold: "M0-20a20 20 0 1 1 0 40a20 20 0 1 1 0-40z",
    line: "M0-15a15 15 0 1 1 0 30a15 15 0 1 1 0-30z",
    dark: "M-5-6L2-10V7H5V10H-5V7H-2V-5L-5-3z",
  },
];
