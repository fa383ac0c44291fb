// What somebody chose on this device; kept by the browser where it can.
export interface Settings {
  language: "auto" | "en" | "fr";
  theme: "system" | "light" | "dark";
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Whether announcements are spoken aloud. */
  voice: boolean;
  motion: "system" | "full" | "reduced";
  /** How fast the events of a game are shown. */
  speed: Speed;
  /** Whether costly choices are asked about once more. */
  confirm: boolean;
  /** Whether this browser tells when it is somebody's turn. */
  notifications: boolean;
  /** Whether games that glow are played in the dark. */
  inTheDark: boolean;
}

export type Speed = "slow" | "normal" | "fast" | "instant";
export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "instant"];

const KEY = "hantise.settings";

export const DEFAULTS: Readonly<Settings> = {
  language: "auto",
  theme: "system",
  sound: true,
  volume: 0.6,
  voice: false,
  motion: "system",
  speed: "normal",
  confirm: true,
  notifications: false,
  inTheDark: false,
};

const CHOICES: { [K in keyof Settings]?: readonly Settings[K][] } = {
  language: ["auto", "en", "fr"],
  theme: ["system", "light", "dark"],
  motion: ["system", "full", "reduced"],
  speed: SPEEDS,
};

/** The settings; change a field and everything that reads it follows. */
export const settings: Settings = $state(readSettings());

const wantsLessMotion = watch("(prefers-reduced-motion: reduce)");
const wantsLight = watch("(prefers-color-scheme: light)");

/** Whether things may move, by choice or as the system says. */
export function motionReduced(): boolean {
  return settings.motion === "system" ? wantsLessMotion.matches : settings.motion === "reduced";
}

/** The theme to draw, by choice or as the system says. */
export function themeInUse(): "light" | "dark" {
  if (settings.theme !== "system") return settings.theme;
  return wantsLight.matches ? "light" : "dark";
}

/** How long things take: 1 is normal, 0 at once. */
export function pace(): number {
  return { slow: 1.8, normal: 1, fast: 0.5, instant: 0 }[settings.speed];
}

/** What was kept, as far as it makes sense. */
export function readSettings(): Settings {
  const kept = readKept();
  const made: Settings = { ...DEFAULTS };
  for (const key of Object.keys(DEFAULTS) as (keyof Settings)[])
    if (isSound(key, kept[key])) Object.assign(made, { [key]: kept[key] });
  return made;
}

/** From now on keep every change, and show theme and motion on the page. */
export function keepSettings(): () => void {
  return $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings);
      try {
        localStorage.setItem(KEY, text);
      } catch {
        // A private window may refuse: the settings last as long as the page.
      }
    });
    $effect(() => {
      document.documentElement.dataset.theme = themeInUse();
      document.documentElement.dataset.motion = motionReduced() ? "reduced" : "full";
    });
  });
}

function readKept(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function isSound(key: keyof Settings, value: unknown): boolean {
  if (typeof value !== typeof DEFAULTS[key]) return false;
  if (typeof value === "number") return value >= 0 && value <= 1;
  const choices: readonly unknown[] | undefined = CHOICES[key];
  return !choices || choices.includes(value);
}

function watch(query: string): { readonly matches: boolean } {
  let matches = $state(false);
  if (typeof matchMedia === "function") {
    const list = matchMedia(query);
    matches = list.matches;
    list.addEventListener("change", () => (matches = list.matches));
  }
  return {
    get matches() {
      return matches;
    },
  };
}
