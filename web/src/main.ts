import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { speakOfFields } from "./lib/fields";
import { askMe } from "./lib/me.svelte";
import { startWorker } from "./lib/notify";
import { carryWords } from "./lib/offline";
import { listen } from "./lib/router.svelte";
import { keepSettings, settings } from "./lib/settings.svelte";
import { wakeSound } from "./lib/sound";
import { languageOfBrowser, loadTexts, speak } from "./lib/text.svelte";

carryWords();
keepSettings();
listen();
wakeSound();
speakOfFields();
await speak(settings.language === "auto" ? languageOfBrowser() : settings.language);
// Both may fail: the pages say so themselves, and try again.
await Promise.allSettled([loadTexts("house", "hantise"), askMe()]);

const house = document.getElementById("house");
if (house) mount(App, { target: house });
startWorker();
