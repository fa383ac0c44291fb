// Which games can be played in the dark, and with which options: the first edition glows (MG-1.2).
type Options = Readonly<Record<string, string>>;

const DARK: Readonly<Record<string, Options>> = { macgregor: { edition: "1998" } };

/** The options with which a game can be played in the dark; undefined: it cannot. */
export function darkOptions(game: string): Options | undefined {
  return DARK[game];
}

/** Whether a table can be played in the dark. */
export function canBeDark(game: string, options: Readonly<Record<string, unknown>>): boolean {
  const needed = Object.entries(DARK[game] ?? {});
  return needed.length > 0 && needed.every(([name, value]) => options[name] === value);
}
