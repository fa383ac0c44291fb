// Every page of the house and where it lives; each is fetched when somebody goes there.
import { route, type Route } from "./app/router.svelte";
import { loadCastleTexts } from "./castle-editor/texts";

/** A page about castles has the words of castles and of their games from the beginning. */
async function ofCastles<Page>(page: Promise<Page>): Promise<Page> {
  await loadCastleTexts();
  return page;
}

export const routes: readonly Route[] = [
  route("/", "title-entrance", () => import("./pages/Home.svelte")),
  route("/lobby", "title-lobby", () => import("./pages/Lobby.svelte")),
  route("/mine", "title-mine", () => import("./pages/MyGames.svelte")),
  route("/people/:id", null, () => import("./pages/Player.svelte")),
  route("/leaderboard", "title-leaderboard", () => import("./pages/Leaderboards.svelte")),
  route("/leaderboard/:game", null, () => import("./pages/Leaderboard.svelte")),
  route("/settings", "title-settings", () => import("./pages/Settings.svelte")),
  route("/device", "title-device", () => import("./pages/Device.svelte")),
  route("/rules/:game", null, () => import("./pages/GameRules.svelte")),
  route("/about", "title-about", () => import("./pages/About.svelte")),
  route("/fair", "title-fair", () => import("./pages/Fair.svelte")),
  route("/admin", "title-admin", () => import("./pages/Admin.svelte")),
  route("/t/:id", null, () => import("./table/TablePage.svelte"), "bare"),
  route("/tv/:code", null, () => import("./tv/TvPage.svelte"), "bare"),
  route("/replay", null, () => import("./replay/ImportPage.svelte"), "bare"),
  route("/replay/:id", null, () => import("./replay/ReplayPage.svelte"), "bare"),
  route("/castles", "title-castles", () => ofCastles(import("./castle-editor/CastlesPage.svelte"))),
  route("/castles/new", null, () => ofCastles(import("./castle-editor/EditPage.svelte"))),
  route("/castle/:id", null, () => ofCastles(import("./castle-editor/CastlePage.svelte"))),
  route("/castle/:id/edit", null, () => ofCastles(import("./castle-editor/EditPage.svelte"))),
  route("/puzzles", "title-puzzles", () => import("./puzzles/PuzzlesPage.svelte")),
  route("/puzzles/:game/:puzzle", null, () => import("./puzzles/PuzzlePage.svelte"), "bare"),
  route("/learn/:game", null, () => import("./lesson/LessonPage.svelte"), "bare"),
];
