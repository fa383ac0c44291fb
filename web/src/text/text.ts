// Puts messages into words, with the same conventions as src/hantise/text.py:
// - a field called seat or ending in _seat also gives $seat_name, the person's name;
// - a string field colour with the value red also gives $colour_name if there is a message
//   colour-red; a list keys likewise gives $keys_names. Its
//   attribute .one, if it has one, gives $colour_one: the name with its article;
// - a message is said in the second person to the reader at $seat if it has the attribute .you,
//   and to the one at $other_seat if it has .other-you.
import { bundleOf, isWanted, loadTexts } from "./bundles.svelte";
import type { Text } from "../api/wire";

export { language, loadTexts, speak, type Language } from "./bundles.svelte";

export type Fields = Readonly<Record<string, unknown>>;
/** The names by seat, and which seat is the reader’s, where one person alone reads. */
export interface Names extends ReadonlyArray<string> {
  readonly reader?: number | null;
}
type Value = string | number;

const LARGEST_NUMBER = 10 ** 15;
const LONGEST_FIELD = 500;

/** Whether a domain has a message (key or key.attribute). */
export function has(domain: string, key: string): boolean {
  return patternOf(domain, key) != null;
}

/**
 * Put a message into words in the language in use. Inside a component it is said anew whenever
 * the language changes. Messages that are not here yet are fetched; until then nothing is said.
 */
export function say(domain: string, key: string, fields: Fields = {}, names: Names = []): string {
  const bundle = bundleOf(domain);
  if (!bundle) {
    if (!isWanted(domain)) loadTexts(domain).catch(complain);
    return "";
  }
  const pattern = patternOf(domain, toReader(domain, key, fields, names));
  if (pattern == null) {
    complain(`${domain}: there is no message ${key}`);
    return import.meta.env.DEV ? `⟦${domain}:${key}⟧` : key;
  }
  const errors: Error[] = [];
  const words = bundle.formatPattern(pattern, expand(domain, fields, names), errors);
  if (errors[0]) complain(`${domain}, ${key}: ${errors[0].message}`);
  return words;
}

/** Put into words what the server sent as a message. */
export function sayText(text: Text, names: Names = []): string {
  return say(text.domain, text.key, text.fields, names);
}

/** Why something was refused. People have touched what they tried: the notation tells them nothing. */
export function sayRefusal(text: Text, names: Names = []): string {
  const reason: unknown = text.fields.reason;
  const tried = text.key === "error-illegal-action" || text.key === "error-never";
  const told = tried && typeof reason === "object" && reason !== null && isText(reason);
  return sayText(told ? reason : text, names);
}

/** A person's name, or the seat's letter. */
export function seatName(seat: number, names: readonly string[] = []): string {
  const name = names[seat];
  if (name !== undefined) return name;
  return seat >= 0 && seat < 26
    ? String.fromCharCode("A".charCodeAt(0) + seat)
    : short(String(seat));
}

/** A speaker of one domain, as boards and lessons want it. */
export function speaker(
  domain: string,
  names: Names = [],
): (key: string, fields?: Fields) => string {
  return (key, fields) => say(domain, key, fields, names);
}

function patternOf(domain: string, key: string) {
  const [name = "", attribute] = key.split(".", 2);
  const message = bundleOf(domain)?.getMessage(name);
  return attribute ? message?.attributes[attribute] : message?.value;
}

/** The key of the second person, where a message has one for the seat that reads it. */
function toReader(domain: string, key: string, fields: Fields, { reader }: Names): string {
  if (reader == null || key.includes(".")) return key;
  return (
    Object.keys(fields)
      .filter((field) => isSeat(field) && fields[field] === reader)
      .sort((one, other) => Number(other === "seat") - Number(one === "seat"))
      .map((field) => `${key}.${field.slice(0, -"seat".length).replaceAll("_", "-")}you`)
      .find((second) => has(domain, second)) ?? key
  );
}

function isSeat(field: string): boolean {
  return field === "seat" || field.endsWith("_seat");
}

function expand(domain: string, fields: Fields, names: Names): Record<string, Value> {
  const values: Record<string, Value> = {};
  for (const [field, value] of Object.entries(fields)) {
    if (value === null || value === undefined) values[field] = "unknown";
    else if (typeof value === "boolean") values[field] = value ? "yes" : "no";
    else if (typeof value === "number") {
      values[field] = Math.abs(value) < LARGEST_NUMBER ? value : short(String(value));
      if (isSeat(field)) values[`${field}_name`] = seatName(Math.trunc(value), names);
    } else if (typeof value === "string") {
      values[field] = short(value);
      if (has(domain, `${field}-${value}`))
        values[`${field}_name`] = say(domain, `${field}-${value}`);
      if (has(domain, `${field}-${value}.one`))
        values[`${field}_one`] = say(domain, `${field}-${value}.one`);
    } else if (Array.isArray(value)) {
      values[field] = short(value.join(", "));
      const named = value.map((item) => `${field}-${item}`);
      if (named.length > 0 && named.every((key) => has(domain, key)))
        values[`${field}_names`] = short(named.map((key) => say(domain, key)).join(", "));
    } else if (isText(value)) values[field] = sayText(value, names);
    else complain(`${domain}: the field ${field} cannot be put into words`);
  }
  return values;
}

function isText(value: object): value is Text {
  return "domain" in value && "key" in value;
}

/** What bad input may be quoted at length. */
function short(words: string): string {
  return words.length <= LONGEST_FIELD ? words : `${words.slice(0, LONGEST_FIELD)}…`;
}

function complain(what: unknown): void {
  if (import.meta.env.DEV) console.warn(what);
}
