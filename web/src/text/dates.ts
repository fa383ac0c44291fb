// Times in the words of the language in use, as the reader's region writes them.
import { language } from "./text";

/** The language in use with the region of the reader, if that is one where it is read. */
export function region(known: readonly string[] = navigator.languages): string {
  return known.find((tag) => tag.split("-", 1)[0] === language.current) ?? language.current;
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "3 hours ago", from seconds since 1970. */
export function ago(at: number, now: number = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(region(), { numeric: "auto" });
  const seconds = at - now;
  for (const [unit, length] of UNITS)
    if (Math.abs(seconds) >= length) return format.format(Math.round(seconds / length), unit);
  return format.format(0, "second");
}

/** "15 November 2026", from seconds since 1970. */
export function date(at: number): string {
  return new Intl.DateTimeFormat(region(), { dateStyle: "long" }).format(at * 1000);
}

/** "15 Nov 2026, 16:14", from seconds since 1970. */
export function dateTime(at: number): string {
  return new Intl.DateTimeFormat(region(), {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(at * 1000);
}

/** "A, B and C". */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(region(), { type: "conjunction" }).format(words);
}
