// Words for when the house cannot be asked for any: carried along in both languages.
import en from "../../../src/hantise/locales/en/offline.ftl?raw";
import fr from "../../../src/hantise/locales/fr/offline.ftl?raw";
import { addBundle } from "./bundles.svelte";

/** Put them in place before anything else is said. */
export function carryWords(): void {
  addBundle("en", "offline", [en]);
  addBundle("fr", "offline", [fr]);
}
