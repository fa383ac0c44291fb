/*
 * The peer's own server with its store in memory. It says where it listens, and
 * what its objects weigh when asked for /weight.
 */
import { Origins, Server } from "boardgame.io/dist/cjs/server.js";
import { hauntedBoard } from "./game.js";

const server = Server({ games: [hauntedBoard], origins: [Origins.LOCALHOST] });

server.router.get("/weight", (context) => {
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  context.body = { bytes: heapUsed + external };
});

const { appServer } = await server.run({ port: 0 });
console.log(`http://localhost:${appServer.address().port}`);
