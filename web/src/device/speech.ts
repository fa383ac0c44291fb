// Says things aloud with the browser's own voice, in the language in use.
import { settings } from "../stores/settings.svelte";
import { language } from "../text/bundles.svelte";

/** Whether this browser can speak at all. */
export function canSpeak(): boolean {
  return typeof speechSynthesis !== "undefined";
}

/** Say it, after what is being said; nothing if the voice is off or there is none. */
export function speakAloud(words: string): void {
  if (!settings.voice || !canSpeak() || words.trim() === "") return;
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.lang = language.current === "fr" ? "fr-FR" : "en-GB";
  utterance.volume = settings.volume;
  const voice = speechSynthesis
    .getVoices()
    .find((each) => each.lang.toLowerCase().startsWith(language.current));
  if (voice) utterance.voice = voice;
  speechSynthesis.speak(utterance);
}
