// Which games can be played in the dark, and with which options: dark.ts in a game's folder says so.
type Options = Readonly<Record<string, string>>;

const DARK = import.meta.glob<Options>("../games/*/dark.ts", { eager: true, import: "default" });

/** The options with which a game can be played in the dark; undefined: it cannot. */
export function darkOptions(game: string): Options | undefined {
  return DARK[`../games/${game}/dark.ts`];
}

/** Whether a table can be played in the dark. */
export function canBeDark(game: string, options: Readonly<Record<string, unknown>>): boolean {
  const needed = Object.entries(darkOptions(game) ?? {});
  return needed.length > 0 && needed.every(([name, value]) => options[name] === value);
}
