/*
 * People who play each other at the peer's tables. Orders come as lines of JSON,
 * and each is answered with a line of JSON.
 */
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { io } from "socket.io-client";
import { hauntedBoard, legalMoves } from "./game.js";

const [address] = process.argv.slice(2);
const PATIENCE_MS = 30_000;
const SEATS = ["0", "1"];

async function post(path, body) {
  const answer = await fetch(`${address}/games/${hauntedBoard.name}/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

/** Bytes that everybody was sent. */
let received = 0;

/** One end of a websocket at a table, with the latest state it was told. */
class Line {
  constructor(matchID, playerID, credentials) {
    this.matchID = matchID;
    this.playerID = playerID;
    this.credentials = credentials;
    this.state = null;
    this.waiting = null;
  }

  async connect() {
    this.socket = io(`${address}/${hauntedBoard.name}`, {
      forceNew: true,
      reconnection: false,
      transports: ["websocket"],
    });
    this.socket.io.engine.on("packet", ({ type, data }) => {
      if (type === "message") received += Buffer.byteLength(data);
    });
    this.socket.on("sync", (_, { state }) => this.hear(state));
    this.socket.on("update", (_, state) => this.hear(state));
    const heard = this.next();
    this.socket.on("connect", () => {
      this.socket.emit("sync", this.matchID, this.playerID, this.credentials);
    });
    await heard;
    return this;
  }

  hear(state) {
    this.state = state;
    this.waiting?.();
  }

  /** The next state that comes. */
  next() {
    return new Promise((resolve, reject) => {
      const tooLong = setTimeout(() => reject(new Error("nothing was heard")), PATIENCE_MS);
      this.waiting = () => {
        clearTimeout(tooLong);
        this.waiting = null;
        resolve(this.state);
      };
    });
  }

  play([type, args]) {
    const { playerID, credentials } = this;
    const payload = { type, args, playerID, credentials };
    const action = { type: "MAKE_MOVE", payload };
    this.socket.emit("update", action, this.state._stateID, this.matchID, playerID);
  }

  close() {
    this.socket.disconnect();
  }
}

/** Two people at one table, who go on to another one when a game ends. */
class Match {
  constructor(length) {
    this.length = length;
    this.moves = 0;
    this.latencies = [];
    this.seen = new Set();
  }

  async sitDown() {
    const setupData = { length: this.length };
    const { matchID } = await post("create", { numPlayers: 2, setupData });
    if (this.seen.has(matchID)) throw new Error("every table is another one");
    this.seen.add(matchID);
    this.lines = [];
    for (const playerID of SEATS) {
      const playerName = `player ${playerID}`;
      const joined = await post(`${matchID}/join`, { playerID, playerName });
      const line = new Line(matchID, playerID, joined.playerCredentials);
      this.lines.push(await line.connect());
    }
    return this;
  }

  leave() {
    for (const line of this.lines) line.close();
  }

  /** One whole move: sent, judged, and seen by both. */
  async move() {
    if (this.lines[0].state.ctx.gameover !== undefined) {
      this.leave();
      await this.sitDown();
    }
    const { ctx, _stateID: before } = this.lines[0].state;
    const actor = this.lines[Number(ctx.currentPlayer)];
    const other = this.lines[1 - Number(ctx.currentPlayer)];
    const choices = legalMoves(actor.state.G, actor.playerID);
    const began = performance.now();
    const both = [actor.next(), other.next()];
    actor.play(choices[Math.floor(Math.random() * choices.length)]);
    const mine = await both[0];
    this.latencies.push((performance.now() - began) / 1000);
    const theirs = await both[1];
    if (mine._stateID <= before || mine._stateID !== theirs._stateID)
      throw new Error("both must see the move");
    this.moves += 1;
  }
}

let matches = [];

const movesSoFar = () => matches.reduce((sum, match) => sum + match.moves, 0);

const orders = {
  async sit({ tables, length }) {
    matches = [];
    while (matches.length < tables) matches.push(await new Match(length).sitDown());
    return {};
  },

  /** Everybody moves as soon as it is their turn. */
  async flatOut({ seconds }) {
    const [moved, began] = [movesSoFar(), performance.now()];
    const end = began + seconds * 1000;
    await Promise.all(
      matches.map(async (match) => {
        while (performance.now() < end) await match.move();
      }),
    );
    const took = (performance.now() - began) / 1000;
    return { moves: movesSoFar() - moved, seconds: took };
  },

  /** Every table makes a move a second, each at its own moment. */
  async paced({ seconds }) {
    for (const match of matches) match.latencies = [];
    const [before, began] = [received, performance.now()];
    await Promise.all(
      matches.map(async (match, index) => {
        const first = began + (1000 * index) / matches.length;
        for (let number = 0; number < seconds; number++) {
          const wait = first + 1000 * number - performance.now();
          await sleep(Math.max(0, wait));
          await match.move();
        }
      }),
    );
    const latencies = matches.flatMap((match) => match.latencies);
    return { latencies, received: received - before };
  },

  /** So many moves at each table. */
  async play({ moves }) {
    await Promise.all(
      matches.map(async (match) => {
        while (match.moves < moves) await match.move();
      }),
    );
    return {};
  },

  /** Bytes that somebody gets who comes back to the first table. */
  async comeBack() {
    const { matchID, playerID, credentials } = matches[0].lines[0];
    if (matches[0].seen.size !== 1) throw new Error("all moves of one game");
    matches[0].leave();
    const [before, line] = [received, new Line(matchID, playerID, credentials)];
    await line.connect();
    line.close();
    return { bytes: received - before };
  },

  async leave() {
    for (const match of matches) match.leave();
    matches = [];
    return {};
  },
};

for await (const order of createInterface({ input: process.stdin })) {
  const { name, ...given } = JSON.parse(order);
  console.log(JSON.stringify(await orders[name](given)));
}
process.exit(0);
