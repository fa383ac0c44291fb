/*
 * A game for the peer to serve, of the size of 18 Ghosts: nine ghosts a side on
 * a board of 5 × 5, whose colours only their owner knows until they have fought.
 */
import { INVALID_MOVE } from "boardgame.io/dist/cjs/core.js";

const SIZE = 5;
const COLOURS = ["red", "blue", "yellow"];
const GHOSTS_OF_EACH = 3;

function setup({ random }, { length }) {
  const places = random.Shuffle([...Array(SIZE * SIZE).keys()]);
  const cells = Array(SIZE * SIZE).fill(null);
  for (const owner of ["0", "1"])
    for (const colour of COLOURS)
      for (let n = 0; n < GHOSTS_OF_EACH; n++) cells[places.pop()] = { owner, colour };
  return { cells, dungeon: [], moves: 0, length };
}

function beats(attacker, defender) {
  const step = COLOURS.indexOf(attacker) - COLOURS.indexOf(defender);
  return (step + COLOURS.length) % COLOURS.length === 1;
}

function isNeighbour(from, to) {
  const across = Math.abs((from % SIZE) - (to % SIZE));
  const down = Math.abs(Math.floor(from / SIZE) - Math.floor(to / SIZE));
  return across + down === 1;
}

function isCell(place) {
  return Number.isInteger(place) && place >= 0 && place < SIZE * SIZE;
}

function canStep(cells, playerID, from, to) {
  return (
    isCell(from) &&
    isCell(to) &&
    isNeighbour(from, to) &&
    cells[from]?.owner === playerID &&
    cells[to]?.owner !== playerID
  );
}

function canFree({ cells, dungeon }, playerID, index, to) {
  return isCell(to) && cells[to] === null && dungeon[index]?.owner === playerID;
}

function step({ G, playerID }, from, to) {
  if (!canStep(G.cells, playerID, from, to)) return INVALID_MOVE;
  const [attacker, defender] = [G.cells[from], G.cells[to]];
  G.cells[from] = null;
  if (defender === null) {
    G.cells[to] = attacker;
  } else if (beats(attacker.colour, defender.colour)) {
    G.cells[to] = attacker;
    G.dungeon.push(defender);
  } else {
    G.dungeon.push(attacker);
  }
  G.moves += 1;
}

function free({ G, playerID }, index, to) {
  if (!canFree(G, playerID, index, to)) return INVALID_MOVE;
  G.cells[to] = G.dungeon[index];
  G.dungeon.splice(index, 1);
  G.moves += 1;
}

/** Whoever has more ghosts in the rooms after the last move wins. */
function endIf({ G }) {
  if (G.moves < G.length) return undefined;
  const [mine, theirs] = ["0", "1"].map(
    (owner) => G.cells.filter((ghost) => ghost?.owner === owner).length,
  );
  if (mine === theirs) return { draw: true };
  return { winner: mine > theirs ? "0" : "1" };
}

function playerView({ G, playerID }) {
  const seen = (ghost) =>
    ghost === null || ghost.owner === playerID ? ghost : { owner: ghost.owner };
  return { ...G, cells: G.cells.map(seen) };
}

/** Every move that a player's view allows, as [name, arguments]. */
export function legalMoves(view, playerID) {
  const { cells, dungeon } = view;
  const places = [...cells.keys()];
  const steps = places.flatMap((from) =>
    [from - SIZE, from - 1, from + 1, from + SIZE]
      .filter((to) => canStep(cells, playerID, from, to))
      .map((to) => ["step", [from, to]]),
  );
  const freed = [...dungeon.keys()].flatMap((index) =>
    places.filter((to) => canFree(view, playerID, index, to)).map((to) => ["free", [index, to]]),
  );
  return [...steps, ...freed];
}

export const hauntedBoard = {
  name: "haunted-board",
  minPlayers: 2,
  maxPlayers: 2,
  setup,
  moves: { step, free },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf,
  playerView,
};
