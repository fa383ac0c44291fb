import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { speakOfFields } from "./kit/formValidation";
import { askMe } from "./stores/me.svelte";
import { startWorker } from "./device/notify";
import { carryWords } from "./text/offlineMessages";
import { listen } from "./app/router.svelte";
import { keepSettings, settings } from "./stores/settings.svelte";
import { wakeSound } from "./device/sound";
import { languageOfBrowser, loadTexts, speak } from "./text/bundles.svelte";

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
