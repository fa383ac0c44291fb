// The gallery, for whoever works on a drawing: development only, it is no part of the build.
// With ?exhibit=… the page is that exhibit alone, in the theme and language that the address says.
import { mount } from "svelte";
import "../src/app.css";
import "./gallery.css";
import { settings } from "../src/stores/settings.svelte";
import { LANGUAGES, loadTexts, speak } from "../src/text/bundles.svelte";
import { answerFromFiles } from "./answers";
import Exhibit from "./Exhibit.svelte";
import { loadFixtures } from "./fixtures";
import Gallery from "./Gallery.svelte";

answerFromFiles();
const query = new URLSearchParams(location.search);
const games = await loadFixtures();
await loadTexts("house", "table", "hantise", "castle", ...games.map(({ game }) => game.id));
const target = document.getElementById("gallery") ?? document.body;
const id = query.get("exhibit");
if (id === null) {
  mount(Gallery, { target, props: { games } });
} else {
  settings.theme = query.get("theme") === "light" ? "light" : "dark";
  document.documentElement.dataset.theme = settings.theme;
  settings.motion = query.has("still") ? "reduced" : "full";
  document.documentElement.dataset.motion = settings.motion;
  settings.sound = false;
  await speak(LANGUAGES.find((each) => each === query.get("language")) ?? "en");
  document.documentElement.lang = query.get("language") ?? "en";
  mount(Exhibit, { target, props: { id, games } });
}
