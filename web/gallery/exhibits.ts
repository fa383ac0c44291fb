// What there is to see, and where: an exhibit is named by its room and what stands there.
import type { Component } from "svelte";
import { type GameFixtures, type Moment, roundOf } from "./fixtures";

interface Listed {
  /** kind/room/name, as in the address. */
  id: string;
  room: string;
  title: string;
  /** Whether a move can be shown again. */
  plays: boolean;
}

/** Cards, tokens and other pieces: each folder of boards may have a page of its own. */
export const PIECES = import.meta.glob<{ default: Component }>(
  "../src/{games,boards}/*/Gallery.svelte",
);

/** A page of parts that belong to no game. */
const PARTS = ["kit", "table", "art"] as const;

export function list(games: readonly GameFixtures[]): Listed[] {
  return [
    ...games.flatMap(({ game, moments, module }) => [
      ...piecesOf(game.id),
      { id: `panels/${game.id}`, room: game.id, title: "Panels", plays: false },
      ...moments.map((moment) => boardOf(game.id, moment)),
      ...moments
        .filter(
          (each) =>
            each === moments[0] || each.snapshot.outcome !== null || roundOf(module, each) !== null,
        )
        .map(({ id }) => ({
          id: `table/${game.id}/${id}`,
          room: game.id,
          title: "The whole table",
          plays: false,
        })),
    ]),
    ...Object.keys(PIECES)
      .map(folderOf)
      .filter((folder) => games.every(({ game }) => game.id !== folder.replace("games/", "")))
      .map((folder) => ({
        id: `pieces/${folder}`,
        room: folder,
        title: "Pieces",
        plays: false,
      })),
    ...PARTS.map((part) => ({ id: `part/${part}`, room: "parts", title: part, plays: false })),
  ];
}

function piecesOf(game: string): Listed[] {
  return Object.keys(PIECES).some((path) => folderOf(path) === `games/${game}`)
    ? [{ id: `pieces/games/${game}`, room: game, title: "Cards and tokens", plays: false }]
    : [];
}

function boardOf(game: string, { id, shows }: Moment): Listed {
  return { id: `board/${game}/${id}`, room: game, title: shows.join(", "), plays: true };
}

/** The folder, as games/<id>, of a Gallery.svelte by its path. */
export function folderOf(path: string): string {
  return path.split("/").slice(2, 4).join("/");
}
