// From a castle to a table, and to files.
import { api } from "../api/api";
import { castlesApi } from "../api/castles";
import { askGames } from "../stores/games.svelte";
import { navigate } from "../app/router.svelte";
import type { CheckedCastle } from "../api/wire";
import { download } from "../share/picture";
import type { Game } from "./sketch";

/** A game on a castle against a bot, at once. */
export async function playOn(game: Game, text: string): Promise<void> {
  const about = (await askGames()).find(({ id }) => id === game);
  const bots = Array.from({ length: (about?.min_players ?? 2) - 1 }, () => ({
    kind: "bot" as const,
  }));
  const table = await api.newTable({
    game,
    seats: [{ kind: "me" }, ...bots],
    options: { castle: text },
    public: false,
    memory_aid: true,
    chat: "off",
    rated: false,
    start: true,
  });
  navigate(`/t/${table.id}`);
}

/** The castle file, as `hantise castle check` takes it. */
export function saveToml(name: string, text: string): void {
  download(new Blob([text], { type: "application/toml" }), `${fileName(name)}.toml`);
}

/** A picture of it; there is none of a castle with faults. */
export async function savePicture({ text, sketch }: CheckedCastle): Promise<void> {
  const { picture } = await castlesApi.checkCastle({ text, picture: true });
  if (picture !== null)
    download(new Blob([picture], { type: "image/svg+xml" }), `${fileName(sketch?.name ?? "")}.svg`);
}

function fileName(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\w]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return (plain || "castle").toLowerCase();
}
