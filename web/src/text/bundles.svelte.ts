// The language in use and the messages fetched so far, as reactive state.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";

export type Language = "en" | "fr";
export const LANGUAGES: readonly Language[] = ["en", "fr"];
const PRODUCT = "hantise";

let current = $state<Language>("en");
const bundles = new SvelteMap<string, FluentBundle>();
const underway = new Map<string, Promise<void>>();
const sources = new Map<string, Promise<string>>();

/** The language in use. */
export const language = {
  get current(): Language {
    return current;
  },
};

/** The messages of a domain in the language in use; undefined until they were fetched. */
export function bundleOf(domain: string): FluentBundle | undefined {
  return bundles.get(`${current}/${domain}`);
}

/** Fetch the messages of these domains in the language in use, once. */
export async function loadTexts(...domains: string[]): Promise<void> {
  await Promise.all(domains.map((domain) => fetchBundle(current, domain)));
}

/** Whether the messages of a domain are here in the language in use. */
export function isHere(domain: string): boolean {
  return bundleOf(domain) !== undefined;
}

/** Whether a domain is being fetched, or was. */
export function isWanted(domain: string): boolean {
  return underway.has(`${current}/${domain}`);
}

/** Speak another language, once everything on the screen can be said in it. */
export async function speak(chosen: Language): Promise<void> {
  const domains = new Set([...underway.keys()].map((key) => key.slice(key.indexOf("/") + 1)));
  await Promise.allSettled([...domains].map((domain) => fetchBundle(chosen, domain)));
  current = chosen;
}

/** The language a browser asks for. */
export function languageOfBrowser(wanted: readonly string[] = navigator.languages): Language {
  for (const tag of wanted) {
    const known = LANGUAGES.find((name) => tag.toLowerCase().startsWith(name));
    if (known) return known;
  }
  return "en";
}

/** Put the messages of a domain in place, with the product's own behind them. */
export function addBundle(chosen: Language, domain: string, texts: string[]): void {
  const bundle = new FluentBundle(chosen, { useIsolating: false });
  // A message that is there already stays: the domain's own comes first.
  for (const text of texts) bundle.addResource(new FluentResource(text));
  bundles.set(`${chosen}/${domain}`, bundle);
}

function fetchBundle(chosen: Language, domain: string): Promise<void> {
  const key = `${chosen}/${domain}`;
  let promise = underway.get(key);
  if (!promise) {
    const names = [...new Set([domain, PRODUCT])];
    promise = Promise.all(names.map((name) => fetchSource(chosen, name))).then((texts) => {
      addBundle(chosen, domain, texts);
    });
    underway.set(key, promise);
    // Whoever asks later tries again.
    promise.catch(() => underway.delete(key));
  }
  return promise;
}

function fetchSource(chosen: Language, domain: string): Promise<string> {
  const address = `/api/texts/${chosen}/${encodeURIComponent(domain)}.ftl`;
  let promise = sources.get(address);
  if (!promise) {
    promise = fetch(address).then((answer) => {
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      return answer.text();
    });
    sources.set(address, promise);
    promise.catch(() => sources.delete(address));
  }
  return promise;
}
